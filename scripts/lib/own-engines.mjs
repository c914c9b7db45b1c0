import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from './problem.mjs';

/**
 * A database of our own, empty at first, which can be read past the server.
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} dataDir
 * @property {Record<string, string>} env settings of the server
 * @property {(sql: string) => Promise<Record<string, unknown>[]>} query
 * @property {() => Promise<void>} close
 */

/**
 * SQLite, and PostgreSQL where it can be started; each with an empty database that goes with `close`.
 * @param {string | undefined} only `sqlite` or `postgres`
 * @returns {Promise<Engine[]>}
 */
export async function openEngines(only) {
  const engines = [
    ...(only === 'postgres' ? [] : [await openSqlite()]),
    ...(only === 'sqlite' ? [] : await openPostgres()),
  ];
  if (engines.length === 0)
    throw new Problem('PostgreSQL cannot be started', 'Install it, or leave --engine away');
  return engines;
}

async function openSqlite() {
  // This file is read by older Nodes too, before they hand over to the project's.
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

async function openPostgres() {
  // The server of the tests: this runtime takes their modules as they are.
  const { createDatabase, startPostgres } = await import('#tests/support/postgres.ts');
  const { default: pg } = await import('pg');
  const server = await startPostgres();
  if (!server) return [];
  const url = await createDatabase(server.url);
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
    close: async () => {
      await server.stop();
      remove(dataDir);
    },
  };
  return [engine];
}

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'pavilion-engine-'));
const remove = (folder) => rmSync(folder, { recursive: true, force: true });
