import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase, postgres } from '#tests/support/database.ts';
import { query } from '#tests/support/postgres.ts';
import { type Database, openDatabase } from '../database.ts';

/** The setting of the session that commits. */
const synchronousCommit = ({ write }: Database) =>
  write(async (tx) => {
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(tx);
    return rows[0]?.synchronous_commit;
  });

describe.skipIf(postgres.unavailable)('PostgreSQL', () => {
  it('[BOOK-07] flushes every commit to the disk, on the connection that commits', async () => {
    expect(await synchronousCommit(await openTestDatabase(postgres))).toBe('on');
  });

  it.each([
    ['off', 'on'],
    ['remote_apply', 'remote_apply'],
  ])('[BOOK-07] waits for the disk in a database where commits are %s', async (usual, ours) => {
    const settings = await postgres.emptyDatabase();
    const name = new URL(settings.url ?? '').pathname.slice(1);
    await query(settings.url ?? '', `alter database ${name} set synchronous_commit = ${usual}`);
    const database = await openDatabase(settings);
    expect(await synchronousCommit(database)).toBe(ours);
    await database.close();
  });

  it('[OPS-08] lets two servers change files at once, and counts both changes', async () => {
    const settings = await postgres.migratedDatabase();
    const [one, other] = [await openDatabase(settings), await openDatabase(settings)];
    const values = (file: string) => ({
      ...{ file, part: 'x0', widths: null, copy_at: null, unused_at: null },
      ...{ state: 'new' as const, at: '2026-11-21T01:00:00.000Z' },
    });
    // The job of the first server ends only when that of the second is stored.
    await one.write(async (tx) => {
      await tx.insertInto('media_crop').values(values('a.jpg')).execute();
      await other.write((second) => second.insertInto('media_crop').values(values('b.jpg')).execute());
    });
    const { count } = await one.read.selectFrom('media_change').select('count').executeTakeFirstOrThrow();
    expect(count).toBe(2);
    await Promise.all([one.close(), other.close()]);
  });
});
