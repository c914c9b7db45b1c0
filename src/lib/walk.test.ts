import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Building, buildingSchema, type Point } from '#schemas/building.ts';
import { shortestWalk, type Walk } from './walk.ts';

const outline = ([west, south, east, north]: Box) =>
  `${west},${south} ${east},${south} ${east},${north} ${west},${north}`;
type Box = [west: number, south: number, east: number, north: number];

/** A concourse 100 × 20 m, hall 1 above its east end, and a plaza south of it; a room on the floor above. */
const centre = buildingSchema.parse({
  levels: [
    { id: '1', name: 'Ground floor' },
    { id: '2', name: 'First floor' },
  ],
  spaces: [
    { id: 'C', kind: 'concourse', level: '1', name: 'Concourse', outline: outline([0, 0, 100, 20]) },
    { id: 'H', kind: 'hall', level: '1', name: 'Hall 1', booking: '1', outline: outline([60, 20, 100, 80]) },
    { id: 'K', kind: 'store', level: '1', name: 'Kiosk', outline: outline([40, 5, 50, 20]) },
    {
      id: 'P',
      kind: 'plaza',
      level: '1',
      name: 'Plaza',
      booking: 'plaza',
      outline: outline([0, -60, 80, -10]),
    },
    { id: 'F', kind: 'floor', level: '2', name: 'First floor', outline: outline([0, 0, 100, 20]) },
    {
      id: 'R',
      kind: 'room',
      level: '2',
      name: 'Room 201',
      booking: '201',
      outline: outline([80, 0, 90, 10]),
    },
  ],
  elements: [
    { id: 'W', kind: 'entrance', level: '1', name: 'West door', at: '0,20' },
    { id: 'S', kind: 'entrance', level: '1', name: 'South door', at: '20,0', stepFree: '0' },
    { id: 'D', kind: 'publicDoor', level: '1', of: 'H', name: 'Hall 1, door A', at: '78,20 82,20' },
    { id: 'G', kind: 'publicDoor', level: '1', of: 'P', name: 'Way to the plaza', at: '18,-10 22,-10' },
    { id: 'T', kind: 'stair', level: '1', to: '2', name: 'Stair 1', at: '60,12' },
    { id: 'L', kind: 'lift', level: '1', to: '2', name: 'Lift 1', at: '10,10' },
  ],
});

describe('a way through the building', () => {
  it('[BLDG-09] goes around the kiosk in the concourse, to the nearest door of the hall', () => {
    expect(shortestWalk(centre, { to: '1', from: 'W' })).toMatchObject({
      ...{ metres: 86, climbs: [], entrance: 'West door', door: 'Hall 1, door A' },
      parts: [
        {
          level: '1',
          points: [
            [0, 20],
            [40, 5],
            [50, 5],
            [80, 20],
          ],
        },
      ],
    });
  });

  it('[BLDG-09] crosses open ground from door to door only', () => {
    expect(shortestWalk(centre, { to: 'plaza', from: 'W' })).toMatchObject({
      ...{ metres: 38, door: 'Way to the plaza' },
      parts: [
        {
          points: [
            [0, 20],
            [20, 0],
            [20, -10],
          ],
        },
      ],
    });
  });

  it('[BLDG-09] begins at the nearest entrance if none is named', () => {
    expect(shortestWalk(centre, { to: 'plaza' })).toMatchObject({ metres: 10, entrance: 'South door' });
  });

  it('[BLDG-09] takes a stair, and step-free a lift and an entrance without steps', () => {
    expect(shortestWalk(centre, { to: '201' })).toMatchObject({
      ...{ entrance: 'South door', target: { level: '2', name: 'Room 201' } },
      climbs: [{ kind: 'stair', name: 'Stair 1', from: '1', to: '2' }],
    });
    expect(shortestWalk(centre, { to: '201', stepFree: true })).toMatchObject({
      ...{ entrance: 'West door', climbs: [{ kind: 'lift', name: 'Lift 1', from: '1', to: '2' }] },
    });
  });

  it('[BLDG-09] is none for a space that is unknown or that no door leads to', () => {
    expect(shortestWalk(centre, { to: 'nowhere' })).toBeUndefined();
    const closed = { ...centre, elements: centre.elements.filter(({ id }) => id !== 'D') };
    expect(shortestWalk(closed, { to: '1' })).toBeUndefined();
    expect(shortestWalk({ ...centre, elements: [] }, { to: '1' })).toBeUndefined();
  });
});

