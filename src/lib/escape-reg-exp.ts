/**
 * Escapes every character that has a meaning in a regular expression. (`RegExp.escape` does the same, but not all
 * supported browsers have it.)
 *
 * @returns the source of a pattern that matches the text itself
 * @example
 * new RegExp(`^${escapeRegExp('a.b')}$`).test('a.b'); // true
 */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
