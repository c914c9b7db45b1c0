const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [34, 92, 91, 93, 123, 125];

/**
 * Whether JSON is nested deeper than recursive code can read. In one pass before parsing: 60,000 opening brackets are
 * 60 kB, and exhaust the stack of whatever walks through them.
 * @param most levels of arrays and objects
 * @returns true as soon as it is deeper; the text need not be valid JSON
 */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === quote) index = endOfString(json, index);
    else if (code === openBracket || code === openBrace) depth += 1;
    else if (code === closeBracket || code === closeBrace) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

/** The index of the closing quote. */
function endOfString(json: string, start: number): number {
  let index = start + 1;
  while (index < json.length && json.charCodeAt(index) !== quote)
    index += json.charCodeAt(index) === backslash ? 2 : 1;
  return index;
}
