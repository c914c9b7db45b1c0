/**
 * Finds the spaces, single or joined, that satisfy a wish (rule BLDG-03). Joined spaces are connected sets over the movable
 * walls between them. Lengths are in metres, areas in m², loads in t/m².
 */

/** How a space is set up. People are seated or stand; a booth has 9 m². */
export const layouts = ['theatre', 'classroom', 'banquet', 'boardroom', 'reception', 'booths'] as const;
export type Layout = (typeof layouts)[number];

/**
 * Floor area for each person or booth, in m², where the venue states no figure. Aisles are included. The figures are rounded
 * up from what comparable rooms state.
 */
export const densities: Readonly<Record<Layout, number>> = {
  theatre: 1.2,
  classroom: 2,
  banquet: 1.8,
  boardroom: 5,
  reception: 1.1,
  booths: 20,
};

export interface Opening {
  width: number;
  /** Absent if nothing limits it. */
  height?: number | undefined;
}

/** A space that is let. A figure that the venue does not state satisfies no need. */
export interface FinderSpace {
  id: string;
  area: number;
  /** Has no ceiling. */
  isOutdoor?: boolean | undefined;
  height?: number | undefined;
  floorLoad?: number | undefined;
  hasWater?: boolean | undefined;
  hasDaylight?: boolean | undefined;
  doors: readonly Opening[];
  /** People or booths by layout, as the venue states them. */
  seats: Readonly<Partial<Record<Layout, number>>>;
  /** Id of the space of which it is a part; both cannot be let at once. */
  partOf?: string | undefined;
}

export interface FinderBuilding {
  spaces: readonly FinderSpace[];
  /** Pairs of spaces between which a wall can be moved. */
  joins: readonly (readonly [string, string])[];
}

/** What a host needs. Everything given must be satisfied. */
export interface Wish {
  /** People; booths if the layout is `booths`. */
  people?: number | undefined;
  /** If absent: theatre for people, booths for an area alone. */
  layout?: Layout | undefined;
  area?: number | undefined;
  height?: number | undefined;
  floorLoad?: number | undefined;
  water?: boolean | undefined;
  daylight?: boolean | undefined;
  /** One door of at least this size. */
  door?: Opening | undefined;
  /** Further rooms at the same time, each for so many people in theatre layout. */
  rooms?: { count: number; people: number } | undefined;
  /** Spaces without a roof are answers too. */
  outdoors?: boolean | undefined;
}

/** What an answer can fail. */
const needs = [
  'people',
  'area',
  'height',
  'floorLoad',
  'water',
  'daylight',
  'door',
  'rooms',
  'outdoors',
] as const;
export type Need = (typeof needs)[number];

/**
 * Where a figure comes from, the surest first. `sum`: of the stated figures of joined spaces; `shared`: from the figure of
 * the whole space; `computed`: from {@link densities}.
 */
const bases = ['stated', 'sum', 'shared', 'computed'] as const;
export type Basis = (typeof bases)[number];

export interface Capacity {
  layout: Layout;
  count: number;
  basis: Basis;
}

/** One space, or several with the walls between them open. */
export interface SpaceAnswer {
  ids: readonly string[];
  area: number;
  /** The lowest of its spaces. */
  height: number | undefined;
  floorLoad: number | undefined;
  capacity: Capacity;
  /** Share of it that the wish uses, 0 to 1; 0 if the wish names no size. */
  used: number;
  /** Nothing takes it, or its further rooms, on the days asked for. */
  isFree: boolean;
  /** Further rooms, if the wish needs some. */
  rooms: readonly string[];
}

/** An answer that does not satisfy the wish, and why. */
export interface NearMiss extends SpaceAnswer {
  fails: readonly Need[];
}

export interface FoundSpaces {
  /** All that satisfy the wish: free ones first, then the least unused space. */
  answers: readonly SpaceAnswer[];
  /** If nothing satisfies it: what fails least. */
  nearest: readonly NearMiss[];
  /** There were more joined sets than {@link mostSets}; the largest were left out. */
  isCut: boolean;
}

