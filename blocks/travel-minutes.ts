import type { ArrivalWay } from '#schemas/arrival.ts';

/** @returns minutes from the place to the door; `undefined` if the content does not say */
export function minutesOf({ minutes, steps }: ArrivalWay): number | undefined {
  if (minutes !== undefined) return minutes;
  const known = steps.flatMap((step) => step.minutes ?? []);
  return known.length > 0 && known.length === steps.length
    ? known.reduce((sum, one) => sum + one, 0)
    : undefined;
}
