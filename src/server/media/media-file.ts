import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { mediaPath } from './pictures.ts';

/** Base for relative addresses; never requested. */
const here = 'http://this.site';

/**
 * The path of our own file below the media folder, by its address (`/media/halls/a%20b.jpg` → `halls/a
 * b.jpg`). `undefined` for other origins and for paths that leave the folder.
 */
export function mediaFilePath(address: string): string | undefined {
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
export async function openInside(folder: string, path: string): Promise<FileHandle | undefined> {
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
