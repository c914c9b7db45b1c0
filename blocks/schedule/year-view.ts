import type { OwnParameters } from '#blocks/block-url.ts';
import type { ScheduleType, Show } from '#machines/schedule.ts';

/** What the browser of one year shows: of its machine, or of the server's data while that is asleep. */
export interface YearView {
  state: 'loading' | 'browsing' | 'empty' | 'failed';
  type: ScheduleType;
  year: number;
  shows: readonly Show[];
  /** Of the show that is at the front. */
  position: number;
}

/** The URL parameters of a tab and year. The merged view has no tabs. */
export const yearParameters = ({ type, year }: Pick<YearView, 'type' | 'year'>): OwnParameters => ({
  schedule: type ? String(type) : undefined,
  year: String(year),
});
