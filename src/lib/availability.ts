import type { Language } from '#schemas/language.ts';
import type { RemoteConfig } from '#schemas/remote-config.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';
import { dayIfAny } from './date.ts';

/**
 * Which days of which halls are taken (rules EVT-08 and EVT-09): computed from the schedule, with build-up, dismantling and
 * holds. Days are counted from 1 January 1970, so that they can be compared and added.
 */

/** A hall, a room, or several rooms that are let together. */
export type Space = Pick<RemoteConfig<'official.spaces.config'>['list'][number], 'id' | 'name' | 'rooms'>;
/** Days on which the centre is closed, yyyy-mm-dd. */
export type Closure = Pick<RemoteConfig<'official.spaces.config'>['closed'][number], 'start' | 'end'>;

/** State of a space on one day. */
export type DayState = 'free' | 'event' | 'build' | 'hold' | 'closed';

/** Days from `from` to `until`, both included. */
export interface Days {
  from: number;
  until: number;
}

/** An event or hold that takes space. */
export interface Occupation extends Days {
  /** First and last day of the event itself; the others are build-up and dismantling. */
  opens: number;
  closes: number;
  isHold: boolean;
  /** A hold or confidential event has none. */
  name: string | undefined;
  /** Ids or names of its halls, else the text that says where it is. Empty: it takes the whole site. */
  halls: readonly string[];
}

const dayLength = 86_400_000;

/** @returns true for a hold whose last day is over: its days are free again, whatever else it says */
export const isLapsed = (
  { hold, heldUntil }: Pick<ScheduleItem, 'hold' | 'heldUntil'>,
  today: string,
): boolean => hold === '1' && heldUntil !== undefined && heldUntil < today;

/** @returns the number of a day, yyyy-mm-dd */
export const toDay = (date: string): number => Math.round(Date.parse(date) / dayLength);

/** @returns yyyy-mm-dd */
export const toDate = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** Days of build-up or dismantling beyond this number are a mistake of the backend. Who asks for what takes some days asks for this many more on both sides. */
export const longestBuild = 60;

/**
 * @param today yyyy-mm-dd in the site's time zone, because holds end by its clock
 * @returns what takes space, by first day; cancelled events, events without a first day and holds that are over take none
 */
export const occupationsOf = (
  items: readonly ScheduleItem[],
  { language, today }: { language: Language; today: string },
): Occupation[] =>
  items
    .filter((item) => !isLapsed(item, today))
    .flatMap((item) => occupationOf(item, language) ?? [])
    .sort((one, other) => one.from - other.from);

function occupationOf(item: ScheduleItem, language: Language): Occupation | undefined {
  const first = dayIfAny(item.startDate);
  if (first === undefined || item.cancelled === '1') return undefined;
  const opens = toDay(first);
  const last = dayIfAny(item.endDate);
  const closes = last === undefined ? opens : Math.max(opens, toDay(last));
  const [begins, ends] = [item.buildUp, item.dismantle].map((date) => (date ? toDay(date) : undefined));
  const isHold = item.hold === '1';
  const isNamed = !isHold && item.confidential !== '1';
  return {
    from: begins !== undefined && begins < opens && opens - begins <= longestBuild ? begins : opens,
    until: ends !== undefined && ends > closes && ends - closes <= longestBuild ? ends : closes,
    ...{ opens, closes, isHold },
    name: isNamed ? inLanguage(item, language) : undefined,
    // The order's fields name halls in a text only.
    halls: item.halls.length > 0 ? item.halls : [item.field, item.fieldEn].flatMap((place) => place ?? []),
  };
}

const inLanguage = ({ projectName, projectNameEn }: ScheduleItem, language: Language): string =>
  language === 'en-US' ? (projectNameEn ?? projectName) : projectName;

/** Texts of occupations that were read: each is compared with every space of the building. */
const texts = new WeakMap<readonly string[], PlaceText[]>();

/** @returns whether an event or hold takes a space; `undefined` stands for the whole site, which any of them takes */
export function takes({ halls }: Pick<Occupation, 'halls'>, space: Space | undefined): boolean {
  if (space === undefined || halls.length === 0) return true;
  const read = texts.get(halls) ?? halls.map(readPlace);
  texts.set(halls, read);
  return read.some((text) => isIn(text, space));
}

/** The space that contains a part, or the parts of a space. */
interface Around {
  whole?: Space | undefined;
  /** Other parts of the whole, or the parts of the space itself. */
  parts: readonly Space[];
}

/**
 * @returns the events and holds that take a space, one of its parts, or the space of which it is a part, except those that
 * name another part alone
 */
export const occupationsIn = (
  occupations: readonly Occupation[],
  space: Space,
  { whole, parts }: Around,
): Occupation[] =>
  occupations.filter(
    (occupation) =>
      takes(occupation, space) ||
      (whole
        ? takes(occupation, whole) && !namesPartsAlone(occupation, whole, parts)
        : parts.some((part) => takes(occupation, part))),
  );

/** A text names a part alone if it is its name or id, also after the id of the whole: `202 Ballroom A`. */
const namesPartsAlone = ({ halls }: Occupation, whole: Space, parts: readonly Space[]): boolean => {
  const all = halls.map(plain);
  const isNamed = ({ id, name }: Space) => all.some((said) => said === plain(id) || said === plain(name));
  return (
    !isNamed(whole) && parts.some((part) => isNamed(part) || all.includes(plain(`${whole.id}${part.name}`)))
  );
};

