import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exhibitionBookingExample, meetingBookingExample } from '#schemas/booking-forms.ts';
import { bookingPlan } from '#server/booking-plan.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const hold = { kind: 'schedule', facet: '1', data: { projectName: '泽斐林', halls: ['2'], hold: '1' } };
  await site.site.publish?.({
    put: [
      { ...hold, kind: 'schedule', id: 'hold-2', date: '2028-03-24', until: '2028-03-26' },
      {
        ...{ kind: 'schedule', id: 'room-fair', facet: '2', date: '2028-03-24', until: '2028-03-24' },
        data: { projectName: '桥梁会', projectNameEn: 'Bridge Talks', halls: ['204'] },
      },
    ],
  });
});
afterAll(() => site.close());

const dates = { beginTime: '2028-03-25 08:00:00', endTime: '2028-03-28 18:00:00' };

/** The message of the answer to a booking, in a language. */
async function messageFor(call: string, body: object, language = 'en-US'): Promise<string> {
  const response = await site.request(`/api/official/website${call}`, {
    method: 'POST',
    headers: { 'current-language': language, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { resultCode, message } = (await response.json()) as { resultCode: number; message: string };
  expect(resultCode).toBe(0);
  // Chinese texts keep numbers and words together with spaces that do not break.
  return message.replaceAll('\u00a0', ' ');
}

describe('a booking of halls that are taken', () => {
  const booking = { ...exhibitionBookingExample, ...dates };

  it('[EVT-09] is accepted, and the answer says which hall is taken when, without the name of a hold', async () => {
    const path = '/exhibition/subscribe/create';
    expect(await messageFor(path, { ...booking, exhibitionHall: 'Halls 1 and 2' })).toBe(
      'Your booking request has arrived. We will call or write to you within 24 hours.\nPlease note: Hall 2 2028-03-25 – 2028-03-26 is taken. We will discuss the dates with you.',
    );
    expect(await messageFor(path, { ...booking, exhibitionHall: '2 号展厅' }, 'zh-CN')).toBe(
      '预订申请已收到，我们将在 24 小时内通过电话或邮件与您联系。\n请注意：2 号展厅 2028-03-25 – 2028-03-26 已有其他安排，我们会与您商定日期。',
    );
    expect(await messageFor(path, { ...booking, exhibitionHall: '4 号展厅' })).not.toContain('\n');
    expect(await messageFor(path, { ...booking, exhibitionHall: 'somewhere' })).not.toContain('\n');
  });

  it('[EVT-09] checks rooms of meetings from set-up to clearing', async () => {
    const meeting = {
      ...meetingBookingExample,
      decorateTime: '2028-03-24 08:00:00',
      beginTime: '2028-03-25 09:00:00',
      dismantlingTime: '2028-03-25 18:00:00',
      meetingArea: 'Rooms 203 to 205, 800 m²',
    };
    expect(await messageFor('/meeting/subscribe/create', meeting)).toContain(
      'Rooms 203 to 205 2028-03-24 is taken',
    );
  });

  it('[EVT-09] says so on the receipt without scripts', async () => {
    const fields = new URLSearchParams({
      ...Object.fromEntries(Object.entries(booking).map(([name, value]) => [name, String(value)])),
      ...{ exhibitionHall: '2 号展厅', _block: 'booking' },
    });
    const response = await site.request('/exhibitCenter/onlineBooking', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://site.example',
        cookie: 'lang=zh-CN',
      },
      body: fields.toString(),
    });
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/dates=taken/);
    const receipt = visibleText(await site.html(location.split('#')[0] ?? '', 'zh-CN'));
    expect(receipt).toContain('所选场地在这些日期已有其他安排');
  });
});

describe('the plan of a booking', () => {
  const failure = { ok: false, failure: { kind: 'failed', message: '' } } as const;

  it('[EVT-09] is unknown if the schedule cannot be read, and for dates that do not exist', async () => {
    const source = { call: async () => failure };
    const booking = { call: 'createExhibitionBooking', language: 'en-US', today: '2026-11-22' } as const;
    expect(await bookingPlan(source, { ...booking, body: dates })).toBeUndefined();
    expect(await bookingPlan(source, { ...booking, body: { beginTime: 'soon' } })).toBeUndefined();
    expect(await bookingPlan(source, { ...booking, call: 'createSuggestion', body: dates })).toBeUndefined();
  });
});
