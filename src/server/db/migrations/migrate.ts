import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { SetupError } from '../../setup-error.ts';
import type { Engine } from '../dialects/engine.ts';
import type { Tables } from '../tables.ts';
import { migrations } from './index.ts';

/**
 * Brings the tables up to date; all pending migrations in one transaction, so that an interrupted start can be repeated.
 *
 * @throws SetupError when the database has been migrated by a newer version.
 * @throws whatever the engine reports, a lost connection for example.
 */
export async function migrate({ writer, columns }: Engine): Promise<void> {
  await refuseNewer(writer);
  const known = Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(columns)]));
  const migrator = new Migrator({ db: writer, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** A migration that this code does not know was made for code that is not here: writing would risk the content. */
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
