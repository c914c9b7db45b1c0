import { describe, expect, it } from 'vitest';
import { timeZoneComponent } from './time-zone.ts';

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
