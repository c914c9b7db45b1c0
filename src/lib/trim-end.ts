/**
 * Removes characters from the end of a text. In one pass: `/x+$/` scans each run of the character in the text again
 * from each of its characters.
 *
 * @param removed matches a single character
 * @returns the text up to the last character that does not match
 * @example
 * trimEnd('/about//', /\//); // '/about'
 */
export function trimEnd(text: string, removed: RegExp): string {
  let end = text.length;
  while (end > 0 && removed.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
