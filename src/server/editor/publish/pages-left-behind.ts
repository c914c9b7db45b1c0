import type { Kysely } from 'kysely';
import { routeOfEntry } from '#editor/menu-tree/menu-tree.ts';
import type { BuiltInGroup } from '#registry/pages/define.ts';
import type { EntryIssue, EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { pagePath } from '#schemas/page-address.ts';
import { readFields } from '../../db/content/contract-item.ts';
import type { Tables } from '../../db/tables.ts';

/** An entry before and after the publish. */
interface Change {
  name: EntryName;
  previous: { entry: Entry } | undefined;
  entry: Entry | null;
}

/** A page that visitors have at one address, and a draft has at another. */
interface MovingPage {
  from: string;
  to: string;
}

/**
 * Issues of menu items that were just published at another address while the draft that takes their page there was left out:
 * visitors would get an empty page at the new address, and a redirect to it from the old one.
 */
export async function pagesLeftBehind(
  tx: Kysely<Tables>,
  { steps, groups }: { steps: readonly Change[]; groups: readonly BuiltInGroup[] },
): Promise<EntryIssue[]> {
  const moved = steps.flatMap(({ name: { kind, id }, previous, entry }) => {
    const [from, to] = [previous?.entry, entry].map((one) => one && routeOfEntry(one));
    return kind === 'menu' && from && to && from !== to ? [{ kind, id, from, to }] : [];
  });
  if (moved.length === 0) return [];
  const pages = await movingPages(tx, groups);
  return moved.flatMap(({ kind, id, from, to }) =>
    pages.some((page) => page.from === from && page.to === to)
      ? [{ kind, id, field: 'path', check: 'pageLeft', reason: `its page stays at ${from}` }]
      : [],
  );
}

async function movingPages(tx: Kysely<Tables>, groups: readonly BuiltInGroup[]): Promise<MovingPage[]> {
  const read = (table: 'draft' | 'entry') =>
    tx.selectFrom(table).select(['id', 'data']).where('kind', '=', 'page').execute();
  const [drafts, entries] = [await read('draft'), await read('entry')];
  const pathIn = (id: string, data: string) => pagePath({ id, data: readFields(data) });
  const now = new Map(entries.map(({ id, data }) => [id, data === null ? id : pathIn(id, data)]));
  const builtIn = new Set(groups.flatMap(({ pages }) => pages.map(({ path }) => path)));
  return drafts.flatMap(({ id, data }) => {
    const from = now.get(id) ?? (builtIn.has(id) ? id : undefined);
    const to = data === null ? undefined : pathIn(id, data);
    return from && to && from !== to ? [{ from, to }] : [];
  });
}
