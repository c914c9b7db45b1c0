import { expect, it } from 'vitest';
import { beforeDeadline, late } from './before-deadline.ts';

const never = new Promise<never>(() => {});

it('returns what the work resolves to, also when the deadline has passed already', async () => {
  const open = new AbortController().signal;
  expect(await beforeDeadline(Promise.resolve(7), open)).toBe(7);
  expect(await beforeDeadline(Promise.resolve(7), AbortSignal.abort())).toBe(7);
});

it('returns late when the deadline passes first', async () => {
  const deadline = new AbortController();
  const waiting = beforeDeadline(never, deadline.signal);
  deadline.abort();
  expect(await waiting).toBe(late);
  expect(await beforeDeadline(never, AbortSignal.abort())).toBe(late);
});

it('throws what the work throws, and ignores what it throws after the deadline', async () => {
  await expect(
    beforeDeadline(Promise.reject(new Error('broken')), AbortSignal.timeout(1_000)),
  ).rejects.toThrow('broken');
  const { promise, reject } = Promise.withResolvers<never>();
  expect(await beforeDeadline(promise, AbortSignal.abort())).toBe(late);
  reject(new Error('too late'));
  await new Promise((resolve) => setImmediate(resolve));
});
