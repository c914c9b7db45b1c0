import { expect, it } from 'vitest';
import type { Fact } from '#blocks/collection-item.ts';
import { capacitiesOf } from './capacities.ts';

const venue = (id: string, facts: Fact[]) => ({ id, title: `Room ${id}`, facts });
const seats = (label: string, number: string): Fact => ({ label, number, unit: 'people' });

const rooms = [
  venue('a', [{ label: 'Area', number: '2700', unit: 'm²' }, seats('Theatre', '2000')]),
  venue('b', [
    { label: 'Area', number: '1904.126', unit: 'm²' },
    seats('Theatre', '1800'),
    seats('Banquet', '1200'),
  ]),
  venue('c', [seats('Banquet', 'by plan'), seats('Boardroom', '54'), { label: 'Booths', number: '8' }]),
];

it('makes a column of every figure that several venues have, in the order in which they appear', () => {
  expect(capacitiesOf(rooms)).toEqual({
    columns: [
      { label: 'Area', unit: 'm²' },
      { label: 'Theatre', unit: 'people' },
      { label: 'Banquet', unit: 'people' },
    ],
    rows: [
      { id: 'a', title: 'Room a', cells: ['2,700', '2,000', undefined] },
      { id: 'b', title: 'Room b', cells: ['1,904.13', '1,800', '1,200'] },
      { id: 'c', title: 'Room c', cells: [undefined, undefined, 'by plan'] },
    ],
  });
});

it('shows only figures of the requested unit, and ignores a unit that no venue uses', () => {
  const labels = (unit?: string) => capacitiesOf(rooms, unit)?.columns.map(({ label }) => label);
  expect(labels('people')).toEqual(['Theatre', 'Banquet']);
  expect(labels('seats')).toEqual(['Area', 'Theatre', 'Banquet']);
});

it('makes two columns of one label in two units, and includes figures without a unit if none is requested', () => {
  const halls = ['a', 'b'].map((id) =>
    venue(id, [
      { label: 'Load', number: '3', unit: 't' },
      { label: 'Load', number: '3000', unit: 'kg' },
      { label: 'Doors', number: '6' },
    ]),
  );
  expect(capacitiesOf(halls)?.columns).toEqual([
    { label: 'Load', unit: 't' },
    { label: 'Load', unit: 'kg' },
    { label: 'Doors', unit: undefined },
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
  expect(capacitiesOf(venues)).toBeUndefined();
});
