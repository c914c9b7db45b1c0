import type { Position } from './position.ts';

/** What the town in `drawing` covers well, around the default centre: beyond it nothing is drawn. */
const reach = { longitude: 0.035, latitude: 0.025 };
const centre: Position = { longitude: 106.35, latitude: 29.52 };

const isWithin = (position: Position, share: number) =>
  Math.abs(position.longitude - centre.longitude) <= reach.longitude * share &&
  Math.abs(position.latitude - centre.latitude) <= reach.latitude * share;

/** Whether the drawn town shows what is around a position. */
export const isDrawn = (position: Position): boolean => isWithin(position, 1);

/** Whether the picture of the first view shows it too: that was taken from the middle, within some thirty metres. */
export const isPictured = (position: Position): boolean => isWithin(position, 0.01);
