import type { Language } from '#schemas/language.ts';

const pattern = /^(\d{4}-(?:0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))(?: (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/;

/**
 * @param text date or date-time of the contract: `yyyy-mm-dd` or `yyyy-mm-dd hh:mm:ss`
 * @returns its day, yyyy-mm-dd (specification, section 5)
 * @throws {RangeError} for any other text, and for days and times that do not exist
 * @example
 * dayOf('2026-05-01 09:30:00'); // '2026-05-01'
 */
export function dayOf(text: string): string {
  const [, iso, day] = pattern.exec(text) ?? [];
  // A day that does not exist in its month rolls over to another one. Every month has 28: a page reads hundreds of days.
  if (iso === undefined || (Number(day) > 28 && new Date(iso).getUTCDate() !== Number(day)))
    throw new RangeError(`"${text}" is no date: expected yyyy-mm-dd or yyyy-mm-dd hh:mm:ss`);
  return iso;
}

/**
 * Like {@link dayOf}, for a field of a backend.
 *
 * @returns `undefined` if the field is absent or malformed: such a field shows no date
 */
export function dayIfAny(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : dayOf(text);
  } catch {
    return undefined;
  }
}

/**
 * @param timeZone IANA name
 * @returns the time that clocks in the time zone show, yyyy-mm-dd hh:mm:ss
 * @throws {RangeError} if the time zone is unknown
 * @example
 * timeIn(new Date('2026-05-01T00:00:00Z'), 'Asia/Shanghai'); // '2026-05-01 08:00:00'
 */
export const timeIn = (moment: Date, timeZone: string): string => clockIn(timeZone)(moment);

/**
 * {@link timeIn} for one time zone. Call it once per time zone: an `Intl.DateTimeFormat` is slow to create.
 *
 * @returns a function from a moment to yyyy-mm-dd hh:mm:ss
 * @throws {RangeError} if the time zone is unknown
 */
export function clockIn(timeZone: string): (moment: Date) => string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  let known = { second: Number.NaN, text: '' };
  return (moment) => {
    const second = Math.floor(moment.getTime() / 1000);
    // The checks of one submission ask for the time of the same second up to five times.
    if (second !== known.second) known = { second, text: format.format(moment) };
    return known.text;
  };
}

/** @returns the locale of dates with a day: the English site is in British English, with the day before the month */
export const dateLocale = (language: Language): string => (language === 'en-US' ? 'en-GB' : language);

/**
 * Writes a day or a range of days, with plain spaces: the data of servers and browsers have different ones beside the
 * dash, which would be a difference when a page hydrates. `Intl` writes Chinese ranges in numbers with slashes, so they
 * are joined here.
 * @param format with the fields to write
 * @returns for example `10 Dec 2026 – 1 Jan 2027` or `2027年3月29日至4月3日`
 */
export function formatDays(format: Intl.DateTimeFormat, first: Date, last: Date): string {
  const [from, until] = [format.format(first), format.format(last)];
  if (from === until) return from;
  if (!format.resolvedOptions().locale.startsWith('zh'))
    return format.formatRange(first, last).replace(/\s/g, ' ');
  const year = from.slice(0, from.indexOf('年') + 1);
  return `${from}至${until.startsWith(year) ? until.slice(year.length) : until}`;
}
