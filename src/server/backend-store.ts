import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { KeyValueStore } from '#api/key-value-store.ts';
import { errorMessage } from '#lib/error-message.ts';
import { connect } from './db/dialects/sqlite.ts';
import { makeFolder } from './make-folder.ts';

/** Local storage of a site with a foreign backend (decisions, section 1). */
export interface BackendStore {
  answers: KeyValueStore;
  receipts: KeyValueStore;
  close(): void;
}

export interface BackendStoreOptions {
  /** The folder of `backend.db`. */
  dataDir: string;
  /** The backend that the values belong to; another backend never sees them. */
  scope: string;
  now: () => number;
  log: (line: string) => void;
}

/** Number of newest values stored per kind, and the number of writes between two prunings. */
const capacity = { answer: 2_000, receipt: 50_000 };
const writesBetween = 200;

/**
 * Opens the file that preserves last good answers and receipts across restarts. If it cannot be used, logs
 * the reason and returns `undefined`: the site needs the file only while the backend is down, and must start
 * without it.
 */
export function openBackendStore({
  dataDir,
  scope,
  now,
  log,
}: BackendStoreOptions): BackendStore | undefined {
  const file = join(dataDir, 'backend.db');
  const explain = (error: unknown) => log(`${file}: ${errorMessage(error)}`);
  try {
    makeFolder(dataDir);
    const connection = connect(file, { readOnly: false });
    // The backend holds the submissions; a power cut can only cost the latest answers, which are fetched
    // again.
    connection.exec(`
      pragma synchronous = normal;
      create table if not exists kept (
        kind text not null, scope text not null, key text not null, value text not null, kept_at integer not null,
        primary key (kind, scope, key)
      ) without rowid;
      create index if not exists kept_by_age on kept (kind, kept_at);
    `);
    const values = (kind: keyof typeof capacity) => valuesOf(connection, { kind, scope, now, explain });
    return { answers: values('answer'), receipts: values('receipt'), close: () => connection.close() };
  } catch (error) {
    explain(error);
    log('Answers and receipts of the backend are stored in memory only, until the program ends.');
    return undefined;
  }
}

interface ValueScope extends Pick<BackendStoreOptions, 'scope' | 'now'> {
  kind: keyof typeof capacity;
  explain: (error: unknown) => void;
}

function valuesOf(connection: DatabaseSync, { kind, scope, now, explain }: ValueScope): KeyValueStore {
  const select = connection.prepare('select value from kept where kind = ? and scope = ? and key = ?');
  const insert = connection.prepare('insert or replace into kept values (?, ?, ?, ?, ?)');
  const remove = connection.prepare('delete from kept where kind = ? and scope = ? and key = ?');
  const prune = connection.prepare(
    `delete from kept where kind = ?1 and kept_at <
       (select kept_at from kept where kind = ?1 order by kept_at desc limit 1 offset ?2)`,
  );
  let writes = 0;

  /** A full disk or a damaged file costs stored values, never an answer. */
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      // A request that began before the site closed may be answered afterwards.
      return connection.isOpen ? work() : undefined;
    } catch (error) {
      explain(error);
      return undefined;
    }
  };

  return {
    get: (key) =>
      attempt(() => {
        const row = select.get(kind, scope, key);
        return typeof row?.value === 'string' ? JSON.parse(row.value) : undefined;
      }),
    set: (key, value) =>
      attempt(() => {
        insert.run(kind, scope, key, JSON.stringify(value), now());
        writes += 1;
        if (writes % writesBetween === 0) prune.run(kind, capacity[kind] - 1);
      }),
    delete: (key) => attempt(() => void remove.run(kind, scope, key)),
  };
}
