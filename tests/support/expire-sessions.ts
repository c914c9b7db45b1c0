import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestSite } from './open-site.ts';

/** Expires every session of the editor. */
export function expireSessions({ dataDir }: Pick<TestSite, 'dataDir'>): void {
  const database = new DatabaseSync(join(dataDir, 'pavilion.db'));
  database.exec("update account_session set expires_at = '2000-01-01T00:00:00.000Z'");
  database.close();
}
