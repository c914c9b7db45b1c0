import { isLocalised, type Language, languageKey } from '#schemas/language.ts';
import type { Path } from '../fields/value-paths.ts';
import { textOfHtml } from '../publishing/diff/shown-value.ts';

/** A field of a block that is to be opened. */
export interface FieldRequest {
  /** Key of the block. */
  block: string;
  /** Path of the text in the props; empty for the first field. */
  path: Path;
  language: Language;
}

/** Elements that contain one text of a field. */
const wholeTexts = 'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption';

/** Distance from a line of text that still counts as on it, in pixels of the page. */
const near = 4;

/**
 * Finds the text at a position. Blocks on the canvas are inert, so that the browser itself names none.
 * @param x distance from the left edge of the frame, in pixels of the page
 * @returns undefined beside all texts
 */
export function textAt(block: Element, { x, y }: { x: number; y: number }): string | undefined {
  const frame = block.ownerDocument;
  const texts = frame.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const range = frame.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const isHit = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        x >= left - near && x <= right + near && y >= top - near && y <= bottom + near,
    );
    const own = texts.currentNode.nodeValue?.trim();
    if (!isHit || !own) continue;
    // Headings are split into words: two characters occur in many fields, the whole heading in one.
    const whole = texts.currentNode.parentElement?.closest(wholeTexts)?.textContent?.trim();
    return whole || own;
  }
  return undefined;
}

/**
 * Finds the prop with a text: the one that is equal to it, or else the shortest that contains it.
 * @returns undefined if no prop has it, as for texts that come from the venue's data
 */
export function pathOfText(props: unknown, text: string, language: Language): Path | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  const found = textsIn(props, [], language)
    .filter((one) => one.text.includes(wanted))
    .toSorted((one, other) => one.text.length - other.text.length);
  return found[0]?.path;
}

const plain = (text: string): string => textOfHtml(text).replace(/\s+/g, ' ').trim();

function textsIn(value: unknown, path: Path, language: Language): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: plain(value) }];
  if (typeof value === 'number') return [{ path, text: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalised(value)) return textsIn(value[languageKey(language)], path, language);
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index], language));
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key], language));
}
