import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgres, sourceOver, sqlite, testClock } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTcpProxy } from '#tests/support/tcp-proxy.ts';
import { publish } from './content/publish.ts';
import { openDatabase } from './database.ts';
import { DatabaseAwayError } from './dialects/engine.ts';

const chinese = { language: 'zh-CN' } as const;
const suggestion = { name: '王', contact: '13800000000', content: '很好' };

/** Milliseconds that work takes. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

describe.skipIf(postgres.unavailable)('a PostgreSQL that does not answer', () => {
  /** A database behind a proxy, with one publish. */
  async function setUp() {
    const settings = await postgres.migratedDatabase();
    const direct = new URL(settings.url ?? '');
    const proxy = await startTcpProxy({ host: direct.hostname, port: Number(direct.port) });
    const url = new URL(direct);
    url.port = String(proxy.port);
    const lines: string[] = [];
    const database = await openDatabase({
      ...settings,
      url: url.href,
      log: (line, level = 'info') => lines.push(`${level}: ${line}`),
    });
    onTestFinished(async () => {
      await database.close();
      await proxy.close();
    });
    await publish(database, { note: 'first' }, testClock);
    const source = sourceOver(database);
    await eventually(() => expect(database.commitCount()).toBeDefined());
    await source.revision();
    return { database, source, proxy, lines };
  }

  it('has its last revision used at once while it is frozen; reads and writes fail at once after two seconds', async () => {
    const { database, source, proxy, lines } = await setUp();
    proxy.freeze();
    const waiting = Promise.allSettled([
      database.read.selectFrom('revision').selectAll().execute(),
      database.write((tx) => tx.insertInto('revision').values({ at: '', note: 'lost' }).execute()),
    ]);
    expect(source.knownRevision?.()).toBe('1');
    const ended = await waiting;
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(database.isAway()).toBe(true);
    const time = await timeOf(async () => {
      expect(source.knownRevision?.()).toBe('1');
      expect(await source.revision()).toBe('1');
      expect(await source.call('menuTree', { type: 1 }, chinese)).toMatchObject({
        ok: false,
        failure: { kind: 'failed', message: '服务暂时不可用，请稍后重试。' },
      });
      expect(await source.call('createSuggestion', suggestion, chinese)).toMatchObject({ ok: false });
      await expect(database.write(async () => {})).rejects.toThrow(DatabaseAwayError);
    });
    // Far less than the two seconds of a query that is not answered.
    expect(time).toBeLessThan(1_500);

    proxy.heal();
    await eventually(() => expect(database.isAway()).toBe(false));
    expect(await source.call('menuTree', { type: 1 }, chinese)).toMatchObject({ ok: true });
    expect(await source.call('createSuggestion', suggestion, chinese)).toMatchObject({ ok: true });
    expect(lines).toEqual([
      'error: PostgreSQL does not answer: visitors get the last known pages, and requests are refused until it answers again.',
      'info: PostgreSQL answers again.',
    ]);
  });

  it('has its last revision used after 300 ms if it freezes while publishes cannot be noticed', async () => {
    const { database, source, proxy } = await setUp();
    proxy.cut();
    await eventually(() => expect(database.commitCount()).toBeUndefined());
    proxy.freeze();
    expect(source.knownRevision?.()).toBeUndefined();
    const time = await timeOf(async () => expect(await source.revision()).toBe('1'));
    // Far less than the three seconds that a revision may take at other times.
    expect(time).toBeLessThan(2_000);
    proxy.heal();
  });

  it('does not hold up the end of the process while it is frozen', async () => {
    const settings = await postgres.migratedDatabase();
    const direct = new URL(settings.url ?? '');
    const proxy = await startTcpProxy({ host: direct.hostname, port: Number(direct.port) });
    onTestFinished(() => proxy.close());
    direct.port = String(proxy.port);
    const database = await openDatabase({ ...settings, url: direct.href });
    await eventually(() => expect(database.commitCount()).toBeDefined());
    await database.read.selectFrom('revision').selectAll().execute();
    proxy.freeze();
    expect(await timeOf(() => database.close())).toBeLessThan(8_000);
  });

  it('fails a query that was running when it stopped as unavailable, also if no new connection can be made', async () => {
    const { database, proxy } = await setUp();
    const running = sql`select pg_sleep(30)`.execute(database.read);
    const ended = expect(running).rejects.toThrow(DatabaseAwayError);
    await sleep(300);
    proxy.stop();
    await ended;
    proxy.heal();
    await eventually(() => expect(database.isAway()).toBe(false));
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.read);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('is noticed when it is stopped, and used again without a restart', async () => {
    const { database, source, proxy } = await setUp();
    proxy.stop();
    expect(await source.call('menuTree', { type: 1 }, chinese)).toMatchObject({ ok: false });
    expect(await source.revision()).toBe('1');
    await eventually(() => expect(database.isAway()).toBe(true));
    proxy.heal();
    await eventually(() => expect(database.isAway()).toBe(false));
    expect(await source.call('menuTree', { type: 1 }, chinese)).toMatchObject({ ok: true });
    await publish(database, { note: 'second' }, testClock);
    expect(await source.revision()).toBe('2');
  });

  it('answers the first query and the first write after all its connections were closed', async () => {
    const { database, source, proxy } = await setUp();
    await Promise.all(Array.from({ length: 8 }, () => source.call('menuTree', { type: 1 }, chinese)));
    proxy.cut();
    expect(await source.call('menuTree', { type: 1 }, chinese)).toMatchObject({ ok: true });
    expect(await source.call('createSuggestion', suggestion, chinese)).toMatchObject({ ok: true });
    expect(database.isAway()).toBe(false);
  });
});

describe('a SQLite file that another program locks', () => {
  it('delays a write until it is free, without holding up other requests', async () => {
    const settings = await sqlite.migratedDatabase();
    const database = await openDatabase(settings);
    onTestFinished(() => database.close());
    const other = new DatabaseSync(join(settings.dataDir, 'pavilion.db'));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    let isDone = false;
    const writing = database
      .write((tx) => tx.insertInto('revision').values({ at: '', note: null }).execute())
      .then(() => {
        isDone = true;
      });
    let longest = 0;
    for (let turn = 0; turn < 20; turn += 1) longest = Math.max(longest, await timeOf(() => sleep(10)));
    expect(isDone).toBe(false);
    expect(longest).toBeLessThan(400);
    expect(await database.read.selectFrom('revision').selectAll().execute()).toEqual([]);
    other.exec('commit');
    await writing;
    expect(await database.read.selectFrom('revision').select('id').execute()).toHaveLength(1);
  });
});
