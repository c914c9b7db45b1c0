import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { ContentSource } from '#api/content-source.ts';
import type { PageLoader } from '#registry/load-page.ts';
import { eventKinds } from '#schemas/enumerations.ts';
import { defaultLanguage } from '#schemas/language.ts';
import { languageParameter } from '#site/urls.ts';
import type { Clock } from '../clock.ts';
import { type EncodedPage, encodePage } from '../render/page-cache.ts';
import { languageSchema } from '../request-language.ts';
import { forEveryone, retryLater, sendEncoded } from '../routes/cached-response.ts';
import { type AddressedEvent, collectEvents, type Events } from '../sitemap/events.ts';

export interface FeedOptions {
  source: ContentSource;
  loader: PageLoader;
  clock: Clock;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
  log: (line: string) => void;
}

/** Calendars that stay compressed: that of all events in both languages, and those of frequent filters and events. */
const knownFiles = 50;

/** Filters of the whole calendar. A value that is not understood does not filter. */
const filterSchema = z.object({
  kind: z.enum(eventKinds).optional().catch(undefined),
  /** Id or name of a hall or room. */
  hall: z.string().max(100).optional().catch(undefined),
  start: z.iso.date().optional().catch(undefined),
  end: z.iso.date().optional().catch(undefined),
});
type Filter = z.output<typeof filterSchema>;

const calendarType = 'text/calendar; charset=utf-8';

/**
 * Calendars: `/events.ics` of all events or those of a filter, and `/events/{slug}.ics` of one. A file is made once per
 * revision (rule EVT-05).
 */
export function feedRoutes({ source, loader, clock, siteOrigin, timeZone, log }: FeedOptions) {
  const routes = new Hono();
  let known: { revision: string; events: Promise<Events>; files: LRUCache<string, EncodedPage> } | undefined;

  async function current() {
    const revision = await source.revision();
    if (known?.revision !== revision) {
      const fresh = {
        revision,
        events: collectEvents({ source, log }),
        files: new LRUCache<string, EncodedPage>({ max: knownFiles }),
      };
      known = fresh;
      // An incomplete list serves this request only.
      const forget = () => {
        if (known === fresh) known = undefined;
      };
      fresh.events.then(({ complete }) => complete || forget(), forget);
    }
    return known;
  }

  /** @returns undefined if no event is left of those asked for */
  async function fileOf(
    key: string,
    language: z.output<typeof languageSchema>,
    choose: (events: readonly AddressedEvent[]) => readonly AddressedEvent[] | undefined,
  ): Promise<EncodedPage | 'away' | undefined> {
    const state = await current();
    const { list, complete } = await state.events;
    const made = state.files.get(key);
    if (made) return made;
    const events = choose(list);
    if (!events) return complete ? undefined : 'away';
    if (!complete && list.length === 0) return 'away';
    const { shell } = await loader.list(language);
    const { calendarFile } = await import('./calendar.ts');
    const text = calendarFile(events, { name: shell.siteName, language, siteOrigin, timeZone, now: clock() });
    const file = encodePage(text);
    if (complete) state.files.set(key, file);
    return file;
  }

  routes.get('/events.ics', async (c) => {
    const language = languageSchema.catch(defaultLanguage).parse(c.req.query(languageParameter));
    const filter = filterSchema.parse(c.req.query());
    const file = await fileOf(JSON.stringify([language, filter]), language, (events) =>
      events.filter(({ event }) => matches(event, filter)),
    );
    return file === undefined || file === 'away'
      ? c.body(null, 503, { ...retryLater, 'cache-control': 'no-store' })
      : sendEncoded(c, file, forEveryone(calendarType));
  });
  routes.get('/events/:file{[^/]+\\.ics}', async (c, next) => {
    const language = languageSchema.catch(defaultLanguage).parse(c.req.query(languageParameter));
    const slug = c.req.param('file').slice(0, -'.ics'.length);
    const file = await fileOf(JSON.stringify([language, slug]), language, (events) => {
      const found = events.filter((one) => one.slug === slug);
      return found.length > 0 ? found : undefined;
    });
    if (file === undefined) return next();
    if (file === 'away') return c.body(null, 503, { ...retryLater, 'cache-control': 'no-store' });
    return sendEncoded(c, file, forEveryone(calendarType));
  });
  return routes;
}

function matches(event: AddressedEvent['event'], { kind, hall, start, end }: Filter): boolean {
  const first = event.startDate?.slice(0, 10) ?? '';
  const last = event.endDate?.slice(0, 10) ?? first;
  return (
    (kind === undefined || event.kind === kind) &&
    (hall === undefined || event.halls.includes(hall)) &&
    (start === undefined || last >= start) &&
    (end === undefined || first <= end)
  );
}
