import { eventSlugs, type NamedEvent } from '#lib/event-slug.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import type { PageSource, QueryContext } from './define.ts';

/** Source of the page of an event: it shows the event that its address names. */
export const eventPageSource = {
  call: 'scheduleList',
  params: { type: 0 },
  reads: ['slug'],
} satisfies PageSource;

/**
 * Addresses of events: the only place that makes them (rule EVT-02).
 *
 * @param events the whole answer, because equal names on one day are numbered
 * @returns the path of an event of the answer; `undefined` if the site has no page for events
 * @example
 * const pathOf = eventPaths(shows, context);
 * shows.map((show) => ({ title: show.projectName, href: pathOf(show) }));
 */
export function eventPaths<Event extends NamedEvent>(
  events: readonly Event[],
  { pagesShowing, latinOf }: Pick<QueryContext, 'pagesShowing' | 'latinOf'>,
): (event: Event) => string | undefined {
  const page = pagesShowing(eventPageSource).find(({ itemsBelow }) => itemsBelow);
  if (!page) return () => undefined;
  const slugs = slugsOf(events, latinOf);
  return (event) => {
    const slug = slugs.get(event);
    return slug && `${page.path}/${slug}`;
  };
}

/**
 * @param path of the page of an event
 * @returns the address of its calendar file, with the language, because calendars send no cookie
 */
export const calendarFile = (path: string, language: Language): string =>
  `/events/${path.split('/').at(-1)}.ics${language === defaultLanguage ? '' : `?lang=${language}`}`;

/** Slugs by event, computed once for each answer: those of 5,000 events take ten milliseconds. */
const known = new WeakMap<
  readonly NamedEvent[],
  { latinOf: LatinOf; slugs: ReadonlyMap<NamedEvent, string> }
>();
type LatinOf = QueryContext['latinOf'];

function slugsOf(events: readonly NamedEvent[], latinOf: LatinOf): ReadonlyMap<NamedEvent, string> {
  const found = known.get(events);
  if (found && found.latinOf === latinOf) return found.slugs;
  const list = eventSlugs(events, latinOf);
  const slugs = new Map(events.map((event, index) => [event, list[index] ?? '']));
  known.set(events, { latinOf, slugs });
  return slugs;
}
