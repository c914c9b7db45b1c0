import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Point } from '#schemas/building.ts';
import type { PlanFeature } from './plan-edits.ts';
import { areaOf, overlapsIn, snapped } from './plan-geometry.ts';

const space = (id: string, points: readonly Point[], more: Partial<PlanFeature> = {}): PlanFeature => ({
  ...{ list: 'spaces', id, kind: 'hall', level: '1', name: id, form: 'outline', points },
  ...more,
});
const rect = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

it('snaps to the nearest corner, else to the line of the point before and to half a metre', () => {
  const targets: Point[] = [
    [10, 0],
    [10.3, 0],
  ];
  expect(snapped([10.2, 0.1], { targets, within: 0.5 })).toEqual([10.3, 0]);
  expect(snapped([12.3, 7.8], { targets, within: 0.5 })).toEqual([12.5, 8]);
  expect(snapped([12.3, 7.8], { targets, previous: [12.1, 40], within: 0.5 })).toEqual([12.1, 8]);
});

it('measures the area of an outline in either direction', () => {
  expect(areaOf(rect(5, 5, 72, 140))).toBe(10_080);
  expect(areaOf(rect(5, 5, 72, 140).toReversed())).toBe(10_080);
});

it.each([
  ['beside each other with one wall', rect(0, 0, 10, 10), rect(10, 0, 10, 10), false],
  ['with a thin wall between them', rect(0, 0, 10, 10), rect(10.02, 0, 10, 10), false],
  ['that cross', rect(0, 0, 10, 10), rect(5, 5, 10, 10), true],
  ['of which one is in the other', rect(0, 0, 10, 10), rect(2, 2, 3, 3), true],
  ['in the same place', rect(0, 0, 10, 10), rect(0, 0, 10, 10), true],
  ['that form a cross', rect(4, 0, 2, 10), rect(0, 4, 10, 2), true],
  [
    'of which one is in the notch of the other',
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [8, 10],
      [8, 2],
      [2, 2],
      [2, 10],
      [0, 10],
    ] satisfies Point[],
    rect(2, 2, 6, 8),
    false,
  ],
] as const)('reports spaces only if they share floor: %s', (_how, one, other, isOverlap) => {
  expect(overlapsIn([space('a', one), space('b', other)])).toEqual(isOverlap ? [['a', 'b']] : []);
});

it('reports no overlap with another level, a floor, or a part of a room', () => {
  const over = rect(0, 0, 10, 10);
  expect(overlapsIn([space('a', over), space('b', over, { level: '2' })])).toEqual([]);
  expect(overlapsIn([space('a', over), space('b', over, { kind: 'floor' })])).toEqual([]);
  expect(overlapsIn([space('a', over), space('b', over, { kind: 'part' })])).toEqual([]);
});

it('agrees for any two rectangles with the area that they share', () => {
  const side = fc.integer({ min: 1, max: 8 });
  const place = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(place, place, side, side, place, place, side, side, (x, y, w, h, x2, y2, w2, h2) => {
      const shared =
        Math.max(0, Math.min(x + w, x2 + w2) - Math.max(x, x2)) *
        Math.max(0, Math.min(y + h, y2 + h2) - Math.max(y, y2));
      const found = overlapsIn([space('a', rect(x, y, w, h)), space('b', rect(x2, y2, w2, h2))]);
      expect(found.length).toBe(shared > 0 ? 1 : 0);
    }),
    { seed: 7, numRuns: 500 },
  );
});
