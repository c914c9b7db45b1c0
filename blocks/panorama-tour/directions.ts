import type { Point } from '#schemas/building.ts';

// Without zod: the view needs these in the browser.

/** The camera of a spot. */
export interface Camera {
  /** In metres, x to the east and y to the north. */
  at: Point;
  /** Height above the floor in metres. */
  eye: number;
  /** Compass direction of the middle of the picture, in degrees from north. */
  heading: number;
}

/** In degrees: to the right of the middle of the picture, and above the horizon. */
export interface Direction {
  yaw: number;
  pitch: number;
}

/**
 * @param height of the target above the floor, in metres
 * @returns where a target is seen, to a tenth of a degree
 * @example
 * directionTo({ at: [0, 0], eye: 1.6, heading: 0 }, [10, 10], 1.6); // { yaw: 45, pitch: 0 }
 */
export function directionTo(
  { at: [x, y], eye, heading }: Camera,
  [toX, toY]: Point,
  height: number,
): Direction {
  const distance = Math.hypot(toX - x, toY - y);
  const bearing = degrees(Math.atan2(toX - x, toY - y));
  return {
    yaw: rounded(turned(bearing - heading)),
    pitch: rounded(degrees(Math.atan2(height - eye, distance))),
  };
}

/** Distance on the floor at which an arrow lies that leads farther, in metres. */
const arrowDistance = 6;

/** @returns where the arrow to another spot lies on the floor */
export function arrowTo(camera: Camera, target: Point): Direction {
  const { yaw } = directionTo(camera, target, 0);
  const distance = Math.min(arrowDistance, Math.hypot(target[0] - camera.at[0], target[1] - camera.at[1]));
  return { yaw, pitch: rounded(degrees(Math.atan2(-camera.eye, distance))) };
}

/** @returns the yaw in another picture that looks in the same direction of the compass */
export const sameBearing = (yaw: number, from: number, to: number): number =>
  rounded(turned(yaw + from - to));

/** @returns the angle between two directions to the side, from 0 to 180 degrees */
export const yawBetween = (one: number, other: number): number => Math.abs(turned(one - other));

/** Angle in degrees within which a visitor walks to an arrow. */
const ahead = 60;

/** @returns the arrow that is most nearly straight ahead; undefined if none is in front */
export const arrowAhead = <A extends Direction>(arrows: readonly A[], yaw: number): A | undefined =>
  arrows
    .filter((arrow) => yawBetween(arrow.yaw, yaw) <= ahead)
    .toSorted((a, b) => yawBetween(a.yaw, yaw) - yawBetween(b.yaw, yaw))[0];

const degrees = (radians: number) => (radians * 180) / Math.PI;
const rounded = (value: number) => Math.round(value * 10) / 10 || 0;

/** An angle from −180 (excluded) to 180 degrees. */
const turned = (angle: number) => {
  const within = ((angle % 360) + 360) % 360;
  return within > 180 ? within - 360 : within;
};
