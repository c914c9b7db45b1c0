import type { Point } from '#schemas/building.ts';
import type { PlanFeature } from './plan-edits.ts';

/** Squares to which points snap that are near nothing else, in metres. */
export const grid = 0.5;

interface SnapOptions {
  /** Corners and ends of other features. */
  targets: readonly Point[];
  /** The point before, whose line continues at a right angle. */
  previous?: Point | undefined;
  /** In metres. */
  within: number;
}

/**
 * Snaps a point to the nearest corner; else to the x or y of the point before it, and to the grid.
 *
 * @example
 * snapped([9.9, 0.2], { targets: [[10, 0]], within: 0.5 }); // [10, 0]
 */
export function snapped([x, y]: Point, { targets, previous, within }: SnapOptions): Point {
  const away = ([toX, toY]: Point) => Math.hypot(toX - x, toY - y);
  const nearest = targets.filter((target) => away(target) <= within).toSorted((a, b) => away(a) - away(b))[0];
  if (nearest) return nearest;
  const onGrid = (metres: number) => Math.round(metres / grid) * grid || 0;
  return [
    previous && Math.abs(previous[0] - x) <= within ? previous[0] : onGrid(x),
    previous && Math.abs(previous[1] - y) <= within ? previous[1] : onGrid(y),
  ];
}

export const metresBetween = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** Area of an outline in m². */
export const areaOf = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

/** Spaces that may lie over others: parts are in a room, floors and cores are the ground. */
const grounds: ReadonlySet<PlanFeature['kind']> = new Set(['part', 'floor', 'core', 'yard']);

/**
 * Finds spaces of a level that lie over each other. Walls may touch.
 *
 * @returns pairs of ids
 */
export function overlapsIn(features: readonly PlanFeature[]): [one: string, other: string][] {
  const spaces = features.filter(({ list, kind }) => list === 'spaces' && !grounds.has(kind));
  return spaces.flatMap((one, index) =>
    spaces
      .slice(index + 1)
      .filter((other) => one.level === other.level && overlap(one.points, other.points))
      .map((other): [string, string] => [one.id, other.id]),
  );
}

/** Overlaps that are smaller than a wall is thick are none, in metres. */
const tolerance = 0.05;

function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  const isApart =
    a.right <= b.left + tolerance ||
    b.right <= a.left + tolerance ||
    a.top <= b.bottom + tolerance ||
    b.top <= a.bottom + tolerance;
  if (isApart) return false;
  return (
    edgesOf(one).some((edge) => edgesOf(other).some((against) => cross(edge, against))) ||
    witnesses(one).some((point) => isWellInside(point, other)) ||
    witnesses(other).some((point) => isWellInside(point, one))
  );
}

type Edge = readonly [Point, Point];

const edgesOf = (outline: readonly Point[]): Edge[] =>
  outline.map((point, index): Edge => [point, outline[(index + 1) % outline.length] ?? point]);

function boundsOf(outline: readonly Point[]) {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** Corners, middles of edges, and points near the corners inside: one of them is in the overlap if no edges cross. */
function witnesses(outline: readonly Point[]): Point[] {
  const middles = edgesOf(outline).map(([a, b]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  const diagonals = outline.map((point, index): Point => {
    const next = outline[(index + 2) % outline.length] ?? point;
    return [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
  });
  return [...outline, ...middles, ...diagonals.filter((point) => isWellInside(point, outline))];
}

/** Which side of a line a point is on, in m². */
const sideOf = ([a, b]: Edge, [x, y]: Point): number =>
  (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);

/** True if two edges cross well within both. */
function cross(one: Edge, other: Edge): boolean {
  const least = (edge: Edge) => tolerance * metresBetween(...edge);
  const parted = (edge: Edge, [from, to]: Edge) => {
    const [a, b] = [sideOf(edge, from), sideOf(edge, to)];
    return Math.min(Math.abs(a), Math.abs(b)) > least(edge) && a > 0 !== b > 0;
  };
  return parted(one, other) && parted(other, one);
}

function isWellInside(point: Point, outline: readonly Point[]): boolean {
  const [x, y] = point;
  let inside = false;
  for (const [a, b] of edgesOf(outline)) {
    if (distanceTo(point, [a, b]) <= tolerance) return false;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

function distanceTo([x, y]: Point, [a, b]: Edge): number {
  const length = metresBetween(a, b) || 1;
  const along = ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length ** 2;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a[0] - share * (b[0] - a[0]), y - a[1] - share * (b[1] - a[1]));
}
