import type { Kysely } from 'kysely';
import { tags } from '#api/content-changes.ts';
import { hasBlocks } from '#schemas/entry.ts';
import type { DraftTextTable, Tables } from '../tables.ts';
import { byKind } from './chunks.ts';
import { type CheckedChange, columnsOf, textRows } from './entry-rows.ts';

/** Larger changes are not compared: then everything counts as changed. */
const mostEntries = 500;

/** A published entry in one language. */
interface State extends Pick<DraftTextTable, 'kind' | 'id' | 'language' | 'facet'> {
  /** Every column from which an answer is made. */
  content: string;
}

/**
 * Compares a change with the published entries and returns the tags of what visitors get differently. Call it before
 * the change is stored. An entry that stays the same in a language has no tags of that language.
 * @returns undefined if the change is too large to compare
 */
export async function changedTags(
  tx: Kysely<Tables>,
  { put, remove }: Pick<CheckedChange, 'put' | 'remove'>,
): Promise<readonly string[] | undefined> {
  if (put.length + remove.length > mostEntries) return undefined;
  const names = [...remove, ...put.map(({ entry }) => entry)];
  const before = new Map<string, State>();
  for (const some of byKind(names))
    for (const state of await publishedStates(tx, some)) before.set(keyOf(state), state);
  const after = new Map(put.flatMap(nextStates).map((state) => [keyOf(state), state]));
  const changed = new Set<string>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, next] = [before.get(key), after.get(key)];
    if (old?.content === next?.content) continue;
    for (const { kind, id, language, facet } of [old, next].filter((state) => state !== undefined)) {
      changed.add(tags.entry(kind, language, id));
      changed.add(tags.list(kind, language));
      changed.add(tags.list(kind, language, facet));
    }
  }
  return [...changed];
}

const keyOf = ({ kind, id, language }: State) => JSON.stringify([kind, id, language]);

type SharedColumns = Pick<ReturnType<typeof columnsOf>, 'sort' | 'date' | 'until'> & { data: string };

function stateOf(row: DraftTextTable, { sort, date, until, data }: SharedColumns): State {
  const { kind, id, language, facet } = row;
  const own = [facet, row.sort, row.date, row.until, row.item, row.data];
  // Publishing blocks in one language changes shared fields and preserves the rows of the other language: visitors get
  // pages and sections from these rows alone.
  const shared = hasBlocks(kind) ? [] : [sort, date, until, data];
  return { kind, id, language, facet, content: JSON.stringify([own, shared]) };
}

async function publishedStates(
  tx: Kysely<Tables>,
  { kind, ids }: { kind: DraftTextTable['kind']; ids: readonly string[] },
): Promise<State[]> {
  const rows = await tx
    .selectFrom('entry_text as text')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'text.kind').onRef('entry.id', '=', 'text.id'),
    )
    .select(['text.kind', 'text.id', 'text.language', 'text.facet', 'text.sort', 'text.date', 'text.until'])
    .select(['text.item', 'text.data'])
    .select(['entry.sort as entrySort', 'entry.date as entryDate', 'entry.until as entryUntil'])
    .select('entry.data as entryData')
    .where('text.kind', '=', kind)
    .where('text.id', 'in', ids)
    .execute();
  return rows.map(({ entrySort, entryDate, entryUntil, entryData, ...row }) =>
    stateOf(row, { sort: entrySort, date: entryDate, until: entryUntil, data: entryData }),
  );
}

function nextStates({ entry, preservedRows = [] }: CheckedChange['put'][number]): State[] {
  const shared = { ...columnsOf(entry), data: JSON.stringify(entry.data) };
  const fresh = textRows(entry).filter(
    ({ language }) => !preservedRows.some((row) => row.language === language),
  );
  return [...preservedRows, ...fresh].map((row) => stateOf(row, shared));
}

/**
 * Reads which tags the revisions after `revision` changed.
 * @returns undefined if one of them does not say so
 */
export async function tagsSince(
  db: Kysely<Tables>,
  revision: string,
): Promise<readonly string[] | undefined> {
  const rows = await db
    .selectFrom('revision')
    .select('changed')
    .where('id', '>', Number(revision))
    .limit(mostRevisions + 1)
    .execute();
  if (rows.length > mostRevisions) return undefined;
  const all = new Set<string>();
  for (const { changed } of rows) {
    if (!changed) return undefined;
    for (const tag of JSON.parse(changed)) all.add(tag);
  }
  return [...all];
}

/** A process that missed more revisions, for example after a lost connection, starts afresh. */
const mostRevisions = 200;
