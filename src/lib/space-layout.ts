import type { Point } from '#schemas/building.ts';
import type { Layout } from './space-finder.ts';

/**
 * Draws seats, tables, booths and a stage to scale in a space (rule BLDG-04). Coordinates are metres in the axes of the
 * building; y points north. Fire lanes, doors and the aisles of the layout stay clear.
 */

export type Outline = readonly Point[];

/** Lower left corner and size. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Chairs in a line, from the centre of the first to that of the last. */
export interface SeatRow {
  from: Point;
  to: Point;
  count: number;
}

/** A round table with the people around it. */
export interface RoundTable {
  at: Point;
  seats: number;
}

/** The floor on which a layout is drawn. */
export interface LayoutSite {
  /** One for each space. They do not overlap; where two share an edge, the wall between them is open. */
  outlines: readonly Outline[];
  /** Fire lanes, columns and whatever else stays clear. */
  lanes: readonly Outline[];
  doors: readonly (readonly [Point, Point])[];
}

export interface LayoutPlan {
  layout: Layout;
  /** People or booths that are drawn. */
  count: number;
  rows: readonly SeatRow[];
  tables: readonly Rect[];
  rounds: readonly RoundTable[];
  booths: readonly Rect[];
  stage: Rect | undefined;
  /** Ways between the blocks, from end to end of the space. */
  aisles: readonly Rect[];
}

/** Sizes of furniture, in metres. `around` is the radius of the centres of chairs around a round table. */
export const furniture = {
  chair: 0.45,
  booth: 3,
  round: { radius: 0.9, around: 1.15 },
  high: { radius: 0.4, around: 0.75 },
} as const;

/** Most people that are drawn. */
const mostDrawn = 3000;

/** What repeats in a layout, and the ways between. */
interface Pattern {
  /** People or booths of one. */
  each: number;
  /** Size of one, and the distance to the next. */
  width: number;
  depth: number;
  pitchX: number;
  pitchY: number;
  /** Most in a row between two aisles, and most rows between two cross aisles. */
  perBlock: number;
  perBand: number;
  aisle: number;
  /** Kept clear along walls. */
  margin: number;
  hasStage: boolean;
}

const patterns = {
  theatre: {
    ...{ each: 1, width: 0.45, depth: 0.45, pitchX: 0.55, pitchY: 0.95, perBlock: 20, perBand: 15 },
    ...{ aisle: 1.2, margin: 1.2, hasStage: true },
  },
  classroom: {
    ...{ each: 2, width: 1.8, depth: 1, pitchX: 1.85, pitchY: 1.5, perBlock: 5, perBand: 12 },
    ...{ aisle: 1.2, margin: 1.2, hasStage: true },
  },
  banquet: {
    ...{ each: 10, width: 2.75, depth: 2.75, pitchX: 3.3, pitchY: 3.3, perBlock: 6, perBand: 6 },
    ...{ aisle: 1.5, margin: 1.2, hasStage: true },
  },
  reception: {
    ...{ each: 8, width: 1.95, depth: 1.95, pitchX: 2.5, pitchY: 2.5, perBlock: 8, perBand: 8 },
    ...{ aisle: 1.5, margin: 1.2, hasStage: false },
  },
  booths: {
    ...{ each: 1, width: 3, depth: 3, pitchX: 3, pitchY: 3, perBlock: 2, perBand: 16 },
    ...{ aisle: 3, margin: 0, hasStage: false },
  },
} as const satisfies Record<Exclude<Layout, 'boardroom'>, Pattern>;

/** Smallest area that counts as covered or as an overlap, in m²; below it is rounding. */
const tolerance = 1e-6;

/** @returns the area of an outline, in m² */
export const areaOf = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], place) => {
      const [nextX, nextY] = outline[(place + 1) % outline.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Cuts an outline at the line where `side` is 0, and keeps where it is positive (Sutherland and Hodgman, 1974). */
function cut(outline: readonly Point[], side: (point: Point) => number): Point[] {
  return outline.flatMap((point, place): Point[] => {
    const next = outline[(place + 1) % outline.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, [point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])]];
  });
}

