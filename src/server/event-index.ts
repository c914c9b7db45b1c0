import type { ContentSource } from '#api/content-source.ts';
import { dayIfAny } from '#lib/date.ts';
import { dayInSlug, eventSlugs } from '#lib/event-slug.ts';
import { calls } from '#schemas/calls.ts';
import { defaultLanguage } from '#schemas/language.ts';
import type { ScheduleItem } from '#schemas/schedule.ts';
import { latinOf } from './latin.ts';

/** Maximum page size of the contract. */
const pageSize = 999;

/** Enough for 20,000 events. */
const mostPages = 20;

/** An event with the last part of its address. */
export interface AddressedEvent {
  slug: string;
  event: ScheduleItem;
}

export interface Events {
  list: readonly AddressedEvent[];
  /** False if a call failed; the list is incomplete then. */
  complete: boolean;
}

interface EventOptions {
  source: ContentSource;
  log: (line: string) => void;
}

/** Lines in the log per reading. */
const mostReports = 20;

function isMalformed({ startDate, endDate }: ScheduleItem): boolean {
  const [first, last] = [dayIfAny(startDate), dayIfAny(endDate)];
  return first === undefined || (last !== undefined && last < first);
}

/** Reads the whole schedule, one page after the other, and reports malformed events. Its items hold both languages. */
async function collectEvents({ source, log }: EventOptions, type = 0): Promise<Events> {
  const events: ScheduleItem[] = [];
  let complete = true;
  let before: string | undefined;
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    const request = calls.scheduleList.request.parse({ type, pageNo, pageSize });
    const answer = await source.call('scheduleList', request, { language: defaultLanguage });
    if (!answer.ok) {
      const { reason, message } = answer.failure;
      log(`events: page ${pageNo} of scheduleList is left out: ${reason ?? message}`);
      complete = false;
      break;
    }
    const first = JSON.stringify(answer.data[0]);
    // Not at the first page that is not full: malformed and nameless entries are left out of every page. A backend that
    // returns the same page again has no more.
    if (first === undefined || first === before) break;
    before = first;
    events.push(...answer.data);
  }
  for (const event of events.filter(isMalformed).slice(0, mostReports))
    log(
      `events: "${event.projectName.slice(0, 100)}" has no first day or ends before it: ${event.startDate ?? ''} to ${event.endDate ?? ''}`,
    );
  const slugs = eventSlugs(events, latinOf);
  return { list: events.map((event, index) => ({ event, slug: slugs[index] ?? '' })), complete };
}

interface EventIndexOptions extends EventOptions {
  /** True if the backend does not remember earlier addresses, so that they have to be guessed. */
  guesses: boolean;
}

export interface EventIndex {
  /** All events of the current revision, read once. */
  events(): Promise<Events>;
  /** Those of one centre, 1 or 2, with the addresses that they have among all. */
  ofCentre(type: number): Promise<Events>;
  /**
   * Finds the event that had an address before its name or first day changed (rule EVT-01).
   * @param slug last part of an address that no event has
   * @returns the last part of its present address; undefined if there is no such event, or several
   */
  movedTo(slug: string): Promise<string | undefined>;
}

/** Creates the list of all events, which is read once per revision, when it is first asked for. */
export function createEventIndex({ guesses, ...options }: EventIndexOptions): EventIndex {
  let known: { revision: string; events: Promise<Events> } | undefined;

  async function events(): Promise<Events> {
    const revision = await options.source.revision();
    if (known?.revision === revision) return known.events;
    const fresh = { revision, events: collectEvents(options) };
    known = fresh;
    // An incomplete list serves this request only.
    const forget = () => {
      if (known === fresh) known = undefined;
    };
    fresh.events.then(({ complete }) => complete || forget(), forget);
    return fresh.events;
  }

  return {
    events,
    ofCentre: async (type) => {
      const [all, some] = await Promise.all([events(), collectEvents(options, type)]);
      const names = new Set(some.list.map(({ event }) => nameAndDays(event)));
      return {
        list: all.list.filter(({ event }) => names.has(nameAndDays(event))),
        complete: all.complete && some.complete,
      };
    },
    movedTo: async (slug) => {
      const { list } = await events();
      const had = list.findLast(({ event }) => event.earlierSlugs.includes(slug));
      const found = had?.slug ?? (guesses ? guess(slug, list) : undefined);
      return found === slug ? undefined : found;
    },
  };
}

/** Identifies an event in two lists of one backend: most send no id. */
const nameAndDays = ({ id, projectName, startDate, endDate, field }: ScheduleItem): string =>
  JSON.stringify([id, projectName, startDate, endDate, field]);

/** An event under the same name on other days, or one that begins on the same day under a similar name, if only one can be meant. */
function guess(slug: string, list: readonly AddressedEvent[]): string | undefined {
  const [name, day] = [nameIn(slug), dayInSlug(slug)];
  const named = list.filter((event) => nameIn(event.slug) === name);
  const similar = list.filter(
    (event) => day !== undefined && dayInSlug(event.slug) === day && areSimilar(nameIn(event.slug), name),
  );
  const [only, ...others] = named.length > 0 ? named : similar;
  return others.length === 0 ? only?.slug : undefined;
}

const nameIn = (slug: string): string => slug.replace(/-\d{4}-\d{2}-\d{2}(?:-\d{1,3})?$/, '');

/** True if most words of the shorter name are in the other one. */
function areSimilar(one: string, other: string): boolean {
  const [few = [], many = []] = [one, other]
    .map((name) => name.split('-'))
    .sort((a, b) => a.length - b.length);
  return few.filter((word) => many.includes(word)).length * 2 > few.length;
}
