import type { FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import { makeZip } from 'client-zip';
import { openBelow, ownPath } from './own-file.ts';

/** The zip of an album's pictures, by their addresses. */
export type AlbumZip = (pictures: readonly { address: string }[]) => ReadableStream<Uint8Array>;

interface AlbumZipOptions {
  /** The media folder; nothing outside of it is ever read. */
  folder: string;
  log: (line: string) => void;
}

/** What is read of a file at a time, in bytes. */
const pieceSize = 64 * 1024;

/**
 * Streams an album's own pictures as a zip: stored, since pictures do not compress, and named by their place (`01.jpg`).
 * Pictures of other origins are left out, they are never fetched; so are missing ones, with a line in the log.
 *
 * A file is opened when its bytes are asked for, one at a time. Cancelling the stream closes it at once; a file that
 * cannot be read to its end breaks the stream, so that nobody takes half an album for the whole.
 */
export function createAlbumZip({ folder, log }: AlbumZipOptions): AlbumZip {
  return (pictures) => {
    const entries = entriesOf(pictures, { folder, log });
    let zip: ReadableStreamDefaultReader<Uint8Array> | undefined;
    let cancelled = false;
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          try {
            zip ??= makeZip(entries).getReader();
            const { done, value } = await zip.read();
            if (cancelled) return;
            if (done) controller.close();
            else controller.enqueue(value);
          } catch (error) {
            if (cancelled) return;
            await entries.return();
            log(`album zip broken off: ${error instanceof Error ? error.message : String(error)}`);
            throw error;
          }
        },
        async cancel() {
          cancelled = true;
          // All that the zip holds is the entry it reads.
          await entries.return();
        },
      },
      // Nothing is opened for a download that nobody reads, such as the answer to HEAD.
      { highWaterMark: 0 },
    );
  };
}

/** The entries of a zip. The file of each stays open until the next is asked for, or the generator returns. */
async function* entriesOf(pictures: readonly { address: string }[], { folder, log }: AlbumZipOptions) {
  const digits = Math.max(2, String(pictures.length).length);
  let place = 0;
  for (const { address } of pictures) {
    const path = ownPath(address);
    if (path === undefined) continue;
    const file = await openBelow(folder, path);
    if (file === undefined) {
      log(`album zip: ${address} is not in the media folder, left out`);
      continue;
    }
    try {
      place += 1;
      const name = String(place).padStart(digits, '0') + extname(path).toLowerCase();
      yield { name, lastModified: (await file.stat()).mtime, input: piecesOf(file) };
    } finally {
      await file.close();
    }
  }
}

async function* piecesOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (;;) {
    // Each piece has memory of its own: the one before may still be on its way.
    const { bytesRead, buffer } = await file.read(new Uint8Array(pieceSize), 0, pieceSize);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
