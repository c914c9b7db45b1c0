import type { Kysely } from 'kysely';
import type { Account } from '#schemas/editor/accounts.ts';
import type { DraftConflictData, EntryName } from '#schemas/editor/editorial.ts';
import type { Clock } from '../../clock.ts';
import { readDraft } from '../../db/content/drafts.ts';
import { PublishError } from '../../db/content/publish.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { done, type EditorRefusal, refuse } from '../handlers.ts';

/** Dependencies of handlers that change drafts. */
export interface DraftDependencies {
  database: Database;
  clock: Clock;
}

/** Account and time of a change, for the audit log. */
export interface AuditContext {
  account: Pick<Account, 'id' | 'name'>;
  at: Date;
}

/** A draft was saved, discarded or published in the meantime. Nothing has changed. */
export class DraftConflict extends Error {
  override readonly name = 'DraftConflict';
}

/**
 * Changes drafts in one transaction, all of them or none. A conflict is answered with the current drafts,
 * invalid entries with their issues.
 */
export async function changeDrafts<Data>(
  database: Database,
  names: readonly EntryName[],
  job: (tx: Kysely<Tables>) => Promise<Data>,
): Promise<{ ok: true; data: Data } | EditorRefusal> {
  try {
    return done(await database.write(job));
  } catch (error) {
    if (error instanceof DraftConflict)
      return refuse('conflict', { data: await draftsOf(database.read, names) });
    if (error instanceof PublishError) return refuse('invalid', { data: { issues: error.issues } });
    throw error;
  }
}

async function draftsOf(read: Kysely<Tables>, names: readonly EntryName[]): Promise<DraftConflictData> {
  const drafts = names.map(async ({ kind, id }) => {
    const draft = await readDraft(read, { kind, id });
    return { kind, id, ...(draft ? { draft } : {}) };
  });
  return { drafts: await Promise.all(drafts) };
}

/**
 * Compares names for the order in which a transaction changes drafts. Every transaction uses the same one: on PostgreSQL, two
 * that change the same drafts in opposite orders wait for each other, until the server ends one of them.
 * @returns a negative number if `a` comes first
 * @example for (const draft of drafts.toSorted(byLockOrder)) await saveDraft(tx, draft, audit);
 */
export const byLockOrder = (a: EntryName, b: EntryName): number =>
  compare(a.kind, b.kind) || compare(a.id, b.id);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Describes several entries for the audit log: the first three and the number of others. */
export function aboutEntries(names: readonly EntryName[]): string {
  const first = names.slice(0, 3).map(({ kind, id }) => `${kind} ${id}`);
  const more = names.length - first.length;
  return more > 0 ? `${first.join(', ')} + ${more}` : first.join(', ');
}

/** Names that occur more than once. */
export function repeatedNames(names: readonly EntryName[]): EntryName[] {
  const groups = Map.groupBy(names, ({ kind, id }) => `${kind} ${id}`);
  return [...groups.values()].flatMap(([first, ...again]) => (first && again.length > 0 ? [first] : []));
}