/** An outline with its bounds, so that most tests end early. */
interface Area {
  outline: Outline;
  bounds: Rect;
  isRect: boolean;
}

/** @returns the smallest rectangle around some points, of which there is at least one */
export function boundsOf(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function areaFrom(outline: Outline): Area {
  const bounds = boundsOf(outline);
  return {
    ...{ outline, bounds },
    isRect: Math.abs(areaOf(outline) - bounds.width * bounds.height) < tolerance,
  };
}

const overlapOf = (one: Rect, other: Rect): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
};

/** Area of a rectangle that lies in an outline. */
function covered({ outline, bounds, isRect }: Area, rect: Rect): number {
  const most = overlapOf(bounds, rect);
  if (most === 0 || isRect) return most;
  const sides: ((point: Point) => number)[] = [
    ([x]) => x - rect.x,
    ([x]) => rect.x + rect.width - x,
    ([, y]) => y - rect.y,
    ([, y]) => rect.y + rect.height - y,
  ];
  return areaOf(sides.reduce((left: readonly Point[], side) => cut(left, side), outline));
}

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  ...{ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by },
});

/** The ground before and behind a door: 5 m at goods and public doors, 2 m at narrow ones. */
function doorZone([[x1, y1], [x2, y2]]: readonly [Point, Point]): Outline {
  const width = Math.hypot(x2 - x1, y2 - y1) || 1;
  const depth = width >= 4 ? 5 : 2;
  const [dx, dy] = [((y1 - y2) / width) * depth, ((x2 - x1) / width) * depth];
  return [
    ...([
      [x1 + dx, y1 + dy],
      [x2 + dx, y2 + dy],
    ] as const),
    ...([
      [x2 - dx, y2 - dy],
      [x1 - dx, y1 - dy],
    ] as const),
  ];
}

/** Whether things may be placed somewhere. */
interface Floor {
  bounds: Rect;
  isClear: (rect: Rect, margin: number) => boolean;
}

function floorOf({ outlines, lanes, doors }: LayoutSite): Floor {
  const floors = outlines.map(areaFrom);
  const blocked = [...lanes, ...doors.map(doorZone)].map(areaFrom);
  return {
    bounds: boundsOf(outlines.flat()),
    isClear: (rect, margin) => {
      const wide = grown(rect, margin);
      const inside = floors.reduce((sum, floor) => sum + covered(floor, wide), 0);
      return (
        inside >= wide.width * wide.height - tolerance &&
        blocked.every((lane) => covered(lane, rect) < tolerance)
      );
    },
  };
}

/** Turns everything by quarters, clockwise. */
const turned = ([x, y]: Point, quarters: number): Point => {
  if (quarters === 1) return [y, -x];
  if (quarters === 2) return [-x, -y];
  return quarters === 3 ? [-y, x] : [x, y];
};

const turnedRect = ({ x, y, width, height }: Rect, quarters: number): Rect =>
  boundsOf([turned([x, y], quarters), turned([x + width, y + height], quarters)]);

const turnedSite = ({ outlines, lanes, doors }: LayoutSite, quarters: number): LayoutSite => ({
  outlines: outlines.map((outline) => outline.map((point) => turned(point, quarters))),
  lanes: lanes.map((outline) => outline.map((point) => turned(point, quarters))),
  doors: doors.map(([from, to]) => [turned(from, quarters), turned(to, quarters)] as const),
});

