import { type Kysely, sql } from 'kysely';
import type { BuiltInGroup, BuiltInPage } from '#registry/pages/define.ts';
import type { EditorAnswer, ParsedEditorRequest } from '#schemas/editor/calls.ts';
import type { EntryState, ListedEntry } from '#schemas/editor/editorial.ts';
import { entities } from '#schemas/entities.ts';
import { type Entry, type EntryKind, entrySchema } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { firstPathOf, freePageId, pagePath } from '#schemas/page-address.ts';
import { byKind, chunks } from '../../db/content/chunks.ts';
import { readDrafts } from '../../db/content/drafts.ts';
import { readPublishedEntries } from '../../db/content/published-entry.ts';
import type { ListedEntryTable, Tables } from '../../db/tables.ts';

type ListRequest = ParsedEditorRequest<'listEntries'>;

/**
 * One page of the entries of a kind, published and drafted, and the total. Both queries use one table: a page
 * is an index walk; counting and searching scan the rows of the kind.
 * @param language language of the interface; titles are ordered in it, byte by byte
 */
export async function listEntries(
  db: Kysely<Tables>,
  request: ListRequest,
  language: Language,
): Promise<{ items: ListedEntry[]; total: number }> {
  const { page, pageSize } = request;
  const { count } = await filtered(db, request)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const { column, descending } = orderOf(request, language);
  const direction = descending ? 'desc' : 'asc';
  const rows = await filtered(db, request)
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const behind = await behindOf(
    db,
    request.kind,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => ({ ...listedOf(row), ...behind.get(row.id) }));
  return { items, total: Number(count) };
}

/** What the languages of some entries lack, by id. */
async function behindOf(
  db: Kysely<Tables>,
  kind: EntryKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<ListedEntry, 'behind'>>> {
  const found = new Map<string, Required<Pick<ListedEntry, 'behind'>>>();
  for (const some of chunks(ids)) {
    const rows = await db
      .selectFrom('translation')
      .select(['id', 'language', 'missing', 'older'])
      .where('kind', '=', kind)
      .where('id', 'in', some)
      .orderBy('language')
      .execute();
    for (const { id, ...counts } of rows)
      found.set(id, { behind: [...(found.get(id)?.behind ?? []), counts] });
  }
  return found;
}

function filtered(db: Kysely<Tables>, { kind, search, facet, state, behind }: ListRequest) {
  let query = db.selectFrom('listed_entry').where('kind', '=', kind);
  if (facet !== undefined) query = query.where('facet', '=', facet);
  if (state !== undefined) query = query.where('state', '=', state);
  if (behind !== undefined) {
    const [need, key] = behind.split('-');
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('translation')
          .select('translation.id')
          .whereRef('translation.kind', '=', 'listed_entry.kind')
          .whereRef('translation.id', '=', 'listed_entry.id')
          .where('translation.language', '=', key === 'en' ? 'en-US' : 'zh-CN')
          .where(need === 'missing' ? 'missing' : 'older', '>', 0),
      ),
    );
  }
  if (search) query = query.where(sql<boolean>`search like ${patternOf(search)} escape '!'`);
  return query;
}

/** A `like` pattern that matches the search text literally. */
const patternOf = (search: string) => `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`;

function orderOf({ kind, sort, descending }: ListRequest, language: Language) {
  const title = language === 'en-US' ? 'title_en' : 'title_zh';
  const orders = { title, date: 'date', changed: 'changed_at', order: visitorsOrder(kind) } as const;
  // Visitors see these kinds newest first, so the order is inverted.
  const turned = sort === 'order' && entities[kind].order === 'newest';
  return { column: orders[sort], descending: descending !== turned };
}

function visitorsOrder(kind: EntryKind): 'sort' | 'date' | 'id' {
  const { order } = entities[kind];
  if (order === 'none') return 'id';
  return order === 'sort' ? 'sort' : 'date';
}

function listedOf(row: ListedEntryTable): ListedEntry {
  const { order } = entities[row.kind];
  return {
    kind: row.kind,
    id: row.id,
    state: row.state,
    title: titlesOf(row),
    ...(row.facet === null ? {} : { facet: row.facet }),
    ...(order === 'sort' ? { sort: row.sort } : {}),
    ...(row.date ? { date: row.date } : {}),
    ...(row.until === null ? {} : { until: row.until }),
    ...(row.picture === null ? {} : { picture: row.picture }),
    ...changesOf(row),
  };
}

