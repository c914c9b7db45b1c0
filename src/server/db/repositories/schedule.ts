import type { ParsedRequestOf } from '#schemas/calls.ts';
import { centerType, scheduleType } from '#schemas/enumerations.ts';
import { type Calendar, createCalendar, type Span } from '../content/calendar.ts';
import type { Fields } from '../content/contract-item.ts';
import { dayQueries, type List, noteList, walk } from './list.ts';
import { itemsAt, keyOf, offsetOf } from './paging.ts';
import type { View } from './view.ts';

/**
 * Shows and meetings that overlap a range of days, by first day. A page beyond the last one returns the last
 * one.
 */
export async function scheduleList(
  { type, start, end, ...paging }: ParsedRequestOf<'scheduleList'>,
  view: View,
): Promise<Fields[]> {
  const calendar = await calendarOf(view, type);
  const { total, ranks } = calendar.overlapping({ start, end });
  return itemsOfRanks(view, listOf(type), ranks(offsetOf(paging, total), paging.pageSize));
}

/** The years that shows and meetings together cover. */
export async function scheduleYears(_request: ParsedRequestOf<'scheduleYears'>, view: View) {
  const { years } = await calendarOf(view, scheduleType.MERGED);
  return years;
}

const centres = Object.values(centerType);

const listOf = (type: number): List =>
  type === scheduleType.MERGED
    ? { kind: 'schedule', order: 'earliest' }
    : { kind: 'schedule', facets: [String(type)], order: 'earliest' };

async function calendarOf(view: View, type: number): Promise<Calendar> {
  noteList(view, listOf(type));
  const { calendars } = await view.cache();
  return calendars(keyOf(view, listOf(type)), async () => {
    const facets = (type === scheduleType.MERGED ? centres : [type]).map(String);
    const list = { kind: 'schedule', facets, order: 'earliest' } as const;
    const spans: Span[] = [];
    for await (const rows of walk(view, list, (slice) => dayQueries(view, list, slice)))
      for (const { at, until } of rows) spans.push({ start: String(at), end: until ?? String(at) });
    return createCalendar(spans);
  });
}

/**
 * Up to this many unwanted items between two wanted ones are read along, which is cheaper than another query.
 */
const smallGap = 20;

/** Reads the items at ascending positions of a list. */
async function itemsOfRanks(view: View, list: List, ranks: readonly number[]): Promise<Fields[]> {
  const wanted = new Set(ranks);
  const found = await Promise.all(
    runsOf(ranks).map(async ({ first, last }) => {
      const items = await itemsAt(view, list, { offset: first, count: last - first + 1 });
      return items.filter((_item, index) => wanted.has(first + index));
    }),
  );
  return found.flat();
}

function runsOf(ranks: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const rank of ranks) {
    const run = runs.at(-1);
    if (run && rank - run.last <= smallGap) run.last = rank;
    else runs.push({ first: rank, last: rank });
  }
  return runs;
}
