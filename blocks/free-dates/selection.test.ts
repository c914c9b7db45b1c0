import { describe, expect, it } from 'vitest';
import { toDate, toDay } from '#lib/availability.ts';
import { between, movedInto, panelOf, resized, selectionOf } from './selection.ts';

const days = (from: string, until: string) => ({ from: toDay(from), until: toDay(until) });
const written = (range: { from: number; until: number } | undefined) =>
  range && `${toDate(range.from)} ${toDate(range.until)}`;

const found = {
  today: toDay('2026-11-22'),
  window: days('2026-11-01', '2028-04-30'),
  matches: [{ ...days('2027-03-21', '2027-04-02'), before: undefined, next: undefined }],
};
const limits = days('2026-11-22', '2028-04-30');

describe('the selected days', () => {
  it('[EVT-08] are those of the address, else the first days that fit', () => {
    const wanted = { days: 6, from: undefined, until: undefined };
    expect(written(selectionOf(wanted, found))).toBe('2027-03-21 2027-03-26');
    expect(written(selectionOf({ ...wanted, from: '2027-03-29', until: '2027-04-03' }, found))).toBe(
      '2027-03-29 2027-04-03',
    );
    expect(written(selectionOf({ ...wanted, from: '2027-03-29' }, found))).toBe('2027-03-29 2027-04-03');
    expect(selectionOf(wanted, { ...found, matches: [] })).toBeUndefined();
  });

  it('[EVT-08] ignores days of the address that are over, beyond the months or reversed', () => {
    const wanted = { days: 6, from: undefined, until: undefined };
    for (const wrong of [
      { from: '2026-11-01', until: '2026-11-03' },
      { from: '2030-01-01', until: '2030-01-02' },
      { from: '2027-04-03', until: '2027-03-29' },
    ])
      expect(written(selectionOf({ ...wanted, ...wrong }, found))).toBe('2027-03-21 2027-03-26');
  });

  it('[EVT-08] are at most 60, within the months, in either direction of the pointer', () => {
    const [april, may] = [toDay('2027-04-10'), toDay('2027-05-01')];
    expect(written(between(april, may, limits))).toBe('2027-04-10 2027-05-01');
    expect(written(between(may, april, limits))).toBe('2027-04-10 2027-05-01');
    expect(written(between(april, toDay('2027-12-24'), limits))).toBe('2027-04-10 2027-06-08');
    expect(written(between(toDay('2026-11-25'), toDay('2026-11-02'), limits))).toBe('2026-11-22 2026-11-25');
  });

  it('[EVT-08] keep their number when they move to the first or last day', () => {
    expect(written(movedInto(days('2026-11-20', '2026-11-25'), limits))).toBe('2026-11-22 2026-11-27');
    expect(written(movedInto(days('2028-04-28', '2028-05-03'), limits))).toBe('2028-04-25 2028-04-30');
  });

  it('[EVT-08] keep one day when an end is moved beyond the other', () => {
    const selection = days('2027-03-29', '2027-04-03');
    const to = (date: string) => ({ day: toDay(date), limits });
    expect(written(resized(selection, 'from', to('2027-04-20')))).toBe('2027-04-03 2027-04-03');
    expect(written(resized(selection, 'until', to('2027-03-01')))).toBe('2027-03-29 2027-03-29');
    expect(written(resized(selection, 'until', to('2027-04-05')))).toBe('2027-03-29 2027-04-05');
  });
});

describe('the panel', () => {
  it('[EVT-08] shows eight weeks from the Monday three weeks before the selection', () => {
    expect(written(panelOf(days('2027-03-29', '2027-04-03'), found))).toBe('2027-03-08 2027-05-02');
    expect(written(panelOf(days('2027-03-31', '2027-04-03'), found))).toBe('2027-03-08 2027-05-02');
    expect(written(panelOf(undefined, found))).toBe('2026-11-09 2027-01-03');
  });

  it('[EVT-08] stays where it is while the selection is inside', () => {
    const shown = toDay('2027-03-08');
    expect(written(panelOf(days('2027-04-26', '2027-05-02'), found, shown))).toBe('2027-03-08 2027-05-02');
    expect(written(panelOf(days('2027-04-26', '2027-05-03'), found, shown))).toBe('2027-04-05 2027-05-30');
  });
});
