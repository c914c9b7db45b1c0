import { describe, expect, it } from 'vitest';
import { dayAfterKey, monthGrid, weeksOf } from './month-grid.ts';

const show = (title: string, date: string, until?: string) => ({ id: title, title, date, until });

describe('[EVT-03] the calendar of a month', () => {
  it('begins on a Monday and ends on a Sunday', () => {
    expect(weeksOf('2026-11')).toEqual({ start: '2026-10-26', end: '2026-12-06' });
    expect(weeksOf('2027-02')).toEqual({ start: '2027-02-01', end: '2027-02-28' });
    expect(monthGrid('2026-11', [])).toHaveLength(6);
    expect(monthGrid('2027-02', [])).toHaveLength(4);
  });

  it('cuts an event at the end of a week and goes on in the next', () => {
    const weeks = monthGrid('2026-11', [show('pictures', '2026-11-19', '2026-11-23')]);
    expect(weeks[3]?.bars).toMatchObject([
      { from: 4, to: 7, lane: 1, continues: { before: false, after: true } },
    ]);
    expect(weeks[4]?.bars).toMatchObject([
      { from: 1, to: 1, lane: 1, continues: { before: true, after: false } },
    ]);
  });

  it('shows two events of a day as bars and counts the others', () => {
    const [, , , week] = monthGrid('2026-11', [
      show('a', '2026-11-16', '2026-11-18'),
      show('b', '2026-11-17', '2026-11-20'),
      show('c', '2026-11-18'),
      show('d', '2026-11-19', '2026-11-20'),
    ]);
    expect(week?.bars.map(({ show, lane }) => [show.id, lane])).toEqual([
      ['a', 1],
      ['b', 2],
      ['d', 1],
    ]);
    expect(week?.days.map(({ hidden }) => hidden)).toEqual([0, 0, 1, 0, 0, 0, 0]);
    expect(week?.days[2]?.shows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['2026-11-22', 'ArrowLeft', '2026-11-21'],
    ['2026-11-30', 'ArrowRight', '2026-12-01'],
    ['2026-11-22', 'ArrowUp', '2026-11-15'],
    ['2026-11-22', 'ArrowDown', '2026-11-29'],
    ['2026-11-18', 'Home', '2026-11-16'],
    ['2026-11-18', 'End', '2026-11-22'],
    ['2027-01-31', 'PageDown', '2027-02-28'],
    ['2027-01-15', 'PageUp', '2026-12-15'],
    ['2027-01-15', 'Enter', undefined],
  ])('leads from %s by %s to %s', (day, key, next) => {
    expect(dayAfterKey(day, key)).toBe(next);
  });
});
