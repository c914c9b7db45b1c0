import { hasWords, markWords } from '#lib/search-words.ts';

/** Parts of a text that are shown at most. */
const most = 3;
/** Characters of a part, and those of them before its first word of the query. */
const length = { part: 90, before: 24 };

/**
 * @param text lines
 * @param known lines that are shown already
 * @returns the parts of a text with words of a query, those with the most different words first
 */
export function excerptsOf(text: string, words: readonly string[], known: readonly string[]): string[] {
  const counted = text.split('\n').flatMap((line) => {
    const count = known.includes(line) ? 0 : words.filter((word) => hasWords(line, [word])).length;
    return count > 0 ? [{ line, count }] : [];
  });
  return counted
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ line }) => partAround(line, words));
}

function partAround(line: string, words: readonly string[]): string {
  if (line.length <= length.part) return line;
  const [first, second] = markWords(line, words);
  const at = first?.isFound ? 0 : (first?.text.length ?? 0);
  const start = second ? Math.max(0, at - length.before) : 0;
  const end = start + length.part;
  // Never half of a character outside the basic plane.
  const part = line
    .slice(start, end)
    .toWellFormed()
    .replace(/^\ufffd|\ufffd$/g, '');
  return `${start > 0 ? '…' : ''}${part}${end < line.length ? '…' : ''}`;
}
