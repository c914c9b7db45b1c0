import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { nextOf } from '../../drafts/stored.ts';
import { changedItems } from '../changed-items.ts';
import { findItem, type MenuTree, namesOf, routeOfEntry } from '../menu-tree.ts';
import type { UrlChange } from '../urls-that-change.ts';
import { joined, type MenuChange, savesOf, toBecome } from './menu-change.ts';
import { emptyPage, movePages, type StoredPages } from './page-moves.ts';
import { redirectChanges } from './redirect-changes.ts';

export interface Rearrangement {
  /** The menu after the change. */
  after: MenuTree;
  /** Path changes of pages. */
  urls: readonly UrlChange[];
  /** Stored pages at their old and new paths. */
  pages: StoredPages;
  redirects: readonly ListedEntry[];
  /** Whether old paths redirect to the new ones. */
  redirect: boolean;
}

/** Drafts of the items, pages and redirects that turn one menu into another. */
export function rearrangement(before: MenuTree, options: Rearrangement): MenuChange {
  const { after, urls, pages, redirects, redirect } = options;
  const known = urls.map(({ from }) => from).filter((from) => isKnown(before, { from, options }));
  return joined(
    savesOf(changedItems(before, after)),
    movePages(urls, pages),
    firstPages(before, options),
    redirectChanges(urls, { redirects, from: new Set(redirect ? known : []) }),
  );
}

/** Whether a path may be public: it has a live page, or belongs to a published item without a page. */
function isKnown(before: MenuTree, { from, options }: { from: string; options: Rearrangement }): boolean {
  const stored = options.pages.get(from);
  if (stored) return stored.published !== undefined || stored.builtIn !== undefined;
  return options.urls.some((url) => url.from === from && findItem(before, url.id)?.state !== 'new');
}

/** Empty pages for items that get their first internal path, if no page exists there. */
const firstPages = (before: MenuTree, { after, pages }: Rearrangement): MenuChange =>
  joined(
    ...changedItems(before, after).map(({ id, entry }) => {
      const was = findItem(before, id);
      const path = routeOfEntry(entry);
      const had = was !== undefined && routeOfEntry(was.entry) !== undefined;
      if (had || path === undefined || nextOf(pages.get(path))) return joined();
      const { zh, en } = namesOf(entry);
      return toBecome({ kind: 'page', id: path }, pages.get(path), emptyPage(path, { zh, en: en || zh }));
    }),
  );
