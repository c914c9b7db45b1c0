import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { describe, inject, onTestFinished } from 'vitest';
import { createTranslations } from '#i18n/translations.ts';
import { type Database, type DatabaseSettings, openDatabase } from '#server/db/database.ts';
import { NodeSqliteDialect } from '#server/db/dialects/node-sqlite-dialect.ts';
import { connect } from '#server/db/dialects/sqlite.ts';
import {
  createEmbeddedSource,
  type EmbeddedSource,
  type EmbeddedSourceOptions,
} from '#server/db/embedded-source.ts';
import type { Tables } from '#server/db/tables.ts';
import { createDatabase } from './postgres.ts';
import './postgres.global.ts';

/** Takes what is to be done when the test, or the suite, is over. */
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
  /** It cannot be started here; the run has said so. */
  unavailable: boolean;
  /** Where an empty database can be opened. */
  emptyDatabase(cleanUp?: CleanUp): Promise<DatabaseSettings>;
}

const serverUrl = inject('postgresUrl');

export const sqlite: TestEngine = {
  name: 'SQLite',
  unavailable: false,
  emptyDatabase: async (cleanUp) => ({ dataDir: temporaryFolder(cleanUp) }),
};

export const postgres: TestEngine = {
  name: 'PostgreSQL',
  unavailable: !serverUrl,
  emptyDatabase: async (cleanUp) => ({
    url: await createDatabase(serverUrl),
    dataDir: temporaryFolder(cleanUp),
  }),
};

/** A suite that runs on each engine; skipped, and counted as skipped, where the engine is missing. */
export function onEveryEngine(name: string, tests: (engine: TestEngine) => void): void {
  for (const engine of [sqlite, postgres])
    describe.skipIf(engine.unavailable)(`${name}, on ${engine.name}`, () => tests(engine));
}

/** An open, empty database on an engine, closed after the test. */
export async function openTestDatabase(
  engine: TestEngine,
  cleanUp: CleanUp = onTestFinished,
): Promise<Database> {
  const database = await openDatabase(await engine.emptyDatabase(cleanUp));
  cleanUp(() => database.close());
  return database;
}

/** The moment at which tests publish and submit. */
export const testTime = new Date('2026-11-21T01:00:00.000Z');
export const testClock = () => testTime;

/** What an embedded source over a database is made of. */
export const sourceOptionsOver = (database: Database): EmbeddedSourceOptions => ({
  database,
  clock: testClock,
  timeZone: 'Asia/Shanghai',
  random: randomBytes,
  translations: createTranslations(),
  siteCode: 'official',
  zipOf: async (pictures) => ({
    body: new Blob(pictures.map(({ address }) => `${address}\n`)).stream(),
  }),
  report: () => {},
});

/** An embedded source over a database, and what it reported. */
export function sourceOver(database: Database): EmbeddedSource & { reported: string[] } {
  const reported: string[] = [];
  const source = createEmbeddedSource({
    ...sourceOptionsOver(database),
    report: (call, where, reason) => reported.push(`${call} ${where}: ${reason}`),
  });
  return { ...source, reported };
}

/**
 * One more connection to a SQLite database, and every statement that went over it: to count commits, to see what is
 * asked and what is not.
 */
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
