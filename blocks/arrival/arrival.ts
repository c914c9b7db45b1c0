import type { QueryContext } from '#blocks/define.ts';
import { eventPaths } from '#blocks/event-path.ts';
import { eventDays } from '#lib/event-days.ts';
import type { WalkBuilding } from '#lib/walk.ts';
import type { Arrival } from '#schemas/arrival.ts';
import type { Building } from '#schemas/building.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';

/** What the visitor asks. */
export interface Question {
  /** Id of where the visitor comes from. */
  from: string | undefined;
  /** Event (`hall.first-day`), or id of a space in the schedule. */
  to: string | undefined;
  /** Time of arrival, hh:mm. */
  by: string | undefined;
  stepFree: boolean;
}

/** Reads the question from the URL. Invalid values count as absent. */
export const readQuestion = ({ from, to, by, steps }: Readonly<Record<string, string>>): Question => ({
  from: from || undefined,
  to: to || undefined,
  by: /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(by ?? '') ? by : undefined,
  stepFree: steps === 'none',
});

/** An event that visitors can go to. */
export interface Destination {
  /** Value in the address. */
  value: string;
  title: string;
  /** First and last day, yyyy-mm-dd. */
  date: string;
  until: string;
  isToday: boolean;
  place: string | undefined;
  /** Its halls, by ids in the schedule. */
  halls: readonly string[];
  /** On the day of the visit: today, or the first day. */
  hours: string | undefined;
  href: string | undefined;
}

const mostEvents = 12;

/** @returns the events that are open or come next, those of today first */
export function destinationsOf(
  shows: readonly ScheduleItem[],
  today: string,
  context: Pick<QueryContext, 'language' | 'pagesShowing' | 'latinOf'>,
): Destination[] {
  const pathOf = eventPaths(shows, context);
  const isEnglish = context.language === 'en-US';
  return shows
    .filter((show) => show.cancelled !== '1')
    .flatMap((show): Destination[] => {
      const { date, until } = eventDays(show);
      if (!date || !until || until < today) return [];
      const isToday = date <= today;
      const day = isToday ? today : date;
      const { opens, closes } =
        show.hours.find((one) => one.date === day) ?? show.hours.find((one) => one.date === undefined) ?? {};
      return [
        {
          ...{ value: `${show.halls[0] ?? ''}.${date}`, date, until, isToday, halls: show.halls },
          title: (isEnglish ? show.projectNameEn : undefined) ?? show.projectName,
          place: (isEnglish ? show.fieldEn : undefined) ?? show.field,
          hours: [opens, closes].filter(Boolean).join(' – ') || undefined,
          href: pathOf(show),
        },
      ];
    })
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
    .slice(0, mostEvents);
}

/** @returns what the walk needs of a building */
export const walkBuilding = ({ levels, spaces, elements }: Building): WalkBuilding => ({
  levels,
  spaces: spaces.map(({ id, kind, level, name, outline, booking }) => ({
    ...{ id, kind, level, name, outline, booking },
  })),
  elements: elements
    .filter(({ kind }) => walked.includes(kind))
    .map(({ id, kind, level, name, at, of, to, stepFree }) => ({
      ...{ id, kind, level, name, at, of, to, stepFree },
    })),
});

const walked: readonly string[] = ['entrance', 'publicDoor', 'lift', 'stair', 'escalator'];

/** Metres that a visitor walks inside in a minute: people stop, look and wait. */
const metresPerMinute = 70;

export const walkMinutes = (metres: number): number => Math.max(1, Math.ceil(metres / metresPerMinute));

/** @returns the time so many minutes before another one, both hh:mm */
export function before(time: string, minutes: number): string {
  const [hours = 0, minute = 0] = time.split(':').map(Number);
  const at = (((hours * 60 + minute - minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

/** @returns the origin of the question, else the first */
export const originOf = ({ origins }: Arrival, { from }: Question) =>
  origins.find(({ id }) => id === from) ?? origins[0];
