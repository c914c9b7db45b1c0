import type { OwnParameters } from '#blocks/block-url.ts';
import { pageNumber, pageParameter } from '#blocks/collection-item.ts';
import type { ScheduleUrlState } from '#machines/schedule-place.ts';

type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * Reads a date leniently: 2026-02-31 is the last of February.
 * @returns undefined if the text is not a date
 */
export function nearestDay(text: string | undefined): string | undefined {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text?.trim() ?? '');
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const nearYear = Math.max(year, 1);
  const nearMonth = within(month, 12);
  const date = new Date(Date.UTC(2000, nearMonth - 1, 1));
  date.setUTCFullYear(nearYear, nearMonth, 0);
  const nearDay = within(day, date.getUTCDate());
  return [String(nearYear).padStart(4, '0'), two(nearMonth), two(nearDay)].join('-');
}

const within = (value: number, most: number) => Math.min(Math.max(value, 1), most);
const two = (value: number) => String(value).padStart(2, '0');

/** The last week of December 9999 ends in a year that has five digits. */
const lastMonth = '9999-11';

function nearestMonth(text: string | undefined): string | undefined {
  const month = nearestDay(`${text?.trim()}-01`)?.slice(0, 7);
  return month !== undefined && month > lastMonth ? lastMonth : month;
}

/** Longest text of a filter that is read from the URL; longer ones are cut. */
const longestText = 100;

const textIn = (text: string | undefined) => text?.trim().slice(0, longestText) || undefined;

/** Reads the state from the URL. Invalid values are corrected or dropped (rules SCHD-01 and EVT-03). */
export function readScheduleUrl(parameters: Parameters): ScheduleUrlState {
  const [from, to] = [nearestDay(parameters.start), nearestDay(parameters.end)];
  const turned = from !== undefined && to !== undefined && from > to;
  const view = parameters.view === 'month' ? 'month' : 'list';
  return {
    start: turned ? to : from,
    end: turned ? from : to,
    hall: textIn(parameters.hall),
    kind: textIn(parameters.kind),
    text: textIn(parameters.text),
    tab: parameters.tab === 'past' ? 'past' : 'coming',
    view,
    month: view === 'month' ? nearestMonth(parameters.month) : undefined,
    page: pageNumber(parameters.page),
  };
}

/** Names of the parameters that {@link readScheduleUrl} reads. */
export const scheduleParameterNames = [
  'end',
  'hall',
  'kind',
  'month',
  'page',
  'start',
  'tab',
  'text',
  'view',
];

/** URL parameters of a state; what is as at first has none. */
export const scheduleParameters = ({
  start,
  end,
  hall,
  kind,
  text,
  tab,
  view,
  month,
  page,
}: ScheduleUrlState): OwnParameters => ({
  start,
  end,
  hall,
  kind,
  text,
  tab: tab === 'past' ? tab : undefined,
  view: view === 'month' ? view : undefined,
  month: view === 'month' ? month : undefined,
  page: pageParameter(page),
});
