import { Parser, type ParserOptions } from 'htmlparser2';

/**
 * Whether elements of HTML or XML are nested deeper than `most`. Reads up to that place only. The parser keeps the open
 * elements in an array and adds to its beginning, so 100,000 nested ones take seconds and 600,000 take minutes.
 * @param most levels of elements
 * @returns true as soon as an element is deeper; the text need not be valid
 * @example isMarkupNestedDeeper('<p><b>x</b></p>', 1); // true
 */
export function isMarkupNestedDeeper(text: string, most: number, options: ParserOptions = {}): boolean {
  if (!hasMoreTags(text, most)) return false;
  let depth = 0;
  let isDeeper = false;
  const parser = new Parser(
    {
      onopentag() {
        depth += 1;
        if (depth <= most) return;
        isDeeper = true;
        parser.pause();
      },
      onclosetag() {
        depth -= 1;
      },
    },
    options,
  );
  parser.end(text);
  return isDeeper;
}

/** Most texts are too short to be nested deeply, and need no second parsing. */
function hasMoreTags(text: string, most: number): boolean {
  let at = -1;
  for (let count = 0; count <= most; count++) {
    at = text.indexOf('<', at + 1);
    if (at === -1) return false;
  }
  return true;
}
