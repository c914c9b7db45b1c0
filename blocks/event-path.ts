import { eventSlugs, type NamedEvent } from '#lib/event-slug.ts';
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
  const slugs = eventSlugs(events, latinOf);
  const paths = new Map(events.map((event, index) => [event, `${page.path}/${slugs[index]}`]));
  return (event) => paths.get(event);
}
