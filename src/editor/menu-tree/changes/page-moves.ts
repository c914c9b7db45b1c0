import type { Entry } from '#schemas/entry.ts';
import { nextOf, type StoredEntry } from '../../drafts/stored.ts';
import type { UrlChange } from '../urls-that-change.ts';
import { joined, type MenuChange, toBecome } from './menu-change.ts';

/** Stored pages by path, for both old and new paths. */
export type StoredPages = ReadonlyMap<string, StoredEntry | undefined>;

/**
 * Moves pages to their new paths: drafts them there and removes the editors' version at the old path. A built-in page
 * also remains at its old path, where a redirect takes precedence. Ignores paths without a page.
 */
export function movePages(urls: readonly UrlChange[], stored: StoredPages): MenuChange {
  const next = new Map<string, Entry | null>();
  for (const { from } of urls) if (madeByEditors(stored.get(from))) next.set(from, null);
  for (const { from, to } of urls) {
    const page = nextOf(stored.get(from));
    if (page) next.set(to, { ...page, id: to, data: { ...page.data, path: to } });
  }
  return joined(
    ...[...next].map(([path, entry]) => toBecome({ kind: 'page', id: path }, stored.get(path), entry)),
  );
}

/** Removes the pages that editors have made at these paths. */
export const removePages = (paths: readonly string[], stored: StoredPages): MenuChange =>
  joined(
    ...paths
      .filter((path) => madeByEditors(stored.get(path)))
      .map((path) => toBecome({ kind: 'page', id: path }, stored.get(path), null)),
  );

/** Whether a page is published or drafted, not only built in. */
export const madeByEditors = (stored: StoredEntry | undefined): boolean =>
  stored?.published !== undefined || stored?.draft?.entry != null;

/** A page without blocks, for a new menu item. */
export const emptyPage = (path: string, title: { zh: string; en: string }): Entry => ({
  kind: 'page',
  id: path,
  data: { path, title, meta: {}, blocks: [] },
  texts: { 'zh-CN': { data: {} }, 'en-US': { data: {} } },
});
