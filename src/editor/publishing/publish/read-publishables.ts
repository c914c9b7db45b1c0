import { deepEqual } from '#lib/deep-equal.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { EntryName, ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { referredSection } from '#schemas/section.ts';
import { callEditor } from '../../api.ts';
import { nextOf, type StoredEntry } from '../../drafts/stored.ts';
import { namesOf, parentOf, routeOfEntry } from '../../menu-tree/menu-tree.ts';
import { keyOfName, type Publishable } from './publishable.ts';

/** A draft that belongs to drafts that are published: the menu item of a page, the page of a menu item, redirects. */
export interface Companion extends Publishable {
  /** Keys of the drafts to which it belongs. */
  of: readonly string[];
}

export interface Publishables {
  /** The requested entries that have a draft. */
  main: readonly Publishable[];
  companions: readonly Companion[];
}

/**
 * Keys of the drafts that are not ticked when the dialog opens.
 *
 * @param offered true if the dialog lists all changes of a screen instead of what the user chose: then only the user’s own
 * changes are ticked, and no new menu item with a new page, because nobody has said that the page is finished
 * @param account display name of the user
 */
export function untickedAtFirst(
  { main, companions }: Publishables,
  { offered, account }: { offered: boolean; account: string | undefined },
): ReadonlySet<string> {
  const hasNewPage = (one: Publishable) =>
    companions.some((page) => isNewPage(page) && page.of.includes(keyOfName(one.name)));
  const isChosen = (one: Publishable) =>
    !offered || (one.stored.draft?.by === account && !(isNewItem(one) && hasNewPage(one)));
  const chosen = main.filter(isChosen);
  return new Set(
    [
      ...main.filter((one) => !chosen.includes(one)),
      ...companions.filter((one) => !isTicked(one, { main: chosen, account })),
    ].map(({ name }) => keyOfName(name)),
  );
}

/** The ticks after a draft was ticked or unticked: companions follow the drafts to which they belong. */
export function tickedOrNot(
  without: ReadonlySet<string>,
  { main, companions }: Publishables,
  { changed, account }: { changed: ReadonlySet<string>; account: string | undefined },
): ReadonlySet<string> {
  const isGoing = ({ name }: Publishable) => !changed.has(keyOfName(name));
  const going = main.filter(isGoing);
  const newlyTicked = going.filter(({ name }) => without.has(keyOfName(name)));
  const follows = companions.filter(({ of }) =>
    main.some(
      ({ name }) =>
        of.includes(keyOfName(name)) && changed.has(keyOfName(name)) !== without.has(keyOfName(name)),
    ),
  );
  const next = new Set(changed);
  for (const one of follows) {
    const key = keyOfName(one.name);
    if (isTicked(one, { main: newlyTicked, account })) next.delete(key);
    else if (!going.some(({ name }) => one.of.includes(keyOfName(name)))) next.add(key);
  }
  return next;
}

const isNewItem = ({ name, stored }: Publishable) => name.kind === 'menu' && !stored.published;

/** Whether visitors have no page at the path of a drafted page. */
export const isNewPage = ({ name, stored }: Publishable): boolean =>
  name.kind === 'page' && nextOf(stored) !== null && !stored.published && !stored.builtIn;

/**
 * Whether a companion is published unless the user unticks it: what the changes need to work, such as a page that moves
 * with its menu item. The draft of a page that visitors already reach can be unfinished, and so can another editor's change of a menu item.
 *
 * @param main the drafts that are published
 * @param account display name of the user
 */
export function isTicked(
  { name, stored, of }: Companion,
  { main, account }: { main: readonly Publishable[]; account: string | undefined },
): boolean {
  const own = main.filter((one) => of.includes(keyOfName(one.name)));
  if (own.length === 0) return false;
  // A deletion belongs to another deletion, not to a menu item that only moves.
  if (nextOf(stored) === null) return own.some((one) => nextOf(one.stored) === null);
  if (name.kind === 'redirect') return true;
  if (name.kind === 'banner') return onlyColumnChanged(stored);
  if (name.kind === 'section') return !stored.published;
  if (name.kind === 'menu') return !stored.published || stored.draft?.by === account;
  const [before, after] = [stored.published, nextOf(stored)].map((page) => page && pagePath(page));
  if (before !== undefined) return before !== after;
  return !own.some((item) => item.stored.published && routeOfEntry(item.stored.published) === after);
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
  const [main, menu, redirects, banners, sections, { pages }] = await Promise.all([
    readAll(names),
    draftsOf('menu'),
    draftsOf('redirect'),
    draftsOf('banner'),
    draftsOf('section'),
    callEditor('listPages', {}),
  ]);
  const asked = new Set(names.map(keyOfName));
  const others = { menu, redirects, banners, sections, pages };
  const belonging = companionsOf(main, others);
  const found = await readAll(belonging.filter((name) => !asked.has(keyOfName(name))));
  const ownOf = new Map(
    main.map((one) => [keyOfName(one.name), new Set(companionsOf([one], others).map(keyOfName))]),
  );
  const companions = found.map((one) => ({
    ...one,
    of: [...ownOf].filter(([, own]) => own.has(keyOfName(one.name))).map(([key]) => key),
  }));
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
  sections: readonly ListedEntry[];
  pages: readonly Pick<EditorAnswer<'listPages'>['pages'][number], 'id' | 'path'>[];
}

/**
 * Returns the drafts for the same paths, the unpublished parents of their menu items, the banners of these items, and the
 * sections that the pages show.
 */
export function companionsOf(
  main: readonly Publishable[],
  { menu, redirects, banners, sections, pages }: Others,
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
  const referred = new Set(
    main.flatMap(({ stored }) => {
      const blocks = nextOf(stored)?.data.blocks;
      return (Array.isArray(blocks) ? blocks : []).flatMap((block) => referredSection(block) ?? []);
    }),
  );
  const inside = sections.filter(({ id }) => referred.has(id));
  const all = [...onPath, ...above, ...leading, ...below, ...shown, ...inside].map(
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
