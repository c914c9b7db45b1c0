import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { makeZip, predictLength } from 'client-zip';
import { errorMessage } from '#lib/error-message.ts';
import { mediaPath } from './pictures.ts';
import type { MediaStorage } from './storage/storage.ts';

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
  /** The editors' uploads. */
  uploads?: Pick<MediaStorage, 'find' | 'open'> | undefined;
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

/** Pictures that are looked up at once in a storage. */
const lookUpsAtOnce = 20;

/** Lists the files of the zip. Opens each file of the folder briefly to check that it is readable. */
async function entriesOf(pictures: readonly { address: string }[], options: AlbumZipOptions) {
  const digits = Math.max(2, String(pictures.length).length);
  const entries: Entry[] = [];
  for (let begin = 0; begin < pictures.length; begin += lookUpsAtOnce) {
    const some = pictures.slice(begin, begin + lookUpsAtOnce);
    const found = await Promise.all(some.map(({ address }) => findMedia(address, options)));
    for (const file of found) {
      if (!file) continue;
      const name = String(entries.length + 1).padStart(digits, '0') + extname(file.path).toLowerCase();
      entries.push({ name, ...file });
    }
  }
  return entries;
}

async function findMedia(
  address: string,
  options: AlbumZipOptions,
): Promise<Omit<Entry, 'name'> | undefined> {
  const path = mediaFilePath(address);
  if (path === undefined) return undefined;
  const upload = uploadName(path, options);
  if (upload !== undefined) {
    const stored = await options.uploads?.find(upload);
    if (stored) return { path, size: stored.bytes, lastModified: stored.changedAt };
  } else {
    await using file = await openInside(options.folder, path);
    if (file) {
      const { size, mtime } = await file.stat();
      return { path, size, lastModified: mtime };
    }
  }
  options.log(`album zip: left out ${address}, which is not in the media folder`);
  return undefined;
}

/** Paths below `u/` are uploads; everything else came with the site. */
const uploadName = (path: string, { uploads }: AlbumZipOptions): string | undefined =>
  uploads !== undefined && /^u\/[^/]+$/.test(path) ? path.slice(2) : undefined;

/**
 * Yields the entries with their bytes. A file stays open until the next one is requested or the generator
 * returns.
 */
async function* filesOf(entries: readonly Entry[], options: AlbumZipOptions) {
  for (const { path, ...entry } of entries) {
    const upload = uploadName(path, options);
    if (upload !== undefined) {
      const stored = await options.uploads?.open(upload);
      if (stored?.bytes !== entry.size) throw new Error(`${path} is gone`);
      await using body = stored.body;
      yield { ...entry, input: body };
      continue;
    }
    await using file = await openInside(options.folder, path);
    if (file === undefined) throw new Error(`${path} is gone`);
    yield { ...entry, input: piecesOf(file, entry) };
  }
}

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