/**
 * Most sets of spaces that are examined, smaller ones first. Forty spaces with twelve joins have at most 4,135 (a star of
 * twelve joins has 4,096 sets around its centre).
 */
const mostSets = 5000;

/** Near misses that are returned. */
const mostNearest = 3;

/** What one space holds in a layout. A part of a space holds its share of what the whole holds. */
function capacityOf(space: FinderSpace, layout: Layout, whole: FinderSpace | undefined): Capacity {
  const stated = space.seats[layout];
  if (stated !== undefined) return { layout, count: stated, basis: 'stated' };
  const ofWhole = whole?.seats[layout];
  return whole && ofWhole !== undefined && whole.area > 0
    ? { layout, count: Math.floor((space.area * ofWhole) / whole.area), basis: 'shared' }
    : { layout, count: Math.floor(space.area / densities[layout]), basis: 'computed' };
}

const admits = (door: Opening, { width, height = 0 }: Opening) =>
  door.width >= width && (door.height ?? Number.POSITIVE_INFINITY) >= height;

const isBelow = (value: number | undefined, wanted: number | undefined) =>
  wanted !== undefined && (value === undefined || value < wanted);

/** How much is missing, as a share of what is wanted. */
const shortfall = (value: number | undefined, wanted: number | undefined) =>
  wanted === undefined || wanted <= 0 ? 0 : Math.max(0, 1 - (value ?? 0) / wanted);

/** Figures of one space, or of several together. Sums grow with the sets, so that each set costs one addition. */
interface Figures {
  area: number;
  count: number;
  basis: Basis;
  height: number | undefined;
  floorLoad: number | undefined;
  /** A bit for each of {@link needs} that one of the spaces fails. */
  unmet: number;
  hasDoor: boolean;
  isTaken: boolean;
}

const bitOf = (need: Need) => 1 << needs.indexOf(need);

const lower = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : Math.min(one, other);

const lessSure = (one: Basis, other: Basis) =>
  bases[Math.max(bases.indexOf(one), bases.indexOf(other))] ?? 'computed';

/** Joins the figures of two sets of spaces. */
const added = (one: Figures, other: Figures): Figures => ({
  area: one.area + other.area,
  count: one.count + other.count,
  basis: lessSure('sum', lessSure(one.basis, other.basis)),
  height: lower(one.height, other.height),
  floorLoad: lower(one.floorLoad, other.floorLoad),
  unmet: one.unmet | other.unmet,
  hasDoor: one.hasDoor || other.hasDoor,
  isTaken: one.isTaken || other.isTaken,
});

/** Figures of one space, with the needs that it fails by itself and in any set. */
function figuresOf(space: FinderSpace, { count, basis }: Capacity, wish: Wish): Omit<Figures, 'isTaken'> {
  const { area, floorLoad, isOutdoor, doors, hasWater, hasDaylight } = space;
  const height = space.height ?? (isOutdoor ? Number.POSITIVE_INFINITY : undefined);
  const { door } = wish;
  const fails: Partial<Record<Need, boolean>> = {
    height: isBelow(height, wish.height),
    floorLoad: isBelow(floorLoad, wish.floorLoad),
    water: wish.water === true && !hasWater,
    daylight: wish.daylight === true && !hasDaylight,
    outdoors: wish.outdoors !== true && isOutdoor === true,
  };
  return {
    ...{ area, count, basis, height, floorLoad },
    unmet: needs.reduce((bits, need) => (fails[need] ? bits | bitOf(need) : bits), 0),
    hasDoor: door === undefined || doors.some((opening) => admits(opening, door)),
  };
}

/** Spaces by place, with those between which a wall can be moved and those that cannot be let beside them. */
interface Graph {
  neighbours: readonly ReadonlySet<number>[];
  conflicts: readonly ReadonlySet<number>[];
  /** Number of parts of the space of which it is a part. */
  siblings: readonly number[];
}

