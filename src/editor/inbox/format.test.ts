import { expect, it } from 'vitest';
import { days, shortTime, timeLeft, typedTime } from './format.ts';

const minute = 60_000;
const now = Date.parse('2026-11-22T16:30:00.000Z');
const inMinutes = (count: number) => timeLeft(new Date(now + count * minute).toISOString(), now);

it('timeLeft counts down to the minute, and up once overdue', () => {
  expect(inMinutes(23 * 60 + 11)).toEqual({ late: false, days: 0, hours: 23, minutes: 11 });
  expect(inMinutes(0.5)).toEqual({ late: false, days: 0, hours: 0, minutes: 0 });
  expect(inMinutes(-0.5)).toEqual({ late: true, days: 0, hours: 0, minutes: 0 });
  expect(inMinutes(-150)).toEqual({ late: true, days: 0, hours: 2, minutes: 30 });
  expect(inMinutes(-49 * 60)).toMatchObject({ late: true, days: 2 });
});

it('shortTime omits the redundant parts of a time, in the time zone of the venue', () => {
  const short = (iso: string) => shortTime(iso, { now, timeZone: 'Asia/Shanghai' });
  // 00:05 in the time zone of the venue.
  expect(short('2026-11-22T16:05:00.000Z')).toBe('00:05');
  expect(short('2026-11-22T15:59:00.000Z')).toBe('11-22');
  expect(short('2025-12-31T15:59:00.000Z')).toBe('2025-12-31');
});

it('days omits repeated parts of a range, and typedTime omits seconds', () => {
  const period = (from: string, to: string) => days({ from: `${from} 08:00:00`, to: `${to} 18:00:00` });
  expect(period('2027-03-16', '2027-03-19')).toBe('2027-03-16 – 03-19');
  expect(period('2027-03-16', '2027-03-16')).toBe('2027-03-16');
  expect(period('2026-12-30', '2027-01-02')).toBe('2026-12-30 – 2027-01-02');
  expect(typedTime('2027-03-16 08:00:00')).toBe('2027-03-16 08:00');
  expect(typedTime('next spring')).toBe('next spring');
});
