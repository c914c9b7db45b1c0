import { expect, it } from 'vitest';
import { comparisonTexts } from '#i18n/comparison.ts';
import { translateIn } from '#i18n/i18n.ts';
import { buildingSchema } from '#schemas/building.ts';
import { ofBuilding } from './joined.ts';

const t = translateIn(comparisonTexts, 'en-US');

/** Three halls of 20 × 10 m in a row with walls that fold away between them, and a hall apart. */
const building = buildingSchema.parse({
  levels: [{ id: '1', name: 'Ground' }],
  spaces: ['A', 'B', 'C', 'D'].map((id, place) => ({
    ...{ id, kind: 'hall', level: '1', name: `Hall ${id}`, area: 200, power: 50 },
    outline: `${20 * place},0 ${20 * place + 20},0 ${20 * place + 20},10 ${20 * place},10`,
    ...(id === 'C' ? { beside: ['D'] } : { booths: 10 }),
  })),
  joins: [
    { id: 'AB', level: '1', between: ['A', 'B'], at: '20,0 20,10', minutes: 60 },
    { id: 'BC', level: '1', between: ['B', 'C'], at: '40,0 40,10', minutes: 90 },
  ],
  elements: [
    { id: 'D1', kind: 'goodsDoor', level: '1', name: 'Door 1', of: 'A', at: '2,10 6,10' },
    { id: 'D2', kind: 'goodsDoor', level: '1', name: 'Door 2', of: 'A', at: '8,10 12,10' },
    { id: 'D3', kind: 'goodsDoor', level: '1', name: 'Door 3', of: 'B', at: '22,10 26,10' },
  ],
});

it('[BLDG-06] lists every combination over the movable walls with the sum of its figures, none that the plan does not state', () => {
  const { joined } = ofBuilding(building, ['hall'], t);
  expect(joined?.columns.map(({ label, unit }) => [label, unit])).toEqual([
    ['Area', 'm²'],
    ['Size', 'm'],
    ['Booths', undefined],
    ['Goods doors', undefined],
    ['Power', 'kW'],
    ['Walls fold in', 'h'],
  ]);
  expect(joined?.rows).toEqual([
    { id: 'A.B', title: 'Hall A + Hall B', cells: ['400', '40 × 10', '20', '3', '100', '1'] },
    { id: 'B.C', title: 'Hall B + Hall C', cells: ['400', '40 × 10', undefined, '1', '100', '1.5'] },
    {
      id: 'A.B.C',
      title: 'Hall A + Hall B + Hall C',
      cells: ['600', '60 × 10', undefined, '3', '150', '1.5'],
    },
  ]);
  expect(joined?.spaces.map(({ id }) => id)).toEqual(['A', 'B', 'C']);
});

it('adds the doors and neighbours of each hall by its name', () => {
  expect(ofBuilding(building, ['hall'], t).further).toEqual({
    'Hall A': [
      { label: 'Goods door numbers', number: '1–2' },
      { label: 'Opens into', number: 'Hall B' },
    ],
    'Hall B': [{ label: 'Opens into', number: 'Hall A, Hall C' }],
    'Hall C': [
      { label: 'Opens into', number: 'Hall B' },
      { label: 'Next to', number: 'Hall D' },
    ],
    'Hall D': [],
  });
});

it('[BLDG-06] says once how long the walls take if all take equally long, and does not repeat a room as all its parts', () => {
  const divided = buildingSchema.parse({
    levels: [{ id: '1', name: 'Ground' }],
    spaces: [
      { id: 'M', kind: 'room', level: '1', name: 'Ballroom', area: 300, outline: '0,0 30,0 30,10 0,10' },
      ...[0, 1, 2].map((place) => ({
        ...{ id: `P${place}`, kind: 'part', of: 'M', level: '1', name: `Part ${place}`, area: 100 },
        outline: `${10 * place},0 ${10 * place + 10},0 ${10 * place + 10},10 ${10 * place},10`,
      })),
    ],
    joins: [
      { id: 'J1', level: '1', between: ['P0', 'P1'], at: '10,0 10,10', minutes: 25 },
      { id: 'J2', level: '1', between: ['P1', 'P2'], at: '20,0 20,10', minutes: 25 },
    ],
  });
  const { joined } = ofBuilding(divided, ['room', 'part'], t);
  expect(joined?.same).toEqual([{ label: 'Walls fold in', unit: 'min', value: '25' }]);
  expect(joined?.rows).toEqual([
    { id: 'P0.P1', title: 'Part 0 + Part 1', cells: ['200', '20 × 10'] },
    { id: 'P1.P2', title: 'Part 1 + Part 2', cells: ['200', '20 × 10'] },
  ]);
});

it('has no combinations of rooms without movable walls', () => {
  expect(ofBuilding(building, ['room', 'part'], t)).toEqual({ further: {}, joined: undefined });
});
