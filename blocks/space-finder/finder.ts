import type { Taken, Venue } from '#blocks/space-queries.ts';
import {
  type DayState,
  type Days,
  freePeriods,
  merged,
  monthsFrom,
  type Occupation,
  occupationsIn,
  overlapping,
  statesOf,
  toDay,
} from '#lib/availability.ts';
import { findSpaces, type Need, type SpaceAnswer } from '#lib/space-finder.ts';
import type { FinderPlan, PlanSpace } from './finder-plan.ts';
import { isAsked, type Question } from './question.ts';

/** Days in the strip of an answer: the month of the first day wanted, and more for long events. */
const stripDays = 31;

/** A free period is offered without dates from this length on. */
const usualDays = 3;

/** Most answers that a page shows; their number is said in any case. */
const mostShown = 24;

/** An answer as it is shown. */
export interface ShownAnswer {
  /** In the address: the ids of its spaces. */
  key: string;
  answer: SpaceAnswer;
  /** Empty if it satisfies every need. */
  fails: readonly Need[];
  spaces: readonly PlanSpace[];
  rooms: readonly PlanSpace[];
  /** Its days in the strip; absent if no dates were asked for. */
  strip: readonly DayState[] | undefined;
  /** What takes it on the days asked for. */
  takers: readonly Occupation[];
  /** Free period around the days asked for, else the next one that is long enough. */
  free: Days | undefined;
}

export interface Finder {
  /** `taken`: there are answers, but none is free. `nothing`: `answers` are near misses. */
  state: 'start' | 'answers' | 'taken' | 'nothing';
  /** Days asked for, from today on and as far as the schedule is known. */
  days: Days | undefined;
  /** All days asked for are over. */
  isOver: boolean;
  /** The days asked for lie beyond the months of the schedule that are known. */
  isBeyond: boolean;
  last: number;
  /** First and last day of the strips. */
  strip: Days | undefined;
  count: number;
  freeCount: number;
  isCut: boolean;
  answers: readonly ShownAnswer[];
  /** The one whose layout is drawn. */
  chosen: ShownAnswer | undefined;
  compared: readonly ShownAnswer[];
  /** Ids of spaces that are taken on the days asked for. */
  taken: ReadonlySet<string>;
  /** If all are taken: the answer that is free first, and the largest space that is free on these days. */
  later: ShownAnswer | undefined;
  smaller: ShownAnswer | undefined;
}

interface Given {
  plan: FinderPlan;
  venue: Venue | undefined;
  taken: Taken;
  question: Question;
  /** Yyyy-mm-dd. */
  today: string;
  months: number;
}

/** @returns the events and holds that take a space, the space of which it is a part, or its parts */
function takenIn({ spaces }: FinderPlan, { id, partOf, schedule }: PlanSpace, all: readonly Occupation[]) {
  const parts = spaces.filter((other) => other.partOf === (partOf ?? id) && other.id !== id);
  return occupationsIn(all, schedule, {
    whole: spaces.find((other) => other.id === partOf)?.schedule,
    parts: parts.map((part) => part.schedule),
  });
}

