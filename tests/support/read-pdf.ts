import { readFileSync } from 'node:fs';
import { constants, inflateSync } from 'node:zlib';

/** The properties of a PDF file. */
export interface PdfProperties {
  title: string;
  /** As in `<html lang>`. */
  language: string;
  pages: number;
  /** Whether the file has a structure for screen readers. */
  tagged: boolean;
  /** Whether the file has bookmarks. */
  outlined: boolean;
  /** Fingerprint of the HTML that it was printed from. */
  source: string | undefined;
}

/**
 * Reads the properties of a PDF file with compressed object streams, such as the demo documents.
 *
 * @throws Error if the file is not such a PDF file
 */
export function readPdf(path: string): PdfProperties {
  const bytes = readFileSync(path);
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-1.')) throw new Error(`${path} does not start with a PDF header`);
  const objects = [...text.matchAll(/<<[^\n]*\/Type \/ObjStm[^\n]*>>\s+stream\n/g)]
    .map(({ index, 0: head }) => inflate(bytes.subarray(index + head.length)))
    .join('\n');
  const own = /\/Author [^\n]*/.exec(objects)?.[0] ?? '';
  const title = /\/Title (\((?:[^()\\]|\\.)*\)|<[0-9a-f]*>)/.exec(own)?.[1];
  const language = /\/Lang \(([^)]*)\)/.exec(objects)?.[1];
  if (title === undefined || language === undefined) throw new Error(`${path} has no title or no language`);
  return {
    title: stringOf(title),
    language,
    pages: objects.match(/\/Type \/Page\b/g)?.length ?? 0,
    tagged: objects.includes('/Marked true') && objects.includes('/StructTreeRoot'),
    outlined: objects.includes('/Type /Outlines'),
    source: /\/Source \((\w+)\)/.exec(own)?.[1],
  };
}

/** Ignores what follows the stream in the file. */
const inflate = (from: Buffer) =>
  inflateSync(from, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');

/** `(Rigging)` or `<52…>`; UTF-16 if it begins with the bytes FE FF. */
function stringOf(literal: string): string {
  const inside = literal.slice(1, -1);
  const bytes = literal.startsWith('<')
    ? Buffer.from(inside, 'hex')
    : Buffer.from(unescaped(inside), 'latin1');
  if (bytes.readUInt16BE(0) !== 0xfeff) return bytes.toString('latin1');
  return Buffer.from(bytes).swap16().toString('utf16le').slice(1);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string) =>
  text.replace(/\\([0-7]{1,3}|.)/g, (_, sign: string) =>
    /[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (escapes[sign] ?? sign),
  );
