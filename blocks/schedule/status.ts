import type { Show } from '#machines/schedule.ts';

/** Status of an event on a day: running, opening in a number of days, or over. */
export type ShowStatus = 'on' | 'ended' | { opensIn: number };

type Days = Pick<Show, 'date' | 'until'>;

const dayLength = 86_400_000;

/**
 * Status of an event.
 * @param today at the site, yyyy-mm-dd
 * @returns undefined for an event without days
 */
export function statusOf({ date, until = date }: Days, today: string): ShowStatus | undefined {
  if (date === undefined || until === undefined) return undefined;
  if (until < today) return 'ended';
  if (date <= today) return 'on';
  return { opensIn: Math.round((Date.parse(date) - Date.parse(today)) / dayLength) };
}
