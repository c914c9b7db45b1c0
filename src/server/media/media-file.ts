import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { mediaPath } from './pictures.ts';

/** Where addresses without an origin belong; never asked. */
const here = 'http://this.site';

/**
 * The path of one of our own media below the media folder, by its address (`/media/halls/a%20b.jpg` → `halls/a b.jpg`).
 * Undefined for addresses of other origins, and for those that lead elsewhere.
 */
export function mediaFilePath(address: string): string | undefined {
  const url = URL.parse(address, here);
  if (url?.origin !== here || !url.pathname.startsWith(mediaPath)) return undefined;
  const path = decoded(url.pathname.slice(mediaPath.length));
  const leaves = path === undefined || /\0|\\/.test(path) || path.split('/').includes('..');
  return leaves ? undefined : path;
}

/** Opens the file at a path below a folder, links followed. Undefined when there is no file, or when it lies outside. */
export async function openInside(folder: string, path: string): Promise<FileHandle | undefined> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    // To open a pipe would wait for whoever writes to it.
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
