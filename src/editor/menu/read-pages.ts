import { pageIdAt } from '#schemas/page-address.ts';
import { callEditor } from '../api.ts';
import { storedIn } from '../drafts/stored.ts';
import type { StoredPages } from '../menu-tree/changes/menu-changes.ts';
import type { UrlChange } from '../menu-tree/urls-that-change.ts';

/** Reads the pages that are at the given paths after the next publish. */
export async function readPages(paths: readonly string[]): Promise<StoredPages> {
  const unique = [...new Set(paths)];
  if (unique.length === 0) return new Map();
  const { pages } = await callEditor('listPages', {});
  return new Map(
    await Promise.all(
      unique.map(async (path) => {
        const id = pageIdAt(path, pages);
        return [path, { id, stored: storedIn(await callEditor('readEntry', { kind: 'page', id })) }] as const;
      }),
    ),
  );
}

export const pathsOf = (urls: readonly UrlChange[]): string[] => urls.flatMap(({ from, to }) => [from, to]);
