/** The time, as everything on the server gets it. */
export type Clock = () => Date;

/** The date of a moment in a time zone, as yyyy-mm-dd. */
export const dateIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
