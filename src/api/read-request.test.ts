import { expect, it } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { createRequestReader } from './read-request.ts';

const { example } = calls.createMeetingBooking;
const begins = { ...example, decorateTime: '2030-05-01 09:00:00' };

it('[BOOK-02] a reader that is used twice compares with the time of each request', () => {
  let now = '2030-05-01 09:00:59';
  const read = createRequestReader(() => now);
  expect(read('createMeetingBooking', begins, 'zh-CN').ok).toBe(true);
  now = '2030-05-01 09:01:00';
  expect(read('createMeetingBooking', begins, 'zh-CN')).toEqual({
    ok: false,
    errors: { decorateTime: 'past' },
  });
});

it('[BOOK-03, BOOK-04] a reader applies the rules of the language of each request', () => {
  const read = createRequestReader(() => '2026-11-21 09:00:00');
  const request = { ...example, mobilePhone: '12', email: 'x' };
  for (let turn = 0; turn < 2; turn += 1) {
    expect(read('createMeetingBooking', request, 'en-US').ok).toBe(true);
    const errors = { mobilePhone: 'phone', email: 'email' };
    expect(read('createMeetingBooking', request, 'zh-CN')).toEqual({ ok: false, errors });
  }
});

it.each(['a\0', 'a\ud800', '\udc00'])('%j is not a text', (address) => {
  const read = createRequestReader(() => '2026-11-21 09:00:00');
  const errors = { address: 'invalid' };
  expect(read('createMeetingBooking', { ...example, address }, 'en-US')).toEqual({ ok: false, errors });
});
