import type { ScheduleUrlState, ShowPage } from '#machines/schedule-page.ts';

/** View of a schedule page, from its machine or, before the machine runs, from the server's data. */
export interface ListView extends ScheduleUrlState {
  state: 'loading' | 'ready' | 'empty' | 'failed';
  list: ShowPage | undefined;
}
