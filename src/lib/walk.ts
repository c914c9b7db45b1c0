import type { Building, BuildingElement, BuildingSpace } from '#schemas/building.ts';
import { type Point, pointsOf } from '#schemas/points.ts';

/** The ways through a building from an entrance to a space (rule BLDG-09). Lengths are in metres. */

/** What a way needs of a building. */
export interface WalkBuilding {
  levels: Building['levels'];
  spaces: readonly Pick<BuildingSpace, 'id' | 'kind' | 'level' | 'name' | 'outline' | 'booking'>[];
  elements: readonly Pick<
    BuildingElement,
    'id' | 'kind' | 'level' | 'name' | 'at' | 'of' | 'to' | 'stepFree'
  >[];
}

/** How a way changes the level. */
export interface Climb {
  kind: 'lift' | 'stair' | 'escalator';
  name: string | undefined;
  from: string;
  to: string;
}

/** The shortest way. */
export interface Walk {
  metres: number;
  /** Turning points on each level, in order. */
  parts: { level: string; points: Point[] }[];
  climbs: Climb[];
  /** Names of where it begins and ends. */
  entrance: string | undefined;
  door: string | undefined;
  target: { level: string; name: string };
}

interface WalkWish {
  /** Id of the space in the schedule, or of the space. */
  to: string;
  /** Id of the entrance; without it, the nearest one. */
  from?: string | undefined;
  /** No stairs and no escalators. */
  stepFree?: boolean;
}

/** A change of level counts as so many metres, so that no way uses it as a short cut; people wait for a lift. */
const climbMetres = { lift: 30, stair: 10, escalator: 10 };
/** Corners of a level. A building with more has no drawn ways, because each pair of corners is looked at. */
const mostCorners = 800;

type Edge = readonly [from: Point, to: Point];

/** A closed outline, with its box, because most points and lines are far from most outlines. */
interface Ring {
  points: readonly Point[];
  edges: readonly Edge[];
  west: number;
  east: number;
  south: number;
  north: number;
}

/** What a person can walk over on one level. */
interface Ground {
  /** Concourses, floors and cores. */
  open: readonly Ring[];
  /** Halls, rooms and stores, whose inside no way crosses. */
  closed: readonly Ring[];
  all: readonly Ring[];
}

interface Stop {
  level: string;
  at: Point;
  /** An entrance, a door, a lift or a stair: a straight line over open ground may lead to another one. */
  isDoor: boolean;
}

const openKinds: readonly string[] = ['concourse', 'floor', 'core'];
const closedKinds: readonly string[] = ['hall', 'room', 'store', 'plaza', 'yard'];

/**
 * Finds the shortest way from an entrance to a door of a space. It crosses concourses and floors, no halls and rooms; over
 * open ground it goes in a straight line from one door to another.
 *
 * @returns `undefined` if the space is unknown, if it has no door that the way reaches, or if the level has too many corners
 */
export function shortestWalk(building: WalkBuilding, wish: WalkWish): Walk | undefined {
  const target = building.spaces.find(({ booking, id }) => booking === wish.to || id === wish.to);
  if (!target) return undefined;
  const grounds = groundsOf(building);
  if ([...grounds.values()].some((ground) => cornersOf(ground).length > mostCorners)) return undefined;
  const entrances = building.elements.filter(
    ({ kind, id, stepFree }) =>
      kind === 'entrance' &&
      (wish.from === undefined || id === wish.from) &&
      !(wish.stepFree && stepFree === '0'),
  );
  const network = networkOf(building, grounds, wish);
  const starts = entrances.flatMap((element) => {
    const [at] = pointsOf(element.at);
    return at ? [{ element, stop: network.stopAt(element.level, at) }] : [];
  });
  const ends = doorsOf(building, target).flatMap(({ at, name }) => {
    const stop = network.stopAt(target.level, at);
    return stop === undefined ? [] : [{ name, stop }];
  });
  const found = network.shortest(
    starts.flatMap(({ stop }) => stop ?? []),
    ends.map(({ stop }) => stop),
  );
  if (!found) return undefined;
  return {
    ...found,
    entrance: starts.find(({ stop }) => stop === found.first)?.element.name,
    door: ends.find(({ stop }) => stop === found.last)?.name,
    target: { level: target.level, name: target.name },
  };
}

/** Middles of the doors of a space for visitors; a room without any can be entered in the middle of each wall. */
function doorsOf({ elements }: WalkBuilding, { id, outline, kind }: WalkBuilding['spaces'][number]) {
  const doors = elements
    .filter((element) => element.kind === 'publicDoor' && element.of === id)
    .map(({ at, name }) => ({ at: middleOf(pointsOf(at)), name }));
  if (doors.length > 0 || kind !== 'room') return doors;
  return ringOf(outline).edges.map((edge) => ({ at: middleOf(edge), name: undefined }));
}

