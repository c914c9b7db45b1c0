import type { Show } from '#machines/schedule.ts';

/** How an event stands to a day: it is on, it opens in so many days, or it is over. */
export type ShowStatus = 'on' | 'ended' | { opensIn: number };

type Days = Pick<Show, 'date' | 'until'>;

const dayLength = 86_400_000;

/** `today` is the site's, yyyy-mm-dd; undefined for an event without days. */
export function statusOf({ date, until = date }: Days, today: string): ShowStatus | undefined {
  if (date === undefined || until === undefined) return undefined;
  if (until < today) return 'ended';
  if (date <= today) return 'on';
  return { opensIn: Math.round((Date.parse(date) - Date.parse(today)) / dayLength) };
}
