import { CalendarDate, Time } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { momentOn, momentText, parseMoment } from './date-time.ts';

describe('a date and time of a form', () => {
  it.each(['2027-03-16T08:00', '2024-02-29T23:59', '0002-01-01T00:00'])(
    '%s is written as it was read',
    (text) => {
      expect(momentText(parseMoment(text))).toBe(text);
    },
  );

  it('is cut to whole minutes', () => {
    expect(momentText(parseMoment('2027-03-16T08:00:59'))).toBe('2027-03-16T08:00');
  });

  it.each(['', '2027-02-30T08:00', '2027-03-16T24:00', '2027-03-16T08:00Z', '16.3.2027', 'soon'])(
    '%j is not a date and time',
    (text) => {
      expect(parseMoment(text)).toBeNull();
      expect(momentText(parseMoment(text))).toBe('');
    },
  );
});

describe('[BOOK-02] a day picked in the calendar', () => {
  const at = (time: Time, min: string) =>
    momentText(momentOn(new CalendarDate(2027, 3, 16), time, parseMoment(min)));

  it('has the given time', () => {
    expect(at(new Time(9), '2027-03-15T20:00')).toBe('2027-03-16T09:00');
    expect(at(new Time(9), '2027-03-16T09:00')).toBe('2027-03-16T09:00');
    expect(at(new Time(9), '')).toBe('2027-03-16T09:00');
  });

  it('never starts before now: its time becomes the next full hour or the last minute of the day', () => {
    expect(at(new Time(9), '2027-03-16T15:20')).toBe('2027-03-16T16:00');
    expect(at(new Time(9), '2027-03-16T15:00')).toBe('2027-03-16T16:00');
    expect(at(new Time(9), '2027-03-16T23:20')).toBe('2027-03-16T23:59');
  });
});
