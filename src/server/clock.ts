import { clockIn, timeIn } from '#lib/date.ts';

/** Returns the current time. Injected everywhere on the server, so that tests can fix it. */
export type Clock = () => Date;

/** The date of a moment in a time zone, as yyyy-mm-dd. */
export const dateIn = (moment: Date, timeZone: string): string => timeIn(moment, timeZone).slice(0, 10);

/**
 * Returns the current date in a time zone, as yyyy-mm-dd. Formats it once per minute, because formatting costs more than
 * answering a request from memory; in every time zone, a day begins at a full minute.
 */
export function createToday(clock: Clock, timeZone: string): () => string {
  const timeThere = clockIn(timeZone);
  let known = { minute: Number.NaN, date: '' };
  return () => {
    const now = clock();
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== known.minute) known = { minute, date: timeThere(now).slice(0, 10) };
    return known.date;
  };
}
