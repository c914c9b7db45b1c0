import { expect, it } from 'vitest';
import { translateIn } from '#i18n/i18n.ts';
import { sitePlanTexts } from '#i18n/site-plan.ts';
import { buildingSchema } from '#schemas/building.ts';
import { connectedSpaces } from './connected-space.ts';
import { factsOf } from './space-facts.ts';

const building = buildingSchema.parse({
  spaces: [
    { id: 'A', kind: 'hall', level: '1', name: 'Hall 1', booking: '1', outline: '0,0 30,0 30,40 0,40' },
    { id: 'B', kind: 'hall', level: '1', name: 'Hall 2', booking: '2', outline: '30,0 60,0 60,40 30,40' },
    { id: 'C', kind: 'concourse', level: '1', name: 'Concourse', outline: '0,-20 60,-20 60,0 0,0' },
  ],
  elements: [
    { id: 'D1', kind: 'publicDoor', level: '1', of: 'A', at: '10,0 14,0' },
    { id: 'D2', kind: 'goodsDoor', level: '1', of: 'A', at: '10,40 15,40', width: 4.5, height: 5 },
    { id: 'IW', kind: 'entrance', level: '1', of: 'C', name: 'West door', at: '0,-10' },
    { id: 'IE', kind: 'entrance', level: '1', of: 'C', name: 'East door', at: '60,-10' },
    { id: 'T1', kind: 'toilet', level: '1', of: 'C', at: '26,-16', drawn: '1' },
    { id: 'T2', kind: 'toilet', level: '1', of: 'B', at: '31,1' },
    { id: 'T3', kind: 'toilet', level: '2', at: '12,0' },
    { id: 'G', kind: 'gate', level: '1', name: 'North gate', at: '12,60 18,60' },
  ],
});
function space(id: string) {
  for (const [{ id: own }, connected] of connectedSpaces(building)) if (own === id) return connected;
  throw new Error('there is no such space');
}

it('[BLDG-02] names the nearest entrance, toilets and gate of its level, from its own doors, and none in a hall of another hirer', () => {
  expect(space('A').nearest).toEqual([
    { kind: 'entrance', name: 'West door', metres: 14, isDrawn: false },
    { kind: 'toilet', name: undefined, metres: 20, isDrawn: true },
    { kind: 'gate', name: 'North gate', metres: 20, isDrawn: false },
  ]);
  expect(factsOf(space('A'), translateIn(sitePlanTexts, 'en-US')).slice(-3)).toEqual([
    ['Nearest entrance', 'West door, 14 m in a straight line'],
    ['Nearest toilets', 'within about 20 m'],
    ['Nearest goods gate', 'North gate, 20 m in a straight line'],
  ]);
});

it('[BLDG-02] measures from the walls of a hall whose doors are not in the plan', () => {
  expect(space('B').nearest).toEqual([
    { kind: 'entrance', name: 'East door', metres: 10, isDrawn: false },
    { kind: 'toilet', name: undefined, metres: 1, isDrawn: false },
    { kind: 'gate', name: 'North gate', metres: 23, isDrawn: false },
  ]);
  expect(space('C').nearest).toEqual([]);
});
