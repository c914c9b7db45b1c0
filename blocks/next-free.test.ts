import { expect, it } from 'vitest';
import { buildingSchema } from '#schemas/building.ts';
import { exampleContext } from '#tests/support/example-queries.ts';
import type { QueryContext } from './define.ts';
import { nextFreeQuery } from './next-free.ts';

/** A hall, and a room with two parts. */
const building = buildingSchema.parse({
  levels: [{ id: '1', name: 'Ground' }],
  spaces: [
    { id: 'H', kind: 'hall', level: '1', name: 'North Shed', booking: 'n', outline: '0,0 20,0 20,10 0,10' },
    { id: 'M', kind: 'room', level: '1', name: 'Ballroom', booking: '202', outline: '20,0 40,0 40,10 20,10' },
    { id: 'A', kind: 'part', level: '1', name: 'Ballroom A', of: 'M', outline: '20,0 30,0 30,10 20,10' },
    { id: 'B', kind: 'part', level: '1', name: 'Ballroom B', of: 'M', outline: '30,0 40,0 40,10 30,10' },
  ],
});

const day = (date: string) => Date.parse(date) / 86_400_000;
const event = (from: string, until: string, halls: string[]) => ({
  ...{ from: day(from), until: day(until), opens: day(from), closes: day(until) },
  ...{ isHold: false, name: 'Show', halls },
});
const occupations = [
  event('2026-11-23', '2026-11-30', ['n']),
  event('2026-12-03', '2027-01-04', ['n']),
  event('2026-12-10', '2026-12-12', ['202']),
  event('2026-12-20', '2026-12-20', ['A']),
];
const closed = [{ start: '2027-02-01', end: '2027-02-07' }];

/** The first periods of spaces, as dates. */
function periods(ids: readonly string[], today = '2026-11-21', taken = occupations) {
  const context: QueryContext = { ...exampleContext('en-US'), today: () => today };
  const query = nextFreeQuery(
    { ...context, config: () => building as never },
    {
      name: 'test',
      select: ({ spaces }, freeOf) =>
        freeOf(spaces.filter(({ id }) => ids.includes(id))).map(({ from, until, days, isOpen }) => [
          ...[from, until].map((value) => new Date(value * 86_400_000).toISOString().slice(0, 10)),
          isOpen ? `${days} or more` : days,
        ]),
    },
  );
  const data = query.select([], { taken: { occupations: taken, halls: [] }, venue: { list: [], closed } });
  return { data, name: query.name };
}

it('[EVT-08] leaves out periods of two days, days of closing and taken days', () => {
  expect(periods(['H']).data).toEqual([
    ['2027-01-05', '2027-01-31', 27],
    ['2027-02-08', '2028-04-30', '448 or more'],
  ]);
});

it('[EVT-08] a part is taken with its room, the room with its parts, and not with another part', () => {
  const starts = (id: string) => periods([id]).data?.map(([from]) => from);
  expect(starts('M')).toEqual(['2026-11-21', '2026-12-13', '2026-12-21', '2027-02-08']);
  expect(starts('A')).toEqual(['2026-11-21', '2026-12-13', '2026-12-21', '2027-02-08']);
  expect(starts('B')).toEqual(['2026-11-21', '2026-12-13', '2027-02-08']);
});

it('[EVT-08] an event in a part of a room leaves the other parts free, unless its place may be the whole room', () => {
  const starts = (...halls: string[]) =>
    ['M', 'A', 'B'].map(
      (id) => periods([id], '2026-11-21', [event('2026-11-21', '2026-11-30', halls)]).data?.[0]?.[0],
    );
  const onlyA = ['2026-12-01', '2026-12-01', '2026-11-21'];
  expect(starts('Ballroom A')).toEqual(onlyA);
  expect(starts('A')).toEqual(onlyA);
  expect(starts('202 Ballroom A')).toEqual(onlyA);
  expect(starts('202 宴会厅 A 厅', 'Ballroom A'), 'a place in both languages').toEqual(onlyA);
  const all = ['2026-12-01', '2026-12-01', '2026-12-01'];
  for (const halls of [['202'], ['Ballroom'], ['Ballroom A and B'], ['Ballroom', 'Ballroom A'], []])
    expect(starts(...halls), halls.join()).toEqual(all);
});

it('[EVT-08] spaces together are free when all of them are', () => {
  expect(periods(['H', 'B']).data?.[0]).toEqual(['2027-01-05', '2027-01-31', 27]);
});

it('[EVT-08] begins today, and yesterday’s data have another name', () => {
  expect(periods(['B'], '2026-12-08').data?.[0]).toEqual(['2026-12-13', '2027-01-31', 50]);
  expect(periods(['B'], '2026-12-07').data?.[0]).toEqual(['2026-12-07', '2026-12-09', 3]);
  expect(periods(['B'], '2026-12-07').name).not.toBe(periods(['B'], '2026-12-08').name);
});

it('is absent and asks for no schedule without a building, and everything is free if the schedule is empty', () => {
  expect(periods(['H'], '2026-11-21', []).data?.[0]).toEqual(['2026-11-21', '2027-01-31', 72]);
  const none = nextFreeQuery(
    { ...exampleContext('en-US'), config: () => undefined },
    { name: 'test', select: () => 'a building' },
  );
  expect(none.select([], {})).toBeUndefined();
  expect(none.also?.([])).toEqual({});
});
