import { expect, it } from 'vitest';
import { retryAt } from './retry.ts';

const created = new Date('2026-11-21T01:00:00.000Z');
const after = (minutes: number) => new Date(created.getTime() + minutes * 60_000);

it('waits longer after every failure, from a minute to six hours', () => {
  const pauses = [1, 2, 3, 8, 9, 10, 1000].map((attempts) => {
    const next = retryAt({ created_at: created.toISOString(), attempts }, created);
    return next && (next.getTime() - created.getTime()) / 60_000;
  });
  expect(pauses).toEqual([1, 2, 4, 128, 256, 360, 360]);
});

it('gives up after five days', () => {
  const tried = { created_at: created.toISOString(), attempts: 30 };
  expect(retryAt(tried, after(5 * 24 * 60 - 1))).toEqual(after(5 * 24 * 60 + 359));
  expect(retryAt(tried, after(5 * 24 * 60))).toBeUndefined();
});
