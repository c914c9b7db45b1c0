import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '../../make-folder.ts';
import { isCopyOf, type MediaStorage, type StoredFile } from './storage.ts';

/** Below `DATA_DIR`. */
export const mediaFolderName = 'media';

/**
 * Media in a folder of this machine, or of a network disk.
 * @throws the file system's error
 */
export function openFolderStorage(folder: string): MediaStorage {
  const path = resolve(folder);
  const incoming = openIncoming(join(path, 'incoming'));
  const pathOf = (name: string) => join(path, name);

  async function find(name: string): Promise<StoredFile | undefined> {
    const file = await stat(pathOf(name)).catch(() => undefined);
    return file?.isFile() ? { name, bytes: file.size, changedAt: file.mtime, path: pathOf(name) } : undefined;
  }

  return {
    name: path,
    ...incoming,
    async keep(temporary, name) {
      await flush(temporary, 'r+');
      await rename(temporary, pathOf(name));
      await flush(path, 'r');
    },
    find,
    async open(name, part) {
      const file = await find(name);
      if (!file) return undefined;
      return { ...file, body: quiet(createReadStream(pathOf(name), part)) };
    },
    withFile: (name, use) => use(pathOf(name)),
    async remove(name) {
      const names = (await readdir(path)).filter((other) => other === name || isCopyOf(name, other));
      await Promise.all(names.map((other) => rm(pathOf(other), { force: true })));
    },
    async *files() {
      for (const name of await readdir(path)) {
        const file = await find(name);
        if (file) yield file;
      }
    },
    check: () => access(join(path, 'incoming'), constants.R_OK | constants.W_OK),
  };
}

/**
 * Lets the reader of a stream find its error. Without a listener, an error before the first read would end the process.
 * @returns the stream
 */
export const quiet = (body: Readable): Readable => body.on('error', () => {});

/** Maximum duration of an upload, in milliseconds. */
const longestUpload = 24 * 60 * 60_000;

/**
 * A folder of files that are not stored yet.
 * @returns the functions of a storage about them
 * @throws the file system's error
 */
export function openIncoming(path: string): Pick<MediaStorage, 'temporary' | 'sweep'> {
  makeFolder(path);
  return {
    temporary: () => join(path, randomUUID()),
    async sweep(now) {
      for (const name of await readdir(path)) {
        const left = await stat(join(path, name)).catch(() => undefined);
        if (left && now.getTime() - left.mtimeMs > longestUpload) await rm(join(path, name), { force: true });
      }
    },
  };
}

async function flush(path: string, flags: string): Promise<void> {
  await using handle = await open(path, flags);
  await handle.sync();
}
