import { expect, it } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { deleteExpiredRequests } from '#server/db/requests/retention.ts';
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
});
