import { expect, it } from 'vitest';
import { judge } from './judge.mjs';
import { mutantsOf } from './run-mutants.mjs';

it('[QA-10] a hundred mutants are ten of each kind, all different, and the same for the same seed', () => {
  const mutants = mutantsOf({ count: 100, seed: 1, only: [] });
  const counts = Object.entries(Object.groupBy(mutants, ({ kind }) => kind)).map(([kind, some]) => [
    kind,
    some.length,
  ]);
  expect(counts).toEqual([
    ['routes', 10],
    ['sql', 10],
    ['cache keys', 10],
    ['dates', 10],
    ['permissions', 10],
    ['headers', 10],
    ['texts', 10],
    ['styles', 10],
    ['handlers', 10],
    ['mails', 10],
  ]);
  expect(new Set(mutants.map(({ path, mutation }) => `${path} ${JSON.stringify(mutation)}`)).size).toBe(100);
  expect(mutants.filter(({ before, after }) => before === after)).toEqual([]);
  const mails = (seed) => mutantsOf({ count: 10, seed, only: ['mails'] });
  expect(mails(1)).toEqual(mutants.slice(-10));
  expect(mails(2)).not.toEqual(mails(1));
});

/** Results of which so many of each kind were killed. */
const results = (kinds) =>
  Object.entries(kinds).flatMap(([kind, [killed, all]]) =>
    Array.from({ length: all }, (_, index) => ({ kind, ...(index < killed && { killer: 'a test' }) })),
  );

it.each([
  { of: { texts: [20, 20], mails: [18, 20] }, enough: [true, true, true] },
  { of: { texts: [20, 20], mails: [17, 20] }, enough: [true, true, false] },
  { of: { texts: [80, 80], mails: [16, 20] }, enough: [true, false, true] },
])('[QA-10] 95 % of all and 85 % of each kind have to be killed: $of', ({ of, enough }) => {
  const judged = judge(results(of));
  expect(judged.rates.map(({ isEnough }) => isEnough)).toEqual(enough);
  expect(judged.isEnough).toBe(enough.every(Boolean));
  expect(judged.survivors.every(({ killer }) => killer === undefined)).toBe(true);
});
