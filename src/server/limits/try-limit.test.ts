import { expect, it, vi } from 'vitest';
import { createTryLimit } from './try-limit.ts';

it('allows ten failed attempts per reference and sixty per address, and resets them after their time', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    const limit = createTryLimit();
    const begin = (reference: string) => limit.begin({ reference, address: '192.0.2.1' });
    for (let n = 0; n < 10; n++) expect((await begin('A')).allowed).toBe(true);
    expect(await begin('A')).toEqual({ allowed: false, retryAfter: 3600 });
    for (let n = 0; n < 49; n++) expect((await begin(`B${n}`)).allowed).toBe(true);
    expect(await begin('C')).toEqual({ allowed: false, retryAfter: 600 });
    vi.advanceTimersByTime(601_000);
    expect((await begin('C')).allowed).toBe(true);
    expect((await begin('A')).allowed).toBe(false);
    vi.advanceTimersByTime(3_000_000);
    expect((await begin('A')).allowed).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it('does not count successful attempts, and limits references without an address too', async () => {
  const limit = createTryLimit();
  for (let n = 0; n < 100; n++) {
    const attempt = await limit.begin({ reference: 'A', address: '192.0.2.1' });
    expect(attempt.allowed).toBe(true);
    if (attempt.allowed) await attempt.succeeded();
  }
  for (let n = 0; n < 10; n++) await limit.begin({ reference: 'A', address: undefined });
  expect((await limit.begin({ reference: 'A', address: undefined })).allowed).toBe(false);
});

it('does not count a reference if the address has used up its attempts', async () => {
  const limit = createTryLimit();
  for (let n = 0; n < 60; n++) await limit.begin({ reference: `B${n}`, address: '192.0.2.1' });
  for (let n = 0; n < 10; n++)
    expect(await limit.begin({ reference: 'A', address: '192.0.2.1' })).toMatchObject({ allowed: false });
  for (let n = 0; n < 10; n++)
    expect(await limit.begin({ reference: 'A', address: '192.0.2.2' })).toMatchObject({ allowed: true });
});
