import { describe, expect, it } from 'vitest';
import { momentsIn, timeZoneComponent } from './time-zone.ts';

const part = (kind: string, [start, from, to]: readonly [string, string, string]) =>
  [`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `END:${kind}`].join(
    '\r\n',
  );

describe('[EVT-05] the time zone of a calendar', () => {
  it('without summer time has one offset', () => {
    expect(timeZoneComponent('Asia/Shanghai', [2026, 2027])).toBe(
      [
        'BEGIN:VTIMEZONE',
        'TZID:Asia/Shanghai',
        part('STANDARD', ['20260101T080000', '+0800', '+0800']),
        'END:VTIMEZONE',
      ].join('\r\n'),
    );
  });

  it('with summer time has each change at the time that clocks show before it', () => {
    const text = timeZoneComponent('Europe/Berlin', [2026, 2026]);
    expect(text).toContain(part('DAYLIGHT', ['20260329T020000', '+0100', '+0200']));
    expect(text).toContain(part('STANDARD', ['20261025T030000', '+0200', '+0100']));
    expect(text.match(/BEGIN:(STANDARD|DAYLIGHT)/g)).toHaveLength(3);
  });

  it('has offsets of half an hour', () => {
    expect(timeZoneComponent('America/St_Johns', [2026, 2026])).toContain('TZOFFSETTO:-0330');
  });
});

describe('a local time of a backend', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-20 10:00:00', '2026-11-20T02:00:00.000Z'],
    ['Asia/Shanghai', '2026-11-20', '2026-11-19T16:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29 01:30:00', '2026-03-29T00:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29 03:30', '2026-03-29T01:30:00.000Z'],
    ['America/St_Johns', '2026-07-01T12:00:00', '2026-07-01T14:30:00.000Z'],
    ['Asia/Shanghai', '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
    ['Asia/Shanghai', '2026-11-20T10:00:00+01:00', '2026-11-20T09:00:00.000Z'],
  ])('in %s, %s, is a moment', (zone, text, moment) => {
    expect(momentsIn(zone)(text)?.toISOString()).toBe(moment);
  });

  it.each([undefined, '', 'soon', '2026-13-01', '2026-02-30', '2026-11-20 25:00:00', '20 Nov 2026'])(
    'is unknown for %s',
    (text) => {
      expect(momentsIn('Asia/Shanghai')(text)).toBeUndefined();
    },
  );
});
