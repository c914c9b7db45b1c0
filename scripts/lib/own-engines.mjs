import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from './problem.mjs';

/**
 * A temporary empty database that can be queried without the server.
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} dataDir
 * @property {Record<string, string>} env settings of the server
 * @property {(sql: string) => Promise<Record<string, unknown>[]>} query
 * @property {() => Promise<number>} [move] of PostgreSQL: kills it and starts it as another process on another port
 * @property {() => Promise<void>} close
 */

/**
 * Opens SQLite, and PostgreSQL if it can be started, each with an empty database that `close` removes.
 *
 * @param {string | undefined} [only] `sqlite` or `postgres`
 *
 * @param {{ durable?: boolean }} [options] durable: PostgreSQL waits for the disk at each commit, as SQLite always does, and vacuums tables
 *
 * @returns {Promise<Engine[]>}
 */
export async function openEngines(only, options = {}) {
  const engines = [
    ...(only === 'postgres' ? [] : [await openSqlite()]),
    ...(only === 'sqlite' ? [] : await openPostgres(options)),
  ];
  if (engines.length === 0)
    throw new Problem('PostgreSQL cannot be started', 'Install it, or leave --engine away');
  return engines;
}

async function openSqlite() {
  // Imported lazily, because an older Node may load this file before it starts the project's Node.
  const { DatabaseSync } = await import('node:sqlite');
  const dataDir = temporaryFolder();
  return {
    name: 'SQLite',
    dataDir,
    env: {},
    query: async (sql) => {
      const database = new DatabaseSync(join(dataDir, 'pavilion.db'), { readOnly: true });
      try {
        return database.prepare(sql).all();
      } finally {
        database.close();
      }
    },
    close: async () => remove(dataDir),
  };
}

async function openPostgres(options) {
  // The tests' PostgreSQL, in TypeScript modules that the project's Node runs directly.
  const { createDatabase, startPostgres } = await import('#tests/support/postgres.ts');
  const { default: pg } = await import('pg');
  const server = await startPostgres(options);
  if (!server) return [];
  let url = await createDatabase(server.url);
  const dataDir = temporaryFolder();
  const engine = {
    name: 'PostgreSQL',
    dataDir,
    env: { DATABASE_URL: url },
    query: async (sql) => {
      const client = new pg.Client(url);
      try {
        await client.connect();
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
    move: async () => {
      const port = await server.move();
      url = Object.assign(new URL(url), { port: String(port) }).href;
      return port;
    },
    close: async () => {
      await server.stop();
      remove(dataDir);
    },
  };
  return [engine];
}

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'pavilion-engine-'));
const remove = (folder) => rmSync(folder, { recursive: true, force: true });
