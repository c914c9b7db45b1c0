import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '#schemas/building.ts';
import { drawLayout, type LayoutPlan, type LayoutSite, type Outline, type Rect } from './space-layout.ts';

const box = (x: number, y: number, width: number, height: number): Outline => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const room = (width: number, height: number, site: Partial<LayoutSite> = {}): LayoutSite => ({
  ...{ outlines: [box(0, 0, width, height)], lanes: [], doors: [] },
  ...site,
});

/** Hall 1 of the demo: 72 × 140 m with six fire lanes, of which two cross it. */
const hall = (x: number): LayoutSite => ({
  outlines: [box(x, 29, 72, 140)],
  lanes: [
    ...[box(x, 29, 6, 140), box(x + 66, 29, 6, 140), box(x + 6, 164, 60, 5), box(x + 6, 29, 60, 5)],
    ...[box(x + 6, 122, 60, 6), box(x + 6, 80, 60, 6)],
  ],
  doors: [
    [
      [x + 9, 29],
      [x + 19, 29],
    ],
    [
      [x + 35, 169],
      [x + 37, 169],
    ],
  ],
});

const around = ([x, y]: Point, side: number): Rect => ({
  ...{ x: x - side / 2, y: y - side / 2, width: side, height: side },
});

/** The ground under everything that is drawn: chairs are 0.45 m wide; a round table with its chairs 2.75 m, a high one 1.95 m. */
function footprints({ layout, rows, tables, rounds, booths, stage }: LayoutPlan): Rect[] {
  const chairs = rows.flatMap(({ from, to, count }) =>
    Array.from({ length: count }, (_, place) => {
      const share = count > 1 ? place / (count - 1) : 0;
      return around([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])], 0.45);
    }),
  );
  const circles = rounds.map(({ at }) => around(at, layout === 'banquet' ? 2.75 : 1.95));
  return [...chairs, ...tables, ...circles, ...booths, ...(stage ? [stage] : [])];
}

const drawn = ({ rows, rounds, booths }: LayoutPlan) =>
  booths.length +
  [...rows, ...rounds].reduce((sum, one) => sum + ('seats' in one ? one.seats : one.count), 0);

const inside = (outline: Outline, [x, y]: Point): boolean => {
  let isIn = false;
  for (const [place, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(place + 1) % outline.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
  }
  return isIn;
};

/** Points a millimetre within the edges of a rectangle, and between them. */
const pointsOf = ({ x, y, width, height }: Rect): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
    [0, 0.25, 0.5, 0.75, 1].map((up): Point => {
      const within = (share: number, size: number) => 0.001 + share * (size - 0.002);
      return [x + within(across, width), y + within(up, height)];
    }),
  );

const overlap = (one: Rect, other: Rect) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 0.001 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0.001;

/** Everything that is drawn is on the floor and beside the lanes, and nothing covers another. */
function expectClear(site: LayoutSite, plan: LayoutPlan, doorZones: readonly Outline[]) {
  const things = footprints(plan);
  const blocked = [...site.lanes, ...doorZones];
  for (const thing of things) {
    for (const point of pointsOf(thing)) {
      if (!site.outlines.some((outline) => inside(outline, point)))
        expect.fail(`outside: ${JSON.stringify(thing)}`);
      if (blocked.some((lane) => inside(lane, point))) expect.fail(`in a lane: ${JSON.stringify(thing)}`);
    }
    if (thing !== plan.stage && plan.aisles.some((aisle) => overlap(aisle, thing)))
      expect.fail(`in an aisle: ${JSON.stringify(thing)}`);
  }
  const sorted = things.toSorted((one, other) => one.x - other.x);
  for (const [place, thing] of sorted.entries())
    for (let next = place + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.x > thing.x + thing.width) break;
      if (overlap(thing, other)) expect.fail(`on each other: ${JSON.stringify([thing, other])}`);
    }
}

