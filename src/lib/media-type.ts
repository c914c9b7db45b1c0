/**
 * The media type of a `Content-Type` header, in lower case and without parameters.
 * @example mediaType('Text/HTML; charset=utf-8') // 'text/html'
 */
export const mediaType = (header: string | null | undefined): string | undefined =>
  header?.split(';', 1)[0]?.trim().toLowerCase();
