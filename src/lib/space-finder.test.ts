import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FinderBuilding, type FinderSpace, findSpaces, type Layout, type Wish } from './space-finder.ts';

const space = (id: string, fields: Partial<FinderSpace> = {}): FinderSpace => ({
  ...{ id, area: 1000, doors: [], seats: {} },
  ...fields,
});
const hall = (id: string, fields: Partial<FinderSpace> = {}) =>
  space(id, {
    ...{ area: 10_080, height: 13, floorLoad: 3.5, hasWater: true, seats: { booths: 504 } },
    ...{ doors: [{ width: 4.5, height: 5 }] },
    ...fields,
  });
const halls: FinderBuilding = {
  spaces: [hall('1'), hall('2'), hall('3'), hall('4')],
  joins: [
    ['1', '2'],
    ['2', '3'],
    ['3', '4'],
  ],
};
const ballroom: FinderBuilding = {
  spaces: [
    space('202', { area: 1904, seats: { theatre: 1800 } }),
    space('A', { area: 612, partOf: '202' }),
    space('B', { area: 680, partOf: '202' }),
    space('C', { area: 612, partOf: '202' }),
  ],
  joins: [
    ['A', 'B'],
    ['B', 'C'],
  ],
};
const free = new Set<string>();
const idsOf = (found: { answers: readonly { ids: readonly string[] }[] }) =>
  found.answers.map(({ ids }) => ids.join('+'));

describe('what fits', () => {
  it('[BLDG-03] gives all joined halls of an area, those with the least unused space first', () => {
    const found = findSpaces(halls, { area: 20_000 }, free);
    expect(idsOf(found)).toEqual(['1+2', '2+3', '3+4', '1+2+3', '2+3+4', '1+2+3+4']);
    expect(found.answers[0]).toEqual({
      ...{ ids: ['1', '2'], area: 20_160, height: 13, floorLoad: 3.5, isFree: true, rooms: [] },
      capacity: { layout: 'booths', count: 1008, basis: 'sum' },
      used: 20_000 / 20_160,
    });
    expect(found.isCut).toBe(false);
  });

  it('[BLDG-03] puts free halls before taken ones', () => {
    const found = findSpaces(halls, { area: 20_000 }, new Set(['1', '2']));
    expect(idsOf(found)).toEqual(['3+4', '1+2', '2+3', '1+2+3', '2+3+4', '1+2+3+4']);
    expect(found.answers.map(({ isFree }) => isFree)).toEqual([true, false, false, false, false, false]);
  });

  it('[BLDG-03] adds the stated figures of joined halls, and says so', () => {
    const [first] = findSpaces(halls, { people: 900, layout: 'booths' }, free).answers;
    expect(first?.capacity).toEqual({ layout: 'booths', count: 1008, basis: 'sum' });
  });

  it('[BLDG-03] computes what parts of a room hold from the figure of the room, which is one answer itself', () => {
    const found = findSpaces(ballroom, { people: 500 }, free);
    expect(found.answers.map(({ ids, capacity }) => [ids.join('+'), capacity.count, capacity.basis])).toEqual(
      [
        ['A', 578, 'shared'],
        ['C', 578, 'shared'],
        ['B', 642, 'shared'],
        ['A+B', 1220, 'shared'],
        ['B+C', 1220, 'shared'],
        ['202', 1800, 'stated'],
      ],
    );
    // The room states no figure for tables in one block.
    expect(findSpaces(ballroom, { people: 130, layout: 'boardroom' }, free).answers[0]?.capacity).toEqual({
      ...{ layout: 'boardroom', count: 136, basis: 'computed' },
    });
  });

  it('[BLDG-03] a stated figure comes before a computed one of equal fit', () => {
    const rooms = {
      spaces: [space('x', { area: 240 }), space('y', { area: 250, seats: { theatre: 200 } })],
      joins: [],
    };
    expect(idsOf(findSpaces(rooms, { people: 180 }, free))).toEqual(['y', 'x']);
  });

  it.each<[string, Partial<FinderSpace>, Wish]>([
    ['height', { height: 8 }, { height: 9 }],
    ['floorLoad', { floorLoad: 2 }, { floorLoad: 3 }],
    ['water', { hasWater: undefined }, { water: true }],
    ['daylight', { hasDaylight: false }, { daylight: true }],
    ['door', { doors: [{ width: 4, height: 9 }] }, { door: { width: 4.5, height: 5 } }],
    ['outdoors', { isOutdoor: true }, {}],
  ])(
    '[BLDG-03] leaves out a space that fails %s, alone and joined, and names the need',
    (need, fields, wish) => {
      const building = { spaces: [hall('1', fields), hall('2', fields)], joins: halls.joins };
      const found = findSpaces(building, { area: 5000, ...wish }, free);
      expect(found.answers).toEqual([]);
      expect(found.nearest[0]?.fails).toEqual([need]);
    },
  );

  it('[BLDG-03] a figure that the venue does not state satisfies no need', () => {
    expect(findSpaces({ spaces: [space('x')], joins: [] }, { height: 3 }, free).nearest[0]?.fails).toEqual([
      'height',
    ]);
  });

  it('[BLDG-03] needs further rooms beside the answer: free ones first, then the smallest', () => {
    const rooms = {
      spaces: [
        ...[space('220', { seats: { theatre: 640 } }), space('201', { seats: { theatre: 2000 } })],
        ...['208', '209', '210', '211'].map((id) => space(id, { seats: { theatre: 220 } })),
      ],
      joins: [],
    };
    const wish = { people: 600, rooms: { count: 3, people: 200 } };
    expect(findSpaces(rooms, wish, new Set(['209'])).answers).toMatchObject([
      { ids: ['220'], rooms: ['208', '210', '211'], isFree: true },
      { ids: ['201'], rooms: ['208', '210', '211'], isFree: true },
    ]);
    expect(findSpaces(rooms, { ...wish, rooms: { count: 6, people: 200 } }, free).nearest[0]?.fails).toEqual([
      'rooms',
    ]);
  });

  it('[BLDG-03] takes the parts of a room as two further rooms, not the room as one', () => {
    const spaces = [
      ...[space('hall', { seats: { theatre: 900 } }), space('whole', { seats: { theatre: 200 } })],
      ...['A', 'B'].map((id) => space(id, { partOf: 'whole', seats: { theatre: 300 } })),
    ];
    const { answers } = findSpaces(
      { spaces, joins: [] },
      { people: 800, rooms: { count: 2, people: 150 } },
      free,
    );
    expect(answers).toMatchObject([{ ids: ['hall'], rooms: ['A', 'B'] }]);
  });

  it('[BLDG-03] the nearest misses fail least', () => {
    const { nearest } = findSpaces(halls, { area: 50_000, height: 12 }, free);
    expect(nearest.map(({ ids, fails }) => [ids.join('+'), fails])).toEqual([
      ['1+2+3+4', ['area']],
      ['1+2+3', ['area']],
      ['2+3+4', ['area']],
    ]);
  });
});

