import { pointsOfPath } from '#lib/svg-path.ts';
import type { PlanPoint } from '#machines/site-plan.ts';
import type { PlanLevel } from './site-plan.ts';

/** Signs whose points the ruler finds. */
const found: readonly string[] = ['goodsDoor', 'publicDoor', 'emergencyExit', 'gate', 'pits', 'substation'];

/** @returns corners of spaces, ends of doors, and points of supply, to which the ruler snaps */
export const rulerPoints = ({ spaces, signs }: PlanLevel): PlanPoint[] =>
  [...spaces, ...signs.filter(({ kind }) => found.includes(kind))].flatMap(({ path }) =>
    pointsOfPath(path).map(([x, y]) => ({ x: rounded(x), y: rounded(y) })),
  );

/** Sums of steps in hundredths of a metre are not exact. */
const rounded = (metres: number) => Math.round(metres * 100) / 100;

/** @returns the nearest of the points if it is within the reach, in metres; else the point itself */
export function snapped(at: PlanPoint, points: readonly PlanPoint[], reach: number): PlanPoint {
  let nearest = at;
  let least = reach;
  for (const point of points) {
    const distance = metresBetween(at, point);
    if (distance <= least) [nearest, least] = [point, distance];
  }
  return nearest;
}

/** @returns the length of the straight line between two points */
export const metresBetween = (from: PlanPoint, to: PlanPoint): number =>
  Math.hypot(from.x - to.x, from.y - to.y);
