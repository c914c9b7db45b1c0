import { afterEach, describe, expect, it } from 'vitest';
import { type CallName, callNames, calls, type DownloadCallName, type RequestOf } from '#schemas/calls.ts';
import { ruleOf } from '../support/call-rules.ts';
import { onEveryEngine } from '../support/database.ts';
import { publishedOnce } from './suite.ts';

/** Values that no honest client sends. */
const hostile: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  1e308,
  2 ** 53,
  '',
  '   ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  "' or 1=1 --",
  '"; drop table entry; --',
  '%',
  '_',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{}',
  '9'.repeat(400),
  'x'.repeat(1e6),
  '馆'.repeat(100_000),
  [],
  [1, 2],
  {},
  { toString: 'x' },
  { $ne: null },
  JSON.parse('{"__proto__":{"polluted":true}}'),
];

const isDownload = (name: CallName): name is DownloadCallName => 'downloads' in calls[name];

onEveryEngine('hostile requests', (engine) => {
  const source = publishedOnce(engine);
  afterEach(() => expect(source().reported).toEqual([]));

  /** Kinds of answers to requests of invalid types. */
  async function kindsOf(name: CallName, requests: readonly unknown[]) {
    const answers = await Promise.all(
      requests.map((request) =>
        isDownload(name)
          ? source().download(name, request as RequestOf<typeof name>, { language: 'en-US' })
          : source().call(name, request as RequestOf<typeof name>, { language: 'en-US' }),
      ),
    );
    return new Set(answers.map((answer) => (answer.ok ? 'ok' : answer.failure.kind)));
  }

  describe.each(callNames)('%s', (name) => {
    const fields = Object.keys(calls[name].example);

    it(`[${ruleOf[name]}] answers or refuses any value of any field without an internal error`, async () => {
      const requests = fields.flatMap((field) =>
        hostile.map((value) => ({ ...calls[name].example, [field]: value })),
      );
      const kinds = await kindsOf(name, requests);
      expect([...kinds].filter((kind) => !['ok', 'missing', 'invalid'].includes(kind))).toEqual([]);
    });

    it(`[${ruleOf[name]}] refuses requests that are not objects`, async () => {
      const requests = hostile.filter((value) => typeof value !== 'object' || value === null);
      expect(await kindsOf(name, requests)).toEqual(new Set(['invalid']));
    });

    it(`[${ruleOf[name]}] ignores unknown fields`, async () => {
      const extra = Object.fromEntries(hostile.map((value, index) => [`field${index}`, value]));
      const example = await kindsOf(name, [calls[name].example]);
      expect(await kindsOf(name, [{ ...calls[name].example, ...extra }])).toEqual(example);
    });
  });

  it('names the refused field', async () => {
    const answer = await source().call('introduction', { code: 'a\0b', type: 1 }, { language: 'en-US' });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'invalid', errors: { code: 'invalid' } } });
  });

  it('names every field that contains a NUL character', async () => {
    const request = { ...calls.createMeetingBooking.example, meetingName: 'a\0b', remark: '\0' };
    const answer = await source().call('createMeetingBooking', request, { language: 'en-US' });
    expect(answer).toMatchObject({
      failure: { kind: 'invalid', errors: { meetingName: 'invalid', remark: 'invalid' } },
    });
  });

  it('stops reading if the signal is aborted', async () => {
    const signal = AbortSignal.abort();
    const answer = await source().call('menuTree', {}, { language: 'zh-CN', signal });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  });
});
