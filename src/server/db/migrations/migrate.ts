import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { SetupError } from '../../setup-error.ts';
import type { Engine } from '../dialects/engine.ts';
import type { Tables } from '../tables.ts';
import { migrations } from './index.ts';

/**
 * Runs all pending migrations in one transaction, so that an interrupted start can be repeated.
 * @throws SetupError when a newer version has migrated the database
 * @throws the engine's error, for example when the connection is lost
 */
export async function migrate({ writer, columns }: Engine): Promise<void> {
  await refuseNewer(writer);
  const known = Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(columns)]));
  const migrator = new Migrator({ db: writer, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Refuses a database with unknown migrations: a newer version wrote it, and writing to it could damage the
 * content.
 */
async function refuseNewer(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return;
  const executed = await db
    .$extendTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  const unknown = executed.find(({ name }) => !Object.hasOwn(migrations, name));
  if (unknown)
    throw new SetupError(
      `The database was written by a newer version (migration ${unknown.name}): run that version, or point DATA_DIR or DATABASE_URL elsewhere.`,
    );
}
