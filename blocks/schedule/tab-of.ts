import type { ScheduleUrlState } from '#machines/schedule-place.ts';

/**
 * The tab of a state: days that are over are in the archive only.
 *
 * @param today yyyy-mm-dd
 */
export const tabOf = (
  { tab, end }: Pick<ScheduleUrlState, 'tab' | 'end'>,
  today: string,
): ScheduleUrlState['tab'] => (end !== undefined && end < today ? 'past' : tab);
