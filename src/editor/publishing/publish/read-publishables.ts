import { deepEqual } from '#lib/deep-equal.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { EntryName, ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { callEditor } from '../../api.ts';
import { nextOf, type StoredEntry } from '../../drafts/stored.ts';
import { namesOf, parentOf, routeOfEntry } from '../../menu-tree/menu-tree.ts';
import { keyOfName, type Publishable } from './publishable.ts';

export interface Publishables {
  /** The requested entries that have a draft. */
  main: readonly Publishable[];
  /** Companion drafts: the menu item of a page, the page of a menu item, redirects. */
  companions: readonly Publishable[];
}

/**
 * Whether a companion is published unless the user unticks it: what the changes need to work, such as a page that moves
 * with its menu item. The draft of a page that visitors already reach can be unfinished, and so can another editor's change of a menu item.
 *
 * @param account display name of the user
 */
export function isTicked(
  { name, stored }: Publishable,
  { main, account }: { main: readonly Publishable[]; account: string | undefined },
): boolean {
  if (name.kind === 'redirect' || nextOf(stored) === null) return true;
  if (name.kind === 'banner') return onlyColumnChanged(stored);
  if (name.kind === 'menu') return !stored.published || stored.draft?.by === account;
  const [before, after] = [stored.published, nextOf(stored)].map((page) => page && pagePath(page));
  if (before !== undefined) return before !== after;
  return !main.some((item) => item.stored.published && routeOfEntry(item.stored.published) === after);
}

/** Whether a draft of a banner does nothing but follow its menu item to another name. */
function onlyColumnChanged(stored: StoredEntry): boolean {
  const withoutColumns = (entry: Entry | null | undefined) =>
    entry && [entry.data, languages.map((language) => entry.texts?.[language]?.data)];
  return deepEqual(withoutColumns(stored.published), withoutColumns(nextOf(stored)));
}

/**
 * Reads the drafts to publish and their companion drafts.
 * @throws EditorError if a request fails
 */
export async function readPublishables(names: readonly EntryName[]): Promise<Publishables> {
  const [main, menu, redirects, banners, { pages }] = await Promise.all([
    readAll(names),
    draftsOf('menu'),
    draftsOf('redirect'),
    draftsOf('banner'),
    callEditor('listPages', {}),
  ]);
  const asked = new Set(names.map(keyOfName));
  const belonging = companionsOf(main, { menu, redirects, banners, pages });
  const companions = await readAll(belonging.filter((name) => !asked.has(keyOfName(name))));
  return { main, companions };
}

async function readAll(names: readonly EntryName[]): Promise<Publishable[]> {
  const read = async ({ kind, id }: EntryName): Promise<Publishable[]> => {
    const stored = await callEditor('readEntry', { kind, id });
    return stored.draft ? [{ name: { kind, id }, stored }] : [];
  };
  return (await Promise.all(names.map(read))).flat();
}

async function draftsOf(kind: EntryKind): Promise<ListedEntry[]> {
  const { items } = await callEditor('listEntries', { kind, whole: true, pageSize: 500 });
  return items.filter(({ state }) => state !== 'published');
}

interface Others {
  menu: readonly ListedEntry[];
  redirects: readonly ListedEntry[];
  banners: readonly ListedEntry[];
  pages: readonly Pick<EditorAnswer<'listPages'>['pages'][number], 'id' | 'path'>[];
}

/** Returns the drafts for the same paths, the unpublished parents of their menu items, and the banners of these items. */
export function companionsOf(
  main: readonly Publishable[],
  { menu, redirects, banners, pages }: Others,
): EntryName[] {
  const paths = new Set(main.flatMap(pathsOf));
  const onPath = menu.filter(({ entry }) => entry && paths.has(routeOfEntry(entry) ?? ''));
  const ofMain = menu.filter(({ id }) => main.some(({ name }) => name.kind === 'menu' && name.id === id));
  const above = [...onPath, ...ofMain].flatMap((item) => newParentsOf(item, menu));
  const leading = redirects.filter(({ id, entry }) => paths.has(id) || paths.has(String(entry?.data.to)));
  const ofItems = new Set(main.filter(({ name }) => name.kind === 'menu').flatMap(pathsOf));
  const below = pages
    .filter(({ path }) => ofItems.has(path))
    .map(({ id }): EntryName => ({ kind: 'page', id }));
  const columns = new Set(
    main.flatMap(({ name, stored }) => {
      const item = nextOf(stored);
      return name.kind === 'menu' && item ? Object.values(namesOf(item)).filter(Boolean) : [];
    }),
  );
  const shown = banners.filter(({ entry }) =>
    languages.some((language) => columns.has(entry?.texts?.[language]?.facet ?? '')),
  );
  const all = [...onPath, ...above, ...leading, ...below, ...shown].map(
    ({ kind, id }): EntryName => ({ kind, id }),
  );
  return [...new Map(all.map((name) => [keyOfName(name), name])).values()];
}

/** The paths that a draft concerns: of a page or a menu item before and after the change, of a redirect. */
function pathsOf({ name, stored }: Publishable): string[] {
  if (name.kind === 'redirect') return [name.id];
  if (name.kind !== 'menu' && name.kind !== 'page') return [];
  const pathIn = name.kind === 'page' ? pagePath : routeOfEntry;
  return [stored.published, nextOf(stored)].flatMap((entry) => (entry && pathIn(entry)) ?? []);
}

/** A menu item would be unreachable below a parent that is not published yet. */
function newParentsOf({ entry }: ListedEntry, menu: readonly ListedEntry[]): ListedEntry[] {
  const parent = entry && menu.find(({ id, state }) => id === parentOf(entry) && state === 'new');
  return parent ? [parent, ...newParentsOf(parent, menu)] : [];
}
