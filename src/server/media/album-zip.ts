import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { makeZip, predictLength } from 'client-zip';
import { errorMessage } from '#lib/error-message.ts';
import { mediaPath } from './pictures.ts';

interface Zip {
  /** In bytes. */
  size: number;
  body: ReadableStream<Uint8Array>;
}

/** Creates the zip of an album's pictures, by their addresses. */
export type AlbumZip = (pictures: readonly { address: string }[]) => Promise<Zip>;

interface AlbumZipOptions {
  /** The media folder. Files outside of this folder and `uploads` are never read. */
  folder: string;
  /** Folder of the editors' uploads. */
  uploads?: string | undefined;
  log: (line: string) => void;
}

/** A picture in the zip. */
interface Entry {
  name: string;
  /** Path below the media folder. */
  path: string;
  /** In bytes. */
  size: number;
  lastModified: Date;
}

/** Bytes read at a time. */
const pieceSize = 64 * 1024;

/**
 * Streams an album's own pictures as a zip: stored without compression, which would not help, and named by
 * position (`01.jpg`). The size is therefore known in advance. Pictures of other origins are left out and
 * never fetched; missing pictures are left out and logged.
 * A file is opened when its bytes are requested, one at a time. Cancelling the stream closes it at once. If
 * a file cannot be read to its end, the stream fails, so that a partial album is not mistaken for a complete
 * one.
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
          log(`album zip interrupted: ${errorMessage(error)}`);
          throw error;
        }
      },
      async cancel() {
        cancelled = true;
        // The open file is the only resource to release.
        await files.return();
      },
    },
    // Opens nothing if the body is never read, such as for HEAD requests.
    { highWaterMark: 0 },
  );
}

/** Lists the files of the zip. Opens each file briefly to check that it is readable. */
async function entriesOf(pictures: readonly { address: string }[], options: AlbumZipOptions) {
  const digits = Math.max(2, String(pictures.length).length);
  const entries: Entry[] = [];
  for (const { address } of pictures) {
    const path = mediaFilePath(address);
    if (path === undefined) continue;
    await using file = await openMedia(path, options);
    if (file === undefined) {
      options.log(`album zip: left out ${address}, which is not in the media folder`);
      continue;
    }
    const { size, mtime } = await file.stat();
    const name = String(entries.length + 1).padStart(digits, '0') + extname(path).toLowerCase();
    entries.push({ name, path, size, lastModified: mtime });
  }
  return entries;
}

/**
 * Yields the entries with their bytes. A file stays open until the next one is requested or the generator
 * returns.
 */
async function* filesOf(entries: readonly Entry[], options: AlbumZipOptions) {
  for (const { path, ...entry } of entries) {
    await using file = await openMedia(path, options);
    if (file === undefined) throw new Error(`${path} is gone`);
    yield { ...entry, input: piecesOf(file, entry) };
  }
}

/** Paths below `u/` are uploads; everything else came with the site. */
const openMedia = (path: string, { folder, uploads }: AlbumZipOptions) =>
  uploads !== undefined && path.startsWith('u/')
    ? openInside(uploads, path.slice(2))
    : openInside(folder, path);

/** Yields exactly the announced number of bytes. */
async function* piecesOf(
  file: FileHandle,
  { name, size }: Pick<Entry, 'name' | 'size'>,
): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; ) {
    // Allocates a new buffer per piece, because the previous one may still be in transit.
    const { bytesRead, buffer } = await file.read(new Uint8Array(Math.min(pieceSize, left)));
    if (bytesRead === 0) throw new Error(`${name} is shorter than it was`);
    left -= bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Base for relative addresses; never requested. */
const here = 'http://this.site';

/**
 * The path of our own file below the media folder, by its address (`/media/halls/a%20b.jpg` → `halls/a
 * b.jpg`). `undefined` for other origins and for paths that leave the folder.
 */
function mediaFilePath(address: string): string | undefined {
  const url = URL.parse(address, here);
  if (url?.origin !== here || !url.pathname.startsWith(mediaPath)) return undefined;
  const path = decoded(url.pathname.slice(mediaPath.length));
  const leaves = path === undefined || /\0|\\/.test(path) || path.split('/').includes('..');
  return leaves ? undefined : path;
}

/**
 * Opens a file inside a folder, following links. `undefined` if it does not exist or lies outside of the
 * folder.
 */
async function openInside(folder: string, path: string): Promise<FileHandle | undefined> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    // Opening a pipe would block until another process writes to it.
    const readable = file.startsWith(root + sep) && (await stat(file)).isFile();
    return readable ? await open(file) : undefined;
  } catch {
    return undefined;
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
