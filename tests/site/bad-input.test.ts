import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CreateCallName, calls } from '#schemas/calls.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { requestFor } from '../support/ask.ts';
import { ruleOf } from '../support/call-rules.ts';
import { onEveryEngine } from '../support/database.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const creates = ['createSuggestion', 'createExhibitionBooking', 'createMeetingBooking'] as const;
const examples = {
  createSuggestion: { name: '访客', contact: 'visitor@example.com', content: '指示牌很清楚。' },
  createExhibitionBooking: calls.createExhibitionBooking.example,
  createMeetingBooking: calls.createMeetingBooking.example,
} as const;

/** A text area of each form, of 800 characters at most. */
const longest = {
  createSuggestion: 'content',
  createExhibitionBooking: 'exhibitionContent',
  createMeetingBooking: 'meetingContent',
} as const;

const messages = {
  'zh-CN': '请求内容有误，请检查后重试。',
  'en-US': 'The request is not valid. Please check it and try again.',
} as const;

/** Values that are not valid text, with the error code of their field. */
const noTexts: readonly (readonly [what: string, value: unknown, code: string])[] = [
  ['nothing', undefined, 'required'],
  ['null', null, 'required'],
  ['blanks of every kind', ' \t\r\n\u00a0\u3000\ufeff', 'required'],
  ['a number', 13_800_000_000, 'invalid'],
  ['a truth', true, 'invalid'],
  ['a list', ['王'], 'invalid'],
  ['an object', { $ne: null }, 'invalid'],
  ['an object that says it is a text', { toString: '王', length: 1 }, 'invalid'],
  ['a NUL', '王\0', 'invalid'],
  ['the first half of an emoji', '王\ud83d', 'invalid'],
  ['the second half of an emoji', '\ude00王', 'invalid'],
  ['a huge text', '王'.repeat(10_000), 'too_long'],
];

/** Texts that look harmful or unusual. People have such names and write such texts. */
const texts: readonly (readonly [what: string, text: string])[] = [
  ['SQL', "'); drop table submission; --"],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a template', '{{constructor.constructor("x")()}} #{7*7} <%= 7 %>'],
  ['a path', '../../etc/passwd'],
  ['a header', 'a\r\nbcc: all@example.com'],
  ['emoji', '👩‍👩‍👧‍👦 🇨🇳 👍🏽'],
  ['right to left', 'مرحبا שלום \u202e)abc\u202c'],
  ['rare characters', '𠮷野家 㐂 ﷽'],
  ['combining signs', 'Z̸̢̛̼͎ö́e'],
];

