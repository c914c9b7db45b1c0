import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { largestDrawing, largestUpload } from '#schemas/editor/media.ts';
import { type MediaEnding, mediaTypes } from '#schemas/editor/media-types.ts';
import { type Refused, refused } from './refused.ts';
import { headSize, sniff } from './sniff.ts';

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