const middleOf = (points: readonly Point[]): Point => {
  const [first = [0, 0], last = first] = [points[0], points.at(-1)];
  return [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
};

function groundsOf({ spaces }: WalkBuilding): Map<string, Ground> {
  const levels = [...new Set(spaces.map(({ level }) => level))];
  const ringsOf = (level: string, kinds: readonly string[]) =>
    spaces
      .filter((space) => space.level === level && kinds.includes(space.kind))
      .map(({ outline }) => ringOf(outline));
  return new Map(
    levels.map((level) => {
      const [open, closed] = [ringsOf(level, openKinds), ringsOf(level, closedKinds)];
      return [level, { open, closed, all: [...open, ...closed] }];
    }),
  );
}

function ringOf(outline: string): Ring {
  const points = pointsOf(outline);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    points,
    edges: points.map((point, index): Edge => [point, points[(index + 1) % points.length] ?? point]),
    ...{ west: Math.min(...xs), east: Math.max(...xs) },
    ...{ south: Math.min(...ys), north: Math.max(...ys) },
  };
}

const cornersOf = ({ all }: Ground): Point[] => all.flatMap(({ points }) => points);

/** Stops, and the distances between them, which are computed when a search comes by. */
function networkOf(
  building: WalkBuilding,
  grounds: ReadonlyMap<string, Ground>,
  { stepFree = false }: Pick<WalkWish, 'stepFree'>,
) {
  const stops: Stop[] = [];
  const known = new Map<string, number>();
  const groundOf = (level: string): Ground => grounds.get(level) ?? { open: [], closed: [], all: [] };
  const stopAt = (level: string, at: Point, isDoor = true): number => {
    const key = `${level} ${at.join()}`;
    const before = known.get(key);
    if (before !== undefined) {
      const stop = stops[before];
      if (stop) stop.isDoor ||= isDoor;
      return before;
    }
    stops.push({ level, at, isDoor });
    known.set(key, stops.length - 1);
    return stops.length - 1;
  };
  for (const [level, ground] of grounds)
    for (const corner of cornersOf(ground))
      if (ground.open.some((ring) => isInside(corner, ring))) stopAt(level, corner, false);
  for (const element of building.elements)
    if (element.kind === 'entrance' || element.kind === 'publicDoor')
      stopAt(element.level, middleOf(pointsOf(element.at)));

  const climbs = climbsOf(building, stepFree).map((climb) => ({
    ...climb,
    one: stopAt(climb.from, climb.begins),
    other: stopAt(climb.to, climb.ends),
  }));

  const distance = (one: Stop, other: Stop): number | undefined => {
    if (one.level !== other.level) return undefined;
    const ground = groundOf(one.level);
    const length = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
    if (staysIn([one.at, other.at], ground)) return length;
    return isReachedOutside(one, other, ground) ? length : undefined;
  };

  function shortest(from: readonly number[], to: readonly number[]) {
    const least = stops.map(() => Number.POSITIVE_INFINITY);
    const before: ({ stop: number; climb?: Climb | undefined } | undefined)[] = [];
    for (const start of from) least[start] = 0;
    const open = new Set(stops.keys());
    while (open.size > 0) {
      let here = -1;
      for (const stop of open) if (here < 0 || (least[stop] ?? 0) < (least[here] ?? 0)) here = stop;
      const metres = least[here] ?? Number.POSITIVE_INFINITY;
      const at = stops[here];
      if (!at || !Number.isFinite(metres)) return undefined;
      if (to.includes(here)) return { ...wayTo(here), metres: Math.round(metres), last: here };
      open.delete(here);
      const go = (stop: number, length: number | undefined, climb?: Climb) => {
        if (length === undefined || metres + length >= (least[stop] ?? 0)) return;
        least[stop] = metres + length;
        before[stop] = { stop: here, climb };
      };
      for (const stop of open) {
        const next = stops[stop];
        // Looking through walls costs most, so it is left out where it cannot help.
        if (next && metres + Math.hypot(at.at[0] - next.at[0], at.at[1] - next.at[1]) < (least[stop] ?? 0))
          go(stop, distance(at, next));
      }
      for (const { one, other, kind, name, from, to, length } of climbs) {
        if (here === one) go(other, length, { kind, name, from, to });
        if (here === other) go(one, length, { kind, name, from: to, to: from });
      }
    }
    return undefined;

    function wayTo(last: number) {
      const parts: Walk['parts'] = [];
      const climbed: Climb[] = [];
      let stop: number | undefined = last;
      let first = last;
      while (stop !== undefined) {
        first = stop;
        const { level, at } = stops[stop] ?? { level: '', at: [0, 0] as const };
        const came: { stop: number; climb?: Climb | undefined } | undefined = before[stop];
        const [part] = parts;
        if (part?.level === level) part.points.unshift(at);
        else parts.unshift({ level, points: [at] });
        if (came?.climb) climbed.unshift(came.climb);
        stop = came?.stop;
      }
      return { parts, climbs: climbed, first };
    }
  }
  return { stopAt, shortest };
}

