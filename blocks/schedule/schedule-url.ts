import type { OwnParameters } from '#blocks/block-url.ts';
import { pageNumber, pageParameter } from '#blocks/collection-item.ts';
import type { ScheduleUrlState } from '#machines/schedule-page.ts';

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

/** Reads filter and page from the URL. Invalid values are corrected or dropped (rule SCHD-01). */
export function readScheduleUrl({ start, end, page }: Parameters): ScheduleUrlState {
  const [from, to] = [nearestDay(start), nearestDay(end)];
  const turned = from !== undefined && to !== undefined && from > to;
  return { start: turned ? to : from, end: turned ? from : to, page: pageNumber(page) };
}

/** URL parameters of filter and page. */
export const scheduleParameters = ({ start, end, page = 1 }: Partial<ScheduleUrlState>): OwnParameters => ({
  start,
  end,
  page: pageParameter(page),
});
