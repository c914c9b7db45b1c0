import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../../make-folder.ts';

/** Where uploaded files lie. */
export interface MediaFolder {
  /** Absolute. */
  path: string;
  /** Path of a new file that nobody asks for. */
  temporary(): string;
  /** Path of a file that is served. */
  file(name: string): string;
  /** Puts a temporary file under its name, and does not come back before both are on the disk. */
  keep(temporary: string, name: string): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Removes a file with its copies (`a.jpg`, `a-480.avif`); those that are not there are none. */
  remove(name: string): Promise<void>;
  /** Removes what uploads that broke off left behind. */
  sweep(now: Date): Promise<void>;
}

/** Below `DATA_DIR`. */
export const mediaFolderName = 'media';

/** An upload takes no longer, in milliseconds. */
const longestUpload = 24 * 60 * 60_000;

/** Opens `DATA_DIR/media`, and makes it where it is missing. Throws the error of the file system. */
export function openMediaFolder(dataDir: string): MediaFolder {
  const path = resolve(dataDir, mediaFolderName);
  const incoming = join(path, 'incoming');
  makeFolder(incoming);
  const file = (name: string) => join(path, name);
  return {
    path,
    file,
    temporary: () => join(incoming, randomUUID()),
    async keep(temporary, name) {
      await flush(temporary, 'r+');
      await rename(temporary, file(name));
      await flush(path, 'r');
    },
    has: async (name) => (await stat(file(name)).catch(() => undefined))?.isFile() ?? false,
    async remove(name) {
      const stem = name.replace(/\.\w+$/, '');
      const copy = new RegExp(`^${stem}-\\d+\\.(avif|webp)$`);
      const names = (await readdir(path)).filter((other) => other === name || copy.test(other));
      await Promise.all(names.map((other) => rm(file(other), { force: true })));
    },
    async sweep(now) {
      for (const name of await readdir(incoming)) {
        const left = await stat(join(incoming, name)).catch(() => undefined);
        if (left && now.getTime() - left.mtimeMs > longestUpload)
          await rm(join(incoming, name), { force: true });
      }
    },
  };
}

async function flush(path: string, flags: string): Promise<void> {
  await using handle = await open(path, flags);
  await handle.sync();
}
