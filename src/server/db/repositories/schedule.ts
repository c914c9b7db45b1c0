import type { ParsedRequestOf } from '#schemas/calls.ts';
import { centerType, scheduleType } from '#schemas/enumerations.ts';
import { namelessFacet } from '#schemas/facets.ts';
import { type Calendar, createCalendar, type Span } from '../content/calendar.ts';
import type { Fields } from '../content/contract-item.ts';
import { dayQueries, type List, noteList, walk } from './list.ts';
import { itemsAt, keyOf, offsetOf } from './paging.ts';
import type { View } from './view.ts';

/**
 * Shows and meetings that overlap a range of days, by first day; with `taken` holds and confidential events, too, without
 * their names. A page beyond the last one returns the last one.
 */
export async function scheduleList(
  { type, start, end, taken, ...paging }: ParsedRequestOf<'scheduleList'>,
  view: View,
): Promise<Fields[]> {
  const list = listOf(type, taken === '1');
  const calendar = await calendarOf(view, list);
  const { total, ranks } = calendar.overlapping({ start, end });
  return itemsOfRanks(view, list, ranks(offsetOf(paging, total), paging.pageSize));
}

/** The years that shows and meetings together cover. */
export async function scheduleYears(_request: ParsedRequestOf<'scheduleYears'>, view: View) {
  const { years } = await calendarOf(view, listOf(scheduleType.MERGED, false));
  return years;
}

const centres = Object.values(centerType);

function listOf(type: number, hasNameless: boolean) {
  const named = (type === scheduleType.MERGED ? centres : [type]).map(String);
  const facets = hasNameless ? [...named, ...named.map(namelessFacet)] : named;
  return { kind: 'schedule', facets, order: 'earliest' } as const;
}

async function calendarOf(view: View, list: ReturnType<typeof listOf>): Promise<Calendar> {
  noteList(view, list);
  const { calendars } = await view.cache();
  return calendars(keyOf(view, list), async () => {
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
