import type { Kysely } from 'kysely';
import { compileOnce } from '../compile-once.ts';
import type { Tables } from '../tables.ts';

const latestQuery = compileOnce((db) =>
  db.selectFrom('revision').select('id').orderBy('id', 'desc').limit(1),
);

/** @returns the latest revision as text; `'0'` before the first publish; one index lookup */
export async function latestRevision(db: Kysely<Tables>): Promise<string> {
  const { rows } = await db.executeQuery(latestQuery(db, {}));
  return String(rows[0]?.id ?? 0);
}
