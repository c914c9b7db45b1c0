import { useMemo } from 'react';
import { useEditor } from '../context.tsx';

/** Returns a formatter for ISO 8601 times: only the time if it is today, otherwise with the date. */
export function useTimes(): (moment: string) => string {
  const { language } = useEditor();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
    return (moment) => {
      const date = new Date(moment);
      const isToday = day.format(date) === day.format(new Date());
      return isToday ? time.format(date) : `${day.format(date)} ${time.format(date)}`;
    };
  }, [language]);
}
