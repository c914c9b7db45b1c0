const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that no XML document may contain, not even as references (XML 1.0, section 2.2), and discouraged controls. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** @returns the text for the content of an element or attribute, without characters that XML forbids */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** The declaration at the start of a document. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
