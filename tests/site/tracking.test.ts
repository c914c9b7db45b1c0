import { expect, it } from 'vitest';
import { requestStatus } from '#schemas/request-status.ts';
import { trackedRequestSchema } from '#schemas/request-tracking.ts';
import { onEveryEngine } from '../support/database.ts';
import { booking, jsonInEnglish, openTracking } from '../support/tracking.ts';

const suggestion = { name: '访客', contact: 'Visitor@Mail.example', content: '指示牌很清楚。' };

onEveryEngine('finding a request', (engine) => {
  it('shows a booking with its 24-hour deadline for its reference and the last four digits', async () => {
    const { ask, send } = await openTracking(engine);
    const reference = await send();
    const { response, body } = await ask('find', { reference, phone: '8866' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ resultCode: 0, message: '' });
    const { status: _status, ...values } = booking;
    expect(trackedRequestSchema.parse(body.data)).toEqual({
      reference,
      kind: 'exhibition',
      status: 0,
      createdAt: '2026-11-21T01:00:00.000Z',
      answerBy: '2026-11-22T01:00:00.000Z',
      askedAt: '2026-11-21T01:00:00.000Z',
      timeZone: 'Asia/Shanghai',
      canChange: true,
      values,
    });
  });

  it('reads reference and digits in any notation', async () => {
    const { ask, send } = await openTracking(engine);
    const reference = await send();
    const bare = reference.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    for (const phone of ['８８６６', '138 0000 8866'])
      expect((await ask('find', { reference: bare, phone })).response.status).toBe(200);
    const unreadable = await ask('find', { reference: '7K3M9', phone: '886' });
    expect(unreadable.response.status).toBe(400);
    expect(unreadable.body.data).toEqual({ errors: { reference: 'invalid', phone: 'invalid' } });
  });

  it('shows a suggestion by its e-mail address, without a deadline', async () => {
    const { ask, send } = await openTracking(engine);
    const reference = await send(suggestion, 'createSuggestion');
    const { body } = await ask('find', { reference, phone: 'visitor@mail.EXAMPLE' });
    expect(body.data).toMatchObject({ kind: 'suggestion', values: suggestion });
    expect(body.data).not.toHaveProperty('answerBy');
    expect((await ask('find', { reference, phone: '8866' })).response.status).toBe(404);
  });

  it('answers the same for a wrong number and for an unknown reference', async () => {
    const { ask, send } = await openTracking(engine);
    const wrong = await ask('find', { reference: await send(), phone: '0000' });
    const unknown = await ask('find', { reference: '00000-00000', phone: '8866' });
    expect(wrong.response.status).toBe(404);
    expect(unknown.response.status).toBe(404);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body.data).toBeNull();
    expect([...unknown.response.headers.keys()]).toEqual([...wrong.response.headers.keys()]);
  });

  it('locks a reference, existing or not, after ten wrong attempts, even for the right number', async () => {
    const { ask, send } = await openTracking(engine);
    const reference = await send();
    for (const guessed of [reference, 'ZZZZZ-ZZZZZ']) {
      const tries = await Promise.all(
        Array.from({ length: 30 }, (_, n) => ask('find', { reference: guessed, phone: String(1000 + n) })),
      );
      expect(tries.filter(({ response }) => response.status === 404)).toHaveLength(10);
      expect(tries.filter(({ response }) => response.status === 429)).toHaveLength(20);
    }
    const { response, body } = await ask('find', { reference, phone: '8866' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(body).toEqual({
      resultCode: 429,
      message: expect.stringContaining('in 60 minutes'),
      data: null,
    });
    for (const name of ['amend', 'withdraw'])
      expect((await ask(name, { reference, phone: '8866', values: booking })).response.status).toBe(429);
  });

  it('does not count correct attempts', async () => {
    const { ask, send } = await openTracking(engine);
    const reference = await send();
    for (let n = 0; n < 25; n++)
      expect((await ask('find', { reference, phone: '8866' })).response.status).toBe(200);
  });

  it('[OPS-06] writes no personal data to the log, not even if the database fails', async () => {
    const { ask, send, close, log } = await openTracking(engine);
    const reference = await send();
    await ask('amend', { reference, phone: '8866', values: { ...booking, remark: 'secret-remark' } });
    await ask('find', { reference, phone: '0000' });
    await close();
    expect((await ask('withdraw', { reference, phone: '8866' })).response.status).toBe(500);
    for (const secret of ['secret-remark', '8866', booking.mobilePhone, booking.email, reference])
      expect(log()).not.toContain(secret);
  });
});

onEveryEngine('changing a request', (engine) => {
  it('withdraws a new request once for any number of retries, and stores the time', async () => {
    const { ask, send, changes } = await openTracking(engine);
    const reference = await send();
    const answers = await Promise.all([1, 2, 3].map(() => ask('withdraw', { reference, phone: '8866' })));
    for (const { response, body } of answers) {
      expect(response.status).toBe(200);
      expect(body.data).toMatchObject({ status: requestStatus.withdrawn, canChange: false });
      expect(body.data.changedAt).toBe('2026-11-21T01:00:00.000Z');
    }
    expect(await changes()).toEqual([
      { who: 'applicant', what: 'withdrawn', fields: null, at: '2026-11-21T01:00:00.000Z' },
    ]);
  });

  it('amends a new request by the schema of its form, and stores which fields changed', async () => {
    const { ask, send, changes, stored } = await openTracking(engine);
    const reference = await send();
    const values = { ...booking, exhibitionName: ' 新能源展 ', remark: '连馆', status: 3, id: 'x' };
    const { response, body } = await ask('amend', { reference, phone: '8866', values });
    expect(response.status).toBe(200);
    expect(body.data).toMatchObject({
      status: 0,
      canChange: true,
      answerBy: '2026-11-22T01:00:00.000Z',
      values: { exhibitionName: '新能源展', remark: '连馆', mobilePhone: booking.mobilePhone },
    });
    expect(await stored()).toEqual({ ...booking, exhibitionName: '新能源展', remark: '连馆' });
    expect(await changes()).toMatchObject([
      { who: 'applicant', what: 'amended', fields: '["exhibitionName","remark"]' },
    ]);
  });

  it('rejects an invalid amendment field by field, and stores nothing', async () => {
    const { ask, send, changes, stored } = await openTracking(engine);
    const reference = await send();
    const values = { ...booking, organizer: ' ', endTime: '2030-02-30 09:00:00', remark: 'x'.repeat(801) };
    const { response, body } = await ask('amend', { reference, phone: '8866', values });
    expect(response.status).toBe(400);
    expect(body.data).toEqual({ errors: { organizer: 'required', endTime: 'invalid', remark: 'too_long' } });
    expect(await stored()).toEqual(booking);
    expect(await changes()).toEqual([]);
  });

  it('accepts a retried amendment although it changed the number', async () => {
    const { ask, send, changes } = await openTracking(engine);
    const reference = await send();
    const values = { ...booking, mobilePhone: '13900001234' };
    for (let n = 0; n < 2; n++)
      expect((await ask('amend', { reference, phone: '8866', values })).response.status).toBe(200);
    expect((await ask('find', { reference, phone: '8866' })).response.status).toBe(404);
    expect((await ask('find', { reference, phone: '1234' })).response.status).toBe(200);
    expect(await changes()).toHaveLength(1);
  });

  it('refuses an amendment with a wrong number if any of its values differs from the request', async () => {
    const { ask, send, changes, stored } = await openTracking(engine);
    const reference = await send();
    const values = { ...booking, remark: '连馆' };
    expect((await ask('amend', { reference, phone: '0000', values })).response.status).toBe(404);
    expect(await stored()).toEqual(booking);
    expect(await changes()).toEqual([]);
  });

  it.each(['contacted', 'confirmed', 'declined'] as const)(
    'refuses changes once the request is %s',
    async (name) => {
      const { ask, send, take, changes, stored } = await openTracking(engine);
      const reference = await send();
      await take(reference, requestStatus[name]);
      for (const [call, more] of [
        ['withdraw', {}],
        ['amend', { values: { ...booking, remark: 'late' } }],
      ] as const) {
        const { response, body } = await ask(call, { reference, phone: '8866', ...more });
        expect(response.status).toBe(409);
        expect(body).toMatchObject({
          resultCode: 409,
          data: { status: requestStatus[name], canChange: false },
        });
      }
      expect(await stored()).toEqual(booking);
      expect(await changes()).toEqual([]);
    },
  );

  it('lets one win if venue and applicant act at the same moment', async () => {
    const { ask, send, take } = await openTracking(engine);
    for (let round = 0; round < 10; round++) {
      const reference = await send();
      const [{ response }, taken] = await Promise.all([
        ask('withdraw', { reference, phone: '8866' }),
        take(reference, requestStatus.contacted),
      ]);
      const { body } = await ask('find', { reference, phone: '8866' });
      expect([response.status, body.data.status]).toEqual(
        taken ? [409, requestStatus.contacted] : [200, requestStatus.withdrawn],
      );
    }
  });

  it('keeps acknowledged changes through a restart', async () => {
    const { ask, send, restart } = await openTracking(engine);
    const reference = await send();
    await ask('amend', { reference, phone: '8866', values: { ...booking, remark: 'kept' } });
    await restart();
    const { body } = await ask('find', { reference, phone: '8866' });
    expect(body.data).toMatchObject({ values: { remark: 'kept' }, changedAt: '2026-11-21T01:00:00.000Z' });
  });

  it('accepts only JSON, and only from its own pages', async () => {
    const { post, form, send, changes } = await openTracking(engine);
    const pair = { reference: await send(), phone: '8866' };
    const foreign = { ...jsonInEnglish, origin: 'https://evil.example' };
    expect((await post('/api/requests/withdraw', pair, foreign)).status).toBe(403);
    expect((await form('/api/requests/withdraw', pair)).status).toBe(400);
    expect(await changes()).toEqual([]);
  });
});