const layoutOf = fc.constantFrom<Layout | undefined>(undefined, 'theatre', 'banquet', 'booths');
const wishes: fc.Arbitrary<Wish> = fc.record(
  {
    people: fc.integer({ min: 1, max: 900 }),
    layout: layoutOf,
    area: fc.integer({ min: 1, max: 3000 }),
    height: fc.integer({ min: 3, max: 9 }),
    floorLoad: fc.integer({ min: 1, max: 4 }),
    water: fc.boolean(),
    daylight: fc.boolean(),
    door: fc.record({ width: fc.integer({ min: 1, max: 5 }), height: fc.integer({ min: 1, max: 5 }) }),
    rooms: fc.record({ count: fc.integer({ min: 1, max: 3 }), people: fc.integer({ min: 1, max: 400 }) }),
    outdoors: fc.boolean(),
  },
  { requiredKeys: [] },
);

const figure = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined });
const buildings = fc.integer({ min: 1, max: 7 }).chain((count) => {
  const id = fc.integer({ min: 0, max: count - 1 }).map(String);
  return fc.record({
    spaces: fc.tuple(
      ...Array.from({ length: count }, (_, place) =>
        fc.record({
          id: fc.constant(String(place)),
          area: fc.integer({ min: 100, max: 1200 }),
          isOutdoor: fc.boolean(),
          height: figure(10),
          floorLoad: figure(5),
          hasWater: fc.boolean(),
          hasDaylight: fc.boolean(),
          doors: fc.array(
            fc.record({ width: fc.integer({ min: 1, max: 6 }), height: fc.integer({ min: 1, max: 6 }) }),
            { maxLength: 2 },
          ),
          seats: fc.record(
            { theatre: fc.integer({ min: 50, max: 800 }), booths: fc.integer({ min: 1, max: 60 }) },
            { requiredKeys: [] },
          ),
          // The first space may have parts, which are not divided again.
          partOf: place === 0 ? fc.constant(undefined) : fc.constantFrom(undefined, undefined, '0'),
        }),
      ),
    ),
    joins: fc.array(fc.tuple(id, id), { maxLength: 9 }),
  });
});

/** Every set of spaces that can be let together, by the definition: tried one by one. */
function everySet({ spaces, joins }: FinderBuilding): FinderSpace[][] {
  const sets: FinderSpace[][] = [];
  for (let bits = 1; bits < 1 << spaces.length; bits += 1) {
    const set = spaces.filter((_, place) => (bits >> place) & 1);
    const reached = new Set(set.slice(0, 1).map(({ id }) => id));
    for (let round = 0; round < set.length; round += 1)
      for (const [one, other] of joins) {
        const inSet = [one, other].every((id) => set.some((member) => member.id === id));
        if (inSet && (reached.has(one) || reached.has(other))) reached.add(one).add(other);
      }
    const hasPart = set.some(({ partOf }) => partOf !== undefined && set.some(({ id }) => id === partOf));
    const ofZero = spaces.filter(({ partOf }) => partOf === '0').length;
    const isZero = set.every(({ partOf }) => partOf === '0') && set.length === ofZero;
    if (reached.size === set.length && !hasPart && !isZero) sets.push(set);
  }
  return sets;
}

