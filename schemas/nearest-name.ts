/** Maximum length of compared names. Longer ones are not typing errors, and the cost is the product of both lengths. */
const longestName = 60;

/**
 * The known name that a misspelt one was probably meant to be: `htlm` → `html`, `richtext` → `rich-text`.
 *
 * @returns `undefined` if no known name is similar
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > longestName) return undefined;
  const bare = withoutMarks(name);
  let nearest: { name: string; distance: number } | undefined;
  for (const candidate of known) {
    const other = withoutMarks(candidate);
    // The difference in length is a lower bound of the distance, so most names need no comparison.
    if (Math.abs(bare.length - other.length) > allowedDistance(candidate)) continue;
    const distance = distanceOf(bare, other);
    if (distance <= allowedDistance(candidate) && (!nearest || distance < nearest.distance))
      nearest = { name: candidate, distance };
  }
  return nearest?.name;
}

const withoutMarks = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '');

/** A third of the name: two swapped letters of `html` count as two edits. */
const allowedDistance = ({ length }: string): number => Math.max(length > 2 ? 2 : 0, Math.floor(length / 3));

/** Levenshtein distance. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const [corner = 0, above = 0, left = 0] = [row[column], row[column + 1], next[column]];
      next.push(Math.min(above + 1, left + 1, corner + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
