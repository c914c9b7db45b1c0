import type { Taken, Venue, VenueSpace } from '#blocks/space-queries.ts';
import {
  type DayState,
  type Days,
  freePeriods,
  freeWeeks,
  merged,
  monthsFrom,
  type Occupation,
  overlapping,
  runsOf,
  statesOf,
  toDate,
  toDay,
} from '#lib/availability.ts';
import { dayIfAny } from '#lib/date.ts';

/** What the visitor looks for. */
export interface Wanted {
  /** Ids of spaces. */
  spaces: readonly string[];
  /** Days in a row. */
  days: number;
  /** First day, yyyy-mm-dd; absent if any will do. */
  after: string | undefined;
  /** Selected days, yyyy-mm-dd; absent if nothing was selected by hand. */
  from: string | undefined;
  until: string | undefined;
}

export interface Row {
  space: VenueSpace | undefined;
  isChosen: boolean;
  states: readonly DayState[];
  weeks: number;
  periods: readonly Days[];
}

/** A period in which all chosen spaces are free, with what takes one of them before and after it. */
export interface Match extends Days {
  before: Occupation | undefined;
  next: Occupation | undefined;
}

export interface FreeDates {
  window: Days;
  today: number;
  groups: readonly { name: string | undefined; rows: readonly Row[] }[];
  chosen: readonly VenueSpace[];
  /** State of the chosen spaces together. */
  together: readonly DayState[];
  /** Periods of at least as many days as wanted, from the first day on. */
  matches: readonly Match[];
  /** All free periods of the chosen spaces together, from today on. */
  free: readonly Match[];
}

/** Days that a visitor looks for at first, and at most. */
export const usualDays = 6;
const mostDays = 60;

/** Reads what the visitor looks for from the URL. Invalid values count as absent. */
export const readWanted = ({
  space,
  days,
  after,
  from,
  until,
}: Readonly<Record<string, string>>): Wanted => ({
  spaces: (space ?? '').split(',', 40).filter(Boolean),
  days: /^[1-9]\d?$/.test(days ?? '') ? Math.min(Number(days), mostDays) : usualDays,
  after: dayIfAny(after),
  from: dayIfAny(from),
  until: dayIfAny(until),
});

/** Halls that a backend names in its events, for a site whose config has none. */
const namedHalls = (halls: readonly string[]): VenueSpace[] =>
  halls.map((id) => ({ id, name: id, rooms: [], group: undefined, area: undefined, type: undefined }));

interface Given {
  venue: Venue | undefined;
  taken: Taken;
  wanted: Wanted;
  today: string;
  months: number;
  /** 0 both, 1 halls, 2 rooms. */
  type: number;
}

/** Computes the rows and the free periods. A site without halls has one row, which is the whole site. */
export function freeDates({ venue, taken, wanted, today, months, type }: Given): FreeDates {
  const window = monthsFrom(today, months);
  const now = toDay(today);
  const spaces = (venue?.list.length ? venue.list : namedHalls(taken.halls)).filter(
    (space) => type === 0 || space.type === undefined || space.type === String(type),
  );
  const { occupations } = taken;
  const future = { from: now, until: window.until };
  const rowOf = (space: VenueSpace | undefined): Row => {
    const states = statesOf(space, window, { occupations, closures: venue?.closed });
    const coming = states.slice(now - window.from);
    return {
      ...{ space, states, isChosen: space === undefined || wanted.spaces.includes(space.id) },
      weeks: freeWeeks(coming, future.from),
      periods: freePeriods(coming, future.from),
    };
  };
  const rows = spaces.length > 0 ? spaces.map(rowOf) : [rowOf(undefined)];
  if (!rows.some(({ isChosen }) => isChosen) && rows[0]) rows[0].isChosen = true;
  const chosenRows = rows.filter(({ isChosen }) => isChosen);
  const chosen = chosenRows.flatMap(({ space }) => space ?? []);
  const together = merged(chosenRows.map(({ states }) => states));
  const first = wanted.after === undefined ? now : Math.max(now, toDay(wanted.after));
  const around = overlapping(occupations, chosen, window);
  const periodsFrom = (day: number, least: number) =>
    freePeriods(together.slice(day - window.from), day, least).map((period) =>
      withNeighbours(period, around),
    );
  return {
    ...{ window, today: now, groups: grouped(rows), chosen, together },
    matches: periodsFrom(first, wanted.days),
    free: periodsFrom(now, 1),
  };
}

function withNeighbours(period: Days, occupations: readonly Occupation[]): Match {
  const before = occupations.filter(({ until }) => until < period.from);
  return {
    ...period,
    before: before.toSorted((one, other) => other.until - one.until)[0],
    next: occupations.find(({ from }) => from > period.until),
  };
}

function grouped(rows: readonly Row[]): FreeDates['groups'] {
  const groups: { name: string | undefined; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last.name === row.space?.group) last.rows.push(row);
    else groups.push({ name: row.space?.group, rows: [row] });
  }
  return groups;
}

/** What a strip shows of a day: its state, or that it is over. */
export type StripState = Exclude<DayState, 'free'> | 'past';

/**
 * The strip as one path for each state, in units of one day, `height` high. What is free has no path: it is the ground.
 *
 * @param past number of days that are over
 */
export function stripPaths(
  states: readonly DayState[],
  past: number,
  height: number,
): Partial<Record<StripState, string>> {
  const paths: Partial<Record<StripState, string>> = {};
  const add = (state: StripState, first: number, days: number) => {
    paths[state] = `${paths[state] ?? ''}M${first} 0h${days}v${height}h-${days}z`;
  };
  if (past > 0) add('past', 0, past);
  for (const { state, first, last } of runsOf(states))
    if (state !== 'free') add(state, first, last - first + 1);
  return paths;
}

/** Months of a range: yyyy-mm, the first day counted from the beginning of the range, and the number of days. */
export function monthsOf({ from, until }: Days): { month: string; first: number; days: number }[] {
  const months: { month: string; first: number; days: number }[] = [];
  for (let day = from; day <= until; day += 1) {
    const month = toDate(day).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.days += 1;
    else months.push({ month, first: day - from, days: 1 });
  }
  return months;
}