const perPerson = { theatre: 1.2, banquet: 1.8, booths: 20 } as const;
function holds(one: FinderSpace, layout: 'theatre' | 'banquet' | 'booths', all: readonly FinderSpace[]) {
  const whole = all.find(({ id }) => id === one.partOf);
  const ofWhole = whole?.seats[layout];
  const computed =
    whole && ofWhole !== undefined ? (one.area * ofWhole) / whole.area : one.area / perPerson[layout];
  return one.seats[layout] ?? Math.floor(computed);
}

/** Whether a set satisfies a wish, by the definition. */
function satisfies(set: readonly FinderSpace[], wish: Wish, all: readonly FinderSpace[]): boolean {
  const { layout = 'theatre', people = 0, area = 0, height, floorLoad, door, rooms } = wish;
  if (layout !== 'theatre' && layout !== 'banquet' && layout !== 'booths') throw new Error(layout);
  const sum = (of: (one: FinderSpace) => number) => set.reduce((total, one) => total + of(one), 0);
  const others = all.filter(
    (one) =>
      !one.isOutdoor &&
      set.every(({ id, partOf }) => id !== one.id && id !== one.partOf && partOf !== one.id),
  );
  const fitting = others.filter((one) => holds(one, 'theatre', all) >= (rooms?.people ?? 0));
  const parts = fitting.filter(({ partOf }) => partOf === '0').length;
  const roomsAtOnce = fitting.length - (parts > 0 && fitting.some(({ id }) => id === '0') ? 1 : 0);
  return (
    sum((one) => holds(one, layout, all)) >= people &&
    sum((one) => one.area) >= area &&
    (wish.outdoors === true || !set.some(({ isOutdoor }) => isOutdoor)) &&
    set.every(
      (one) =>
        (height === undefined || (one.height ?? (one.isOutdoor ? 99 : 0)) >= height) &&
        (floorLoad === undefined || (one.floorLoad ?? 0) >= floorLoad) &&
        (!wish.water || one.hasWater) &&
        (!wish.daylight || one.hasDaylight),
    ) &&
    (!door ||
      set.some(({ doors }) =>
        doors.some((one) => one.width >= door.width && (one.height ?? 99) >= (door.height ?? 0)),
      )) &&
    roomsAtOnce >= (rooms?.count ?? 0)
  );
}

describe('for any building and wish', () => {
  it('[BLDG-03] the answers are exactly the connected sets that satisfy every need', () => {
    fc.assert(
      fc.property(buildings, wishes, (building, wish) => {
        const expected = everySet(building)
          .filter((set) => satisfies(set, wish, building.spaces))
          .map((set) => set.map(({ id }) => id).join('+'));
        expect(idsOf(findSpaces(building, wish, free)).sort()).toEqual(expected.sort());
      }),
      { numRuns: 300 },
    );
  });

  it('[BLDG-03] an answer is free exactly if nothing takes it, and free answers come first by use', () => {
    const takenIds = fc.uniqueArray(fc.integer({ min: 0, max: 6 }).map(String), { maxLength: 4 });
    fc.assert(
      fc.property(buildings, wishes, takenIds, (building, wish, taken) => {
        const { answers } = findSpaces(building, wish, new Set(taken));
        for (const { ids, rooms, isFree } of answers)
          expect(isFree).toBe(![...ids, ...rooms].some((id) => taken.includes(id)));
        for (const [place, answer] of answers.entries()) {
          const next = answers[place + 1];
          if (next?.isFree === answer.isFree) expect(answer.used).toBeGreaterThanOrEqual(next.used);
          else if (next) expect(answer.isFree).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

it('[BLDG-03] forty spaces with twelve joins around one of them are searched whole, and read once each', () => {
  let reads = 0;
  const spaces = Array.from({ length: 40 }, (_, place) => ({
    ...hall(String(place)),
    get height() {
      reads += 1;
      return 13;
    },
  }));
  const joins = Array.from({ length: 12 }, (_, place) => ['0', String(place + 1)] as const);
  const wish = { area: 20_000, height: 8, door: { width: 3 }, rooms: { count: 2, people: 100 } };
  const { answers, isCut } = findSpaces({ spaces, joins }, wish, new Set(['3', '7']));
  // The centre with one to twelve others: 2^12 - 1.
  expect([answers.length, isCut]).toEqual([4095, false]);
  // Figures are added up from set to set: the 4,095 sets have 28,671 members.
  expect(reads).toBe(40);
});

it('[BLDG-03] leaves out the largest sets of a building with too many joins, and says so', () => {
  const spaces = Array.from({ length: 30 }, (_, place) => hall(String(place)));
  const joins = spaces.flatMap(({ id }) =>
    spaces.flatMap((other) => (other.id > id ? [[id, other.id] as const] : [])),
  );
  const found = findSpaces({ spaces, joins }, { area: 20_000 }, free);
  expect(found.isCut).toBe(true);
  // 5,000 sets are 30 single ones, which are too small, and 4,970 others.
  expect(found.answers.length).toBe(4970);
});
