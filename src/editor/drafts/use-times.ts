import { useMemo } from 'react';
import { useEditor } from '../context.tsx';

/** Moments, ISO 8601, as the person reads them: today the time alone, else the day with it. */
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
