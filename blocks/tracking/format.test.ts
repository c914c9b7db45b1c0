import { describe, expect, it } from 'vitest';
import { hoursBetween, writeMoment, writeSiteTime } from './format.ts';

describe('moments', () => {
  const moment = new Date('2026-11-22T16:05:00Z');

  it.each([
    [{ language: 'en-US', timeZone: 'Asia/Shanghai' }, '23 Nov, 00:05'],
    [{ language: 'zh-CN', timeZone: 'Asia/Shanghai' }, '11月23日 00:05'],
    [{ language: 'en-US', timeZone: 'Europe/Berlin', year: true }, '22 Nov 2026, 17:05'],
    [{ language: 'zh-CN', timeZone: 'America/New_York', year: true }, '2026年11月22日 11:05'],
  ] as const)('are written in the language and the time zone: %j', (options, text) => {
    expect(writeMoment(moment, options)).toBe(text);
  });

  it('of the site are written in the site’s time zone in any browser', () => {
    expect(writeSiteTime('2030-05-01 09:00:00', 'en-US')).toBe('1 May 2030, 09:00');
    expect(writeSiteTime('2030-05-01 09:00:00', 'zh-CN')).toBe('2030年5月1日 09:00');
    for (const text of ['soon', '2030-13-01 09:00:00', '']) expect(writeSiteTime(text, 'en-US')).toBe(text);
  });

  it('differ by whole hours', () => {
    const from = '2026-11-21T01:00:00.000Z';
    expect(hoursBetween(from, '2026-11-22T01:00:00.000Z')).toBe(24);
    expect(hoursBetween(from, '2026-11-21T01:59:59.000Z')).toBe(0);
    expect(hoursBetween(from, '2026-11-21T00:59:59.000Z')).toBe(-1);
  });
});