const turnedPlan = (plan: LayoutPlan, quarters: number): LayoutPlan => ({
  ...plan,
  rows: plan.rows.map(({ from, to, count }) => ({
    ...{ from: turned(from, quarters), to: turned(to, quarters), count },
  })),
  tables: plan.tables.map((rect) => turnedRect(rect, quarters)),
  rounds: plan.rounds.map(({ at, seats }) => ({ at: turned(at, quarters), seats })),
  booths: plan.booths.map((rect) => turnedRect(rect, quarters)),
  stage: plan.stage && turnedRect(plan.stage, quarters),
  aisles: plan.aisles.map((rect) => turnedRect(rect, quarters)),
});

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A stage in the middle of the upper side, as near to it as lanes and doors permit; `undefined` if there is no place. */
function stageOn({ bounds, isClear }: Floor): Rect | undefined {
  const width = clamp(bounds.width * 0.24, 3, 24);
  const height = clamp(bounds.height * 0.08, 1.8, 8);
  const x = bounds.x + (bounds.width - width) / 2;
  const top = bounds.y + bounds.height - height;
  for (let y = top; y > bounds.y + (bounds.height * 2) / 3; y -= 0.5) {
    const stage = { x, y, width, height };
    if (isClear(stage, 0)) return stage;
  }
  return undefined;
}

/** Distance of the first row from the stage. */
const beforeStage = 2;

/** Where the blocks of a row stand. */
interface Columns {
  /** Left edges of what repeats. */
  xs: readonly number[];
  aisles: readonly (readonly [from: number, to: number])[];
}

/** Divides the clear width into blocks of equal length with aisles between them. */
function columnsOf({ bounds, isClear }: Floor, pattern: Pattern): Columns {
  const { width, depth, pitchX, perBlock, aisle, margin } = pattern;
  const step = 0.25;
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let sample = 1; sample < 12; sample += 1) {
    const y = bounds.y + (bounds.height * sample) / 12;
    const isFree = (x: number) => isClear({ x, y, width, height: depth }, margin);
    for (let x = bounds.x; x < left && x + width <= bounds.x + bounds.width; x += step)
      if (isFree(x)) left = Math.min(left, x);
    for (let x = bounds.x + bounds.width - width; x + width > right && x >= bounds.x; x -= step)
      if (isFree(x)) right = Math.max(right, x + width);
  }
  if (left > right) return { xs: [], aisles: [] };
  // The last of a block needs its width only, not the distance to a next one.
  const room = right - left + aisle;
  const full = perBlock * pitchX - (pitchX - width) + aisle;
  const divided = [Math.floor(room / full), Math.ceil(room / full)]
    .filter((blocks) => blocks > 0)
    .map((blocks) => ({
      blocks,
      each: Math.min(perBlock, Math.floor((room / blocks - aisle - width) / pitchX + 1 + tolerance)),
    }))
    .filter(({ each }) => each > 0)
    .sort((one, other) => other.blocks * other.each - one.blocks * one.each)[0];
  if (!divided) return { xs: [left], aisles: [] };
  const { blocks, each } = divided;
  const length = (each - 1) * pitchX + width;
  const start = left + (right - left - blocks * length - (blocks - 1) * aisle) / 2;
  const starts = Array.from({ length: blocks }, (_, block) => start + block * (length + aisle));
  return {
    xs: starts.flatMap((x) => Array.from({ length: each }, (_, place) => x + place * pitchX)),
    aisles: starts.slice(1).map((x) => [x - aisle, x] as const),
  };
}

/** Places what repeats row by row from the stage on, the middle of a row first, until there are enough. */
function repeated(floor: Floor, pattern: Pattern, wanted: number, below: number) {
  const { width, depth, pitchY, perBand, aisle, margin } = pattern;
  const { bounds, isClear } = floor;
  const { xs, aisles } = columnsOf(floor, pattern);
  const middle = bounds.x + (bounds.width - width) / 2;
  const outward = xs.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const places: Rect[] = [];
  const ways: Rect[] = aisles.map(([from, to]) => ({
    ...{ x: from, y: bounds.y, width: to - from, height: bounds.height },
  }));
  let inBand = 0;
  for (let y = below - depth; y >= bounds.y && places.length < wanted; ) {
    const row = outward
      .map((x): Rect => ({ x, y, width, height: depth }))
      .filter((rect) => isClear(rect, margin));
    places.push(...row.slice(0, wanted - places.length));
    inBand = row.length > 0 ? inBand + 1 : 0;
    y -= row.length > 0 ? pitchY : 0.5;
    if (inBand < perBand) continue;
    inBand = 0;
    const end = y + depth;
    ways.push({ x: bounds.x, y: end - aisle, width: bounds.width, height: aisle });
    y -= aisle;
  }
  return { places, ways };
}

