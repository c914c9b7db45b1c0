/**
 * `Content-Disposition` header that saves a file under a name: in UTF-8 (RFC 6266) for browsers, preceded by
 * an ASCII version for other clients.
 * @example attachment('平面图.pdf')
 */
export const attachment = (name: string): string => disposition('attachment', name);

/**
 * The same for a file that the browser shows: it gets the name when a visitor saves it.
 * @example inlineAs('价格表.pdf')
 */
export const inlineAs = (name: string): string => disposition('inline', name);

const disposition = (kind: 'attachment' | 'inline', name: string): string =>
  `${kind}; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`;

const asciiOf = (name: string) => name.replace(/[^ -~]+/g, '_').replace(/["\\%]/g, '_');

/** RFC 8187 allows fewer characters than `encodeURIComponent` leaves unescaped. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
