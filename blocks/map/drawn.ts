import type { Position } from './position.ts';

/** Area that the built-in map covers around the default centre. */
const reach = { longitude: 0.035, latitude: 0.025 };
const centre: Position = { longitude: 106.35, latitude: 29.52 };

const isWithin = (position: Position, share: number) =>
  Math.abs(position.longitude - centre.longitude) <= reach.longitude * share &&
  Math.abs(position.latitude - centre.latitude) <= reach.latitude * share;

/** True if the built-in map covers a position. */
export const isDrawn = (position: Position): boolean => isWithin(position, 1);

/** True if the poster shows the position too: the poster is centred within about thirty metres. */
export const isPictured = (position: Position): boolean => isWithin(position, 0.01);