/** Joins chairs of one line that stand at the usual distance. */
function rowsOf(chairs: readonly Point[], pitch: number): SeatRow[] {
  const rows: { from: Point; to: Point; count: number }[] = [];
  const sorted = chairs.toSorted(([x1, y1], [x2, y2]) => y2 - y1 || x1 - x2);
  for (const chair of sorted) {
    const last = rows.at(-1);
    const isNext =
      last && Math.abs(last.to[1] - chair[1]) < tolerance && chair[0] - last.to[0] < pitch + tolerance;
    if (isNext) {
      last.to = chair;
      last.count += 1;
    } else rows.push({ from: chair, to: chair, count: 1 });
  }
  return rows;
}

const nothing = { rows: [], tables: [], rounds: [], booths: [], stage: undefined, aisles: [] } as const;

/** Draws a layout with its stage at the upper side. */
function drawUpright(site: LayoutSite, layout: Layout, wanted: number): LayoutPlan {
  const floor = floorOf(site);
  if (layout === 'boardroom') return drawBoardroom(floor, wanted);
  const pattern = patterns[layout];
  const { bounds } = floor;
  const stage = pattern.hasStage ? stageOn(floor) : undefined;
  const below = stage ? stage.y - beforeStage : bounds.y + bounds.height - pattern.margin;
  const { places, ways } = repeated(floor, pattern, Math.ceil(wanted / pattern.each), below);
  const count = Math.min(wanted, places.length * pattern.each);
  const seatsAt = (place: number) => Math.min(pattern.each, count - place * pattern.each);
  const plan: LayoutPlan = { ...nothing, layout, count, stage, aisles: ways };
  const centre = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];
  switch (layout) {
    case 'booths':
      return { ...plan, booths: places };
    case 'banquet':
    case 'reception':
      return { ...plan, rounds: places.map((rect, place) => ({ at: centre(rect), seats: seatsAt(place) })) };
    case 'theatre':
      return { ...plan, rows: rowsOf(places.map(centre), pattern.pitchX) };
    case 'classroom':
      return {
        ...plan,
        // A table with two chairs behind it, seen from the stage.
        tables: places.map(({ x, y, width }) => ({ x, y: y + 0.55, width, height: 0.45 })),
        rows: rowsOf(
          places.flatMap(({ x, y }, place): Point[] => [
            [x + 0.4375, y + 0.225],
            ...(seatsAt(place) > 1 ? [[x + 1.3625, y + 0.225] as const] : []),
          ]),
          0.925,
        ),
      };
  }
}

/** Distance between chairs at a table, depth of a table, and distance of the chairs' centres from its edge. */
const chairPitch = 0.7;
const tableDepth = 0.75;
const chairOff = 0.35;

