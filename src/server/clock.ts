import { timeIn } from '#lib/date.ts';

/** The time, as everything on the server gets it. */
export type Clock = () => Date;

/** The date of a moment in a time zone, as yyyy-mm-dd. */
export const dateIn = (moment: Date, timeZone: string): string => timeIn(moment, timeZone).slice(0, 10);
