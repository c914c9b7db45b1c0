import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { SetupError } from '../../setup-error.ts';
import type { Engine } from '../dialects/engine.ts';
import type { Tables } from '../tables.ts';
import { migrations } from './index.ts';

/**
 * Runs all pending migrations in one transaction, so that an interrupted start can be repeated. A database that a newer
 * release has migrated is left as it is: its migrations only added.
 * @param mayChange false if another program runs the migrations
 * @throws SetupError when this release cannot work with what a newer one has changed, or when migrations are pending that it
 * may not run
 * @throws the engine's error, for example when the connection is lost
 */
export async function migrate({ writer, columns }: Engine, mayChange: boolean): Promise<void> {
  const executed = await executedMigrations(writer);
  const unknown = executed.find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined) {
    const required = [...Object.keys(migrations), ...(await requiredMigrations(writer, executed))];
    const missing = required.find((name) => !Object.hasOwn(migrations, name) || !executed.includes(name));
    if (missing !== undefined) throw newerVersion(missing);
    return;
  }
  const pending = Object.keys(migrations).find((name) => !executed.includes(name));
  if (pending === undefined) return;
  if (!mayChange)
    throw new SetupError(
      `The database waits for its migrations (${pending}), and MIGRATE=off leaves them to another program: run npm run migrate, or unset MIGRATE.`,
    );
  const known = Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(columns)]));
  const migrator = new Migrator({ db: writer, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

const newerVersion = (migration: string): SetupError =>
  new SetupError(
    `The database was changed by a newer version, and this one cannot work with it (migration ${migration}): run the newer version, or point DATA_DIR or DATABASE_URL elsewhere.`,
  );

async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return [];
  const executed = await db
    .$extendTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  return executed.map(({ name }) => name);
}

/** Migrations that every release on this database must know, because a newer one has removed what was used before them. */
async function requiredMigrations(db: Kysely<Tables>, executed: readonly string[]): Promise<string[]> {
  if (!executed.includes('0017-upgrades')) return [];
  const rows = await db.selectFrom('required_migration').select('name').execute();
  return rows.map(({ name }) => name);
}