/** Two concourses side by side with blocks in them, doors of a hall to their north, and a floor above with lifts and stairs. */
const coordinate = (least: number, most: number) => fc.integer({ min: least, max: most });
const block = fc
  .tuple(coordinate(0, 55), coordinate(0, 15), coordinate(2, 9), coordinate(2, 9))
  .map(([x, y, width, height]): Box => [x, y, x + width, y + height]);
const plans = fc.record({
  wide: coordinate(20, 60),
  blocks: fc.array(block, { maxLength: 4 }),
  entrance: coordinate(0, 60),
  doors: fc.uniqueArray(coordinate(1, 59), { minLength: 1, maxLength: 3 }),
  climbs: fc.array(
    fc.record({ kind: fc.constantFrom('lift', 'stair'), x: coordinate(0, 60), y: coordinate(0, 20) }),
    { maxLength: 3 },
  ),
  stepFree: fc.boolean(),
  isAbove: fc.boolean(),
});
type Plan = typeof plans extends fc.Arbitrary<infer T> ? T : never;

/** The floor above is one rectangle without blocks; its room lies at the east end. */
const rooms: Record<string, { open: Box[]; closed: Box[] }> = {};
const geometryOf = ({ wide, blocks }: Plan) => ({
  ...rooms,
  '1': {
    open: [
      [0, 0, wide, 20],
      [wide, 0, wide + 20, 20],
    ] as Box[],
    closed: blocks,
  },
  '2': { open: [[0, 0, wide + 20, 20]] as Box[], closed: [[wide + 10, 5, wide + 20, 15]] as Box[] },
});

function buildingOf(plan: Plan): Building {
  const { wide, blocks, entrance, doors, climbs } = plan;
  return buildingSchema.parse({
    levels: [
      { id: '1', name: '1' },
      { id: '2', name: '2' },
    ],
    spaces: [
      { id: 'A', kind: 'concourse', level: '1', name: 'A', outline: outline([0, 0, wide, 20]) },
      { id: 'B', kind: 'concourse', level: '1', name: 'B', outline: outline([wide, 0, wide + 20, 20]) },
      { id: 'H', kind: 'hall', level: '1', name: 'H', booking: 'h', outline: outline([0, 20, 90, 60]) },
      { id: 'F', kind: 'floor', level: '2', name: 'F', outline: outline([0, 0, wide + 20, 20]) },
      {
        ...{ id: 'R', kind: 'room', level: '2', name: 'R', booking: 'r' },
        outline: outline([wide + 10, 5, wide + 20, 15]),
      },
      ...blocks.map((box, index) => ({
        ...{ id: `K${index}`, kind: 'store', level: '1', name: 'K', outline: outline(box) },
      })),
    ],
    elements: [
      { id: 'E', kind: 'entrance', level: '1', name: 'E', at: `${Math.min(entrance, wide)},0` },
      ...doors.map((x, index) => ({
        ...{ id: `D${index}`, kind: 'publicDoor', level: '1', of: 'H', name: `D${index}` },
        at: `${Math.min(x, wide)},20`,
      })),
      ...climbs.map(({ kind, x, y }, index) => ({
        ...{ id: `L${index}`, kind, level: '1', to: '2', name: `L${index}`, at: `${Math.min(x, wide)},${y}` },
      })),
    ],
  });
}

/** Parts of a line inside a box, from 0 to 1; its outline is inside unless `isOpen` (Liang and Barsky, 1984). */
function clipped(
  [x, y]: Point,
  [u, v]: Point,
  [west, south, east, north]: Box,
): [number, number] | undefined {
  let [first, last] = [0, 1];
  for (const [step, room] of [
    [x - u, x - west],
    [u - x, east - x],
    [y - v, y - south],
    [v - y, north - y],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) first = Math.max(first, room / step);
    if (step > 0) last = Math.min(last, room / step);
  }
  return first <= last ? [first, last] : undefined;
}

/** Whether a line stays on the ground, with room on one side of it; computed for rectangles only. */
function isClear(from: Point, to: Point, ground: { open: Box[]; closed: Box[] }): boolean {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return [1e-4, -1e-4].some((aside) => {
    const at = (part: number): Point => [
      from[0] + x * part - (y / length) * aside,
      from[1] + y * part + (x / length) * aside,
    ];
    return covers(at(0.001), at(0.999), ground);
  });
}

