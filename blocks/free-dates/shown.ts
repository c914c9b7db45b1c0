import type { datesIn } from '#blocks/dates-in.ts';
import type { Taken } from '#blocks/space-queries.ts';
import type { FreeDatesTranslate } from '#i18n/free-dates.ts';
import { type Days, toDate } from '#lib/availability.ts';
import { type FreeDates, usualDays } from './free-dates.ts';
import type { FreeDatesRequest } from './index.ts';

/** What all parts of the block show. */
export interface Shown {
  id: string;
  found: FreeDates;
  request: FreeDatesRequest;
  taken: Taken;
  t: FreeDatesTranslate;
  dates: ReturnType<typeof datesIn>;
  heading: 'h2' | 'h3';
}

/** @returns the number of days */
export const lengthOf = ({ from, until }: Days): number => until - from + 1;

/** @returns names of the chosen spaces, or of the whole site */
export const chosenNames = ({ found, t }: Pick<Shown, 'found' | 't'>): string =>
  found.chosen.map(({ name }) => name).join(t('separator')) || t('site');

/** @returns the URL parameters of these spaces and days; the finder's others stay as they are */
export const parametersOf = (
  { request: { wanted } }: Pick<Shown, 'request'>,
  { spaces, days }: { spaces: readonly string[]; days: Days | undefined },
): Record<string, string | undefined> => ({
  space: spaces.join(',') || undefined,
  days: wanted.days === usualDays ? undefined : String(wanted.days),
  after: wanted.after,
  from: days && toDate(days.from),
  until: days && toDate(days.until),
});

/** @returns the ids in the order of the page */
export const inOrder = ({ groups }: FreeDates, ids: readonly string[]): string[] =>
  groups.flatMap(({ rows }) =>
    rows.flatMap(({ space }) => (space && ids.includes(space.id) ? space.id : [])),
  );
