import type { Entry } from '#schemas/entry.ts';
import { nextOf, type StoredEntry } from '../../drafts/stored.ts';
import type { UrlChange } from '../urls-that-change.ts';
import { joined, type MenuChange, toBecome } from './menu-change.ts';

/** What the server has of pages, by their paths: of the old ones and of the new ones. */
export type StoredPages = ReadonlyMap<string, StoredEntry | undefined>;

/**
 * Takes pages to their new paths: a draft there, and the removal of what editors had made at the old one. A page that
 * the site has by itself stays where it is, too; a redirect stands above it. Paths without a page are left alone.
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

/** Removes what editors have made at these paths. */
export const removePages = (paths: readonly string[], stored: StoredPages): MenuChange =>
  joined(
    ...paths
      .filter((path) => madeByEditors(stored.get(path)))
      .map((path) => toBecome({ kind: 'page', id: path }, stored.get(path), null)),
  );

/** Whether a page is more than what the site has by itself. */
export const madeByEditors = (stored: StoredEntry | undefined): boolean =>
  stored?.published !== undefined || stored?.draft?.entry != null;

/** A page without a block, as it comes with a new menu item. */
export const emptyPage = (path: string, title: { zh: string; en: string }): Entry => ({
  kind: 'page',
  id: path,
  data: { path, title, meta: {}, blocks: [] },
  texts: { 'zh-CN': { data: {} }, 'en-US': { data: {} } },
});
