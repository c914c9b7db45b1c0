import { clockIn, timeIn } from '#lib/date.ts';

/** Returns the current time. Injected everywhere on the server, so that tests can fix it. */
export type Clock = () => Date;

/** The date of a moment in a time zone, as yyyy-mm-dd. */
export const dateIn = (moment: Date, timeZone: string): string => timeIn(moment, timeZone).slice(0, 10);

/** Returns the current date in a time zone, as yyyy-mm-dd. Fast enough for every request. */
export function createToday(clock: Clock, timeZone: string): () => string {
  const timeThere = clockIn(timeZone);
  return () => timeThere(clock()).slice(0, 10);
}
