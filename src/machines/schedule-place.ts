// Without XState: the views of the schedule need this before its machine is loaded (decision 006).

/** A range of days, yyyy-mm-dd and inclusive; an open end is `undefined`. */
export interface DayRange {
  start: string | undefined;
  end: string | undefined;
}

/** The filter of a schedule; a field that is `undefined` does not filter. */
export interface ScheduleFilter extends DayRange {
  /** Name of a hall or room, or the text of a place. */
  hall: string | undefined;
  /** Kind of event, such as `trade`. */
  kind: string | undefined;
  /** Words of the name or the place. */
  text: string | undefined;
}

/** The state in the URL. */
export interface ScheduleUrlState extends ScheduleFilter {
  /** Events that are not over, or those that are (rule EVT-04). */
  tab: 'coming' | 'past';
  view: 'list' | 'month';
  /** Month of the calendar, yyyy-mm; `undefined` is the one of the filter or of today. */
  month: string | undefined;
  /** Page of the list. */
  page: number;
}

/** The filter that shows everything. */
export const noFilter: ScheduleFilter = {
  start: undefined,
  end: undefined,
  hall: undefined,
  kind: undefined,
  text: undefined,
};

const filterNames = ['start', 'end', 'hall', 'kind', 'text'] as const;
/** Fields of the state in the URL. */
export const placeNames = [...filterNames, 'tab', 'view', 'month', 'page'] as const;

/** @returns true if a filter is on: its button to clear it is shown then */
export const isFiltered = (filter: ScheduleFilter): boolean =>
  filterNames.some((name) => filter[name] !== undefined);

/**
 * Applies a change. Unless it names a page, the list begins again at page 1; a change of the days also shows the month
 * in which they begin.
 *
 * @returns the next state, with the ends of its range in order
 */
export function placeAfter(place: ScheduleUrlState, change: Partial<ScheduleUrlState>): ScheduleUrlState {
  const month = 'start' in change ? undefined : place.month;
  const next = { ...place, page: 1, month, ...change };
  const { start, end } = next;
  return start !== undefined && end !== undefined && start > end ? { ...next, start: end, end: start } : next;
}
