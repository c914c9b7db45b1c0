import { expect, it } from 'vitest';
import { buildingSchema } from '#schemas/building.ts';
import { smallPlan } from './small-plan.ts';

it('[BLDG-02] draws each level that has spaces for hire, its floor below the rooms, without goods yards', () => {
  const building = buildingSchema.parse({
    spaces: [
      { id: 'A', kind: 'hall', level: '1', name: 'Hall 1', booking: '1', outline: '0,0 30,0 30,40 0,40' },
      { id: 'Y', kind: 'yard', level: '1', name: 'Yard', outline: '0,40 30,40 30,60 0,60' },
      { id: 'R', kind: 'room', level: '2', name: 'Room 201', booking: '201', outline: '2,2 12,2 12,8 2,8' },
      { id: 'F', kind: 'floor', level: '2', name: 'First floor', outline: '0,0 20,0 20,10 0,10' },
      { id: 'S', kind: 'store', level: '3', name: 'Store', outline: '0,0 20,0 20,10 0,10' },
    ],
  });
  expect(smallPlan(building)).toEqual([
    {
      ...{ id: '1', west: -6, north: 46, width: 42, height: 52 },
      spaces: [
        {
          ...{ booking: '1', name: 'Hall 1', kind: 'hall', path: 'M6 46h30v-40h-30z' },
          ...{ left: 6, top: 6, width: 30, height: 40 },
        },
      ],
    },
    {
      ...{ id: '2', west: -6, north: 16, width: 32, height: 22 },
      spaces: [
        {
          ...{ booking: undefined, name: 'First floor', kind: 'floor', path: 'M6 16h20v-10h-20z' },
          ...{ left: 6, top: 6, width: 20, height: 10 },
        },
        {
          ...{ booking: '201', name: 'Room 201', kind: 'room', path: 'M8 14h10v-6h-10z' },
          ...{ left: 8, top: 8, width: 10, height: 6 },
        },
      ],
    },
  ]);
});
