import type { Kysely } from 'kysely';
import { isExternal, normalisePath } from '#lib/menu.ts';
import { endsOf } from '#registry/redirects.ts';
import type { EntryIssue, EntryName } from '#schemas/editor/editorial.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { pagePath } from '#schemas/page-address.ts';
import { redirectSchema } from '#schemas/redirect.ts';
import type { Fields } from '../../db/content/contract-item.ts';
import { readFields } from '../../db/content/contract-item.ts';
import type { Tables } from '../../db/tables.ts';
import { publicFiles } from '../../routes/site-files.ts';

/** A stored menu item, reduced to the fields that determine its position. */
interface Item {
  id: string;
  parent: string | undefined;
  route: string | undefined;
}

/**
 * Issues of the paths in a change that was just made in this transaction: pages, menu items and redirects,
 * among themselves and against all others.
 */
export async function pathIssues(
  tx: Kysely<Tables>,
  { put, removed }: { put: readonly Entry[]; removed: readonly EntryName[] },
): Promise<EntryIssue[]> {
  const ofKind = (kind: EntryKind) => put.filter((entry) => entry.kind === kind);
  const menuChanged = [...put, ...removed].some(({ kind }) => kind === 'menu');
  return [
    ...(await pageIssues(tx, ofKind('page'))),
    ...ofKind('menu').flatMap(addressIssues),
    ...(menuChanged ? treeIssues(await menuItems(tx), { put, removed }) : []),
    ...(await redirectIssues(tx, ofKind('redirect'))),
  ];
}

/** Pages at a path that no page can have, or that another page has. */
async function pageIssues(tx: Kysely<Tables>, put: readonly Entry[]): Promise<EntryIssue[]> {
  if (put.length === 0) return [];
  const rows = await tx.selectFrom('entry').select(['id', 'data']).where('kind', '=', 'page').execute();
  const atPath = Map.groupBy(rows, ({ id, data }) => pagePath({ id, data: readFields(data) }));
  return put.flatMap(({ kind, id, data }) => {
    const path = pagePath({ id, data });
    const others = (atPath.get(path) ?? []).filter((other) => other.id !== id);
    const reasons = [...badPath(path), ...others.map(() => 'another page has this path')];
    return reasons.slice(0, 1).map((reason) => ({ kind, id, field: 'path', reason }));
  });
}

/** Why a path cannot be a page's path; at most one reason. */
function badPath(path: string): string[] {
  if (!path.startsWith('/')) return ['a path starts with a slash'];
  if (/[?#]/.test(path)) return ['a path has no query and no fragment'];
  if (/[\\%\s\p{Cc}]/u.test(path)) return ['a path has no blanks, percent signs or backslashes'];
  if (/\/\/|\/\.{1,2}(\/|$)|.\/$/.test(path))
    return ['a path has no empty part, none of dots alone, and no slash at its end'];
  return isReserved(path) ? ['this path is reserved by the site'] : [];
}

/** Checks the route of a menu item and its link target. */
function addressIssues({ kind, id, data }: Entry): EntryIssue[] {
  return (['defaultPath', 'path'] as const).flatMap((field) => {
    const address = data[field];
    if (typeof address !== 'string' || address === '') return [];
    if (isExternal(address))
      return /^https?:\/\/[^\s/]/.test(address)
        ? []
        : [{ kind, id, field, reason: 'an address elsewhere starts with https://' }];
    return badPath(address).map((reason) => ({ kind, id, field, reason }));
  });
}

async function menuItems(tx: Kysely<Tables>): Promise<Item[]> {
  const rows = await tx.selectFrom('entry').select(['id', 'data']).where('kind', '=', 'menu').execute();
  return rows.map(({ id, data }) => {
    const fields = readFields(data);
    return { id, parent: textOf(fields.parentId), route: routeOf(fields) };
  });
}

const textOf = (value: unknown) =>
  value === undefined || value === null || value === '' ? undefined : String(value);

/** As `routeOf` of `src/lib/menu.ts` has it of an item that was read. */
function routeOf({ defaultPath, path }: Fields): string | undefined {
  const address = textOf(defaultPath) ?? textOf(path);
  return address === undefined || isExternal(address) ? undefined : normalisePath(address);
}

/** Changed items whose route is taken, and items that would become unreachable. */
function treeIssues(
  items: readonly Item[],
  { put, removed }: { put: readonly Entry[]; removed: readonly EntryName[] },
): EntryIssue[] {
  const idsOf = (names: readonly EntryName[]) =>
    new Set(names.flatMap(({ kind, id }) => (kind === 'menu' ? [id] : [])));
  const [changed, gone] = [idsOf(put), idsOf(removed)];
  const byId = new Map(items.map((item) => [item.id, item]));
  const byRoute = Map.groupBy(items, ({ route }) => route);
  const issuesOf = ({ id, parent = '', route }: Item): [field: string, reason: string][] => {
    if (gone.has(parent)) return [['parentId', `the item above it, "${parent}", is removed`]];
    if (!changed.has(id)) return [];
    const other = route === undefined ? undefined : byRoute.get(route)?.find((item) => item.id !== id);
    return [
      ...(other ? [['defaultPath', `"${other.id}" has this path already`] as [string, string]] : []),
      ...(parent === '' || byId.has(parent)
        ? []
        : [['parentId', `there is no item "${parent}"`] as [string, string]]),
      ...(isBelowItself(id, byId) ? [['parentId', 'it is below itself'] as [string, string]] : []),
    ];
  };
  return items.flatMap((item) =>
    issuesOf(item).map(([field, reason]) => ({ kind: 'menu', id: item.id, field, reason })),
  );
}

function isBelowItself(id: string, byId: ReadonlyMap<string, Item>): boolean {
  const seen = new Set<string>();
  for (let at = byId.get(id)?.parent; at !== undefined && !seen.has(at); at = byId.get(at)?.parent) {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}

/** Redirects from a reserved path, and redirect loops. */
async function redirectIssues(tx: Kysely<Tables>, put: readonly Entry[]): Promise<EntryIssue[]> {
  if (put.length === 0) return [];
  const rows = await tx.selectFrom('entry').select(['id', 'data']).where('kind', '=', 'redirect').execute();
  const all = rows.flatMap(({ id, data }) => {
    const parsed = redirectSchema.safeParse({ ...readFields(data), from: id });
    return parsed.success ? [parsed.data] : [];
  });
  const ends = endsOf(all, () => undefined, []);
  return put.flatMap(({ kind, id }) => [
    ...badPath(id).map((reason) => ({ kind, id, field: 'from', reason })),
    ...(ends.has(normalisePath(id)) ? [] : [{ kind, id, field: 'to', reason: 'it leads back to itself' }]),
  ]);
}

/** Paths that the server itself answers, including everything below them. */
const folders = ['/api', '/editor', '/editor-assets', '/assets', '/media', '/language'];

const files = [...publicFiles, '/robots.txt', '/sitemap.xml', '/site.webmanifest'];

/** Sitemap parts, and well-known paths that browsers request. */
const patterns = [/^\/sitemap-\d+\.xml$/, /^\/\.well-known(\/|$)/];

/** Whether a path is used by the server itself, so that no page can have it. */
function isReserved(path: string): boolean {
  const small = path.toLowerCase();
  return (
    files.includes(small) ||
    folders.some((folder) => small === folder || small.startsWith(`${folder}/`)) ||
    patterns.some((pattern) => pattern.test(small))
  );
}
