import { expect, it, onTestFinished } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { deleteExpiredRequests, startRetentionJob } from '#server/db/requests/retention.ts';
import { onEveryEngine, openTestDatabase, sourceOver, testTime } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';

const after = (days: number) => () => new Date(testTime.getTime() + days * 24 * 60 * 60_000);

onEveryEngine('what visitors sent', (engine) => {
  it('is stored for a year as the privacy notes say, and then deleted with all dependent rows', async () => {
    const database = await openTestDatabase(engine);
    const source = sourceOver(database);
    const answer = await source.call('createSuggestion', calls.createSuggestion.example, {
      language: 'zh-CN',
      idempotencyKey: 'k1',
    });
    expect(answer.ok).toBe(true);
    const count = async (table: 'submission' | 'idempotency_key' | 'submission_change') =>
      (await database.read.selectFrom(table).selectAll().execute()).length;
    const [{ id } = { id: '' }] = await database.read.selectFrom('submission').select('id').execute();
    await database.write(async (tx) => {
      const at = testTime.toISOString();
      await tx
        .insertInto('submission_change')
        .values({ submission_id: id, at, who: 'applicant', what: 'withdrawn', fields: null })
        .execute();
    });

    expect(await deleteExpiredRequests(database, after(365))).toBe(0);
    expect(await count('submission')).toBe(1);
    expect(await deleteExpiredRequests(database, after(366))).toBe(1);
    expect(await count('submission')).toBe(0);
    expect(await count('submission_change')).toBe(0);
    expect(await count('idempotency_key')).toBe(0);
  });

  it('leaves no mail to a colleague that was sent or given up 90 days ago, but one that waits', async () => {
    const database = await openTestDatabase(engine);
    const at = testTime.toISOString();
    const about = {
      account_id: 'a',
      kind: 'comment',
      entry_kind: 'page',
      entry_id: 'p',
      by: 'Lin',
      language: 'en-US',
    } as const;
    const mails = [
      { id: 'sent', next_at: null, sent_at: at, error: null },
      { id: 'given-up', next_at: null, sent_at: null, error: '550' },
      { id: 'waiting', next_at: at, sent_at: null, error: '450' },
    ];
    await database.write((tx) =>
      tx
        .insertInto('colleague_mail')
        .values(mails.map((mail) => ({ ...about, ...mail, created_at: at, attempts: 1 })))
        .execute(),
    );
    const ids = async () =>
      (await database.read.selectFrom('colleague_mail').select('id').execute()).map(({ id }) => id);
    await deleteExpiredRequests(database, after(90));
    expect((await ids()).sort()).toEqual(['given-up', 'sent', 'waiting']);
    await deleteExpiredRequests(database, after(91));
    expect(await ids()).toEqual(['waiting']);
  });

  /** A database with a request of `testTime`, and a job with a clock and an uptime that the test sets. */
  async function setUp(days: { clock: number }) {
    const database = await openTestDatabase(engine);
    const send = (idempotencyKey: string) =>
      sourceOver(database).call('createSuggestion', calls.createSuggestion.example, {
        language: 'zh-CN',
        idempotencyKey,
      });
    await send('k1');
    const time = { clock: days.clock, uptime: 0 };
    const log: string[] = [];
    let runs = 0;
    const start = () => {
      const stop = startRetentionJob({
        database,
        clock: () => after(time.clock)(),
        uptime: () => {
          runs += 1;
          return time.uptime * 24 * 60 * 60_000;
        },
        interval: 20,
        log: (line) => log.push(line),
      });
      onTestFinished(stop);
    };
    return {
      database,
      send,
      log,
      start,
      /** Lets time pass and the job run. */
      pass: async (passed: { clock: number; uptime: number }) => {
        time.clock += passed.clock;
        time.uptime += passed.uptime;
        const before = runs;
        await eventually(() => expect(runs).toBeGreaterThan(before + 2));
      },
      stored: async () => (await database.read.selectFrom('submission').select('id').execute()).length,
    };
  }

  it('[TRUST-12] is not deleted by a clock that jumped before the start, until it was steady for a week', async () => {
    const { start, pass, stored, log } = await setUp({ clock: 3650 });
    start();
    await eventually(() => expect(log).not.toEqual([]));
    await pass({ clock: 6, uptime: 6 });
    expect(await stored()).toBe(1);
    expect(log[0]).toBe(
      'The clock says 2036-11-18T01:00:00.000Z, and nothing was stored for 3650 days before this week: old requests are not deleted before the clock was steady for 7 days. Correct the clock if it is wrong.',
    );
    await pass({ clock: 1, uptime: 1 });
    await eventually(() =>
      expect(log).toContain('Deleted 1 requests older than a year, as the privacy notes promise.'),
    );
    expect(await stored()).toBe(0);
  });

  it('[TRUST-12] is not deleted by a clock that jumps while the server runs, however long it has run', async () => {
    const { start, pass, stored } = await setUp({ clock: 0 });
    start();
    await pass({ clock: 30, uptime: 30 });
    await pass({ clock: 3650, uptime: 1 });
    expect(await stored()).toBe(1);
    await pass({ clock: -3650, uptime: 1 });
    await pass({ clock: 30, uptime: 30 });
    expect(await stored()).toBe(1);
  });

  it('[TRUST-12] is not deleted if a restart follows and requests have the wrong date', async () => {
    const { start, pass, stored, send, database } = await setUp({ clock: 3651 });
    await database.write((tx) =>
      tx
        .updateTable('submission')
        .set({ created_at: after(3650)().toISOString() })
        .where('id', 'in', tx.selectFrom('submission').select('id').limit(1))
        .execute(),
    );
    await send('k2');
    start();
    await pass({ clock: 1, uptime: 1 });
    expect(await stored()).toBe(2);
  });
});
