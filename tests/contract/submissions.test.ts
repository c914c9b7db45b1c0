import { describe, expect, it } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { ruleOf } from '../support/call-rules.ts';
import { onEveryEngine, openTestDatabase, sourceOver, testTime } from '../support/database.ts';

const body = { name: '访客', contact: 'visitor@example.com', content: '指示牌很清楚。' };
const english = { language: 'en-US' } as const;

const thanks = {
  'zh-CN': '预订申请已收到，我们将在 24 小时内通过电话或邮件与您联系。',
  'en-US': 'Your booking request has arrived. We will call or write to you within 24 hours.',
};

/** A required field, and a time that must not precede another. */
const bookings = [
  ['createExhibitionBooking', { missing: 'exhibitionHall', reversed: 'endTime', thanks }],
  ['createMeetingBooking', { missing: 'meetingNameEn', reversed: 'dismantlingTime', thanks }],
] as const;

const stored = (database: Database) => database.read.selectFrom('submission').selectAll().execute();

onEveryEngine('submissions', (engine) => {
  const open = async () => {
    const database = await openTestDatabase(engine);
    return { database, source: sourceOver(database) };
  };

  it('[CALL-01.20] stores a submission and answers with a receipt and a message', async () => {
    const { database, source } = await open();
    const answer = await source.call(
      'createSuggestion',
      { ...body, name: '  访客 ', role: 'admin' },
      { language: 'zh-CN' },
    );
    expect(answer).toEqual({
      ok: true,
      data: {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/),
      },
      message: '提交成功，我们会尽快与您联系。',
    });
    const [row, ...others] = await stored(database);
    expect(others).toEqual([]);
    expect(row).toEqual({
      ...(answer.ok && answer.data),
      call: 'createSuggestion',
      language: 'zh-CN',
      body: JSON.stringify(body),
      status: 0,
      created_at: testTime.toISOString(),
      read_at: null,
      search: expect.stringContaining(body.name),
      assigned_to: null,
    });
  });

  describe.each(bookings)('%s', (name, { missing, reversed, thanks }) => {
    const rule = ruleOf[name];
    const booking = calls[name].example;

    it(`[${rule}] stores the parsed request with status 0 and answers with the next steps`, async () => {
      const { database, source } = await open();
      const sent = { ...booking, name: '  申请人 ', status: '0', role: 'admin' };
      for (const language of languages) {
        const answer = await source.call(name, sent, { language });
        expect(answer).toMatchObject({ ok: true, message: thanks[language] });
      }
      const rows = await stored(database);
      expect(rows.map(({ call, language, status }) => ({ call, language, status }))).toEqual(
        languages.map((language) => ({ call: name, language, status: 0 })),
      );
      for (const { body } of rows) expect(JSON.parse(body)).toEqual(booking);
    });

    it(`[${rule}] refuses an incomplete request, times in the wrong order and another status`, async () => {
      const { database, source } = await open();
      const errorsOf = async (change: object) => {
        const answer = await source.call(name, { ...booking, ...change }, english);
        return answer.ok ? 'stored' : answer.failure.errors;
      };
      expect(await errorsOf({ [missing]: ' ', email: undefined })).toEqual({
        [missing]: 'required',
        email: 'required',
      });
      expect(await errorsOf({ [reversed]: '2029-01-01 09:00:00' })).toEqual({ [reversed]: 'order' });
      expect(await errorsOf({ [reversed]: '2030-02-30 09:00:00' })).toEqual({ [reversed]: 'invalid' });
      expect(await errorsOf({ status: 1 })).toEqual({ status: 'invalid' });
      expect(await stored(database)).toEqual([]);
    });

    it(`[${rule}, BOOK-07] returns the first receipt for a repeat and refuses its key for another request`, async () => {
      const { database, source } = await open();
      const context = { ...english, idempotencyKey: 'booking-1' };
      const answers = await Promise.all([1, 2, 3].map(() => source.call(name, booking, context)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      const other = await source.call(name, { ...booking, remark: 'other' }, context);
      expect(other).toMatchObject({ failure: { kind: 'conflict' } });
      expect(await stored(database)).toHaveLength(1);
    });
  });

  it('[CALL-01.20] refuses an incomplete submission with an error per field and stores nothing', async () => {
    const { database, source } = await open();
    const answer = await source.call('createSuggestion', { name: ' ', content: 'x'.repeat(801) }, english);
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', errors: { name: 'required', contact: 'required', content: 'too_long' } },
    });
    expect(await stored(database)).toEqual([]);
  });

  it('[CALL-01.20] gives every submission its own reference', async () => {
    const { database, source } = await open();
    await Promise.all(Array.from({ length: 50 }, () => source.call('createSuggestion', body, english)));
    const references = (await stored(database)).map(({ reference }) => reference);
    expect(new Set(references).size).toBe(50);
  });

  it('[CALL-01.20] stores a submission even if the signal of the call is aborted', async () => {
    const { database, source } = await open();
    const answer = await source.call('createSuggestion', body, { ...english, signal: AbortSignal.abort() });
    expect(answer.ok).toBe(true);
    expect(await stored(database)).toHaveLength(1);
  });

  describe('with an idempotency key', () => {
    const context = { ...english, idempotencyKey: 'key-1' };

    it('[CALL-01.20] returns the first receipt for a repeat with another order of fields', async () => {
      const { database, source } = await open();
      const first = await source.call('createSuggestion', body, context);
      const { name, contact, content } = body;
      const repeat = await source.call('createSuggestion', { content, contact, name: ` ${name} ` }, context);
      expect(repeat).toEqual(first);
      expect(await stored(database)).toHaveLength(1);
    });

    it('[CALL-01.20] stores 100 concurrent repeats once', async () => {
      const { database, source } = await open();
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => source.call('createSuggestion', body, context)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.ok).toBe(true);
      expect(await stored(database)).toHaveLength(1);
    });

    it('[CALL-01.20] returns the first receipt for a repeat after a restart', async () => {
      const settings = await engine.migratedDatabase();

      const answers = [];
      for (let start = 0; start < 2; start++) {
        const database = await openDatabase(settings);
        answers.push(await sourceOver(database).call('createSuggestion', body, context));
        await database.close();
      }
      expect(answers[1]).toEqual(answers[0]);
    });

    it('[CALL-01.20] refuses the same key with another body as a conflict', async () => {
      const { database, source } = await open();
      await source.call('createSuggestion', body, context);
      const other = await source.call('createSuggestion', { ...body, content: 'other' }, context);
      expect(other).toEqual({
        ok: false,
        failure: { kind: 'conflict', message: expect.stringContaining('already used') },
      });
      expect(await stored(database)).toHaveLength(1);
    });

    it.each(['\0', '\ud800', "' or 1=1", 'k'.repeat(1e5), ''])(
      '[CALL-01.20] accepts any key: case %#',
      async (idempotencyKey) => {
        const { source } = await open();
        const answer = await source.call('createSuggestion', body, { ...english, idempotencyKey });
        expect(answer.ok).toBe(true);
      },
    );

    it('[CALL-01.20] stores the key only as a hash', async () => {
      const { database, source } = await open();
      await source.call('createSuggestion', body, context);
      const rows = await database.read.selectFrom('idempotency_key').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('key-1');
      expect(JSON.stringify(rows)).not.toContain('visitor@example.com');
    });
  });

  it('[CALL-01.20] logs no personal data if the database fails', async () => {
    const { database, source } = await open();
    await database.close();
    const answer = await source.call('createSuggestion', body, english);
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'failed' } });
    expect(source.logged).toHaveLength(1);
    expect(source.logged[0]).toMatch(/^error: call createSuggestion: a request was not stored: \S/);
    expect(JSON.stringify([answer, source.logged, source.reported])).not.toContain('visitor');
  });
});
