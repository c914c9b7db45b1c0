import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames, calls } from '#schemas/calls.ts';
import { submissionCodes } from '#schemas/submission.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { thorough } from '../support/thorough.ts';
import { requestsOf } from './requests.ts';

/** Number of requests over all calls. */
const total = thorough ? 10_000 : 3_000;
/** A failure names its seed and path; `FUZZ_SEED` replays it or starts with another. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const codes: readonly string[] = ['required', 'too_long', 'invalid', ...submissionCodes];

describe(`${total} generated requests, seed ${seed}`, () => {
  it.each(callNames)('%s answers every request in the envelope', async (name) => {
    site.lines.length = 0;
    const seen = new Map<number, number>();
    const answered = fc.asyncProperty(requestsOf(name), async ({ path, init, wellFormed }) => {
      const response = await site.request(path, init);
      const { status } = response;
      seen.set(status, (seen.get(status) ?? 0) + 1);
      expect([200, 400, 404, 409, 413]).toContain(status);
      if (wellFormed && !('creates' in calls[name])) expect([200, 404]).toContain(status);
      if (response.headers.get('content-type') === 'application/zip') {
        expect([status, name]).toEqual([200, 'albumZip']);
        return void (await response.arrayBuffer());
      }
      const body = await response.json();
      expect(Object.keys(body)).toEqual(['resultCode', 'message', 'data']);
      expect(body.resultCode).toBe(status === 200 ? 0 : status);
      expect(body.message).toBeTypeOf('string');
      if (status === 200) expect(calls[name].response.safeParse(body.data).success).toBe(true);
      else if (status !== 400) expect(body.data).toBeNull();
      else {
        const errors = Object.values(body.data.errors);
        expect(errors.length).toBeGreaterThan(0);
        expect(errors.filter((code) => !codes.includes(String(code)))).toEqual([]);
      }
    });
    await fc.assert(answered, { seed, numRuns: Math.ceil(total / callNames.length) });
    // If every request were refused, the generator would test nothing.
    expect([...seen.keys()].sort()).toEqual(expect.arrayContaining([200]));
    expect(site.lines.filter((line) => !line.includes('not in the media folder'))).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
