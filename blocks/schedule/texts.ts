import { createContext, use } from 'react';
import type { ScheduleTranslate, YearTranslate } from '#i18n/schedule.ts';

const TranslateContext = createContext<ScheduleTranslate | undefined>(undefined);
export const ScheduleTextsProvider = TranslateContext;

/** Returns `t()` for the texts sent with the block's data, in the page's language. */
export function useScheduleTranslate(): ScheduleTranslate {
  const t = use(TranslateContext);
  if (!t)
    throw new Error('useScheduleTranslate: no ScheduleTextsProvider above this component; wrap it in one');
  return t;
}

/** The same below the browser of a year, whose data has only the texts of a year. */
export const useYearTranslate = (): YearTranslate => useScheduleTranslate();
