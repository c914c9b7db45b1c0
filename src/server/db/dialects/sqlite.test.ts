import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase, sqlite, temporaryFolder } from '#tests/support/database.ts';
import { openDatabase } from '../database.ts';
import type { Tables } from '../tables.ts';
import { openSqlite } from './sqlite.ts';

const pragma = async (db: Kysely<Tables>, name: string) => {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
};

describe('SQLite', () => {
  it('flushes every commit to the disk, on the connection that commits', async () => {
    const { write } = await openTestDatabase(sqlite);
    const settings = await write(async (tx) => ({
      synchronous: await pragma(tx, 'synchronous'),
      journal: await pragma(tx, 'journal_mode'),
      foreignKeys: await pragma(tx, 'foreign_keys'),
      busyTimeout: await pragma(tx, 'busy_timeout'),
    }));
    expect(settings).toEqual({ synchronous: 2, journal: 'wal', foreignKeys: 1, busyTimeout: 20 });
  });

  it('reads on a connection that cannot write', async () => {
    const { read } = await openTestDatabase(sqlite);
    const writing = read.insertInto('revision').values({ at: '', note: null }).execute();
    await expect(writing).rejects.toThrow('readonly');
  });

  it('leaves only the database file when it is closed, in a folder that only its owner can open', async () => {
    const dataDir = join(temporaryFolder(), 'made', 'here');
    const database = await openDatabase({ dataDir });
    await database.read.selectFrom('revision').selectAll().execute();
    await database.write((tx) => tx.insertInto('revision').values({ at: '', note: null }).execute());
    await database.close();
    expect(existsSync(join(dataDir, 'pavilion.db'))).toBe(true);
    expect(existsSync(join(dataDir, 'pavilion.db-wal'))).toBe(false);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('creates files that only their owner can read, in any folder', async () => {
    const dataDir = temporaryFolder();
    const database = await openDatabase({ dataDir });
    await database.write((tx) => tx.insertInto('revision').values({ at: '', note: null }).execute());
    const modes = ['pavilion.db', 'pavilion.db-wal', 'pavilion.db-shm'].map((name) =>
      (statSync(join(dataDir, name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['600', '600', '600']);
    await database.close();
  });

  it('reports a full disk as such if SQLite has rolled back the transaction', async () => {
    const { writer, reader, explain } = openSqlite(temporaryFolder());
    const failed = writer.transaction().execute(async (tx) => {
      await sql`create table t (a text)`.execute(tx);
      await sql`rollback`.execute(tx);
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    });
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(explain(error).message).toMatch(
      /pavilion\.db cannot be written because the disk is full: free some/,
    );
    await Promise.all([writer.destroy(), reader.destroy()]);
  });

  it('runs more distinct statements than the statement cache holds', async () => {
    const { read } = await openTestDatabase(sqlite);
    for (let index = 0; index < 450; index++) {
      const { rows } = await sql<{ n: number }>`select ${sql.lit(index)} as n`.execute(read);
      expect(rows[0]?.n).toBe(index);
    }
  });

  it('runs a query again after its rows were streamed', async () => {
    const { read, write } = await openTestDatabase(sqlite);
    await write((tx) =>
      tx
        .insertInto('revision')
        .values(['a', 'b', 'c'].map((note) => ({ at: '', note })))
        .execute(),
    );
    const query = read.selectFrom('revision').select('note').orderBy('id');
    const seen: (string | null)[] = [];
    for await (const { note } of query.stream()) seen.push(note);
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(await query.execute()).toHaveLength(3);
  });
});
