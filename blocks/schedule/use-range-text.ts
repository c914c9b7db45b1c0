import type { DayRange } from '#machines/schedule-page.ts';
import { useSay } from './texts.ts';

/** Describes a date range; without ends it is the whole schedule. */
export function useRangeText(): (range: DayRange) => string {
  const say = useSay();
  return ({ start, end }) => {
    if (start && end) return say('range', { start, end });
    if (start) return say('since', { start });
    return end ? say('until', { end }) : say('whole');
  };
}