/** Finds the spaces for a wish, and the days on which each of them is free. */
export function finder({ plan, venue, taken, question, today, months }: Given): Finder {
  const window = monthsFrom(today, months);
  const now = toDay(today);
  const asked = question.days && { from: toDay(question.days.from), until: toDay(question.days.until) };
  const isOver = asked !== undefined && asked.until < now;
  const isBeyond = asked !== undefined && asked.until > window.until;
  const days =
    isOver || isBeyond || !asked ? undefined : { from: Math.max(asked.from, now), until: asked.until };
  const strip = days && stripAround(days, window);
  const byId = new Map(plan.spaces.map((space) => [space.id, space]));
  const spacesOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const takers = new Map(plan.spaces.map((space) => [space.id, takenIn(plan, space, taken.occupations)]));
  const states = new Map(
    [...takers].map(([id, occupations]) => [
      id,
      statesOf(undefined, window, { occupations, closures: venue?.closed }),
    ]),
  );
  const between = (all: readonly DayState[], { from, until }: Days) =>
    all.slice(from - window.from, until - window.from + 1);
  const takenIds = new Set(
    days
      ? plan.spaces
          .filter(({ id }) => between(states.get(id) ?? [], days).some((state) => state !== 'free'))
          .map(({ id }) => id)
      : [],
  );

  const shown = (answer: SpaceAnswer, fails: readonly Need[] = []): ShownAnswer => {
    const [spaces, rooms] = [spacesOf(answer.ids), spacesOf(answer.rooms)];
    const together = merged([...spaces, ...rooms].map(({ id }) => states.get(id) ?? []));
    const periods = freePeriods(together.slice(now - window.from), now, days ? lengthOf(days) : usualDays);
    const around = days && periods.find(({ from, until }) => from <= days.from && until >= days.until);
    return {
      ...{ key: keyOf(answer), answer, fails, spaces, rooms },
      strip: strip && between(together, strip),
      takers: days
        ? overlapping(taken.occupations, [], days).filter((one) =>
            [...spaces, ...rooms].some(({ id }) => takers.get(id)?.includes(one)),
          )
        : [],
      free: around ?? periods.find(({ from }) => !days || from > days.from) ?? periods[0],
    };
  };

  const empty = { days, isOver, isBeyond, last: window.until, strip, taken: takenIds };
  const none = { later: undefined, smaller: undefined, chosen: undefined, compared: [] };
  if (!isAsked(question))
    return { ...empty, ...none, state: 'start', count: 0, freeCount: 0, isCut: false, answers: [] };

  const { wish } = question;
  const found = findSpaces(plan, wish, takenIds);
  const all = found.answers.slice(0, mostShown).map((answer) => shown(answer));
  const misses = found.nearest.map(({ fails, ...answer }) => shown(answer, fails));
  const answers = all.length > 0 ? all : misses;
  const freeCount = found.answers.filter(({ isFree }) => isFree).length;
  const state = all.length === 0 ? 'nothing' : days && freeCount === 0 ? 'taken' : 'answers';
  const withKey = (key: string) => [
    ...answers.filter((one) => one.key === key),
    ...found.answers.filter((answer) => keyOf(answer) === key).map((answer) => shown(answer)),
  ];
  const compared = [...new Set(question.compare)].flatMap((key) => withKey(key).slice(0, 1));
  const smaller =
    state === 'taken'
      ? findSpaces(plan, { ...wish, people: undefined, area: undefined, rooms: undefined }, takenIds)
          .answers.filter(({ isFree }) => isFree)
          .toSorted((one, other) => other.area - one.area || one.ids.length - other.ids.length)[0]
      : undefined;
  return {
    ...empty,
    ...{ state, count: found.answers.length, freeCount, isCut: found.isCut, answers, compared },
    chosen: (question.show ? withKey(question.show)[0] : undefined) ?? answers[0],
    later:
      state === 'taken'
        ? all
            .filter(({ free }) => free !== undefined && days !== undefined && free.from > days.from)
            .toSorted((one, other) => (one.free?.from ?? 0) - (other.free?.from ?? 0))[0]
        : undefined,
    smaller: smaller && shown(smaller),
  };
}

const keyOf = ({ ids }: SpaceAnswer) => ids.join('.');

/** @returns the number of days of a range */
export const lengthOf = ({ from, until }: Days): number => until - from + 1;

/** The month of the first day; longer if the days asked for are. */
function stripAround({ from, until }: Days, window: Days): Days {
  const monthBegins = from - (new Date(from * 86_400_000).getUTCDate() - 1);
  const first = Math.max(window.from, monthBegins);
  // At most a quarter of a year is readable.
  const last = Math.min(Math.max(first + stripDays - 1, until + 7), first + 92, window.until);
  return { from: first, until: last };
}
