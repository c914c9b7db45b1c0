import type { Kysely } from 'kysely';
import type { EntryKind } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import type { Tables } from './tables.ts';

/** The latest revision as text, `'0'` before the first publish. One step into an index. */
export async function latestRevision(db: Kysely<Tables>): Promise<string> {
  const row = await db.selectFrom('revision').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return String(row?.id ?? 0);
}

/** How many entries of a kind stand in a language. */
export type CountEntries = (kind: EntryKind, language: Language) => Promise<number>;

/**
 * Counts each kind and language once a revision: content changes only by publishing, and counting reads the whole
 * index. The revision is read before the count, so a count is never older than the revision it is kept under.
 */
export function createCounts(db: Kysely<Tables>): CountEntries {
  let kept = { revision: '', counts: new Map<string, number>() };
  return async (kind, language) => {
    const revision = await latestRevision(db);
    if (kept.revision !== revision) kept = { revision, counts: new Map() };
    const { counts } = kept;
    const key = `${kind} ${language}`;
    const count = counts.get(key) ?? (await countEntries(db, kind, language));
    counts.set(key, count);
    return count;
  };
}

async function countEntries(db: Kysely<Tables>, kind: EntryKind, language: Language): Promise<number> {
  const { count } = await db
    .selectFrom('entry_text')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  return Number(count);
}
