import type { OwnParameters } from '#blocks/block-url.ts';
import type { ScheduleType, Show } from '#machines/schedule.ts';
import type { SchedulePageEvent, ShowPage } from '#machines/schedule-page.ts';
import type { ScheduleUrlState } from '#machines/schedule-place.ts';

/** View of the year browser, from its machine or, before the machine runs, from the server's data. */
export interface YearView {
  state: 'loading' | 'browsing' | 'empty' | 'failed';
  type: ScheduleType;
  year: number;
  shows: readonly Show[];
  /** Position of the current show. */
  position: number;
}

/** URL parameters of tab and year. The merged view has no tabs. */
export const yearParameters = ({ type, year }: Pick<YearView, 'type' | 'year'>): OwnParameters => ({
  schedule: type ? String(type) : undefined,
  year: String(year),
});

/** View of a schedule page, from its machine or, before the machine runs, from the server's data. */
export interface ListView extends ScheduleUrlState {
  state: 'loading' | 'ready' | 'empty' | 'failed';
  list: ShowPage | undefined;
}

/** Sends an event to the machine, or opens the address if it cannot be loaded. */
export type SendList = (event: SchedulePageEvent, instead?: string) => void;

/** Levels of headings: sections of the list, and events. */
export interface Headings {
  section: 'h2' | 'h3';
  show: 'h3' | 'h4';
}
