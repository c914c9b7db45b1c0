import type { Event } from 'schema-dts';
import { type SpaceCard, spaceCardsQuery } from '#blocks/connected-space.ts';
import {
  defineBlock,
  noQuery,
  type Query,
  type QueryContext,
  query,
  type StructuredDataContext,
  staticData,
} from '#blocks/define.ts';
import { type SmallPlanLevel, smallPlanQuery } from '#blocks/small-plan.ts';
import { type EventTexts, eventTexts } from '#i18n/event.ts';
import { dayInSlug } from '#lib/event-slug.ts';
import { isLightMotif } from '#lib/motif-of.ts';
import { languageKey } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import { type EventPage, type EventView, eventPage } from './event.ts';
import {
  type Hotel,
  hotelsQuery,
  noRelated,
  type Origin,
  originsQuery,
  type RelatedItem,
  relatedQueries,
  wayAddress,
} from './related.ts';
import { eventProps } from './schema.ts';

/** Paths of other pages, and the texts of the view. */
export interface EventSurroundings {
  texts: EventTexts;
  schedule?: string | undefined;
  traffic?: string | undefined;
  hotels?: string | undefined;
  /** The ways to a space, with `{space}` for its id in the schedule. */
  way?: string | undefined;
  /** Address with which calendars subscribe to all events. */
  subscription?: string | undefined;
}

interface EventQueries extends Record<string, Query<unknown>> {
  page: Query<EventPage>;
  around: Query<EventSurroundings>;
  building: Query<SmallPlanLevel[]>;
  spaces: Query<SpaceCard[]>;
  hotels: Query<Hotel[]>;
  origins: Query<Origin[]>;
  news: Query<RelatedItem[]>;
  exhibitionPictures: Query<RelatedItem[]>;
  meetingPictures: Query<RelatedItem[]>;
  exhibitionAlbums: Query<RelatedItem[]>;
  meetingAlbums: Query<RelatedItem[]>;
}

/** Pages that list events: a page for events redirects to the first of them. */
const scheduleSource = { call: 'scheduleList', reads: ['start', 'end'] } as const;

/**
 * Head and content of the page of one event (decision 033): dates and hours, who may enter, tickets, organiser, build-up,
 * events at the same time. Fields that a backend does not send are left out.
 */
export default defineBlock({
  type: 'event',
  version: 1,
  isStatic: true,
  isPageHead: true,
  itemInPath: scheduleSource,
  schema: eventProps,
  palette: {
    group: 'data',
    name: { zh: '活动详情', en: 'Event' },
    help: {
      zh: '网址所指的展会或会议：日期、时间、入场、主办单位',
      en: 'The show or meeting of the address: dates, hours, admission, organiser',
    },
    sketch: 'text',
  },
  example: {},
  parameters: () => ['slug'],
  queries: ({ arrival, related }, context): EventQueries => ({
    page: pageQuery(context),
    building: smallPlanQuery(context),
    spaces: spaceCardsQuery(context),
    hotels: arrival ? hotelsQuery(context) : noQuery,
    origins: arrival ? originsQuery(context) : noQuery,
    ...(related ? relatedQueries(context) : noRelated),
    around: staticData({
      texts: eventTexts[languageKey(context.language)],
      schedule: context.pagesShowing(scheduleSource)[0]?.path,
      ...(arrival && {
        traffic: pathOfFiles(context, 'TRAFFIC_DIRECTIONS'),
        hotels: pathOfFiles(context, 'HOTEL_ACCOMMODATION'),
        way: wayAddress(context),
      }),
      subscription: subscriptionOf(context),
    }),
  }),
  itemParameter: 'slug',
  subject: (_props, { page }) => {
    if (page.state !== 'ready') return page.state === 'missing' ? 'missing' : undefined;
    const { event } = page.value;
    if (!event) return 'missing';
    const isLight = !event.picture && event.motif !== undefined && isLightMotif(event.motif);
    const { title, documentTitle } = event;
    return { title, documentTitle, ...(isLight ? { isLight } : {}) };
  },
  structuredData: (_props, { page, around }, context) => {
    const event = page.state === 'ready' ? page.value.event : undefined;
    if (!event || page.state !== 'ready' || around.state !== 'ready') return undefined;
    const { schedule, texts } = around.value;
    return {
      thing: eventData(event, page.value.card, context),
      above: schedule === undefined ? undefined : { label: texts.schedule, href: schedule },
    };
  },
  texts: (_props, { page }) => {
    const event = page.state === 'ready' ? page.value.event : undefined;
    return event ? { prose: [event.lead, ...event.paragraphs].map((text) => ({ text })) } : {};
  },
});

/** Calendars send no cookie, so the address has the language. */
function subscriptionOf({ origin, language }: QueryContext): string | undefined {
  if (origin === undefined) return undefined;
  const search = language === 'en-US' ? '?lang=en-US' : '';
  return `webcal://${new URL(origin).host}/events.ics${search}`;
}

const pathOfFiles = ({ pagesShowing }: QueryContext, atlasTypes: string): string | undefined =>
  pagesShowing({ call: 'filePage', params: { atlasTypes } })[0]?.path;

/** The events on the first day of the address; without an address, as in the editor, those from today on. */
function pageQuery(context: QueryContext): Query<EventPage> {
  const { slug } = context.search;
  const today = context.today();
  const day = slug === undefined ? undefined : dayInSlug(slug);
  const days = slug === undefined ? { start: today } : day && { start: day, end: day };
  return query(
    'scheduleList',
    { type: 0, pageNo: 1, pageSize: 999, ...days },
    {
      name: `event:${slug ?? ''}:${today}`,
      select: (shows) => eventPage(shows, { slug, isOfDays: days !== undefined, today }, context),
    },
  );
}

/**
 * @param card the drawn picture for events without a photograph
 * @returns an event in the terms of schema.org, with the properties that Google requires and recommends for events, as far
 * as they are known; `undefined` for an event without a day, because Google requires one
 */
function eventData(
  event: EventView,
  card: Picture | undefined,
  { language, url, absolute, description, organization, place }: StructuredDataContext,
): Event | undefined {
  const { title, date, until, status, lead, picture = card, organizer, tickets } = event;
  if (date === undefined) return undefined;
  return {
    '@type': 'Event',
    name: title,
    description: lead ?? description,
    startDate: date,
    endDate: until ?? date,
    eventStatus: `https://schema.org/${status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: [place.name, event.place].filter(Boolean).join(' · '),
      address: place.address,
    },
    image: picture && absolute(picture.src),
    organizer: organizer
      ? { '@type': 'Organization', name: organizer.name, url: organizer.url }
      : organization,
    offers:
      event.url && status !== 'ended' && status !== 'cancelled'
        ? { '@type': 'Offer', url: absolute(event.url), description: tickets }
        : undefined,
    url,
    inLanguage: language,
  };
}
