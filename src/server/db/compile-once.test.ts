import { expect, it } from 'vitest';
import { onEveryEngine, openTestDatabase, sqlite } from '#tests/support/database.ts';
import { compileOnce, groupsOf, type ValueOf } from './compile-once.ts';
import type { Database } from './database.ts';

/** Inserts notes, and counts how often the query is built. */
function noteInsert() {
  const built: number[] = [];
  const query = compileOnce((db, value: ValueOf<{ note: string }>, { rows }: { rows: number }) => {
    built.push(rows);
    const values = Array.from({ length: rows }, (_, row) => ({ at: 'now', note: value('note', row) }));
    return db.insertInto('revision').values(values).returning('note');
  });
  const insert = async ({ write }: Database, ...notes: readonly string[]) => {
    const rows = notes.map((note) => ({ note }));
    const result = await write((tx) => tx.executeQuery(query(tx, { rows: notes.length }, ...rows)));
    return result.rows.map(({ note }) => note);
  };
  return { built, insert };
}

onEveryEngine('a query that is compiled once', (engine) => {
  it('has the values of each call, and is built once for each shape, in any transaction', async () => {
    const database = await openTestDatabase(engine);
    const { built, insert } = noteInsert();
    expect(await insert(database, 'a')).toEqual(['a']);
    expect(await insert(database, "b'", 'c')).toEqual(["b'", 'c']);
    expect(await Promise.all([insert(database, 'd'), insert(database, 'e', 'f')])).toEqual([
      ['d'],
      ['e', 'f'],
    ]);
    expect(built).toEqual([1, 2]);
  });

  it('is built again for another database', async () => {
    const databases = [await openTestDatabase(engine), await openTestDatabase(sqlite)];
    const { built, insert } = noteInsert();
    for (const database of databases) expect(await insert(database, 'a')).toEqual(['a']);
    expect(built).toEqual([1, 1]);
  });
});

it.each([
  [0, []],
  [1, [1]],
  [43, [32, 8, 2, 1]],
  [200, [32, 32, 32, 32, 32, 32, 8]],
])('%i rows are inserted in groups of %j', (count, sizes) => {
  const rows = Array.from({ length: count }, (_, index) => index);
  const groups = [...groupsOf(rows)];
  expect(groups.map(({ length }) => length)).toEqual(sizes);
  expect(groups.flat()).toEqual(rows);
});
