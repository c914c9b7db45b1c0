import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, inject, onTestFinished } from 'vitest';
import { createTranslations } from '#i18n/translations.ts';
import { type Database, type DatabaseSettings, openDatabase } from '#server/db/database.ts';
import type { Engine } from '#server/db/dialects/engine.ts';
import { openPostgres } from '#server/db/dialects/postgres.ts';
import { connect, NodeSqliteDialect, openSqlite } from '#server/db/dialects/sqlite.ts';
import {
  createEmbeddedSource,
  type EmbeddedSource,
  type EmbeddedSourceOptions,
} from '#server/db/embedded-source.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { Tables } from '#server/db/tables.ts';
import { parseRequests, type RawSource } from './parse-requests.ts';
import { createDatabase } from './postgres.ts';
import './global-setup.ts';

/** Registers work for the end of a test or suite. */
export type CleanUp = (work: () => void | Promise<void>) => void;

/** A folder that is removed after the test. */
export function temporaryFolder(cleanUp: CleanUp = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-db-'));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database engine that tests run on. */
export interface TestEngine {
  name: 'SQLite' | 'PostgreSQL';
  /** True if the engine cannot be started on this machine; the run has printed the reason. */
  unavailable: boolean;
  /** Settings of a new database without tables. */
  emptyDatabase(cleanUp?: CleanUp): Promise<DatabaseSettings>;
  /**
   * Settings of a new database with all tables and no rows. It is a copy, which takes a fifth of the time of the
   * migrations.
   */
  migratedDatabase(cleanUp?: CleanUp): Promise<DatabaseSettings>;
}

const serverUrl = inject('postgresUrl');

const templates = new Map<string, Promise<string>>();

/**
 * A template database that is prepared once per worker.
 * @param prepare returns its location
 */
function template(name: string, prepare: () => Promise<string>): Promise<string> {
  const prepared = templates.get(name) ?? prepare();
  templates.set(name, prepared);
  return prepared;
}

/**
 * Copies a prepared SQLite database into a data folder.
 *
 * @param name identifies what `prepare` writes
 * @param prepare opens a database in a data folder, fills it and closes it; runs once per worker
 */
export async function copyDatabase(
  dataDir: string,
  name: string,
  prepare: (dataDir: string) => Promise<void>,
): Promise<void> {
  const file = await template(`SQLite ${name}`, async () => {
    const folder = await mkdtemp(join(inject('templatesFolder'), `${name}-`));
    await prepare(folder);
    return join(folder, 'pavilion.db');
  });
  await copyFile(file, join(dataDir, 'pavilion.db'));
}

/** Creates the tables in an empty database. */
const migrate = async (settings: DatabaseSettings) => (await openDatabase(settings)).close();

export const sqlite: TestEngine = {
  name: 'SQLite',
  unavailable: false,
  emptyDatabase: async (cleanUp) => ({ dataDir: temporaryFolder(cleanUp) }),
  migratedDatabase: async (cleanUp) => {
    const dataDir = temporaryFolder(cleanUp);
    await copyDatabase(dataDir, 'migrated', (folder) => migrate({ dataDir: folder }));
    return { dataDir };
  },
};

export const postgres: TestEngine = {
  name: 'PostgreSQL',
  unavailable: !serverUrl,
  emptyDatabase: async (cleanUp) => ({
    url: await createDatabase(serverUrl),
    dataDir: temporaryFolder(cleanUp),
  }),
  migratedDatabase: async (cleanUp) => {
    const dataDir = temporaryFolder(cleanUp);
    const migrated = await template('PostgreSQL', async () => {
      const url = await createDatabase(serverUrl);
      await migrate({ url, dataDir });
      return url;
    });
    return { url: await createDatabase(serverUrl, migrated), dataDir };
  },
};

/** Opens the connections of a database without migrating it. */
export const openEngine = ({ url, dataDir }: DatabaseSettings): Engine =>
  url ? openPostgres(url) : openSqlite(dataDir);

/**
 * Opens a database as an earlier version leaves it.
 * @param end the first migration that this version lacks, such as `0003`
 */
export async function openEarlierVersion(settings: DatabaseSettings, end: string): Promise<Engine> {
  const engine = openEngine(settings);
  const earlier = Object.entries(migrations).filter(([name]) => name < end);
  const getMigrations = async () =>
    Object.fromEntries(earlier.map(([name, make]) => [name, make(engine.columns)]));
  await new Migrator({ db: engine.writer, provider: { getMigrations } }).migrateToLatest();
  return engine;
}

/** A suite that runs on each engine; skipped, and counted as skipped, if the engine is missing. */
export function onEveryEngine(name: string, tests: (engine: TestEngine) => void): void {
  for (const engine of [sqlite, postgres])
    describe.skipIf(engine.unavailable)(`${name}, on ${engine.name}`, () => tests(engine));
}

/** An open database without rows on an engine, closed after the test. */
export async function openTestDatabase(
  engine: TestEngine,
  cleanUp: CleanUp = onTestFinished,
): Promise<Database> {
  const database = await openDatabase(await engine.migratedDatabase(cleanUp));
  cleanUp(() => database.close());
  return database;
}

/** The time at which tests publish and submit. */
export const testTime = new Date('2026-11-21T01:00:00.000Z');
export const testClock = () => testTime;

/** Options of an embedded source over a database. */
export const sourceOptionsOver = (database: Database): EmbeddedSourceOptions => ({
  database,
  clock: testClock,
  random: randomBytes,
  translations: createTranslations(),
  siteCode: 'official',
  zipOf: async (pictures) => ({
    body: new Blob(pictures.map(({ address }) => `${address}\n`)).stream(),
  }),
  report: () => {},
});

/** An embedded source that takes unparsed requests, its error reports, and the lines of its log with their levels. */
export type TestSource = RawSource<EmbeddedSource> & { reported: string[]; logged: string[] };

/** An embedded source over a database. */
export function sourceOver(database: Database): TestSource {
  const reported: string[] = [];
  const logged: string[] = [];
  const source = createEmbeddedSource({
    ...sourceOptionsOver(database),
    report: (call, where, reason) => reported.push(`${call} ${where}: ${reason}`),
    log: (line, level = 'info') => logged.push(`${level}: ${line}`),
  });
  return { ...parseRequests(source, testClock), reported, logged };
}

/** Another connection to a SQLite database with a log of its statements, to count commits and queries. */
export function watchedConnection(dataDir: string): { db: Kysely<Tables>; statements: string[] } {
  const statements: string[] = [];
  const db = new Kysely<Tables>({
    dialect: new NodeSqliteDialect(() => connect(join(dataDir, 'pavilion.db'), { readOnly: false })),
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  onTestFinished(() => db.destroy());
  return { db, statements };
}
