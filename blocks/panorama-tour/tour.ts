import { type PathLine, pathOf } from '#lib/svg-path.ts';
import {
  type Building,
  type BuildingElement,
  type BuildingSpace,
  type BuildingSpot,
  type ElementKind,
  type Point,
  pointsOf,
} from '#schemas/building.ts';
import type { Picture } from '#schemas/picture.ts';
import { arrowTo, type Camera, type Direction, directionTo, yawBetween } from './directions.ts';
import type { TourTranslate } from './texts.ts';

/** Something in the plan, seen in the panorama. */
export interface TourMark extends Direction {
  id: string;
  title: string;
  detail: string | undefined;
}

export interface TourArrow extends Direction {
  /** Id of a spot. */
  to: string;
}

export interface TourSpot {
  id: string;
  name: string;
  /** Id of a level. */
  level: string;
  space: Pick<BuildingSpace, 'id' | 'name'> | undefined;
  /** Place in the drawing of the level, in percent. */
  left: number;
  top: number;
  heading: number;
  /** At least one of the two. */
  empty: Picture | undefined;
  built: Picture | undefined;
  arrows: readonly TourArrow[];
  marks: readonly TourMark[];
}

/** The small plan of one level; y is to the south as in SVG. */
export interface TourLevel {
  id: string;
  name: string;
  width: number;
  height: number;
  /** Outlines of all spaces as one path. */
  path: string;
  /** Outline of each space that has a spot, by its id. */
  spaces: Readonly<Record<string, string>>;
}

export interface Tour {
  levels: readonly TourLevel[];
  spots: readonly TourSpot[];
}

interface TourSources {
  picture: (address: string | undefined) => Picture | undefined;
  t: TourTranslate;
}

/** Around the level, in metres. */
const margin = 6;
/** Height of the camera of a spot that states none, in metres. */
const eyeHeight = 1.6;

/** @returns `undefined` if no spot has a panorama */
export function tourOf(building: Building, { picture, t }: TourSources): Tour | undefined {
  const shown = building.spots.flatMap((spot) => {
    const [at] = pointsOf(spot.at);
    const pictures = { empty: picture(spot.picture), built: picture(spot.built) };
    return at && (pictures.empty || pictures.built) ? [{ spot, at, pictures }] : [];
  });
  const frames = new Map(
    [...new Set(shown.map(({ spot }) => spot.level))].map((id) => [id, frameOf(building, id)] as const),
  );
  if (shown.length === 0) return undefined;
  const spots = shown.map(({ spot, at, pictures }): TourSpot => {
    const frame = frames.get(spot.level);
    const camera: Camera = { at, eye: spot.eye ?? eyeHeight, heading: spot.heading ?? 0 };
    const space = building.spaces.find(({ id }) => id === spot.of);
    return {
      ...{ id: spot.id, name: spot.name, level: spot.level, heading: camera.heading, ...pictures },
      space: space && { id: space.id, name: space.name },
      left: frame ? percent((at[0] - frame.west) / frame.width) : 0,
      top: frame ? percent((frame.north - at[1]) / frame.height) : 0,
      arrows: spot.to.flatMap((to) => {
        const target = shown.find((one) => one.spot.id === to && to !== spot.id);
        return target ? [{ to, ...arrowTo(camera, target.at) }] : [];
      }),
      marks: space ? marksIn(building, { spot, space, camera, t }) : [],
    };
  });
  const levels = [...frames].map(([id, { west, north, width, height }]): TourLevel => {
    const outlineOf = ({ outline }: BuildingSpace): PathLine => ({
      points: pointsOf(outline).map(([x, y]) => [round(x - west), round(north - y)]),
      closed: true,
    });
    const spaces = building.spaces.filter(({ level, kind }) => level === id && kind !== 'part');
    const named = spots.flatMap(({ level, space }) => (level === id && space ? [space.id] : []));
    return {
      ...{ id, name: building.levels.find((level) => level.id === id)?.name ?? id, width, height },
      path: pathOf(spaces.map(outlineOf)),
      spaces: Object.fromEntries(
        spaces
          .filter((space) => named.includes(space.id))
          .map((space) => [space.id, pathOf([outlineOf(space)])]),
      ),
    };
  });
  return { levels, spots };
}

