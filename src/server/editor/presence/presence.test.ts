import { expect, it, onTestFinished } from 'vitest';
import type { Presence } from '#schemas/editor/presence.ts';
import { onEveryEngine, openTestDatabase } from '#tests/support/database.ts';
import { ann, dataOf, editorialOver, entryOf } from '#tests/support/editorial.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openDatabase } from '../../db/database.ts';
import { createPresence } from './presence.ts';

const name = { kind: 'page', id: '/a' } as const;
const entry = entryOf({ ...name, data: { path: '/a', title: { zh: '甲', en: 'A' }, blocks: [] } });

onEveryEngine('presence', (engine) => {
  /** Two processes of one site; on SQLite both are the same one. */
  async function openProcesses() {
    const settings = await engine.migratedDatabase();
    const database = await openTestDatabase({ ...engine, migratedDatabase: async () => settings });
    const other = engine.name === 'PostgreSQL' ? await openDatabase(settings) : database;
    let passed = 0;
    const now = () => performance.now() + passed;
    const one = createPresence({ database, now, process: 'one' });
    const two = other === database ? one : createPresence({ database: other, now, process: 'two' });
    onTestFinished(async () => {
      one.close();
      two.close();
      if (other !== database) await other.close();
    });
    /** Everything that a screen of the second process was told. */
    const told: Presence[] = [];
    two.watch({ ...name, screen: 'ben-1', send: (presence) => told.push(presence) });
    await eventually(() => expect(told).toEqual([{ version: 0, people: [] }]));
    return {
      database,
      one,
      two,
      told,
      handlers: editorialOver(database).handlers,
      pass: (milliseconds: number) => {
        passed += milliseconds;
      },
    };
  }

  it('[PUB-13] tells the other editors at once that a page was saved, in every process', async () => {
    const { told, handlers } = await openProcesses();
    const drafts = [{ ...name, version: 0, entry }];
    const [draft] = dataOf(await handlers.saveDrafts({ drafts }, ann)).drafts;
    await eventually(() => expect(told.at(-1)).toEqual({ version: draft?.version, people: [] }));
  });

  it('[OPS-08] ignores announcements of other programs on the database', async () => {
    const { database, one, told } = await openProcesses();
    for (const text of ['hello', '', '{"from":1}', '[]']) await database.announce(text);
    await one.note({ ...name, screen: 'ann-1', field: 'title' }, 'Ann');
    const person = { screen: 'ann-1', name: 'Ann', field: 'title' };
    await eventually(() => expect(told.at(-1)?.people).toEqual([person]));
  });

  it('[PUB-13] tells who is there and in which field, and that they left or were not heard of for 15 seconds', async () => {
    const { one, two, told, pass } = await openProcesses();
    const place = { ...name, screen: 'ann-1', block: 'stats', field: 'title' };
    expect(await one.note(place, 'Ann')).toEqual({ version: 0, people: [] });
    const person = { screen: 'ann-1', name: 'Ann', block: 'stats', field: 'title' };
    await eventually(() => expect(told.at(-1)?.people).toEqual([person]));
    expect((await two.note({ ...name, screen: 'ben-1' }, 'Ben')).people).toEqual([person]);
    expect((await two.note({ kind: 'page', id: '/b', screen: 'ben-2' }, 'Ben')).people).toEqual([]);
    await one.note({ ...name, screen: 'ann-1', leaves: true }, 'Ann');
    await eventually(() => expect(told.at(-1)?.people).toEqual([]));
    await one.note(place, 'Ann');
    await eventually(() => expect(told.at(-1)?.people).toEqual([person]));
    pass(14_000);
    expect((await two.note({ ...name, screen: 'ben-1' }, 'Ben')).people).toEqual([person]);
    pass(1_100);
    await eventually(() => expect(told.at(-1)?.people).toEqual([]));
  });
});
