import type { EntryName, ListedEntry } from '#schemas/editor/editorial.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { callEditor } from '../../api.ts';
import { nextOf } from '../../drafts/stored.ts';
import { parentOf, routeOfEntry } from '../../menu-tree/menu-tree.ts';
import { keyOfName, type Publishable } from './publishable.ts';

export interface Publishables {
  /** The drafts that were asked for, as far as there are any. */
  main: readonly Publishable[];
  /** Drafts that belong to them: the menu item of a page, the page of a menu item, redirects. */
  companions: readonly Publishable[];
}

/** Reads drafts that are to be published, and finds those that go with them. Throws an EditorError. */
export async function readPublishables(names: readonly EntryName[]): Promise<Publishables> {
  const [main, menu, redirects] = await Promise.all([readAll(names), draftsOf('menu'), draftsOf('redirect')]);
  const asked = new Set(names.map(keyOfName));
  const belonging = companionsOf(main, { menu, redirects });
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
}

/** The drafts about the same paths, with the new menu items that theirs stand below. */
export function companionsOf(main: readonly Publishable[], { menu, redirects }: Others): EntryName[] {
  const paths = new Set(main.flatMap(pathsOf));
  const onPath = menu.filter(({ entry }) => entry && paths.has(routeOfEntry(entry) ?? ''));
  const ofMain = menu.filter(({ id }) => main.some(({ name }) => name.kind === 'menu' && name.id === id));
  const above = [...onPath, ...ofMain].flatMap((item) => newParentsOf(item, menu));
  const leading = redirects.filter(({ id, entry }) => paths.has(id) || paths.has(String(entry?.data.to)));
  const pages = main.flatMap((publishable) =>
    publishable.name.kind === 'menu'
      ? pathsOf(publishable).map((id): EntryName => ({ kind: 'page', id }))
      : [],
  );
  const all = [...onPath, ...above, ...leading, ...pages].map(({ kind, id }): EntryName => ({ kind, id }));
  return [...new Map(all.map((name) => [keyOfName(name), name])).values()];
}

/** The paths that a draft is about: that of a page, of a menu item before and after, of a redirect. */
function pathsOf({ name, stored }: Publishable): string[] {
  if (name.kind === 'page' || name.kind === 'redirect') return [name.id];
  if (name.kind !== 'menu') return [];
  return [stored.published, nextOf(stored)].flatMap((entry) => (entry && routeOfEntry(entry)) ?? []);
}

/** An item below one that visitors do not have yet would be nowhere. */
function newParentsOf({ entry }: ListedEntry, menu: readonly ListedEntry[]): ListedEntry[] {
  const parent = entry && menu.find(({ id, state }) => id === parentOf(entry) && state === 'new');
  return parent ? [parent, ...newParentsOf(parent, menu)] : [];
}