function frameOf({ spaces }: Building, level: string) {
  const corners = spaces.filter((space) => space.level === level).flatMap(({ outline }) => pointsOf(outline));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const west = Math.min(...xs) - margin;
  const north = Math.max(...ys) + margin;
  return {
    ...{ west, north, width: round(Math.max(...xs) + margin - west) },
    height: round(north - Math.min(...ys) + margin),
  };
}

const round = (metres: number) => Math.round(metres * 10) / 10;
const percent = (share: number) => Math.round(share * 1000) / 10;

/** Elements that are marked. Of points that repeat, the nearest one is. */
const marked: readonly ElementKind[] = [
  ...(['goodsDoor', 'publicDoor', 'emergencyExit', 'gate', 'entrance'] as const),
  ...(['substation', 'service', 'escalator', 'rigging', 'pits'] as const),
];
/** Marks of a panorama, the nearest ones, and the degrees between two of them: more would cover each other. */
const mostMarks = 12;
const leastAngle = 7;
/** Middle of an element without a height of its own, in metres above the floor. */
const middleHeight = 1.4;

interface MarkSources {
  spot: BuildingSpot;
  space: BuildingSpace;
  camera: Camera;
  t: TourTranslate;
}

function marksIn(building: Building, { spot, space, camera, t }: MarkSources): TourMark[] {
  const outline = pointsOf(space.outline);
  const candidates = building.elements
    .filter(
      ({ kind, level, name, of, at }) =>
        level === spot.level &&
        marked.includes(kind) &&
        (name !== undefined || kind === 'rigging' || kind === 'pits') &&
        (of === space.id || pointsOf(at).every((point) => isOnOutline(point, outline))),
    )
    .map((element) => {
      const at = placeOf(element, camera.at);
      const distance = Math.hypot(at[0] - camera.at[0], at[1] - camera.at[1]);
      const direction = directionTo(camera, at, heightOf(element, space));
      return { element, distance, mark: { id: element.id, ...direction, ...textsOf(element, space, t) } };
    })
    // Nothing right above the camera or under it.
    .filter(({ distance }) => distance > 1)
    .toSorted((a, b) => a.distance - b.distance);
  const chosen: TourMark[] = [];
  for (const { mark } of candidates)
    if (chosen.length < mostMarks && chosen.every((other) => angleBetween(mark, other) >= leastAngle))
      chosen.push(mark);
  return chosen.toSorted((a, b) => a.yaw - b.yaw);
}

const angleBetween = (a: Direction, b: Direction) => Math.hypot(yawBetween(a.yaw, b.yaw), a.pitch - b.pitch);

/** The middle of a line; of points the nearest one that is not right above or below the camera. */
function placeOf({ kind, at }: BuildingElement, [x, y]: Point): Point {
  const points = pointsOf(at);
  const [from, to] = points;
  if (!from) return [x, y];
  if (kind !== 'rigging' && kind !== 'pits')
    return to ? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] : from;
  const away = ([toX, toY]: Point) => Math.hypot(toX - x, toY - y);
  return points.filter((point) => away(point) > 5).toSorted((a, b) => away(a) - away(b))[0] ?? from;
}

function heightOf({ kind, height }: BuildingElement, space: BuildingSpace): number {
  if (kind === 'rigging') return space.height ?? middleHeight;
  if (kind === 'pits') return 0;
  return height === undefined ? middleHeight : height / 2;
}

function textsOf(element: BuildingElement, space: BuildingSpace, t: TourTranslate) {
  const { kind, name, width, height, power, gates, load, spacing } = element;
  if (kind === 'rigging')
    return {
      title: name ?? t('rigging'),
      detail:
        load !== undefined && space.height !== undefined
          ? t('riggingDetail', { load, height: space.height })
          : undefined,
    };
  const details = [
    width !== undefined && (height === undefined ? t('wide', { width }) : t('size', { width, height })),
    power !== undefined && t('power', { power }),
    gates !== undefined && t('gates', { gates }),
    kind === 'pits' && spacing !== undefined && t('spacing', { spacing }),
  ].filter((detail) => detail !== false);
  return { title: name ?? t('pits'), detail: details.join(' · ') || undefined };
}

/** In metres: plans are seldom exact to the centimetre. */
const tolerance = 0.5;

const isOnOutline = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.some(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2;
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)) <= tolerance;
  });
