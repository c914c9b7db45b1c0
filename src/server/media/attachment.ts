/**
 * `Content-Disposition` of a file to be saved under a name: in UTF-8 for whoever reads RFC 6266, which is every browser
 * today, and in ASCII before it for the rest.
 */
export const attachment = (name: string): string =>
  `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`;

const asciiOf = (name: string) => name.replace(/[^ -~]+/g, '_').replace(/["\\%]/g, '_');

/** RFC 8187 allows fewer signs than a part of an address. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
