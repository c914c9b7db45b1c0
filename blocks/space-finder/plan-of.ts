import { spotIn } from '#blocks/space-links.ts';
import type { Space } from '#lib/availability.ts';
import type { Opening } from '#lib/space-finder.ts';
import { areaOf, boundsOf, type Outline } from '#lib/space-layout.ts';
import {
  type Building,
  type BuildingElement,
  type BuildingSpace,
  type Point,
  pointsOf,
} from '#schemas/building.ts';
import type { FinderPlan, PlanSpace } from './finder-plan.ts';

/** Kinds of spaces that are let. */
const letKinds: readonly string[] = ['hall', 'room', 'part', 'plaza'];

/** What else is drawn on a level, so that people recognise it. */
const groundKinds: readonly string[] = ['floor', 'concourse', 'core'];

const doorKinds: readonly string[] = ['goodsDoor', 'publicDoor', 'gate'];

/** A column is drawn as a point; this much around it stays clear, in metres. */
const columnSize = 0.6;

/** @returns the building as the finder needs it; `undefined` if no space of it is let */
export function planOf(building: Building | undefined): FinderPlan | undefined {
  if (!building) return undefined;
  const byId = new Map(building.spaces.map((space) => [space.id, space]));
  const elements = Map.groupBy(building.elements, ({ of }) => of ?? '');
  const wholeOf = ({ kind, of }: BuildingSpace) =>
    kind === 'part' && of !== undefined ? byId.get(of) : undefined;
  const spaces = building.spaces
    .filter((space) => letKinds.includes(space.kind) && (space.booking ?? wholeOf(space)?.booking))
    .map((space) => ({ ...spaceOf(space, wholeOf(space), elements), spot: spotIn(building, space.id) }));
  if (spaces.length === 0) return undefined;
  const known = new Set(spaces.map(({ id }) => id));
  const walls = building.joins.flatMap(({ between, at }) => {
    const [one, other] = between;
    return one !== undefined && other !== undefined && known.has(one) && known.has(other)
      ? [{ between: [one, other] as const, line: pointsOf(at) }]
      : [];
  });
  const levels = [...new Set(spaces.map(({ level }) => level))];
  return {
    spaces,
    walls,
    joins: walls.map(({ between }) => between),
    levels: levels.map((level) => ({
      level,
      name: building.levels.find(({ id }) => id === level)?.name ?? level,
      ground: building.spaces
        .filter((space) => space.level === level && groundKinds.includes(space.kind))
        .map(({ outline }) => pointsOf(outline)),
    })),
  };
}

function spaceOf(
  space: BuildingSpace,
  whole: BuildingSpace | undefined,
  elements: ReadonlyMap<string, readonly BuildingElement[]>,
): Omit<PlanSpace, 'spot'> {
  const outline = pointsOf(space.outline);
  const isOutdoor = space.kind === 'plaza';
  // Lanes and ducts of a divided room are those of its parts.
  const own = [space, ...(whole ? [whole] : [])].flatMap(({ id }) => elements.get(id) ?? []);
  const ofKind = (kind: string) => own.filter((element) => element.kind === kind);
  const doors = own.filter(({ kind }) => doorKinds.includes(kind));
  const booking = space.booking ?? whole?.booking ?? space.id;
  const schedule: Space = { id: space.booking ?? space.id, name: space.name, rooms: [] };
  const { theatre, classroom, banquet, boardroom, reception } = space.seats ?? {};
  return {
    ...{ id: space.id, name: space.name, level: space.level, outline, isOutdoor, booking, schedule },
    short: booking.length <= 4 ? booking : '',
    area: space.area ?? areaOf(outline),
    height: space.height ?? whole?.height,
    floorLoad: space.floorLoad ?? whole?.floorLoad,
    hasWater: own.some(({ carries }) => carries.includes('water')),
    hasDaylight: isOutdoor || (space.daylight ?? whole?.daylight) === '1',
    seats: withoutAbsent({ theatre, classroom, banquet, boardroom, reception, booths: space.booths }),
    partOf: whole?.id,
    doors: doors.map(openingOf),
    doorways: own
      .filter(({ kind }) => doorKinds.includes(kind) || kind === 'emergencyExit')
      .flatMap(({ at }) => doorwayOf(pointsOf(at))),
    lanes: [
      ...ofKind('fireLane').map(({ at }) => pointsOf(at)),
      ...ofKind('column').flatMap(({ at }) => pointsOf(at).map(squareAround)),
    ].filter((lane) => touches(lane, outline)),
    type: space.kind === 'room' || space.kind === 'part' ? '2' : '1',
  };
}

/** A gate has no lintel. A door whose height is not stated satisfies no height. */
const openingOf = ({ kind, at, width, height }: BuildingElement): Opening => {
  const [doorway] = doorwayOf(pointsOf(at));
  const drawn = doorway ? Math.hypot(doorway[1][0] - doorway[0][0], doorway[1][1] - doorway[0][1]) : 0;
  return { width: width ?? drawn, height: height ?? (kind === 'gate' ? undefined : 0) };
};

const doorwayOf = ([from, ...others]: readonly Point[]): (readonly [Point, Point])[] => {
  const to = others.at(-1);
  return from && to ? [[from, to]] : [];
};

const squareAround = ([x, y]: Point): Outline => {
  const half = columnSize / 2;
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
};

/** Whether the bounds of two outlines meet: the lanes of a room that lie in another part of it are left out. */
function touches(one: Outline, other: Outline): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const withoutAbsent = <Key extends string>(
  figures: Readonly<Record<Key, number | undefined>>,
): Partial<Record<Key, number>> => {
  const found: Partial<Record<Key, number>> = {};
  for (const key in figures) if (figures[key] !== undefined) found[key] = figures[key];
  return found;
};