function graphOf({ spaces, joins }: FinderBuilding): Graph {
  const places = new Map(spaces.map(({ id }, place) => [id, place]));
  const [neighbours, conflicts] = [spaces.map(() => new Set<number>()), spaces.map(() => new Set<number>())];
  const connect = (sets: readonly Set<number>[], one: number | undefined, other: number | undefined) => {
    if (one === undefined || other === undefined || one === other) return;
    sets[one]?.add(other);
    sets[other]?.add(one);
  };
  for (const [one, other] of joins) connect(neighbours, places.get(one), places.get(other));
  for (const [place, { partOf }] of spaces.entries())
    if (partOf !== undefined) connect(conflicts, place, places.get(partOf));
  const siblings = spaces.map(({ partOf }) =>
    partOf === undefined || !places.has(partOf)
      ? 0
      : spaces.filter((other) => other.partOf === partOf).length,
  );
  return { neighbours, conflicts, siblings };
}

/** A set of spaces, and the places by which it may grow. */
interface SpaceSet {
  members: readonly number[];
  extension: readonly number[];
  figures: Figures;
}

/**
 * Enumerates connected sets of spaces, each once, by size (the algorithm ESU of Wernicke, 2006, breadth first). A space and
 * its part are never in one set. All parts of a space are that space, which is its own set.
 */
function connectedSets(building: FinderBuilding, figures: readonly Figures[]) {
  const { neighbours, conflicts, siblings } = graphOf(building);
  const { spaces } = building;
  const isWhole = (members: readonly number[]) => {
    const [root = 0] = members;
    return (
      siblings[root] === members.length &&
      members.every((member) => spaces[member]?.partOf === spaces[root]?.partOf)
    );
  };
  const queue: SpaceSet[] = figures.map((own, place) => ({
    members: [place],
    extension: [...(neighbours[place] ?? [])].filter((next) => next > place),
    figures: own,
  }));
  const sets: SpaceSet[] = [];
  for (const set of queue) {
    if (sets.length === mostSets) return { sets, isCut: true };
    const { members, extension } = set;
    if (!isWhole(members)) sets.push(set);
    const [root = 0] = members;
    const isNew = (place: number) =>
      place > root &&
      !members.includes(place) &&
      !extension.includes(place) &&
      !members.some((member) => neighbours[member]?.has(place));
    for (const [position, next] of extension.entries()) {
      const own = figures[next];
      if (!own || members.some((member) => conflicts[member]?.has(next))) continue;
      queue.push({
        members: [...members, next],
        extension: [...extension.slice(position + 1), ...[...(neighbours[next] ?? [])].filter(isNew)],
        figures: added(set.figures, own),
      });
    }
  }
  return { sets, isCut: false };
}

interface Candidate {
  answer: SpaceAnswer;
  unmet: number;
  missing: number;
}

/** Free first, then the least waste; of equal fit the surer figure, fewer spaces and the smaller area. */
const byFit = (one: SpaceAnswer, other: SpaceAnswer): number =>
  Number(other.isFree) - Number(one.isFree) ||
  other.used - one.used ||
  bases.indexOf(one.capacity.basis) - bases.indexOf(other.capacity.basis) ||
  one.ids.length - other.ids.length ||
  one.area - other.area;

/**
 * Finds every space and every set of joined spaces that satisfies a wish.
 *
 * @param taken ids of the spaces that are taken on the days asked for, parts and wholes included
 * @returns all answers in order of fit, or the nearest misses if there are none
 */
