import { createContext, use, useCallback } from 'react';
import { fill } from '#i18n/fill.ts';
import type { ScheduleTexts } from '#i18n/schedule.ts';

const TextsContext = createContext<ScheduleTexts | undefined>(undefined);
export const ScheduleTextsProvider = TextsContext;

/** Returns a text of the schedule in the page's language: `say('place', { n: 1 })`. */
export type Say = (key: keyof ScheduleTexts, values?: Readonly<Record<string, string | number>>) => string;

/** Texts sent with the block's data. */
export function useSay(): Say {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useSay: no ScheduleTextsProvider above this component; wrap it in one');
  return useCallback((key, values = {}) => fill(texts[key], values), [texts]);
}
