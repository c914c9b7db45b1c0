import { expect, it } from 'vitest';
import { translateIn } from '#i18n/i18n.ts';
import { sitePlanTexts } from '#i18n/site-plan.ts';
import { buildingSchema } from '#schemas/building.ts';
import { metresBetween, rulerPoints, snapped } from './ruler-points.ts';
import { sitePlan } from './site-plan.ts';

const level = sitePlan(
  buildingSchema.parse({
    spaces: [{ id: 'A', kind: 'hall', level: '1', name: 'A', outline: '0,0 30,0 30,40 0,40' }],
    elements: [
      { id: 'D', kind: 'goodsDoor', level: '1', of: 'A', at: '4,40 8.5,40' },
      { id: 'T', kind: 'toilet', level: '1', at: '15,20' },
    ],
  }),
  translateIn(sitePlanTexts, 'en-US'),
)?.levels[0];

it('[BLDG-02] the ruler finds corners of spaces and ends of doors, with a margin of 8 m around the level', () => {
  expect(level && rulerPoints(level)).toEqual([
    { x: 8, y: 48 },
    { x: 38, y: 48 },
    { x: 38, y: 8 },
    { x: 8, y: 8 },
    { x: 12, y: 8 },
    { x: 16.5, y: 8 },
  ]);
});

it('[BLDG-02] an end of the ruler snaps to the nearest point within its reach', () => {
  const points = level ? rulerPoints(level) : [];
  expect(snapped({ x: 11, y: 9 }, points, 2)).toEqual({ x: 12, y: 8 });
  expect(snapped({ x: 14, y: 20 }, points, 2)).toEqual({ x: 14, y: 20 });
  expect(metresBetween({ x: 8, y: 48 }, { x: 38, y: 8 })).toBe(50);
});