function covers(from: Point, to: Point, { open, closed }: { open: Box[]; closed: Box[] }): boolean {
  const inner = ([west, south, east, north]: Box): Box => [
    west + 1e-7,
    south + 1e-7,
    east - 1e-7,
    north - 1e-7,
  ];
  if (closed.some((box) => clipped(from, to, inner(box)))) return false;
  let reached = 0;
  const parts = open.flatMap((box) => [clipped(from, to, box)]).flatMap((part) => (part ? [part] : []));
  for (const [first, last] of parts.sort(([one], [other]) => one - other))
    if (first <= reached + 1e-9) reached = Math.max(reached, last);
  return reached > 1 - 1e-9;
}

/** The least distance by Floyd and Warshall over all corners and doors; infinite if there is none. */
function leastMetres(plan: Plan): number {
  const { wide, entrance, doors, climbs, stepFree, isAbove } = plan;
  const grounds = geometryOf(plan);
  const cornersOf = ([west, south, east, north]: Box): Point[] => [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const points: { level: '1' | '2'; at: Point }[] = [{ level: '1', at: [Math.min(entrance, wide), 0] }];
  for (const level of ['1', '2'] as const)
    for (const box of [...grounds[level].open, ...grounds[level].closed])
      for (const at of cornersOf(box)) points.push({ level, at });
  const [west, south, east, north] = grounds['2'].closed[0] ?? [0, 0, 0, 0];
  const ends: Point[] = isAbove
    ? [
        [(west + east) / 2, south],
        [east, (south + north) / 2],
        [(west + east) / 2, north],
        [west, (south + north) / 2],
      ]
    : doors.map((x): Point => [Math.min(x, wide), 20]);
  for (const at of ends) points.push({ level: isAbove ? '2' : '1', at });
  const lifts = climbs.filter(({ kind }) => kind === 'lift' || !stepFree);
  for (const { x, y } of lifts)
    points.push({ level: '1', at: [Math.min(x, wide), y] }, { level: '2', at: [Math.min(x, wide), y] });
  const least = points.map((one) =>
    points.map((other) => {
      if (one.level !== other.level) {
        if (one.at.join() !== other.at.join()) return Number.POSITIVE_INFINITY;
        const here = lifts.filter(({ x, y }) => one.at[0] === Math.min(x, wide) && one.at[1] === y);
        return Math.min(...here.map(({ kind }) => (kind === 'lift' ? 30 : 10)));
      }
      const length = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
      return isClear(one.at, other.at, grounds[one.level]) ? length : Number.POSITIVE_INFINITY;
    }),
  );
  for (const [middle] of points.entries())
    for (const [from] of points.entries())
      for (const [to] of points.entries()) {
        const around = (least[from]?.[middle] ?? 0) + (least[middle]?.[to] ?? 0);
        const row = least[from];
        if (row && around < (row[to] ?? 0)) row[to] = around;
      }
  const last = points.flatMap(({ level, at }, index) =>
    level === (isAbove ? '2' : '1') && ends.some((end) => end.join() === at.join()) ? index : [],
  );
  return Math.min(...last.map((index) => least[0]?.[index] ?? Number.POSITIVE_INFINITY));
}

const walkOf = (plan: Plan): Walk | undefined =>
  shortestWalk(buildingOf(plan), { to: plan.isAbove ? 'r' : 'h', from: 'E', stepFree: plan.stepFree });

describe('ways through random buildings', () => {
  it('[BLDG-09] are as short as the shortest of all ways, and exist exactly if there is one', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const least = leastMetres(plan);
        expect(walkOf(plan)?.metres).toBe(Number.isFinite(least) ? Math.round(least) : undefined);
      }),
    );
  });

  it('[BLDG-09] stay on concourses and floors, outside of halls, rooms and stores', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const grounds: Record<string, { open: Box[]; closed: Box[] }> = geometryOf(plan);
        for (const { level, points } of walkOf(plan)?.parts ?? [])
          for (const [index, to] of points.slice(1).entries()) {
            const ground = grounds[level];
            expect(ground && isClear(points[index] ?? to, to, ground)).toBe(true);
          }
      }),
    );
  });

  it('[BLDG-09] use no stairs if they are to be step-free', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const climbs = walkOf({ ...plan, stepFree: true, isAbove: true })?.climbs ?? [];
        expect(climbs.filter(({ kind }) => kind !== 'lift')).toEqual([]);
      }),
    );
  });
});
