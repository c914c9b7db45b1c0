import { expect, it } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { deleteExpiredRequests, startRetentionJob } from '#server/db/requests/retention.ts';
import { onEveryEngine, openTestDatabase, sourceOver, testTime } from '../support/database.ts';

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

  it('is not deleted by a clock that jumped ahead, until the server has run for a week', async () => {
    const database = await openTestDatabase(engine);
    const options = { language: 'zh-CN', idempotencyKey: 'k1' } as const;
    await sourceOver(database).call('createSuggestion', calls.createSuggestion.example, options);
    const stored = async () => (await database.read.selectFrom('submission').select('id').execute()).length;
    const log: string[] = [];
    const runOnce = async (uptimes: number[]) => {
      const uptime = () => uptimes.shift() ?? 0;
      const line = new Promise<void>((resolve) => {
        const stop = startRetentionJob({
          database,
          clock: after(3650),
          uptime,
          log: (text) => {
            log.push(text);
            stop();
            resolve();
          },
        });
      });
      await line;
    };

    await runOnce([0, 6 * 24 * 60 * 60_000]);
    expect(await stored()).toBe(1);
    await runOnce([0, 7 * 24 * 60 * 60_000]);
    expect(await stored()).toBe(0);
    expect(log).toEqual([
      'The clock says 2036-11-18T01:00:00.000Z, 3650 days after anything that was stored before: old requests are not deleted before the server has run for 7 days. Correct the clock if it is wrong.',
      'Deleted 1 requests older than a year, as the privacy notes promise.',
    ]);
  });
});
