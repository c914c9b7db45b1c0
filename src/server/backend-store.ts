import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { KeptValues } from '#api/kept-values.ts';
import { errorMessage } from '#lib/error-message.ts';
import { connect } from './db/dialects/sqlite.ts';
import { makeFolder } from './make-folder.ts';

/** What a site in front of a foreign backend keeps of its own (decisions, section 1). */
export interface BackendStore {
  answers: KeptValues;
  receipts: KeptValues;
  close(): void;
}

export interface BackendStoreOptions {
  /** The folder of `backend.db`. */
  dataDir: string;
  /** Which backend the values are of: another one never sees them. */
  scope: string;
  now: () => number;
  log: (line: string) => void;
}

/** Values of a kind that are kept: the newest ones. After so many writes the others are thrown away. */
const capacity = { answer: 2_000, receipt: 50_000 };
const writesBetween = 200;

/**
 * Opens the file in which last good answers and receipts outlive the program. Undefined, after a line in the log, when
 * it cannot be used: the site needs it only while the backend is down, and does not refuse to start for it.
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
    // The backend has what was submitted; a power cut may cost the latest answers, which are asked for again.
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
    log('Answers and receipts of the backend are kept in memory alone, until the program ends.');
    return undefined;
  }
}

interface Shelf extends Pick<BackendStoreOptions, 'scope' | 'now'> {
  kind: keyof typeof capacity;
  explain: (error: unknown) => void;
}

function valuesOf(connection: DatabaseSync, { kind, scope, now, explain }: Shelf): KeptValues {
  const select = connection.prepare('select value from kept where kind = ? and scope = ? and key = ?');
  const insert = connection.prepare('insert or replace into kept values (?, ?, ?, ?, ?)');
  const remove = connection.prepare('delete from kept where kind = ? and scope = ? and key = ?');
  const prune = connection.prepare(
    `delete from kept where kind = ?1 and kept_at <
       (select kept_at from kept where kind = ?1 order by kept_at desc limit 1 offset ?2)`,
  );
  let writes = 0;

  /** A full disk or a damaged file costs what is kept, never an answer. */
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      // What was asked before the site closed may be answered after it.
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
