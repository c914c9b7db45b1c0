import { useMemo } from 'react';
import { useEditor } from './context.tsx';

/**
 * Returns a formatter for ISO 8601 times in the site's time zone: only the time if it is today, otherwise with the
 * date. Names the zone where the browser has another one.
 *
 * @example timeOf('2026-11-23T04:29:00Z') // '12:29', or '12:29 GMT+8' in a browser in London
 */
export function useTimes(): (moment: string) => string {
  const { language, timeZone } = useEditor();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(language, {
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      ...zoneOf(timeZone),
    });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
    return (moment) => {
      const date = new Date(moment);
      const isToday = day.format(date) === day.format(new Date());
      return isToday ? time.format(date) : `${day.format(date)} ${time.format(date)}`;
    };
  }, [language, timeZone]);
}

/** Returns a formatter for ISO 8601 times with their date, in the site's time zone. */
export function useMomentText(): (moment: string) => string {
  const { language, timeZone } = useEditor();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, {
      ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
      ...zoneOf(timeZone),
    });
    return (moment) => format.format(new Date(moment));
  }, [language, timeZone]);
}

/** The site's time zone, with its name if the browser's clock shows another time now. */
function zoneOf(timeZone: string): Intl.DateTimeFormatOptions {
  const clock = (zone?: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format();
  return clock() === clock(timeZone) ? { timeZone } : { timeZone, timeZoneName: 'short' };
}
