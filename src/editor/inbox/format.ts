import { useEffect, useState } from 'react';
import { timeIn } from '#lib/date.ts';

/** Formats a time in the venue's time zone: yyyy-mm-dd hh:mm. */
export const fullTime = (iso: string, timeZone: string): string =>
  timeIn(new Date(iso), timeZone).slice(0, 16);

/** Formats only the time if it is today, the month and day if it is this year, otherwise the full date. */
export function shortTime(iso: string, { now, timeZone }: { now: number; timeZone: string }): string {
  const time = fullTime(iso, timeZone);
  const today = timeIn(new Date(now), timeZone);
  if (time.slice(0, 10) === today.slice(0, 10)) return time.slice(11);
  return time.slice(0, 4) === today.slice(0, 4) ? time.slice(5, 10) : time.slice(0, 10);
}

/** Formats a range of days without repeating the year: `2027-03-16 – 03-19`. */
export function days({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
  if (first === last) return first;
  return `${first} – ${first.slice(0, 5) === last.slice(0, 5) ? last.slice(5) : last}`;
}

/** Removes the seconds from a time of a form. Returns other texts unchanged. */
export const typedTime = (text: string): string =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? text.slice(0, 16) : text;

/** Duration until a time, or since it if it is past: whole days, or hours and minutes. */
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

/** Current time in milliseconds since 1970. Updates every minute and when the tab becomes visible. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, 60_000);
    // Browsers throttle timers in background tabs.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
