import type { ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { baseVersion } from '../../drafts/base-version.ts';
import { nextOf, type StoredEntry } from '../../drafts/stored.ts';
import { changedItems } from '../changed-items.ts';
import { insertItem } from '../insert-item.ts';
import { type MenuTree, namesOf, type Place, routeOfEntry } from '../menu-tree.ts';
import { joined, type MenuChange, savesOf, toBecome } from './menu-change.ts';
import { emptyPage } from './page-moves.ts';
import { redirectChanges } from './redirect-changes.ts';

export interface Addition {
  entry: Entry;
  place: Place;
  /** Stored page at the path of the new item. */
  page: StoredEntry | undefined;
  redirects: readonly ListedEntry[];
}

/** Drafts of a new item and of an empty page, unless a page exists at its path. */
export function additionOf(tree: MenuTree, { entry, place, page, redirects }: Addition): MenuChange {
  const node = { id: entry.id, entry, state: 'new', from: baseVersion(undefined), children: [] } as const;
  const items = savesOf(changedItems(tree, insertItem(tree, node, place)));
  const path = routeOfEntry(entry);
  if (path === undefined) return items;
  const { zh, en } = namesOf(entry);
  return joined(
    items,
    nextOf(page)
      ? joined()
      : toBecome({ kind: 'page', id: path }, page, emptyPage(path, { zh, en: en || zh })),
    redirectChanges([{ id: entry.id, from: '', to: path }], { redirects, from: new Set() }),
  );
}
