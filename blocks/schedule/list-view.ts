import type { ScheduleUrlState, ShowPage } from '#machines/schedule-page.ts';

/** What a schedule page shows: of its machine, or of the server's data while that is asleep. */
export interface ListView extends ScheduleUrlState {
  state: 'loading' | 'ready' | 'empty' | 'failed';
  list: ShowPage | undefined;
}
