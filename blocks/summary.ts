/** Length of a summary in characters, Chinese ones counting twice: about four lines. */
export const summaryRoom = 260;

export interface Summary {
  /** Plain text, cut at the end of a sentence or word if too long. */
  text: string;
  /** True if nothing was left out: no text, list, table, picture or link. */
  whole: boolean;
}

/**
 * Summarises sanitised HTML in a few lines of plain text.
 * @returns undefined if it has no text
 */
export function summaryOf(html: string | undefined): Summary | undefined {
  const text = plainText(html ?? '');
  if (!text) return undefined;
  const short = cut(text);
  return { text: short, whole: short === text && !hasStructure.test(html ?? '') };
}

/** Matches elements other than running text. */
const hasStructure = /<(?!\/?(?:p|br|span|div)\b)/i;

/** Elements that begin and end lines. */
const lineElements = new Set(
  'br p div ul ol li h1 h2 h3 h4 h5 h6 tr td th dl dt dd caption blockquote'.split(' '),
);

/**
 * @param html sanitised
 * @returns its lines of plain text, split at blocks and line breaks, without empty lines
 */
export const htmlLines = (html: string): string[] =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<\/?([a-z][a-z\d]*)\b[^<>]*>/g, (_tag, name: string) => (lineElements.has(name) ? '\n' : ''))
    // The sanitiser emits no other entities.
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .flatMap((line) => line.replace(/\s+/g, ' ').trim() || []);

const plainText = (html: string): string => htmlLines(html).join(' ');

function cut(text: string): string {
  let room = summaryRoom;
  let end = 0;
  for (const character of text) {
    room -= /\p{Script=Han}|[，。、；：！？]/u.test(character) ? 2 : 1;
    if (room < 0) break;
    end += character.length;
  }
  if (end === text.length) return text;
  const part = text.slice(0, end);
  const sentence = /^[\s\S]{40,}[。！？.!?](?=\s|[^\s\d])/u.exec(part)?.[0];
  return sentence ?? `${part.replace(/\s\S{0,30}$/u, '').trimEnd()}…`;
}
