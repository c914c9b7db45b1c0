import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** @returns the latest revision as text; `'0'` before the first publish; one index lookup */
export async function latestRevision(db: Kysely<Tables>): Promise<string> {
  const row = await db.selectFrom('revision').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return String(row?.id ?? 0);
}
