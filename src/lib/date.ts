const pattern = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;

/**
 * The day of a date or date-time of the contract, as yyyy-mm-dd (specification, section 5).
 * Throws a RangeError for anything but `yyyy-mm-dd` or `yyyy-mm-dd hh:mm:ss`, and for days and times that do not exist.
 */
export function dayOf(text: string): string {
  const match = pattern.exec(text);
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = match ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const moment = new Date(iso);
  // A day that does not exist rolls over to another one, and then reads differently.
  if (!match || Number.isNaN(moment.getTime()) || moment.toISOString() !== iso)
    throw new RangeError(`"${text}" is no date: expected yyyy-mm-dd or yyyy-mm-dd hh:mm:ss`);
  return iso.slice(0, 10);
}

/** The same for a field that may be absent or malformed: such a field shows no date. */
export function dayIfAny(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : dayOf(text);
  } catch {
    return undefined;
  }
}

/** What clocks in a time zone show at a moment, as yyyy-mm-dd hh:mm:ss. */
export const timeIn = (moment: Date, timeZone: string): string => clockIn(timeZone)(moment);

/** Cached for each time zone: an `Intl.DateTimeFormat` is slow to create. */
export function clockIn(timeZone: string): (moment: Date) => string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(moment);
}