export function findSpaces(building: FinderBuilding, wish: Wish, taken: ReadonlySet<string>): FoundSpaces {
  const { spaces } = building;
  const layout = wish.layout ?? (wish.people === undefined && wish.area !== undefined ? 'booths' : 'theatre');
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const wholeOf = ({ partOf }: FinderSpace) => (partOf === undefined ? undefined : byId.get(partOf));
  const figures = spaces.map(
    (space): Figures => ({
      ...figuresOf(space, capacityOf(space, layout, wholeOf(space)), wish),
      isTaken: taken.has(space.id),
    }),
  );
  const furtherRooms = wish.rooms ? roomsFor(building, wish.rooms, taken) : [];

  const candidateOf = ({ members, figures: own }: SpaceSet): Candidate => {
    const { area, count, basis, floorLoad } = own;
    const of = inOrder(members, spaces);
    const rooms = roomsBeside(of, furtherRooms, wish.rooms?.count ?? 0);
    const unmet =
      own.unmet |
      (isBelow(count, wish.people) ? bitOf('people') : 0) |
      (isBelow(area, wish.area) ? bitOf('area') : 0) |
      (own.hasDoor ? 0 : bitOf('door')) |
      (rooms ? 0 : bitOf('rooms'));
    return {
      answer: {
        ids: of.map(({ id }) => id),
        area,
        height: own.height === Number.POSITIVE_INFINITY ? undefined : own.height,
        floorLoad,
        capacity: { layout, count, basis },
        used: Math.max(
          wish.people === undefined || count === 0 ? 0 : wish.people / count,
          wish.area === undefined || area === 0 ? 0 : wish.area / area,
        ),
        isFree: !own.isTaken && !rooms?.some((id) => taken.has(id)),
        rooms: rooms ?? [],
      },
      unmet,
      missing:
        shortfall(count, wish.people) +
        shortfall(area, wish.area) +
        shortfall(own.height, wish.height) +
        shortfall(floorLoad, wish.floorLoad),
    };
  };

  const { sets, isCut } = connectedSets(building, figures);
  const candidates = sets.map(candidateOf);
  const answers = candidates.flatMap(({ answer, unmet }) => (unmet === 0 ? [answer] : [])).sort(byFit);
  if (answers.length > 0) return { answers, nearest: [], isCut };
  const nearest = candidates
    .map((candidate) => ({ ...candidate, fails: needs.filter((need) => candidate.unmet & bitOf(need)) }))
    .sort(
      (one, other) =>
        one.fails.length - other.fails.length ||
        one.missing - other.missing ||
        byFit(one.answer, other.answer),
    )
    .slice(0, mostNearest)
    .map(({ answer, fails }): NearMiss => ({ ...answer, fails }));
  return { answers, nearest, isCut };
}

/** @returns the spaces at some places, in the order of the building */
function inOrder(places: readonly number[], spaces: readonly FinderSpace[]): FinderSpace[] {
  const found: FinderSpace[] = [];
  for (const place of places.toSorted((one, other) => one - other)) {
    const space = spaces[place];
    if (space) found.push(space);
  }
  return found;
}

/** Rooms that hold enough people each: free ones first, then the smallest. */
function roomsFor(
  { spaces }: FinderBuilding,
  { people }: NonNullable<Wish['rooms']>,
  taken: ReadonlySet<string>,
): FinderSpace[] {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const seatsIn = (space: FinderSpace) =>
    capacityOf(space, 'theatre', space.partOf === undefined ? undefined : byId.get(space.partOf)).count;
  const fitting = spaces.filter((space) => !space.isOutdoor && seatsIn(space) >= people);
  // A part does instead of its whole, and leaves the other parts to others.
  const divided = new Set(fitting.map(({ partOf }) => partOf));
  return fitting
    .filter(({ id }) => !divided.has(id))
    .sort(
      (one, other) =>
        Number(taken.has(one.id)) - Number(taken.has(other.id)) || seatsIn(one) - seatsIn(other),
    );
}

const areOneSpace = (one: FinderSpace, other: FinderSpace) =>
  one.id === other.id || one.partOf === other.id || other.partOf === one.id;

/** @returns the first rooms that are not in the answer, nor parts of each other; `undefined` if there are too few */
function roomsBeside(
  members: readonly FinderSpace[],
  rooms: readonly FinderSpace[],
  count: number,
): string[] | undefined {
  const chosen: FinderSpace[] = [];
  for (const room of rooms) {
    if (chosen.length === count) break;
    const isRoom = (other: FinderSpace) => areOneSpace(other, room);
    if (!members.some(isRoom) && !chosen.some(isRoom)) chosen.push(room);
  }
  return chosen.length === count ? chosen.map(({ id }) => id) : undefined;
}
