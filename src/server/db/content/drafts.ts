import type { Kysely, Selectable } from 'kysely';
import type { Draft, EntryName } from '#schemas/editor/editorial.ts';
import { type Entry, type EntryKind, entrySchema } from '#schemas/entry.ts';
import type { DraftTable, Tables } from '../tables.ts';
import { columnsOf, textRows } from './entry-rows.ts';

/** A draft to store. `entry` is null when the draft removes the entry. */
export interface DraftSave extends EntryName {
  entry: Entry | null;
  at: string;
  by: string;
  /** Ids of the last saves, this one included. */
  saves?: readonly string[] | undefined;
}

/** @returns the drafts of some entries of one kind by id; entries without a draft are absent */
export async function readDrafts(
  db: Kysely<Tables>,
  kind: EntryKind,
  ids: readonly string[],
): Promise<Map<string, Draft>> {
  const rows = await draftRows(db).where('kind', '=', kind).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, draftOf(row)]));
}

/** @returns the draft of one entry; `undefined` if it has none */
export async function readDraft(db: Kysely<Tables>, { kind, id }: EntryName): Promise<Draft | undefined> {
  return (await readDrafts(db, kind, [id])).get(id);
}

const draftRows = (db: Kysely<Tables>) =>
  db.selectFrom('draft').select(['version', 'kind', 'id', 'entry', 'at', 'by', 'saves']);

type DraftRow = Selectable<Pick<DraftTable, 'version' | 'kind' | 'id' | 'entry' | 'at' | 'by' | 'saves'>>;

const draftOf = ({ entry, saves, ...row }: DraftRow): Draft => ({
  ...row,
  ...(saves ? { saves: saves.split(',') } : {}),
  entry: entry === null ? null : entrySchema.parse(JSON.parse(entry)),
});

/**
 * Deletes a draft if it still has this version. Version 0 means "no draft".
 * @returns false if the draft was saved, discarded or published in the meantime
 */
export async function deleteDraft(
  tx: Kysely<Tables>,
  { kind, id }: EntryName,
  version: number,
): Promise<boolean> {
  if (version === 0) return (await readDraft(tx, { kind, id })) === undefined;
  const { numDeletedRows } = await tx
    .deleteFrom('draft')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Inserts a draft together with its preview rows.
 * @returns the stored draft; `undefined` if another process has inserted one first
 */
export async function insertDraft(
  tx: Kysely<Tables>,
  { kind, id, entry, at, by, saves = [] }: DraftSave,
): Promise<Draft | undefined> {
  const stored = await tx
    .insertInto('draft')
    .values({
      ...(entry ? columnsOf(entry) : { kind, id }),
      at,
      by,
      entry: entry && JSON.stringify(entry),
      data: entry && JSON.stringify(entry.data),
      saves: saves.length > 0 ? saves.join(',') : null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!stored) return undefined;
  const rows = entry ? textRows(entry) : [];
  if (rows.length > 0) await tx.insertInto('draft_text').values(rows).execute();
  return {
    kind,
    id,
    entry,
    at,
    by,
    version: stored.version,
    ...(saves.length > 0 ? { saves: [...saves] } : {}),
  };
}
