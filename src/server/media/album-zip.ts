import type { FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import { makeZip, predictLength } from 'client-zip';
import { errorMessage } from '#lib/error-message.ts';
import { mediaFilePath, openInside } from './media-file.ts';

interface Zip {
  /** In bytes. */
  size: number;
  body: ReadableStream<Uint8Array>;
}

/** The zip of an album's pictures, by their addresses. */
export type AlbumZip = (pictures: readonly { address: string }[]) => Promise<Zip>;

interface AlbumZipOptions {
  /** The media folder; nothing outside of it, and of the next, is ever read. */
  folder: string;
  /** The folder of what editors uploaded. */
  uploads?: string | undefined;
  log: (line: string) => void;
}

/** A picture as it lies in the zip. */
interface Entry {
  name: string;
  /** Of the file, below the media folder. */
  path: string;
  /** In bytes. */
  size: number;
  lastModified: Date;
}

/** What is read of a file at a time, in bytes. */
const pieceSize = 64 * 1024;

/**
 * Streams an album's own pictures as a zip: stored, since pictures do not compress, and named by their place (`01.jpg`).
 * So its size is known before it is read. Pictures of other origins are left out, they are never fetched; so are missing
 * ones, with a line in the log.
 *
 * A file is opened when its bytes are asked for, one at a time. Cancelling the stream closes it at once; a file that
 * cannot be read to its end breaks the stream, so that nobody takes half an album for the whole.
 */
export function createAlbumZip(options: AlbumZipOptions): AlbumZip {
  return async (pictures) => {
    const list = await entriesOf(pictures, options);
    return { size: Number(predictLength(list)), body: zipOf(list, options) };
  };
}

function zipOf(list: readonly Entry[], options: AlbumZipOptions): ReadableStream<Uint8Array> {
  const { log } = options;
  const files = filesOf(list, options);
  let zip: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let cancelled = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          zip ??= makeZip(files).getReader();
          const { done, value } = await zip.read();
          if (cancelled) return;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (cancelled) return;
          await files.return();
          log(`album zip broken off: ${errorMessage(error)}`);
          throw error;
        }
      },
      async cancel() {
        cancelled = true;
        // All that the zip holds is the file it reads.
        await files.return();
      },
    },
    // Nothing is opened for a download that nobody reads, such as the answer to HEAD.
    { highWaterMark: 0 },
  );
}

/** What the zip will hold; each file is opened for a moment, to see that it can be. */
async function entriesOf(pictures: readonly { address: string }[], options: AlbumZipOptions) {
  const digits = Math.max(2, String(pictures.length).length);
  const entries: Entry[] = [];
  for (const { address } of pictures) {
    const path = mediaFilePath(address);
    if (path === undefined) continue;
    await using file = await openMedia(path, options);
    if (file === undefined) {
      options.log(`album zip: ${address} is not in the media folder, left out`);
      continue;
    }
    const { size, mtime } = await file.stat();
    const name = String(entries.length + 1).padStart(digits, '0') + extname(path).toLowerCase();
    entries.push({ name, path, size, lastModified: mtime });
  }
  return entries;
}

/** The entries with their bytes. The file of each stays open until the next is asked for, or the generator returns. */
async function* filesOf(entries: readonly Entry[], options: AlbumZipOptions) {
  for (const { path, ...entry } of entries) {
    await using file = await openMedia(path, options);
    if (file === undefined) throw new Error(`${path} is gone`);
    yield { ...entry, input: piecesOf(file, entry) };
  }
}

/** `u/…` was uploaded; everything else came with the site. */
const openMedia = (path: string, { folder, uploads }: AlbumZipOptions) =>
  uploads !== undefined && path.startsWith('u/')
    ? openInside(uploads, path.slice(2))
    : openInside(folder, path);

/** As many bytes as were promised, and no others. */
async function* piecesOf(
  file: FileHandle,
  { name, size }: Pick<Entry, 'name' | 'size'>,
): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; ) {
    // Each piece has memory of its own: the one before may still be on its way.
    const { bytesRead, buffer } = await file.read(new Uint8Array(Math.min(pieceSize, left)));
    if (bytesRead === 0) throw new Error(`${name} is shorter than it was`);
    left -= bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