onEveryEngine('bad input over HTTP', (engine) => {
  let site: TestSite;
  let database: Database;
  const cleanUps: (() => void | Promise<void>)[] = [];

  beforeAll(async () => {
    const settings = await engine.migratedDatabase((work) => cleanUps.unshift(work));
    site = await openTestSite({
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.url ?? '',
      DEMO: 'off',
      SITE_TIME_ZONE: 'Asia/Shanghai',
    });
    database = await openDatabase(settings);
  });
  afterAll(async () => {
    await database.close();
    await site.close();
    for (const work of cleanUps) await work();
  });

  type Language = keyof typeof messages;
  function send(name: CreateCallName, request: object, language: Language = 'zh-CN', key?: string) {
    const [path, init] = requestFor(name, request, language);
    const headers = { ...(init.headers as object), ...(key ? { 'idempotency-key': key } : {}) };
    return site.request(path, { ...init, headers });
  }
  const stored = async () => {
    const rows = await database.read.selectFrom('submission').select(['reference', 'body']).execute();
    return new Map(rows.map(({ reference, body }) => [reference, JSON.parse(body)]));
  };
  const countStored = async () => (await stored()).size;

  /** Expects a refusal with exactly these codes in both languages, and nothing stored. */
  async function expectRefused(name: CreateCallName, change: object, errors: object) {
    const before = await countStored();
    for (const language of ['zh-CN', 'en-US'] as const) {
      const response = await send(name, { ...examples[name], ...change }, language);
      const answer = await response.json();
      expect(answer).toEqual({ resultCode: 400, message: messages[language], data: { errors } });
      expect(response.status).toBe(400);
    }
    expect(await countStored()).toBe(before);
  }

  /** Expects acceptance, and `expected` in the database. */
  async function expectStored(name: CreateCallName, change: object, expected: object = change) {
    const response = await send(name, { ...examples[name], ...change });
    const { data } = await response.json();
    expect(response.status).toBe(200);
    expect((await stored()).get(data.reference)).toEqual({ ...examples[name], ...expected });
  }

  describe.each(creates)('%s', (name) => {
    const rule = ruleOf[name];
    const field = longest[name];

    it.each(noTexts)(`[${rule}] rejects %s as a text`, async (_what, value, code) => {
      await expectRefused(name, { [field]: value }, { [field]: code });
    });

    it.each(texts)(`[${rule}] keeps %s as it was written`, async (_what, text) => {
      await expectStored(name, { [field]: text });
    });

    it(`[${rule}] accepts 800 characters, also with an emoji as the last, and rejects 801`, async () => {
      await expectStored(name, { [field]: '馆'.repeat(800) });
      await expectStored(name, { [field]: `  ${'x'.repeat(800)}\n` }, { [field]: 'x'.repeat(800) });
      await expectRefused(name, { [field]: 'x'.repeat(801) }, { [field]: 'too_long' });
      await expectStored(name, { [field]: `${'x'.repeat(799)}😀` });
      await expectRefused(name, { [field]: `${'x'.repeat(800)}😀` }, { [field]: 'too_long' });
    });

    it(`[${rule}] drops unknown fields`, async () => {
      await expectStored(
        name,
        JSON.parse('{"__proto__":{"a":1},"role":"admin","id":"x","reference":"y"}'),
        {},
      );
    });

    it(`[${rule}, BOOK-07] creates one request from 100 simultaneous ones with one key, and rejects the key for another request`, async () => {
      const before = await countStored();
      const key = `hundred ${name}`;
      const answers = await Promise.all(
        Array.from({ length: 100 }, async () => {
          const response = await send(name, examples[name], 'en-US', key);
          return JSON.stringify([response.status, await response.json()]);
        }),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toMatch(/^\[200,/);
      expect(await countStored()).toBe(before + 1);

      const other = await send(name, { ...examples[name], name: '别人' }, 'zh-CN', key);
      expect(other.status).toBe(409);
      expect(await other.json()).toEqual({
        resultCode: 409,
        message: '这次提交已用于另一条内容，请重新填写。',
        data: null,
      });
      expect(await countStored()).toBe(before + 1);
    });
  });

  describe.each([
    ['createExhibitionBooking', ['beginTime', 'endTime']],
    ['createMeetingBooking', ['decorateTime', 'beginTime', 'dismantlingTime']],
  ] as const)('the times of %s', (name, times) => {
    const rule = ruleOf[name];
    const [first] = times;
    const last = times.at(-1) ?? first;

    it.each([
      '2030-02-30 09:00:00',
      '2030-02-29T09:00',
      '2030-13-01 09:00:00',
      '2030-05-01 24:01:00',
      '2030-05-01 9:00',
      '2030-05-01',
      '0000-00-00 00:00:00',
      '2030-05-01T09:00:00Z',
      '2030-05-01T09:00:00.500',
      '2030-05-01T09:00:00+08:00',
      '+012030-05-01T09:00',
      'tomorrow',
      '1'.repeat(100),
    ])(`[${rule}] are no time as %s`, async (time) => {
      await expectRefused(name, { [last]: time }, { [last]: 'invalid' });
    });

    it(`[${rule}] rejects an end before the start`, async () => {
      await expectRefused(name, { [last]: '2030-04-30 09:00:00' }, { [last]: 'order' });
      const at = '2030-05-01 09:00:00';
      await expectStored(name, Object.fromEntries(times.map((time) => [time, at])));
    });

    // The test clock shows 09:00 on 21 November 2026 in Shanghai, when it is still the 20th in New York.
    it(`[${rule}, BOOK-02] rejects dates in the past at the venue, in any time zone`, async () => {
      await expectRefused(name, { [first]: '2026-11-21 08:59:00' }, { [first]: 'past' });
      await expectRefused(name, { [first]: '2026-11-20 23:00:00' }, { [first]: 'past' });
      await expectRefused(name, { [first]: '1970-01-01 00:00:00' }, { [first]: 'past' });
      await expectStored(name, { [first]: '2026-11-21T09:00' }, { [first]: '2026-11-21 09:00:00' });
    });

    it(`[${rule}, BOOK-03, BOOK-04] checks phone and e-mail on the Chinese page, and not on the English one`, async () => {
      const before = await countStored();
      const wrong = { ...examples[name], mobilePhone: '12345', email: 'nobody' };
      const response = await send(name, wrong, 'zh-CN');
      expect(response.status).toBe(400);
      expect((await response.json()).data).toEqual({ errors: { mobilePhone: 'phone', email: 'email' } });
      expect(await countStored()).toBe(before);
      expect((await send(name, wrong, 'en-US')).status).toBe(200);
    });

    it(`[${rule}] reports all invalid fields at once, each with its own code`, async () => {
      const change = { [first]: '2030-02-30 09:00', name: '', email: 'x'.repeat(121), address: 7 };
      const errors = { [first]: 'invalid', name: 'required', email: 'too_long', address: 'invalid' };
      await expectRefused(name, change, errors);
    });
  });

  it('writes no input to the log', () => {
    expect(site.lines).toEqual([expect.stringMatching(/^The database is empty\. /)]);
  });
});
