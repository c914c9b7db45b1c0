import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSubmissionLimit } from './submission-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const here = '192.0.2.7';
const tenMinutes = 10 * 60_000;

it('refuses submissions beyond the limit with the time to wait, and accepts again after ten minutes', async () => {
  const limit = createSubmissionLimit(2);
  expect([await limit(here), await limit(here, 'key')]).toEqual([undefined, undefined]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await limit(here)).toBe(540);
  expect(await limit('198.51.100.1')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect(await limit(here)).toBeUndefined();
});

it('[BOOK-07] does not count repeats of a counted key, even concurrent ones', async () => {
  const limit = createSubmissionLimit(2);
  const repeats = await Promise.all(Array.from({ length: 100 }, () => limit(here, 'one')));
  expect(new Set(repeats)).toEqual(new Set([undefined]));
  expect(await limit(here, 'two')).toBeUndefined();
  expect(await limit(here, 'three')).toBe(600);
  expect(await limit(here, 'one')).toBeUndefined();
});

it('refuses repeats of a refused key until the limit allows another submission', async () => {
  const limit = createSubmissionLimit(1);
  await limit(here, 'first');
  const refused = await Promise.all(Array.from({ length: 10 }, () => limit(here, 'second')));
  expect(new Set(refused)).toEqual(new Set([600]));
  expect(await limit(here, 'second')).toBe(600);
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect(await limit(here, 'second')).toBeUndefined();
});

it('removes expired keys', async () => {
  const limit = createSubmissionLimit(1);
  await limit(here, 'key');
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect(vi.getTimerCount()).toBe(0);
  await limit(here, 'other');
  expect(await limit(here, 'key')).toBe(600);
});

it('does not count requests without a network address, and nothing if the limit is off', async () => {
  const limit = createSubmissionLimit(1);
  expect([await limit(''), await limit('')]).toEqual([undefined, undefined]);
  const off = createSubmissionLimit(0);
  expect([await off(here), await off(here)]).toEqual([undefined, undefined]);
});
