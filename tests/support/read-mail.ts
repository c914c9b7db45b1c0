/** A decoded mail with one plain text. */
export interface ReadMail {
  /** Headers by lower-case name. */
  headers: Record<string, string>;
  text: string;
}

/** Parses a mail of our server: folded and encoded headers, and one text in any of three transfer encodings. */
export function readMail(source: string): ReadMail {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
      }),
  );
  const body = rest.join('\r\n\r\n');
  return { headers, text: decodeBody(body, headers['content-transfer-encoding']).replaceAll('\r\n', '\n') };
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquote(body.replace(/=\r\n/g, '')) : body;
}

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`; white space between two encoded words is ignored. */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, coded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString()
        : unquote(coded.replaceAll('_', ' ')),
    );

const unquote = (coded: string): string =>
  Buffer.from(
    coded.replace(/=([0-9A-F]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
