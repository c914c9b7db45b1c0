import { callEditor } from '../api.ts';
import { type StoredEntry, storedIn } from '../drafts/stored.ts';
import type { StoredPages } from '../menu-tree/changes/menu-changes.ts';
import type { UrlChange } from '../menu-tree/urls-that-change.ts';

/** Reads the stored pages at the given paths. */
export async function readPages(paths: readonly string[]): Promise<StoredPages> {
  const unique = [...new Set(paths)];
  return new Map(await Promise.all(unique.map(async (path) => [path, await readPage(path)] as const)));
}

export const pathsOf = (urls: readonly UrlChange[]): string[] => urls.flatMap(({ from, to }) => [from, to]);

const readPage = async (path: string): Promise<StoredEntry | undefined> =>
  storedIn(await callEditor('readEntry', { kind: 'page', id: path }));
