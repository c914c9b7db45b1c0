import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../../make-folder.ts';

/** The folder of uploaded files. */
export interface MediaFolder {
  /** Absolute. */
  path: string;
  /** Path for a new file that is not served yet. */
  temporary(): string;
  /** Path of a file that is served. */
  file(name: string): string;
  /** Moves a temporary file to its final name; resolves after both are flushed to disk. */
  keep(temporary: string, name: string): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Removes a file and its copies (`a.jpg`, `a-480.avif`); missing ones are ignored. */
  remove(name: string): Promise<void>;
  /** Removes leftovers of interrupted uploads. */
  sweep(now: Date): Promise<void>;
}

/** Below `DATA_DIR`. */
export const mediaFolderName = 'media';

/** Maximum duration of an upload, in milliseconds. */
const longestUpload = 24 * 60 * 60_000;

/**
 * Opens `DATA_DIR/media` and creates it if it is missing.
 * @throws the file system's error
 */
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
      const isCopy = (other: string) =>
        other.startsWith(`${stem}-`) && /^\d+\.(avif|webp)$/.test(other.slice(stem.length + 1));
      const names = (await readdir(path)).filter((other) => other === name || isCopy(other));
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
