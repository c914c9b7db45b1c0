import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { readConfig } from '#api/read-answer.ts';
import { type Position, positionOf } from '#blocks/map/position.ts';
import { eventDays } from '#lib/event-days.ts';
import {
  type FeedFormat,
  type FeedName,
  feedFormats,
  feedNames,
  feedPath,
  feedTypes,
} from '#registry/feeds.ts';
import { calls } from '#schemas/calls.ts';
import { eventKinds } from '#schemas/enumerations.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import { languageParameter, withLanguage } from '#site/urls.ts';
import { type Clock, createToday } from '../clock.ts';
import type { AddressedEvent, EventIndex } from '../event-index.ts';
import { type EncodedPage, encodePage } from '../render/page-cache.ts';
import { languageSchema } from '../request-language.ts';
import { forEveryone, retryLater, sendEncoded } from '../routes/cached-response.ts';
import { type CollectFeedOptions, collectFeed } from './collect-feed.ts';
import { jsonFeedOf, rssOf } from './feed.ts';

export interface FeedOptions extends CollectFeedOptions {
  clock: Clock;
  eventIndex: EventIndex;
}

/** Files that stay compressed: the feeds, the calendars of all events in both languages, and those of frequent filters and events. */
const knownFiles = 70;

/** Filters of the whole calendar. A value that is not understood does not filter. */
const filterSchema = z.object({
  /** 1: exhibitions; 2: meetings. */
  type: z.enum(['1', '2']).optional().catch(undefined),
  kind: z.enum(eventKinds).optional().catch(undefined),
  /** Id or name of a hall or room. */
  hall: z.string().max(100).optional().catch(undefined),
  start: z.iso.date().optional().catch(undefined),
  end: z.iso.date().optional().catch(undefined),
});
type Filter = z.output<typeof filterSchema>;

const calendarType = 'text/calendar; charset=utf-8';

/**
 * Calendars: `/events.ics` of all events or those of a filter, and `/events/{slug}.ics` of one (rule EVT-05). Feeds:
 * `/feeds/{name}.rss` and `.json` (rule EVT-06). A file is made once per revision, that of coming events once a day too.
 */
export function feedRoutes(options: FeedOptions) {
  const { source, loader, clock, siteOrigin, timeZone, eventIndex } = options;
  const routes = new Hono();
  const today = createToday(clock, timeZone);
  let known: { revision: string; files: LRUCache<string, EncodedPage> } | undefined;

  /** The files of the current revision. */
  async function currentFiles(): Promise<LRUCache<string, EncodedPage>> {
    const revision = await source.revision();
    if (known?.revision !== revision) known = { revision, files: new LRUCache({ max: knownFiles }) };
    return known.files;
  }

  /** @returns undefined if no event is left of those asked for */
  async function calendarOf(
    key: string,
    language: Language,
    choose: (events: readonly AddressedEvent[]) => readonly AddressedEvent[] | undefined,
    list = eventIndex.events,
  ): Promise<EncodedPage | 'away' | undefined> {
    const files = await currentFiles();
    const made = files.get(key);
    if (made) return made;
    const { list: known, complete } = await list();
    const events = choose(known);
    if (!events) return complete ? undefined : 'away';
    if (!complete && known.length === 0) return 'away';
    const [{ shell, complete: shellComplete }, position] = await Promise.all([
      loader.list(language),
      positionIn(language),
    ]);
    const { siteName: name, hotline } = shell;
    const { calendarFile } = await import('./calendar.ts');
    const text = calendarFile(events, {
      ...{ name, venue: { name, address: hotline?.address, position } },
      ...{ language, siteOrigin, timeZone, now: clock() },
    });
    const file = encodePage(text);
    if (complete && shellComplete) files.set(key, file);
    return file;
  }

  /** Where the venue is; undefined if the contact details do not say it. */
  async function positionIn(language: Language): Promise<Position | undefined> {
    const key = 'official.contactUs.config';
    const request = calls.remoteConfig.request.parse({ key });
    const answer = await source.call('remoteConfig', request, { language });
    return answer.ok ? positionOf(readConfig(key, answer.data, { language })?.geographicPosition) : undefined;
  }

  async function feedOf(
    name: FeedName,
    format: FeedFormat,
    language: Language,
  ): Promise<EncodedPage | 'away'> {
    const files = await currentFiles();
    const day = today();
    const key = JSON.stringify([name, format, language, name === 'events' ? day : '']);
    const made = files.get(key);
    if (made) return made;
    const { list, complete } = name === 'events' ? await eventIndex.events() : { list: [], complete: true };
    if (!complete && list.length === 0) return 'away';
    const events = list.filter(({ event }) => isComing(event, day));
    const feed = await collectFeed({ name, language, events }, options);
    if (!feed) return 'away';
    const path = feedPath(name, format);
    const self = siteOrigin + (language === defaultLanguage ? path : withLanguage(path, language));
    const file = encodePage((format === 'rss' ? rssOf : jsonFeedOf)({ ...feed, self }));
    if (complete) files.set(key, file);
    return file;
  }

  const languageOf = (c: Context): Language =>
    languageSchema.catch(defaultLanguage).parse(c.req.query(languageParameter));
  const away = (c: Context) => c.body(null, 503, { ...retryLater, 'cache-control': 'no-store' });

  routes.get('/events.ics', async (c) => {
    const language = languageOf(c);
    const filter = filterSchema.parse(c.req.query());
    const { type } = filter;
    const file = await calendarOf(
      JSON.stringify([language, filter]),
      language,
      (events) => events.filter(({ event }) => matches(event, filter)),
      type && (() => eventIndex.ofCentre(Number(type))),
    );
    return file === undefined || file === 'away' ? away(c) : sendEncoded(c, file, forEveryone(calendarType));
  });
  routes.get('/events/:file{[^/]+\\.ics}', async (c, next) => {
    const language = languageOf(c);
    const slug = c.req.param('file').slice(0, -'.ics'.length);
    const file = await calendarOf(JSON.stringify([language, slug]), language, (events) => {
      const found = events.filter((one) => one.slug === slug);
      return found.length > 0 ? found : undefined;
    });
    if (file === undefined) {
      const to = await eventIndex.movedTo(slug);
      if (to === undefined) return next();
      c.header('cache-control', 'no-cache');
      const path = `/events/${to}.ics`;
      return c.redirect(language === defaultLanguage ? path : withLanguage(path, language), 301);
    }
    return file === 'away' ? away(c) : sendEncoded(c, file, forEveryone(calendarType));
  });
  for (const name of feedNames)
    for (const format of feedFormats)
      routes.get(feedPath(name, format), async (c) => {
        const file = await feedOf(name, format, languageOf(c));
        if (file === 'away') return away(c);
        return sendEncoded(c, file, forEveryone(`${feedTypes[format]}; charset=utf-8`));
      });
  return routes;
}

/** True for events that are not over and have a day. */
function isComing(event: AddressedEvent['event'], today: string): boolean {
  const { until } = eventDays(event);
  return until !== undefined && until >= today;
}

function matches(event: AddressedEvent['event'], { kind, hall, start, end }: Filter): boolean {
  const { date: first = '', until: last = '' } = eventDays(event);
  return (
    (kind === undefined || event.kind === kind) &&
    (hall === undefined || [...event.halls, event.field, event.fieldEn].includes(hall)) &&
    (start === undefined || last >= start) &&
    (end === undefined || first <= end)
  );
}
