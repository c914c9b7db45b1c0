import { timeIn } from '#lib/date.ts';

/** A moment in the venue's time zone: yyyy-mm-dd hh:mm. */
export const fullTime = (iso: string, timeZone: string): string =>
  timeIn(new Date(iso), timeZone).slice(0, 16);

/** The same as short as it is clear: the time of today, the day of this year, else the whole date. */
export function shortTime(iso: string, { now, timeZone }: { now: number; timeZone: string }): string {
  const time = fullTime(iso, timeZone);
  const today = timeIn(new Date(now), timeZone);
  if (time.slice(0, 10) === today.slice(0, 10)) return time.slice(11);
  return time.slice(0, 4) === today.slice(0, 4) ? time.slice(5, 10) : time.slice(0, 10);
}

/** From which day to which, without what is the same: `2027-03-16 – 03-19`. */
export function days({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
  if (first === last) return first;
  return `${first} – ${first.slice(0, 5) === last.slice(0, 5) ? last.slice(5) : last}`;
}

/** A time of a form as people read it, without seconds; anything else comes back as it is. */
export const typedTime = (text: string): string =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? text.slice(0, 16) : text;

/** What is left until a moment, or how long it is past: whole days, or hours and minutes. */
export function timeLeft(iso: string, now: number) {
  const left = Date.parse(iso) - now;
  const minutes = Math.floor(Math.abs(left) / 60_000);
  return {
    late: left < 0,
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  };
}
