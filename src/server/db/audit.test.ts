import { expect, it } from 'vitest';
import { onEveryEngine, openTestDatabase, testTime } from '#tests/support/database.ts';
import { type Audited, addAudit, listAudit } from './audit.ts';
import type { Database } from './database.ts';

const account = { id: 'a', name: '李 Ming' };

const add = ({ write }: Database, ...deeds: Pick<Audited, 'what' | 'about'>[]) =>
  write(async (tx) => {
    for (const deed of deeds) await addAudit(tx, { at: testTime, account, ...deed });
  });

const found = async ({ read }: Database, search: string) =>
  (await listAudit(read, { search, count: 10 })).entries.map(({ what }) => what);

onEveryEngine('the audit log', (engine) => {
  it('lists the latest actions first, page by page', async () => {
    const database = await openTestDatabase(engine);
    await add(database, { what: 'invite', about: 'a' }, { what: 'signIn' }, { what: 'signOut' });
    const latest = await listAudit(database.read, { count: 2 });
    expect(latest).toEqual({
      entries: [
        { id: 3, at: testTime.toISOString(), who: account.name, what: 'signOut' },
        { id: 2, at: testTime.toISOString(), who: account.name, what: 'signIn' },
      ],
      more: true,
    });
    const earlier = await listAudit(database.read, { before: 2, count: 2 });
    expect(earlier).toMatchObject({ entries: [{ id: 1, about: 'a' }], more: false });
  });

  it('searches name, call and object case-insensitively and treats wildcards literally', async () => {
    const database = await openTestDatabase(engine);
    await add(database, { what: 'invite', about: '/News_100%' }, { what: 'signIn' });
    expect(await found(database, 'MING')).toEqual(['signIn', 'invite']);
    expect(await found(database, '李')).toHaveLength(2);
    expect(await found(database, 'signin')).toEqual(['signIn']);
    expect(await found(database, '/news_100%')).toEqual(['invite']);
    expect(await found(database, '%')).toEqual(['invite']);
    expect(await found(database, 's_gn')).toEqual([]);
  });

  it('does not contain actions of a rolled back transaction', async () => {
    const database = await openTestDatabase(engine);
    const undone = database.write(async (tx) => {
      await addAudit(tx, { at: testTime, account: undefined, what: 'invite' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await listAudit(database.read, { count: 1 })).entries).toEqual([]);
  });
});