/** One table in the middle of the space, or four around an open middle, with chairs on the outside. */
function drawBoardroom(floor: Floor, wanted: number): LayoutPlan {
  const { bounds, isClear } = floor;
  const middle: Point = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  for (let count = Math.min(wanted, 200); count > 0; count -= 1) {
    const half = Math.ceil(count / 2);
    // Chairs along the longer and the shorter side, in the proportion of the space.
    const share = Math.min(bounds.width, bounds.height) / Math.max(bounds.width, bounds.height);
    for (const short of new Set([1, 2, 3, Math.round((half * share) / (1 + share))])) {
      const long = half - short;
      if (long < short) continue;
      const [across, down] =
        bounds.width >= bounds.height ? ([long, short] as const) : ([short, long] as const);
      const width = Math.max(across * chairPitch, 2 * tableDepth);
      const height = Math.max(down * chairPitch, 2 * tableDepth);
      const table: Rect = { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
      if (!isClear(grown(table, chairOff + furniture.chair / 2), 1.2)) continue;
      return {
        ...nothing,
        layout: 'boardroom',
        count,
        tables: ring(table),
        rows: around(table, [across, down], count),
      };
    }
  }
  return { ...nothing, layout: 'boardroom', count: 0 };
}

/** The four tables of a large square; a small one is one table. */
function ring(table: Rect): Rect[] {
  const { x, y, width, height } = table;
  if (Math.min(width, height) < 4 * tableDepth) return [table];
  const inner = height - 2 * tableDepth;
  return [
    { x, y, width, height: tableDepth },
    { x, y: y + height - tableDepth, width, height: tableDepth },
    { x, y: y + tableDepth, width: tableDepth, height: inner },
    { x: x + width - tableDepth, y: y + tableDepth, width: tableDepth, height: inner },
  ];
}

function around(
  { x, y, width, height }: Rect,
  [wide, high]: readonly [across: number, down: number],
  count: number,
): SeatRow[] {
  const line = (from: Point, along: Point, chairs: number): SeatRow => ({
    from,
    to: [from[0] + along[0] * (chairs - 1) * chairPitch, from[1] + along[1] * (chairs - 1) * chairPitch],
    count: chairs,
  });
  const left = x + width / 2 - ((wide - 1) * chairPitch) / 2;
  const bottom = y + height / 2 - ((high - 1) * chairPitch) / 2;
  // An odd number leaves one chair of the last side out.
  const last = count % 2 === 1 ? high - 1 : high;
  return [
    line([left, y + height + chairOff], [1, 0], wide),
    line([left, y - chairOff], [1, 0], wide),
    line([x - chairOff, bottom], [0, 1], high),
    line([x + width + chairOff, bottom], [0, 1], last),
  ].filter(({ count: chairs }) => chairs > 0);
}

/**
 * Draws a layout for a number of people or booths. Tries each side for the stage, and takes the one with most places; the seed
 * chooses between equal ones.
 *
 * @param seed the same seed gives the same drawing
 * @returns the drawing; `count` is less than `wanted` if no more fit beside lanes, doors and aisles
 */
export function drawLayout(
  site: LayoutSite,
  { layout, wanted, seed = 0 }: { layout: Layout; wanted: number; seed?: number },
): LayoutPlan {
  const most = Math.min(Math.max(0, Math.floor(wanted)), mostDrawn);
  // Booths keep to the lanes of each hall, also beside an open wall; each hall has its share.
  if (layout === 'booths' && site.outlines.length > 1) {
    const areas = site.outlines.map(areaOf);
    const plans: LayoutPlan[] = [];
    for (const [place, outline] of site.outlines.entries()) {
      const left = most - plans.reduce((sum, { count }) => sum + count, 0);
      const share = (areas[place] ?? 0) / areas.slice(place).reduce((sum, area) => sum + area, 0);
      plans.push(
        drawLayout({ ...site, outlines: [outline] }, { layout, wanted: Math.ceil(left * share), seed }),
      );
    }
    return {
      ...{ ...nothing, layout },
      count: plans.reduce((sum, { count }) => sum + count, 0),
      booths: plans.flatMap(({ booths }) => booths),
      aisles: plans.flatMap(({ aisles }) => aisles),
    };
  }
  const { width, height } = boundsOf(site.outlines.flat());
  // Rows of booths run along the hall; from the upper end first.
  const sides = layout === 'booths' ? [width > height ? 3 : 0] : [0, 1, 2, 3];
  const first = Math.abs(Math.floor(seed)) % sides.length;
  const plans = [...sides.slice(first), ...sides.slice(0, first)].map((quarters) =>
    turnedPlan(drawUpright(turnedSite(site, quarters), layout, most), (4 - quarters) % 4),
  );
  return plans.reduce((best, plan) => (plan.count > best.count ? plan : best));
}
