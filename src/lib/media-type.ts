/**
 * @param header `Content-Type`
 * @returns its media type in lower case, without parameters; `undefined` without a header
 * @example
 * mediaType('Text/HTML; charset=utf-8'); // 'text/html'
 */
export const mediaType = (header: string | null | undefined): string | undefined =>
  header?.split(';', 1)[0]?.trim().toLowerCase();
