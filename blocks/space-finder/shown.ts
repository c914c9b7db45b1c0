import { datesIn } from '#blocks/dates-in.ts';
import type { Taken, Venue } from '#blocks/space-queries.ts';
import { createTranslate } from '#i18n/i18n.ts';
import type { SpaceFinderMessages, SpaceFinderTexts, SpaceFinderTranslate } from '#i18n/space-finder.ts';
import { toDate } from '#lib/availability.ts';
import type { Capacity } from '#lib/space-finder.ts';
import { boundsOf, type Rect } from '#lib/space-layout.ts';
import type { Language } from '#schemas/language.ts';
import { type Finder, finder, type ShownAnswer } from './finder.ts';
import type { FinderPlan, PlanSpace } from './finder-plan.ts';
import type { Question } from './question.ts';

/** State of the URL, the day, texts and links. */
export interface FinderRequest {
  question: Question;
  /** Today at the site, yyyy-mm-dd. */
  today: string;
  texts: SpaceFinderTexts;
  /** Paths of the booking pages. */
  booking: { exhibition?: string | undefined; meeting?: string | undefined };
  /** Path of the page that shows which days are free. */
  freeDates: string | undefined;
  /** Address of a space on the whole plan, with `{space}` for its id. */
  plan: string | undefined;
  /** Path of the page with the panoramas. */
  tour: string | undefined;
}

/** What the parts of the view share. */
export interface Shown {
  id: string;
  plan: FinderPlan;
  found: Finder;
  request: FinderRequest;
  t: SpaceFinderTranslate;
  dates: ReturnType<typeof datesIn>;
  heading: 'h2' | 'h3';
  /** Joins names: `Hall 1 and Hall 2`. */
  list: (items: readonly string[]) => string;
}

interface Given extends Pick<Shown, 'id' | 'plan' | 'request' | 'heading'> {
  venue: Venue | undefined;
  taken: Taken | undefined;
  months: number;
  language: Language;
}

/** @returns the answers, with the texts, dates and links that they are shown with */
export function shownOf({ venue, taken, months, language, ...given }: Given): Shown {
  const { plan, request } = given;
  const t = createTranslate<SpaceFinderMessages>(language, request.texts);
  return {
    ...given,
    found: finder({
      ...{ plan, venue, months, question: request.question, today: request.today },
      taken: taken ?? { occupations: [], halls: [] },
    }),
    t,
    dates: datesIn(language),
    // The Chinese list of the platform ends in 和, which needs spaces before numbers.
    list: (items) =>
      language === 'zh-CN' ? items.join(t('separator')) : new Intl.ListFormat(language).format(items),
  };
}

/** @returns a figure as people read it: `20,160` */
export const figure = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });

/** @returns the name of an answer, with its further rooms unless `alone` */
export const nameOf = ({ spaces }: ShownAnswer, { list }: Pick<Shown, 'list'>): string =>
  list(spaces.map(({ name }) => name));

/** @returns the bounds of joined spaces */
export const sizeOf = (spaces: readonly PlanSpace[]): Rect =>
  boundsOf(spaces.flatMap(({ outline }) => outline));

/** @returns `144 × 140 m` */
export function sizeText(spaces: readonly PlanSpace[], t: SpaceFinderTranslate): string {
  const { width, height } = sizeOf(spaces);
  return t('size', { width: figure(width), length: figure(height) });
}

/** @returns `640 people`, `1,008 booths` */
export const amountOf = ({ layout, count }: Capacity, t: SpaceFinderTranslate): string =>
  t(layout === 'booths' ? 'amountBooths' : 'amountPeople', { count }).replace(String(count), figure(count));

/**
 * @returns the address of the booking form for an answer, with its spaces and the days asked for; `undefined` if there is no
 * such form. Parts that are booked as their whole space are named too.
 */
export function bookingHref({ spaces, rooms }: ShownAnswer, { request, found }: Shown): string | undefined {
  const { exhibition, meeting } = request.booking;
  const isMeeting = spaces.every(({ type }) => type === '2');
  const path = isMeeting ? (meeting ?? exhibition) : (exhibition ?? meeting);
  if (!path) return undefined;
  const { days } = found;
  const { people, layout } = request.question.wish;
  const booked = [...spaces, ...rooms];
  const parts = booked.filter(({ schedule, booking }) => schedule.id !== booking).map(({ id }) => id);
  const parameters = new URLSearchParams({
    ...(days && { from: toDate(days.from) }),
    ...(layout && { layout }),
    ...(parts.length > 0 && { parts: parts.join(',') }),
    ...(people && { people: String(people) }),
    spaces: [...new Set(booked.map(({ booking }) => booking))].join(','),
    ...(days && { until: toDate(days.until) }),
  });
  return `${path}?${parameters}`;
}
