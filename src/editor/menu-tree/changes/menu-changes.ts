import { deepEqual } from '#lib/deep-equal.ts';
import type { EditorRequest } from '#schemas/editor/calls.ts';
import type { EntryName, EntryState, ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { type BaseVersion, baseVersion, listedBaseVersion } from '../../drafts/base-version.ts';
import { nextOf, type StoredEntry, versionOf } from '../../drafts/stored.ts';
import {
  findItem,
  flatten,
  type MenuNode,
  type MenuTree,
  namesOf,
  parentOf,
  routeOfEntry,
  type TreePosition,
} from '../menu-tree.ts';
import { insertItem } from '../move-item.ts';
import type { UrlChange } from '../urls-that-change.ts';

/** Drafts to save in one transaction, and drafts of never published entries to discard. */
export interface MenuChange {
  save: EditorRequest<'saveDrafts'>['drafts'];
  discard: EditorRequest<'discardDrafts'>['drafts'];
}

export const joined = (...changes: readonly MenuChange[]): MenuChange => ({
  save: changes.flatMap(({ save }) => save),
  discard: changes.flatMap(({ discard }) => discard),
});

/** Drafts of changed items. */
export const savesOf = (nodes: readonly MenuNode[]): MenuChange => ({
  save: nodes.map(({ id, from, entry }) => ({ kind: 'menu', id, ...from, entry })),
  discard: [],
});

interface Removable extends EntryName {
  state: EntryState;
  from: BaseVersion;
}

/** Marks an entry for removal at the next publish, or discards its draft if it was never published. */
export const removalFrom = ({ kind, id, state, from }: Removable): MenuChange =>
  state === 'new'
    ? { save: [], discard: [{ kind, id, version: from.version }] }
    : { save: [{ kind, id, ...from, entry: null }], discard: [] };

/**
 * The change that turns a stored entry into `entry`; empty if it already is.
 * @param entry `null` to remove the entry
 */
export function toBecome(
  name: Pick<Entry, 'kind' | 'id'>,
  stored: StoredEntry | undefined,
  entry: Entry | null,
): MenuChange {
  const version = versionOf(stored);
  const visitors = stored?.published ?? null;
  if (deepEqual(visitors, entry)) return { save: [], discard: version > 0 ? [{ ...name, version }] : [] };
  if (stored?.draft && deepEqual(nextOf(stored), entry)) return { save: [], discard: [] };
  return { save: [{ ...name, ...baseVersion(stored), entry }], discard: [] };
}

interface Addition {
  entry: Entry;
  place: TreePosition;
  /** The page at the path of the new item; undefined if the item has no page. */
  page: StoredPage | undefined;
  redirects: readonly ListedEntry[];
}

/** Drafts of a new item and of an empty page, unless a page exists at its path. */
export function additionOf(tree: MenuTree, { entry, place, page, redirects }: Addition): MenuChange {
  const node = { id: entry.id, entry, state: 'new', from: baseVersion(undefined), children: [] } as const;
  const items = savesOf(changedItems(tree, insertItem(tree, node, place)));
  const path = routeOfEntry(entry);
  if (path === undefined) return items;
  return joined(
    items,
    page ? firstPage(page, { path, entry }) : joined(),
    redirectChanges([{ id: entry.id, from: '', to: path }], { redirects, from: new Set() }),
  );
}

interface Rearrangement {
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

/** An empty page for a menu item, unless its path has a page. */
function firstPage(
  { id, stored }: StoredPage,
  { path, entry: item }: { path: string; entry: Entry },
): MenuChange {
  if (nextOf(stored)) return joined();
  const { zh, en } = namesOf(item);
  const page: Entry = {
    kind: 'page',
    id,
    data: { path, title: { zh, en: en || zh }, meta: {}, blocks: [] },
    texts: { 'zh-CN': { data: {} }, 'en-US': { data: {} } },
  };
  return toBecome({ kind: 'page', id }, stored, page);
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
  const stored = options.pages.get(from)?.stored;
  if (stored) {
    const { published, builtIn } = stored;
    return builtIn !== undefined || (published !== undefined && pagePath(published) === from);
  }
  return options.urls.some((url) => url.from === from && findItem(before, url.id)?.state !== 'new');
}

/** Empty pages for items that get their first internal path, if no page exists there. */
const firstPages = (before: MenuTree, { after, pages }: Rearrangement): MenuChange =>
  joined(
    ...changedItems(before, after).map(({ id, entry }) => {
      const was = findItem(before, id);
      const path = routeOfEntry(entry);
      const had = was !== undefined && routeOfEntry(was.entry) !== undefined;
      const page = path === undefined ? undefined : pages.get(path);
      return had || path === undefined || !page ? joined() : firstPage(page, { path, entry });
    }),
  );

/**
 * Banners belong to a first-level item by its name in each language: they follow it when it is renamed.
 * @param banners all banners, including drafts
 */
export function bannerChanges(before: Entry, after: Entry, banners: readonly ListedEntry[]): MenuChange {
  if (parentOf(before) !== undefined) return joined();
  const [old, next] = [namesOf(before), namesOf(after)];
  const renamed = { 'zh-CN': [old.zh, next.zh], 'en-US': [old.en, next.en] } as const;
  return joined(
    ...banners.flatMap((banner) => {
      const { id, entry, state } = banner;
      if (!entry?.texts || state === 'removal') return [];
      const texts = Object.fromEntries(
        languages.flatMap((language) => {
          const text = entry.texts?.[language];
          const [from, to] = renamed[language];
          if (!text) return [];
          return [
            [language, text.facet === from && from !== '' && to !== '' ? { ...text, facet: to } : text],
          ];
        }),
      );
      if (deepEqual(texts, entry.texts)) return [];
      const draft = { kind: 'banner' as const, id, ...listedBaseVersion(banner), entry: { ...entry, texts } };
      return [{ save: [draft], discard: [] }];
    }),
  );
}

/** Removes an item and its descendants. */
export const removalOf = (node: MenuNode): MenuChange =>
  joined(...flatten([node]).map(({ id, from, state }) => removalFrom({ kind: 'menu', id, state, from })));

/** Routes of an item and its descendants, without duplicates. */
export const routesBelow = (node: MenuNode): string[] => [
  ...new Set(flatten([node]).flatMap(({ entry }) => routeOfEntry(entry) ?? [])),
];

/** Removed items that are restored with an item: its removed ancestors and all their descendants. */
export function removedWith(listed: readonly ListedEntry[], id: string): ListedEntry[] {
  const removed = new Map(
    listed.filter(({ state, entry }) => state === 'removal' && entry).map((item) => [item.id, item]),
  );
  const parent = ({ entry }: ListedEntry) => (entry ? parentOf(entry) : undefined);
  /** Ids from an item up to its last removed ancestor. */
  const line = (item: ListedEntry, seen: readonly string[] = []): string[] => {
    const above = removed.get(parent(item) ?? '');
    return above && !seen.includes(item.id) ? [item.id, ...line(above, [...seen, item.id])] : [item.id];
  };
  const own = removed.get(id);
  const above = own ? line(own) : [];
  return [...removed.values()].filter((item) => above.includes(item.id) || line(item).includes(id));
}

/** Discards the removal of items and of their pages. */
export const restoreRemoved = (removed: readonly ListedEntry[], pages: StoredPages): MenuChange => ({
  save: [],
  discard: [
    ...removed.map(({ kind, id, version }) => ({ kind, id, version: version ?? 0 })),
    ...[...pages.values()].flatMap(({ id, stored }) =>
      stored?.draft?.entry === null ? [{ kind: 'page' as const, id, version: versionOf(stored) }] : [],
    ),
  ],
});

/** New and changed items of a tree, which need a draft. */
export function changedItems(before: MenuTree, after: MenuTree): MenuNode[] {
  const entries = new Map(flatten(before).map(({ id, entry }) => [id, entry]));
  return flatten(after).filter(({ id, entry }) => entries.get(id) !== entry);
}

/** The page at a path, and its id. Without a page: the id of a new page there. */
export interface StoredPage {
  id: string;
  stored: StoredEntry | undefined;
}

/** Pages by path, for both old and new paths. */
export type StoredPages = ReadonlyMap<string, StoredPage>;

/**
 * Moves pages to their new paths: their ids stay, and with them their versions and drafts. Removes pages of editors that
 * are at a new path and do not move. A built-in page also remains at its old path, where a redirect takes precedence.
 * Ignores paths without a page.
 */
export function movePages(urls: readonly UrlChange[], pages: StoredPages): MenuChange {
  const moving = new Set(urls.map(({ from }) => from));
  return joined(
    ...urls.map(({ from, to }) => {
      const { id, stored } = pages.get(from) ?? {};
      const page = nextOf(stored);
      if (!page || id === undefined) return joined();
      const moved = { ...page, id, data: { ...page.data, path: to } };
      return joined(
        toBecome({ kind: 'page', id }, stored, moved),
        moving.has(to) ? joined() : removePages([to], pages),
      );
    }),
  );
}

/** Removes the pages that editors have made at these paths. */
export const removePages = (paths: readonly string[], pages: StoredPages): MenuChange =>
  joined(
    ...paths.map((path) => {
      const page = pages.get(path);
      return page && madeByEditors(page.stored)
        ? toBecome({ kind: 'page', id: page.id }, page.stored, null)
        : joined();
    }),
  );

/** Whether a page is published or drafted, not only built in. */
const madeByEditors = (stored: StoredEntry | undefined): boolean =>
  stored?.published !== undefined || stored?.draft?.entry != null;

interface RedirectOptions {
  /** All redirects, including drafts. */
  redirects: readonly ListedEntry[];
  /** Old paths that may be public and get a redirect to the new path. */
  from: ReadonlySet<string>;
}

/**
 * Changes of redirects when pages move: redirects old paths to new ones, updates redirects to old paths, and removes
 * redirects that would hide a page at its new path.
 */
export function redirectChanges(
  urls: readonly UrlChange[],
  { redirects, from }: RedirectOptions,
): MenuChange {
  const moved = new Map(urls.map((url) => [url.from, url.to]));
  const taken = new Set(moved.values());
  const wanted = new Map<string, string>();
  for (const [old, to] of moved) if (from.has(old) && !taken.has(old)) wanted.set(old, to);

  const changes: MenuChange[] = [];
  for (const listed of redirects) {
    const { id, state } = listed;
    const to = targetOf(listed);
    if (taken.has(id)) {
      if (state !== 'removal') changes.push(removalOfRedirect(listed));
      continue;
    }
    const next = wanted.get(id) ?? (state === 'removal' ? to : targetAfterMove(to, moved));
    wanted.delete(id);
    const stays = next === to && (state !== 'removal' || !from.has(id));
    if (!stays) changes.push(redirectDraft({ id, to: next, from: listedBaseVersion(listed) }));
  }
  for (const [id, to] of wanted) changes.push(redirectDraft({ id, to, from: baseVersion(undefined) }));
  return joined(...changes);
}

const redirectDraft = ({ id, to, from }: { id: string; to: string; from: BaseVersion }): MenuChange => ({
  save: [{ kind: 'redirect', id, ...from, entry: redirectTo(id, to) }],
  discard: [],
});

export const removalOfRedirect = (listed: ListedEntry): MenuChange =>
  removalFrom({ kind: 'redirect', id: listed.id, state: listed.state, from: listedBaseVersion(listed) });

export const redirectTo = (id: string, to: string) => ({ kind: 'redirect' as const, id, data: { to } });

/** Target of a redirect; empty if it is malformed. */
export const targetOf = ({ entry }: ListedEntry): string =>
  typeof entry?.data.to === 'string' ? entry.data.to : '';

/** Target after the move, with the original query and fragment. */
function targetAfterMove(to: string, moved: ReadonlyMap<string, string>): string {
  const path = to.replace(/[?#].*$/s, '');
  const next = moved.get(path);
  return next === undefined ? to : `${next}${to.slice(path.length)}`;
}