describe('layouts to scale', () => {
  it('[BLDG-04] draws the 504 booths of a hall between its fire lanes, and 1,008 in two joined halls', () => {
    const one = drawLayout(hall(18), { layout: 'booths', wanted: 504 });
    expect(one.count).toBe(504);
    expectClear(hall(18), one, [box(27, 24, 10, 10), box(53, 167, 2, 4)]);
    const [west, east] = [hall(18), hall(90)];
    const joined = {
      outlines: [...west.outlines, ...east.outlines],
      lanes: [...west.lanes, ...east.lanes],
      doors: [...west.doors, ...east.doors],
    };
    const both = drawLayout(joined, { layout: 'booths', wanted: 1008 });
    expect([both.count, both.booths.length]).toEqual([1008, 1008]);
    expectClear(joined, both, []);
  });

  it('[BLDG-04] draws the 640 seats of a room of 50 × 14 m with a stage on a long side', () => {
    const plan = drawLayout(room(50, 14), { layout: 'theatre', wanted: 640 });
    expect(plan.count).toBe(640);
    expect([plan.stage?.width, plan.stage?.height].map((size) => size?.toFixed(2))).toEqual([
      '12.00',
      '1.80',
    ]);
    expect(Math.max(...plan.rows.map(({ count }) => count))).toBeLessThanOrEqual(20);
  });

  it('[BLDG-04] draws a dinner for 1,000 at a hundred tables of ten in a room of 56 × 34 m', () => {
    const plan = drawLayout(room(56, 34), { layout: 'banquet', wanted: 1000 });
    expect([plan.count, plan.rounds.length]).toEqual([1000, 100]);
  });

  it('[BLDG-04] says how many it could draw if there is less room than asked for', () => {
    const plan = drawLayout(room(10, 10), { layout: 'banquet', wanted: 500 });
    expect(plan.count).toBe(plan.rounds.length * 10);
    expect(plan.count).toBe(20);
    expect(drawLayout(room(2, 2), { layout: 'theatre', wanted: 5 }).count).toBe(0);
  });

  it('[BLDG-04] draws one table for a board, and four around an open middle for many', () => {
    const small = drawLayout(room(9, 6), { layout: 'boardroom', wanted: 11 });
    expect([small.count, small.tables.length, drawn(small)]).toEqual([11, 1, 11]);
    const large = drawLayout(room(17, 16), { layout: 'boardroom', wanted: 54 });
    expect([large.count, large.tables.length, drawn(large)]).toEqual([54, 4, 54]);
  });
});

const side = fc.integer({ min: 6, max: 40 });
/** A floor with a missing corner, a lane, a column and a door at one side. */
const sites = fc.record({
  width: side,
  height: side,
  missing: fc.tuple(
    fc.double({ min: 0, max: 0.6, noNaN: true }),
    fc.double({ min: 0, max: 0.6, noNaN: true }),
  ),
  lane: fc.tuple(fc.double({ min: 0, max: 0.9, noNaN: true }), fc.integer({ min: 1, max: 4 }), fc.boolean()),
  column: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  door: fc.tuple(fc.double({ min: 0, max: 0.5, noNaN: true }), fc.constantFrom(1.5, 4.5), fc.boolean()),
  isJoined: fc.boolean(),
});

it('[BLDG-04] on any floor the count is held, nothing is outside, and lanes, doors and aisles are clear', () => {
  fc.assert(
    fc.property(
      sites,
      fc.constantFrom('theatre', 'classroom', 'banquet', 'boardroom', 'reception', 'booths'),
      fc.integer({ min: 1, max: 400 }),
      fc.nat(9),
      ({ width, height, missing, lane, column, door, isJoined }, layout, wanted, seed) => {
        const [cutX, cutY] = [width * (1 - missing[0]), height * (1 - missing[1])];
        const floor: Outline = [
          [0, 0],
          [width, 0],
          [width, cutY],
          [cutX, cutY],
          [cutX, height],
          [0, height],
        ];
        const [at, wide, isAcross] = lane;
        const [doorAt, doorWidth, isBelow] = door;
        const site: LayoutSite = {
          outlines: isJoined ? [floor, box(width, 0, 8, cutY)] : [floor],
          lanes: [
            isAcross ? box(0, at * height, width, wide) : box(at * width, 0, wide, height),
            box(column[0] * width, column[1] * height, 0.6, 0.6),
          ],
          doors: [
            isBelow
              ? [
                  [doorAt * width, 0],
                  [doorAt * width + doorWidth, 0],
                ]
              : [
                  [0, doorAt * height],
                  [0, doorAt * height + doorWidth],
                ],
          ],
        };
        const deep = doorWidth > 4 ? 5 : 2;
        const zone = isBelow
          ? box(doorAt * width, -deep, doorWidth, 2 * deep)
          : box(-deep, doorAt * height, 2 * deep, doorWidth);
        const plan = drawLayout(site, { layout, wanted, seed });
        expect(drawn(plan)).toBe(plan.count);
        expect(plan.count).toBeLessThanOrEqual(wanted);
        expectClear(site, plan, [zone]);
        expect(drawLayout(site, { layout, wanted, seed })).toEqual(plan);
      },
    ),
    { numRuns: 150 },
  );
});

it('[BLDG-04] a hall that stands askew is drawn within its walls too', () => {
  const turn = ([x, y]: Point): Point => [x * 0.8 - y * 0.6, x * 0.6 + y * 0.8];
  const site = room(40, 20, { outlines: [box(0, 0, 40, 20).map(turn)] });
  const plan = drawLayout(site, { layout: 'theatre', wanted: 200 });
  expect(plan.count).toBe(200);
  expectClear(site, plan, []);
});
