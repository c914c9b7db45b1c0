import { expect, it } from 'vitest';
import type { Fact } from '#blocks/collection-item.ts';
import { withoutCompared } from '#blocks/compared-facts.ts';
import { compare, readOrder, sortedRows } from './comparison.ts';

const venue = (title: string, facts: Fact[]) => ({ title, facts });
const seats = (label: string, number: string): Fact => ({ label, number, unit: 'people' });

const rooms = [
  venue('Room a', [{ label: 'Area', number: '2700', unit: 'm²' }, seats('Theatre', '2000')]),
  venue('Room b', [
    { label: 'Area', number: '1904.126', unit: 'm²' },
    seats('Theatre', '1800'),
    seats('Banquet', '1200'),
  ]),
  venue('Room c', [seats('Banquet', 'by plan'), seats('Boardroom', '54'), { label: 'Booths', number: '8' }]),
];

it('makes a column of every figure that several venues have, in the order in which they appear', () => {
  expect(compare(rooms)).toEqual({
    same: [],
    columns: [
      { label: 'Area', unit: 'm²' },
      { label: 'Theatre', unit: 'people' },
      { label: 'Banquet', unit: 'people' },
    ],
    rows: [
      { id: '1', title: 'Room a', cells: ['2,700', '2,000', undefined] },
      { id: '2', title: 'Room b', cells: ['1,904.13', '1,800', '1,200'] },
      { id: '3', title: 'Room c', cells: [undefined, undefined, 'by plan'] },
    ],
  });
});

const halls = ['Hall 1', 'Hall 2', 'Hall 3'].map((title, place) =>
  venue(title, [
    { label: 'Area', number: '10080', unit: 'm²' },
    { label: 'Light', number: place < 2 ? '500' : '320', unit: 'lx' },
  ]),
);

it('[BLDG-06] puts equal figures into one column and others into a cell for each venue', () => {
  const further = {
    'Hall 1': [{ label: 'Next to', number: 'Plaza' }],
    'Hall 3': [{ label: 'Next to', number: 'Yard' }],
  };
  expect(compare(halls, { further })).toEqual({
    same: [{ label: 'Area', unit: 'm²', value: '10,080' }],
    columns: [
      { label: 'Light', unit: 'lx' },
      { label: 'Next to', unit: undefined },
    ],
    rows: [
      { id: '1', title: 'Hall 1', cells: ['500', 'Plaza'] },
      { id: '2', title: 'Hall 2', cells: ['500', undefined] },
      { id: '3', title: 'Hall 3', cells: ['320', 'Yard'] },
    ],
  });
});

it('[BLDG-06] leaves to each venue the figures that only it has', () => {
  expect(withoutCompared(rooms)).toEqual([
    { title: 'Room a', facts: [] },
    { title: 'Room b', facts: [] },
    { title: 'Room c', facts: [seats('Boardroom', '54'), { label: 'Booths', number: '8' }] },
  ]);
  expect(withoutCompared(rooms.slice(0, 1))).toEqual(rooms.slice(0, 1));
});

it('shows only figures of the requested unit, and ignores a unit that no venue uses', () => {
  const labels = (unit?: string) => compare(rooms, { unit })?.columns.map(({ label }) => label);
  expect(labels('people')).toEqual(['Theatre', 'Banquet']);
  expect(labels('seats')).toEqual(['Area', 'Theatre', 'Banquet']);
});

it('compares figures of one label in two units apart, and figures without a unit', () => {
  const loads = ['a', 'b'].map((title) =>
    venue(title, [
      { label: 'Load', number: '3', unit: 't' },
      { label: 'Load', number: '3000', unit: 'kg' },
      { label: 'Doors', number: '6' },
    ]),
  );
  expect(compare(loads)?.same).toEqual([
    { label: 'Load', unit: 't', value: '3' },
    { label: 'Load', unit: 'kg', value: '3,000' },
    { label: 'Doors', unit: undefined, value: '6' },
  ]);
});

it.each([
  ['no venue', []],
  ['one venue', rooms.slice(0, 1)],
  ['venues with nothing in common', [rooms[0], rooms[2]].flatMap((room) => room ?? [])],
  ['figures without a label', [venue('a', [{ number: '1' }]), venue('b', [{ number: '2' }])]],
  [
    'one venue that says a thing twice',
    [venue('a', [seats('Theatre', '1'), seats('Theatre', '2')]), venue('b', [])],
  ],
])('%s: nothing to compare', (_name, venues) => {
  expect(compare(venues)).toBeUndefined();
});

it.each([
  ['2', { column: 2, isRising: false }],
  ['-3', { column: 3, isRising: true }],
  ['4', undefined],
  ['0', undefined],
  ['--1', undefined],
  ['area', undefined],
  [undefined, undefined],
])('[BLDG-06] of three columns the parameter %s sorts by %o', (text, order) => {
  expect(readOrder(text, 3)).toEqual(order);
});

it('[BLDG-06] sorts by numbers, several in one cell by the first, and leaves unknown ones at the end', () => {
  const rows = [
    ['a', '272 or 256'],
    ['b', undefined],
    ['c', '1,904.13'],
    ['d', '700'],
    ['e', 'by plan'],
  ].map(([title = '', cell]) => ({ id: title, title, cells: [cell] }));
  const order = (isRising: boolean) =>
    sortedRows(rows, { column: 1, isRising })
      .map(({ title }) => title)
      .join('');
  expect(order(false)).toBe('cdabe');
  expect(order(true)).toBe('adcbe');
});
