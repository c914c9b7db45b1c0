/**
 * Escapes every character that has a meaning in a regular expression. (`RegExp.escape` does the same, but not all
 * supported browsers have it.)
 *
 * @example new RegExp(`^${escapeRegExp('a.b')}$`).test('a.b')
 */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
