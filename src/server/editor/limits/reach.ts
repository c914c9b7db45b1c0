import type { Kysely } from 'kysely';
import { normalisePath } from '#lib/menu.ts';
import type { Account } from '#schemas/editor/accounts.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Limits } from '#schemas/editor/limits.ts';
import { sectionKinds } from '#schemas/editor/limits.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { firstPathOf, pagePath } from '#schemas/page-address.ts';
import { type Fields, readFields } from '../../db/content/contract-item.ts';
import type { Tables } from '../../db/tables.ts';

/** What an account with limits can reach. */
export interface Reach {
  kind(kind: EntryKind): boolean;
  /** Whether it may change an entry, as it is stored and as it will be. */
  entry(name: EntryName, next?: Entry | null): boolean;
  /**
   * Whether it may see an entry: also the menu items above its sections, without which the menu is no tree, and saved sections,
   * which it puts onto its pages.
   */
  seen(name: EntryName): boolean;
  path(path: string): boolean;
}

/** Whether an account may see an entry. */
export async function isWithinLimits(
  db: Kysely<Tables>,
  account: Pick<Account, 'limits'> | undefined,
  name: EntryName,
): Promise<boolean> {
  return !account?.limits || (await readReach(db, account.limits)).seen(name);
}

interface Item {
  id: string;
  parent: string;
  routes: string[];
}

/** Reads what an account can reach now: published and drafted menu items and pages. */
export async function readReach(db: Kysely<Tables>, { sections, kinds }: Limits): Promise<Reach> {
  const known = await storedOf(db);
  const items = known.flatMap(({ kind, id, data }) => (kind === 'menu' ? [itemOf(id, data)] : []));
  const own = sections && withBelow(new Set(sections), items);
  const above = own && parentsOf(own, items);
  const routes = own && items.filter(({ id }) => own.has(id)).flatMap((item) => item.routes);
  const paths = Map.groupBy(
    known.filter(({ kind }) => kind === 'page'),
    ({ id }) => id,
  );
  const path = (asked: string) => routes === undefined || routes.some((route) => isWithin(asked, route));
  const ofPage = (id: string) => {
    const stored = (paths.get(id) ?? []).map(({ data }) => pagePath({ id, data }));
    return stored.length > 0 ? stored : [firstPathOf(id)];
  };
  const menuItem = (id: string, next: Entry | null | undefined): boolean => {
    if (own === undefined) return true;
    const isStored = items.some((item) => item.id === id);
    if (!next) return isStored && own.has(id);
    // An item with another path would extend the section to the pages there.
    if (!itemOf(id, next.data).routes.every(path)) return false;
    const isRoot = isStored && sections?.includes(id) === true;
    return (isStored ? own.has(id) : true) && (isOwnParent(next, own) || isRoot);
  };
  const redirect = (from: string, next: Entry | null | undefined) => {
    const targets = known.filter(({ kind, id }) => kind === 'redirect' && id === from);
    const to = [...targets.map(({ data }) => data.to), next?.data.to];
    return [from, ...to.filter((one) => typeof one === 'string')].every(path);
  };
  const reach: Reach = {
    path,
    kind: (kind) =>
      sectionKinds.some((one) => one === kind) || kinds === undefined || kinds.some((one) => one === kind),
    entry: ({ kind, id }, next) => {
      if (kind === 'menu') return menuItem(id, next);
      if (kind === 'page') return [...ofPage(id), ...(next ? [pagePath(next)] : [])].every(path);
      if (kind === 'redirect') return redirect(id, next);
      // A synced section changes pages of every section of the menu.
      if (kind === 'section' && kinds === undefined) return sections === undefined;
      return reach.kind(kind);
    },
    seen: (name) =>
      reach.entry(name) || name.kind === 'section' || (name.kind === 'menu' && above?.has(name.id) === true),
  };
  return reach;
}

/** Published entries and drafts of the kinds that belong to sections. */
async function storedOf(db: Kysely<Tables>) {
  const published = await db
    .selectFrom('entry')
    .select(['kind', 'id', 'data'])
    .where('kind', 'in', sectionKinds)
    .execute();
  const drafted = await db
    .selectFrom('draft')
    .select(['kind', 'id', 'data'])
    .where('kind', 'in', sectionKinds)
    .where('data', 'is not', null)
    .execute();
  return [...published, ...drafted].map(({ kind, id, data }) => ({
    kind,
    id,
    data: readFields(data ?? '{}'),
  }));
}

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));

const itemOf = (id: string, data: Fields): Item => ({
  id,
  parent: textOf(data.parentId),
  routes: [data.defaultPath, data.path].flatMap((route) =>
    typeof route === 'string' && route.startsWith('/') ? [normalisePath(route)] : [],
  ),
});

/** An item that is moved by a draft stays in a section only if it is there before and after. */
function withBelow(ids: Set<string>, items: readonly Item[]): ReadonlySet<string> {
  const byId = Map.groupBy(items, ({ id }) => id);
  for (let size = 0; size !== ids.size; ) {
    size = ids.size;
    for (const [id, states] of byId) if (states.every(({ parent }) => ids.has(parent))) ids.add(id);
  }
  return ids;
}

function parentsOf(ids: ReadonlySet<string>, items: readonly Item[]): ReadonlySet<string> {
  const above = new Set<string>();
  const add = (id: string) => {
    for (const { parent } of items.filter((item) => item.id === id))
      if (parent !== '' && !above.has(parent)) {
        above.add(parent);
        add(parent);
      }
  };
  for (const id of ids) add(id);
  return above;
}

const isOwnParent = ({ data }: Entry, own: ReadonlySet<string>) => own.has(textOf(data.parentId));

/** A detail page belongs to the list whose name is a prefix of its own: newsInfoDetail to newsInfo. */
function isWithin(path: string, route: string): boolean {
  if (path === route) return true;
  if (route === '/') return false;
  if (path.startsWith(`${route}/`)) return true;
  return path.startsWith(route) && path.lastIndexOf('/') === route.lastIndexOf('/');
}
