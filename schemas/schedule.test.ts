import { describe, expect, it } from 'vitest';
import { scheduleItemSchema, scheduleSchema } from './schedule.ts';

const read = (fields: object) => scheduleItemSchema.parse({ projectName: '茶展', ...fields });

describe('an event of the order alone', () => {
  it('[CALL-04] is read without any further field', () => {
    const item = { projectName: '茶展', startDate: '2026-11-24', endDate: '2026-11-27', field: '1 号展厅' };
    expect(scheduleItemSchema.parse(item)).toEqual({ ...item, hours: [], halls: [], earlierSlugs: [] });
  });
});

describe('further fields of an event, read tolerantly', () => {
  it.each([
    ['hours in one line', { hours: '9:00 – 17:00' }, { hours: [{ opens: '09:00', closes: '17:00' }] }],
    [
      'hours in one line of words',
      { hours: 'from dawn to dusk' },
      { hours: [{ remark: 'from dawn to dusk', remarkEn: 'from dawn to dusk' }] },
    ],
    [
      'hours by day',
      {
        hours: [
          { date: '2026-11-24 00:00:00', opens: '09:00:00', closes: '25:00' },
          { date: '2026-02-30', opens: '24:30' },
        ],
      },
      { hours: [{ date: '2026-11-24', opens: '09:00' }, {}] },
    ],
    ['no hours', { hours: null }, { hours: [] }],
    ['an unknown kind', { kind: 'circus' }, {}],
    ['a kind in capitals', { kind: 'TRADE' }, { kind: 'trade' }],
    ['halls in one text', { halls: '1、2, plaza' }, { halls: ['1', '2', 'plaza'] }],
    [
      'halls as numbers and objects',
      { halls: [1, { id: 201 }, { name: 'A' }] },
      { halls: ['1', '201', 'A'] },
    ],
    ['a hall that is a number', { halls: 3 }, { halls: ['3'] }],
    [
      'an organiser with a website',
      { organizer: { name: '川东展览', url: 'https://example.com' } },
      { organizer: '川东展览', organizerUrl: 'https://example.com' },
    ],
    ['build-up as a list of days', { buildUp: ['2026-11-22', '2026-11-20'] }, { buildUp: '2026-11-20' }],
    [
      'dismantling as a range',
      { dismantle: { start: '2026-11-28', end: '2026-11-29' } },
      { dismantle: '2026-11-29' },
    ],
    ['a day that does not exist', { buildUp: '2026-13-01' }, {}],
    ['a flag that is true', { cancelled: true }, { cancelled: '1' }],
    ['a flag that is false', { cancelled: 'false' }, { cancelled: '0' }],
    ['a number as id', { id: 42 }, { id: '42' }],
  ])('[CALL-04] [EVT-01] %s', (_name, fields, expected) => {
    expect(read(fields)).toEqual({
      projectName: '茶展',
      hours: [],
      halls: [],
      earlierSlugs: [],
      ...expected,
    });
  });

  it('[SEC-01] an address that runs something is none', () => {
    expect(read({ url: 'javascript:alert(1)', organizerUrl: 'data:text/html,x' })).toEqual({
      projectName: '茶展',
      hours: [],
      halls: [],
      earlierSlugs: [],
    });
  });
});

describe('a hold or confidential event', () => {
  it.each([
    ['hold', { hold: 'true' }, { projectName: '已预留', projectNameEn: 'On hold', hold: '1' }],
    [
      'confidential event',
      { confidential: 1 },
      { projectName: '活动', projectNameEn: 'Event', confidential: '1' },
    ],
  ])('[EVT-08] a %s of a backend keeps its days and halls alone', (_what, flags, read) => {
    const given = {
      id: 'secret-7',
      projectName: '机密展',
      content: '机密',
      startDate: '2026-12-10',
      endDate: '2026-12-12',
      field: '机密厅',
      halls: '1、2',
      organizer: { name: '机密公司', url: 'https://secret.example/' },
      dismantle: '2026-12-13',
      ...flags,
    };
    expect(scheduleSchema.parse([given])).toEqual([
      {
        ...read,
        startDate: '2026-12-10',
        endDate: '2026-12-12',
        halls: ['1', '2'],
        hours: [],
        earlierSlugs: [],
        dismantle: '2026-12-13',
      },
    ]);
  });

  it('[EVT-08] keeps everything for its editors', () => {
    expect(read({ hold: '1', organizer: '川东展览' })).toMatchObject({
      projectName: '茶展',
      organizer: '川东展览',
    });
  });
});
