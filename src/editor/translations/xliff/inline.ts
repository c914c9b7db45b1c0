/** A part of a text in an XLIFF file: words for the translator, or a protected code such as `<strong>`. */
export type Inline = { text: string } | { code: string };

/** Tags, entities, and characters of HTML that stand for themselves only by mistake. */
const codes = /<[^<>]*>|&[#\w]{1,32};|[<>&]/g;

const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** @returns the parts of a text; joining them again gives exactly the same text */
export function inlineOf(text: string, isRich: boolean): Inline[] {
  if (!isRich) return text === '' ? [] : [{ text }];
  const parts: Inline[] = [];
  const add = (part: Inline) => {
    const last = parts.at(-1);
    if ('text' in part && last && 'text' in last) last.text += part.text;
    else if (!('text' in part) || part.text !== '') parts.push(part);
  };
  let from = 0;
  for (const { 0: found, index } of text.matchAll(codes)) {
    add({ text: text.slice(from, index) });
    const character = characters[found];
    add(character === undefined ? { code: found } : { text: character });
    from = index + found.length;
  }
  add({ text: text.slice(from) });
  return parts;
}

/** @returns the text of some parts, as `inlineOf` has read it */
export const textOfInline = (parts: readonly Inline[], isRich: boolean): string =>
  parts.map((part) => ('code' in part ? part.code : isRich ? escaped(part.text) : part.text)).join('');

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Elements without an end tag. */
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'source', 'track', 'wbr']);

/** @returns whether the tags among some codes open and close in order */
export function isBalanced(parts: readonly Inline[]): boolean {
  const open: string[] = [];
  for (const part of parts) {
    const [, end, name] = ('code' in part && /^<(\/?)([a-z][a-z0-9]*)/i.exec(part.code)) || [];
    if (name === undefined || empty.has(name.toLowerCase())) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