/** Lifts, stairs and escalators with the points at which they begin and end. */
function climbsOf({ elements, levels, spaces }: WalkBuilding, stepFree: boolean) {
  const order =
    levels.length > 0 ? levels.map(({ id }) => id) : [...new Set(spaces.map(({ level }) => level))];
  return elements.flatMap(({ kind, level, to, name, at }) => {
    if (kind !== 'lift' && (stepFree || (kind !== 'stair' && kind !== 'escalator'))) return [];
    const points = pointsOf(at);
    const [begins, ends] = [points[0], points.at(-1)];
    if (!begins || !ends) return [];
    // Without a level to which it leads, it connects its own with those above and below.
    const here = order.indexOf(level);
    const others = to ? [to] : [order[here - 1], order[here + 1]].flatMap((id) => id ?? []);
    const length = climbMetres[kind] + Math.hypot(begins[0] - ends[0], begins[1] - ends[1]);
    return others.map((other) => ({ kind, name, from: level, to: other, begins, ends, length }));
  });
}

/** Points closer than this are the same, in metres. */
const tolerance = 1e-6;

/** @returns whether a straight line over open ground connects two doors: it crosses no space */
const isReachedOutside = (one: Stop, other: Stop, { all }: Ground): boolean =>
  one.isDoor &&
  other.isDoor &&
  middlesOf([one.at, other.at], all).every((middle) => !all.some((ring) => isInside(middle, ring)));

/** So far beside a line there has to be ground on one side, in metres: nobody squeezes between two walls that touch. */
const aside = 1e-4;

/** @returns whether a line stays on what can be walked over; it may touch walls */
function staysIn(line: Edge, { open, closed, all }: Ground): boolean {
  const [[fromX, fromY], [toX, toY]] = line;
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [x, y] = [((fromY - toY) / length) * aside, ((toX - fromX) / length) * aside];
  const isFree = (point: Point) =>
    open.some((ring) => isInside(point, ring)) && !closed.some((ring) => isInside(point, ring, true));
  return middlesOf(line, all).every(
    (middle) => isFree([middle[0] + x, middle[1] + y]) || isFree([middle[0] - x, middle[1] - y]),
  );
}

/** @returns the middle of each piece into which the rings cut a line */
function middlesOf([from, to]: Edge, rings: readonly Ring[]): Point[] {
  const cuts = [0, 1];
  const isFar = ({ west, east, south, north }: Ring) =>
    Math.max(from[0], to[0]) < west - tolerance ||
    Math.min(from[0], to[0]) > east + tolerance ||
    Math.max(from[1], to[1]) < south - tolerance ||
    Math.min(from[1], to[1]) > north + tolerance;
  for (const [a, b] of rings.flatMap((ring) => (isFar(ring) ? [] : ring.edges))) {
    const [dx, dy, ex, ey] = [to[0] - from[0], to[1] - from[1], b[0] - a[0], b[1] - a[1]];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) > tolerance) {
      const along = ((a[0] - from[0]) * ey - (a[1] - from[1]) * ex) / cross;
      const across = ((a[0] - from[0]) * dy - (a[1] - from[1]) * dx) / cross;
      if (along > 0 && along < 1 && across > -tolerance && across < 1 + tolerance) cuts.push(along);
      continue;
    }
    // Along the line: its ends may cut it.
    const length = dx * dx + dy * dy;
    if (length === 0) continue;
    for (const [x, y] of [a, b]) {
      const along = ((x - from[0]) * dx + (y - from[1]) * dy) / length;
      const off = Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / Math.sqrt(length);
      if (off < tolerance && along > 0 && along < 1) cuts.push(along);
    }
  }
  cuts.sort((one, other) => one - other);
  return cuts.slice(1).flatMap((cut, index) => {
    const before = cuts[index] ?? 0;
    if (cut - before < tolerance) return [];
    const part = (before + cut) / 2;
    return [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const];
  });
}

/** @returns whether a point lies on the outline of a ring */
const liesOn = ([x, y]: Point, ring: Ring): boolean =>
  ring.edges.some(([[ax, ay], [bx, by]]) => {
    const length = Math.hypot(bx - ax, by - ay);
    const off = Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax));
    const along = (x - ax) * (bx - ax) + (y - ay) * (by - ay);
    return (
      off <= tolerance * Math.max(length, 1) && along >= -tolerance && along <= length * length + tolerance
    );
  });

/**
 * @param strictly a point on the outline is not inside
 * @returns whether a point is inside a ring, by counting the edges to its right
 */
function isInside([x, y]: Point, ring: Ring, strictly = false): boolean {
  const { west, east, south, north } = ring;
  if (x < west - tolerance || x > east + tolerance || y < south - tolerance || y > north + tolerance)
    return false;
  if (liesOn([x, y], ring)) return !strictly;
  let inside = false;
  for (const [[ax, ay], [bx, by]] of ring.edges)
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  return inside;
}