/** A text that may name spaces. */
interface PlaceText {
  said: string;
  numbers: [first: number, last: number][];
}

const readPlace = (text: string): PlaceText => ({ said: plain(text), numbers: numbersIn(text) });

/** Without capitals, full-width digits and spaces. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** @returns whether a text names a space: by id, by name, or by its number, also within a range such as `1 to 3` */
function isIn({ said, numbers }: PlaceText, { id, name, rooms }: Space): boolean {
  const ids = [id, ...rooms];
  if (ids.some((one) => plain(one) === said) || plain(name) === said) return true;
  const words = ids.filter((one) => !/^\d+$/.test(one)).map(plain);
  if ([...words, plain(name)].some((word) => word.length > 2 && said.includes(word))) return true;
  return numbers.some(([first, last]) =>
    ids.some((one) => /^\d{1,6}$/.test(one) && Number(one) >= first && Number(one) <= last),
  );
}

/** Single numbers and ranges. Numbers with separators or a unit of area are sizes. */
function numbersIn(text: string): [first: number, last: number][] {
  const read = text
    .normalize('NFKC')
    .slice(0, 500)
    .replace(/\d[\d,.]{0,20}\s{0,3}(?:m2|sqm|平方|平米)/gi, ' ');
  return [...read.matchAll(/(\d{1,6})(?:\s{0,3}(?:-|–|—|~|至|到|to)\s{0,3}(\d{1,6}))?/gi)].map(
    ([, first, last]) => [Number(first), Number(last ?? first)],
  );
}

/** @returns the spaces that a text of a visitor names */
export const spacesInText = <Some extends Space>(text: string, spaces: readonly Some[]): Some[] => {
  const read = readPlace(text);
  return spaces.filter((space) => text.trim() !== '' && isIn(read, space));
};

/** A state wins over those after it if several meet on one day. */
const strongest: readonly DayState[] = ['event', 'build', 'hold', 'closed', 'free'];

const stronger = (one: DayState, other: DayState): DayState =>
  strongest.indexOf(one) <= strongest.indexOf(other) ? one : other;

const stateOn = ({ opens, closes, isHold }: Occupation, day: number): DayState => {
  if (isHold) return 'hold';
  return day >= opens && day <= closes ? 'event' : 'build';
};

interface Calendar {
  occupations: readonly Occupation[];
  closures?: readonly Closure[] | undefined;
}

/** @returns the state of a space, or of the whole site, on each day of a range */
export function statesOf(
  space: Space | undefined,
  { from, until }: Days,
  { occupations, closures = [] }: Calendar,
): DayState[] {
  const states = Array.from({ length: Math.max(0, until - from + 1) }, (): DayState => 'free');
  const mark = (days: Days, state: (day: number) => DayState) => {
    for (let day = Math.max(days.from, from); day <= Math.min(days.until, until); day += 1)
      states[day - from] = stronger(state(day), states[day - from] ?? 'free');
  };
  for (const { start, end } of closures) {
    const [first, last] = [dayIfAny(start), dayIfAny(end)];
    if (first && last) mark({ from: toDay(first), until: toDay(last) }, () => 'closed');
  }
  for (const occupation of occupations)
    if (takes(occupation, space)) mark(occupation, (day) => stateOn(occupation, day));
  return states;
}

/** @returns the state of several spaces together: free on days on which all are */
export const merged = (all: readonly (readonly DayState[])[]): DayState[] =>
  (all[0] ?? []).map((_, day) => all.map((states) => states[day] ?? 'free').reduce(stronger));

/** @returns runs of equal states, as indexes of the first and last day */
export function runsOf(states: readonly DayState[]): { state: DayState; first: number; last: number }[] {
  const runs: { state: DayState; first: number; last: number }[] = [];
  for (const [index, state] of states.entries()) {
    const run = runs.at(-1);
    if (run?.state === state) run.last = index;
    else runs.push({ state, first: index, last: index });
  }
  return runs;
}

/**
 * @param first the day of the first state
 * @param least days in a row
 * @returns periods without an event, hold or closure
 */
export const freePeriods = (states: readonly DayState[], first: number, least = 1): Days[] =>
  runsOf(states)
    .filter(({ state, ...run }) => state === 'free' && run.last - run.first + 1 >= least)
    .map((run) => ({ from: first + run.first, until: first + run.last }));

/** @returns the number of whole free weeks, from Monday to Sunday */
export const freeWeeks = (states: readonly DayState[], first: number): number =>
  freePeriods(states, first, 7).reduce((sum, { from, until }) => {
    const monday = from + ((7 - weekday(from)) % 7);
    return sum + Math.max(0, Math.floor((until - monday + 1) / 7));
  }, 0);

/** 0 is Monday; 1 January 1970 was a Thursday. */
const weekday = (day: number): number => (day + 3) % 7;

/** @returns the days of `months` months, from the first day of the month of `today` (yyyy-mm-dd) */
export function monthsFrom(today: string, months: number): Days {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const at = (index: number) => Math.round(Date.UTC(year, month - 1 + index, 1) / dayLength);
  return { from: at(0), until: at(months) - 1 };
}

/** @returns the events and holds that take one of the spaces on one of the days; all spaces if there are none */
export const overlapping = (
  occupations: readonly Occupation[],
  spaces: readonly Space[],
  { from, until }: Days,
): Occupation[] =>
  occupations.filter(
    (occupation) =>
      occupation.from <= until &&
      occupation.until >= from &&
      (spaces.length === 0 || spaces.some((space) => takes(occupation, space))),
  );