/** Columns that every list shows. */
export const changesOf = (row: ListedEntryTable) => ({
  published: languagesIn(row.languages),
  ...(row.changed_at ? { changedAt: row.changed_at } : {}),
  ...(row.changed_by === null ? {} : { changedBy: row.changed_by }),
});

export const titlesOf = ({
  title_zh,
  title_en,
}: Pick<ListedEntryTable, 'title_zh' | 'title_en'>): Partial<Record<Language, string>> => ({
  ...(title_zh ? { 'zh-CN': title_zh } : {}),
  ...(title_en ? { 'en-US': title_en } : {}),
});

/** Parses the comma-separated languages column. */
export const languagesIn = (stored: string): Language[] => {
  const named = stored.split(',');
  return languages.filter((language) => named.includes(language));
};

/** The listed entries of a kind, by their ids. */
export async function listedOfKind(
  db: Kysely<Tables>,
  kind: EntryKind,
): Promise<(ListedEntryTable & { state: EntryState })[]> {
  return db.selectFrom('listed_entry').selectAll().where('kind', '=', kind).orderBy('id').execute();
}

type Pages = EditorAnswer<'listPages'>['pages'];

/**
 * The built-in page at the path of a page, as an entry that could be published.
 * @param stored the stored page with this id; without one, the id tells the path
 */
export function builtInPage(
  groups: readonly BuiltInGroup[],
  id: string,
  stored: Pick<Entry, 'id' | 'data'> | undefined,
): Entry | undefined {
  const path = stored ? pagePath(stored) : firstPathOf(id);
  const page = groups.flatMap((group) => group.pages).find((known) => known.path === path);
  return page && entryOf(id, page);
}

function entryOf(id: string, { path, title, meta = {}, blocks }: BuiltInPage): Entry {
  return entrySchema.parse({
    kind: 'page',
    id,
    // Blocks of built-in pages have version 1, as pages are parsed (`schemas/page.ts`).
    data: { path, title, meta, blocks: blocks.map((block) => ({ version: 1, ...block })) },
    texts: { 'zh-CN': {}, 'en-US': {} },
  });
}

/** All pages by path: built-in pages unless editors have replaced them, and pages made in the editor. */
export async function listPages(db: Kysely<Tables>, groups: readonly BuiltInGroup[]): Promise<Pages> {
  const listed = await listedOfKind(db, 'page');
  const ids = listed.map(({ id }) => id);
  const own: Pages = groups
    .flatMap((group) => group.pages)
    .map(({ path, title }) => ({
      id: freePageId(path, ids),
      path,
      title: { 'zh-CN': title.zh, 'en-US': title.en },
      state: 'builtIn',
      published: [...languages],
    }));
  const before = await db
    .selectFrom('entry_version')
    .select('entry_id')
    .distinct()
    .where('kind', '=', 'page')
    .execute();
  const wasPublished = new Set(before.map(({ entry_id }) => entry_id));
  const made = listed.map((row) => {
    const page = {
      ...{ id: row.id, path: row.path ?? row.id },
      ...{ title: titlesOf(row), state: row.state, ...changesOf(row) },
    };
    const replaced = row.state === 'new' && own.find(({ path }) => path === page.path);
    // The first draft of a built-in page: visitors still see the built-in page.
    if (replaced) return { ...page, state: 'changed' as const, published: replaced.published };
    return row.state === 'new' && wasPublished.has(row.id) ? { ...page, state: 'takenDown' as const } : page;
  });
  const paths = new Set(made.map(({ path }) => path));
  return [...own.filter(({ path }) => !paths.has(path)), ...made].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Adds what bulk changes need: the versions of drafts, and with `whole` the entries as the next publish would
 * leave them.
 */
export async function withDrafts(
  db: Kysely<Tables>,
  items: readonly ListedEntry[],
  whole: boolean,
): Promise<ListedEntry[]> {
  const found = new Map<string, Pick<ListedEntry, 'version' | 'entry'>>();
  for (const { kind, ids } of byKind(items)) {
    const drafts = await readDrafts(db, kind, ids);
    const published = whole ? await readPublishedEntries(db, kind, ids) : undefined;
    for (const id of ids) {
      const draft = drafts.get(id);
      const entry = whole ? (draft?.entry ?? published?.get(id)?.entry) : undefined;
      found.set(`${kind} ${id}`, {
        ...(draft ? { version: draft.version } : {}),
        ...(entry ? { entry } : {}),
      });
    }
  }
  return items.map((item) => ({ ...item, ...found.get(`${item.kind} ${item.id}`) }));
}
