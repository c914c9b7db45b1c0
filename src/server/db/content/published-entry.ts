import type { Kysely } from 'kysely';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { entities } from '#schemas/entities.ts';
import { type Entry, type EntryKind, entrySchema } from '#schemas/entry.ts';
import type { EntryTextTable, Tables } from '../tables.ts';
import { readFields } from './contract-item.ts';

/** An entry as visitors see it. */
export interface PublishedEntry {
  entry: Entry;
  revision: number;
  /** Time of publishing, ISO 8601. */
  at: string;
  /** Account name; undefined if the entry was not published in the editor. */
  by?: string;
  note: string | null;
  /** Its list rows, one for each language. */
  rows: readonly EntryTextTable[];
}

/** @returns the published state of some entries of one kind by id; unpublished entries are absent */
export async function readPublishedEntries(
  db: Kysely<Tables>,
  kind: EntryKind,
  ids: readonly string[],
): Promise<Map<string, PublishedEntry>> {
  const entries = await db
    .selectFrom('entry')
    .leftJoin('revision', 'revision.id', 'entry.revision')
    .leftJoin('entry_version as version', (join) =>
      join
        .onRef('version.kind', '=', 'entry.kind')
        .onRef('version.entry_id', '=', 'entry.id')
        .onRef('version.revision', '=', 'entry.revision'),
    )
    .select(['entry.id', 'entry.facet', 'entry.sort', 'entry.date', 'entry.until', 'entry.data'])
    .select(['entry.revision', 'revision.at', 'revision.note', 'version.by'])
    .where('entry.kind', '=', kind)
    .where('entry.id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('entry_text')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .orderBy('language', 'desc')
    .execute();
  const rowsOf = Map.groupBy(texts, ({ id }) => id);
  return new Map(
    entries.map(({ revision, at, by, note, ...columns }) => {
      const rows = rowsOf.get(columns.id) ?? [];
      const entry = entryOf(kind, columns, rows);
      return [columns.id, { entry, revision, at: at ?? '', ...(by ? { by } : {}), note, rows }];
    }),
  );
}

/** @returns the published state of one entry; `undefined` if it is not published */
export const readPublishedEntry = async (
  db: Kysely<Tables>,
  { kind, id }: EntryName,
): Promise<PublishedEntry | undefined> => (await readPublishedEntries(db, kind, [id])).get(id);

type EntryRow = Record<'facet' | 'date' | 'until', string | null> & {
  id: string;
  sort: number | null;
  data: string;
};

/** Rebuilds the entry from its row and its texts. */
function entryOf(kind: EntryKind, { data, ...columns }: EntryRow, rows: readonly EntryTextTable[]): Entry {
  const present = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
  const texts = rows.map(({ language, facet, data: text }) => [
    language,
    { ...(facet && facet !== columns.facet ? { facet } : {}), data: readFields(text) },
  ]);
  const { place } = entities[kind];
  const hasTexts = place === 'byLanguage' || place === 'leaves';
  return entrySchema.parse({
    kind,
    ...present,
    data: readFields(data),
    ...(hasTexts ? { texts: Object.fromEntries(texts) } : {}),
  });
}
