import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { largestDrawing, largestUpload } from '#schemas/editor/media.ts';
import { type MediaEnding, mediaTypes } from '#schemas/editor/media-types.ts';
import { type Refused, refused } from './refused.ts';

/** A completely received file. */
export interface Received {
  /** Type by its first bytes. */
  ending: MediaEnding;
  /** SHA-256, hexadecimal. */
  hash: string;
  bytes: number;
}

/** Maximum size of a type, in bytes. */
const limitOf = (ending: MediaEnding): number =>
  ending === 'svg' ? largestDrawing : largestUpload[mediaTypes[ending].kind];

/**
 * Writes a body to a new file as it arrives, in chunks. Stops at an unknown type, too many bytes, or an empty
 * body.
 * @throws when the body is interrupted or the disk rejects it
 */
export async function receive(
  body: ReadableStream<Uint8Array> | null,
  path: string,
): Promise<Received | Refused> {
  await using file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  let ending: MediaEnding | undefined;
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (head.length < headSize) head = Buffer.concat([head, piece.subarray(0, headSize)]);
    if (ending === undefined && head.length >= headSize) {
      ending = sniff(head);
      if (!ending) return refused('unknownType');
    }
    if (ending && bytes > limitOf(ending)) return refused('tooLarge');
    hash.update(piece);
    await file.appendFile(piece);
  }
  if (bytes === 0) return refused('empty');
  ending ??= sniff(head);
  return ending ? { ending, hash: hash.digest('hex'), bytes } : refused('unknownType');
}

/** Number of bytes that are enough to detect a type. */
const headSize = 4096;

const startsWith =
  (...bytes: readonly number[]) =>
  (head: Buffer) =>
    bytes.every((byte, index) => head[index] === byte);

const textAt = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** Brands of an ISO media file: the major one, then the compatible ones. */
function brandsOf(head: Buffer): string[] {
  if (textAt(head, 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const places = [8, ...Array.from({ length: Math.max(0, (end - 16) >> 2) }, (_, index) => 16 + 4 * index)];
  return places.map((place) => textAt(head, place, place + 4));
}

const isAvif = (head: Buffer) => brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis');

function isMp4(head: Buffer): boolean {
  const brands = brandsOf(head);
  return brands[0] !== 'qt  ' && brands.some((brand) => /^(isom|iso\d|mp4[12]|avc1|M4V.)$/.test(brand));
}

/** The document type is in the first element; Matroska has a different one. */
const isWebm = (head: Buffer) =>
  startsWith(0x1a, 0x45, 0xdf, 0xa3)(head) && textAt(head, 4, 64).includes('webm');

/** Space, processing instructions, comments and the document type, which precede the first element. */
const prolog = [/\s+/y, /<\?[^>]*>/y, /<!--[\s\S]*?-->/y, /<!DOCTYPE svg[^>[]*(?:\[[^\]]*\]\s*)?>/y];

/**
 * Text whose first element is `svg`; its validity is checked later. Each part is matched from the end of the one before,
 * because one expression for all of them takes exponential time on comments that no `svg` follows.
 */
function isSvg(head: Buffer): boolean {
  const text = head.toString('utf8').replace(/^\ufeff/, '');
  const endOf = (part: RegExp, at: number) => {
    part.lastIndex = at;
    return part.test(text) ? part.lastIndex : undefined;
  };
  const skip = (at: number): number => {
    for (const part of prolog) {
      const end = endOf(part, at);
      if (end !== undefined) return end;
    }
    return at;
  };
  let at = 0;
  for (let next = skip(at); next > at; next = skip(at)) at = next;
  return endOf(/<(?:\w+:)?svg[\s>/]/y, at) !== undefined;
}

/** Office documents are zip files too; the file list tells them apart later. */
const signatures: readonly (readonly [MediaEnding, (head: Buffer) => boolean])[] = [
  ['jpg', startsWith(0xff, 0xd8, 0xff)],
  ['png', startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['gif', (head) => /^GIF8[79]a/.test(textAt(head, 0, 6))],
  ['webp', (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 12) === 'WEBP'],
  ['avif', isAvif],
  ['mp4', isMp4],
  ['webm', isWebm],
  ['pdf', (head) => textAt(head, 0, 5) === '%PDF-'],
  ['zip', (head) => ['PK\x03\x04', 'PK\x05\x06'].includes(textAt(head, 0, 4))],
  ['svg', isSvg],
];

/**
 * Detects the type of a file by its first bytes, ignoring its name; `undefined` if the type may not be
 * uploaded.
 */
const sniff = (head: Buffer): MediaEnding | undefined => signatures.find(([, matches]) => matches(head))?.[0];
