import { clockIn, timeIn } from '#lib/date.ts';

/** The time, as everything on the server gets it. */
export type Clock = () => Date;

/** The date of a moment in a time zone, as yyyy-mm-dd. */
export const dateIn = (moment: Date, timeZone: string): string => timeIn(moment, timeZone).slice(0, 10);

/** Tells the day it is in a time zone, as yyyy-mm-dd; quick enough to ask for every request. */
export function createToday(clock: Clock, timeZone: string): () => string {
  const timeThere = clockIn(timeZone);
  return () => timeThere(clock()).slice(0, 10);
}
