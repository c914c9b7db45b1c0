import { type SpaceCard, spaceCardsQuery } from '#blocks/connected-space.ts';
import { defineBlock, type Query, type QueryContext, query, staticData } from '#blocks/define.ts';
import { phoneQuery } from '#blocks/hotline-query.ts';
import { type SmallPlanLevel, smallPlanQuery } from '#blocks/small-plan.ts';
import {
  buildingKey,
  findSpacePath,
  type Taken,
  takenQuery,
  type Venue,
  type VenueSpace,
  venueQuery,
} from '#blocks/space-queries.ts';
import { bookingDatesTexts } from '#i18n/booking-dates.ts';
import { translateIn } from '#i18n/i18n.ts';
import { spaceFinderTexts } from '#i18n/space-finder.ts';
import { layouts } from '#lib/space-finder.ts';
import { areaOf as outlineArea } from '#lib/space-layout.ts';
import { bookingFields } from '#schemas/booking-forms.ts';
import { type BuildingSpace, pointsOf } from '#schemas/building.ts';
import { calls, contractBase } from '#schemas/calls.ts';
import { type FormDefinition, suggestionForm } from '#schemas/form.ts';
import { namesOf } from '#schemas/form-fields.ts';
import { languageKey } from '#schemas/language.ts';
import { type CallFields, fieldsTaken } from '#schemas/unmapped-fields.ts';
import { type BookingRequest, readWanted, type WantedParts } from './booking.ts';
import { formProps } from './schema.ts';

/** Endpoint of a form. */
export interface Endpoint {
  /** Path of the create call at our origin. */
  path: string;
  /** Fields that the call accepts. */
  takes: CallFields;
  /** Time zone of its dates. */
  timeZone: string;
  /** Path of the page that looks up requests; absent if there is none. */
  tracking?: string | undefined;
}

interface FormQueries extends BookingQueries {
  endpoint: Query<Endpoint>;
  phone: Query<string>;
}

/** Only for bookings (rule EVT-09). */
interface BookingQueries extends Record<string, Query<unknown>> {
  booking: Query<BookingRequest>;
  venue: Query<Venue>;
  taken: Query<Taken>;
  rooms: Query<readonly VenueSpace[]>;
  parts: Query<WantedParts>;
  plan: Query<SmallPlanLevel[]>;
  cards: Query<SpaceCard[]>;
}

/** Months in which a booking knows what is taken. */
const months = 18;

/** The fields of a booking, if an editor's form still has them. */
function fieldsOf({ call, fields }: FormDefinition) {
  const booking = bookingFields[call];
  const names = new Set(fields.flatMap(namesOf));
  return booking && [booking.space, booking.from, booking.until].every((name) => names.has(name))
    ? booking
    : undefined;
}

/** Rooms that the space finder names and that the config of the spaces may have as parts of a group only. */
const roomsQuery = (ids: readonly string[], { config }: QueryContext): Query<readonly VenueSpace[]> =>
  query(
    'remoteConfig',
    { key: buildingKey },
    {
      ...{ name: `rooms:${ids.join(',')}`, auxiliary: true },
      select: (answer) =>
        config(buildingKey, answer)?.spaces.flatMap(({ booking, name, area }) =>
          booking !== undefined && ids.includes(booking)
            ? [{ id: booking, name, area, group: undefined, type: undefined, rooms: [] }]
            : [],
        ),
    },
  );

/** Parts that the space finder names: the request says them, because the form offers their whole space only. */
const partsQuery = (ids: readonly string[], { config, language }: QueryContext): Query<WantedParts> =>
  query(
    'remoteConfig',
    { key: buildingKey },
    {
      ...{ name: `parts:${ids.join(',')}`, auxiliary: true },
      select: (answer) => {
        const spaces = config(buildingKey, answer)?.spaces ?? [];
        const parts = spaces.filter(({ kind, id }) => kind === 'part' && ids.includes(id));
        if (parts.length === 0) return undefined;
        const t = translateIn(spaceFinderTexts, language);
        const areaOf = (of: readonly BuildingSpace[]) =>
          Math.round(
            of.reduce((sum, { area, outline }) => sum + (area ?? outlineArea(pointsOf(outline))), 0),
          );
        const names = parts.map(({ name }) => name).join(t('separator'));
        const area = t('squareMetres', { area: areaOf(parts).toLocaleString('en') });
        return {
          text: `${names}${language === 'en-US' ? ', ' : '，'}${area}`,
          areas: Object.fromEntries(
            spaces.flatMap(({ id, booking }) => {
              const own = parts.filter(({ of }) => of === id);
              return booking !== undefined && own.length > 0 ? [[booking, areaOf(own)] as const] : [];
            }),
          ),
        };
      },
    },
  );

/** What the space finder was asked for, in words: `600 people, theatre`. */
function setUpIn({ search, language }: QueryContext): string | undefined {
  const t = translateIn(spaceFinderTexts, language);
  const layout = layouts.find((one) => one === search.layout);
  const count = /^[1-9]\d{0,6}$/.test(search.people ?? '') ? Number(search.people) : undefined;
  const people =
    count === undefined || layout === 'booths'
      ? count && t('amountBooths', { count })
      : t('amountPeople', { count });
  const words = [people, layout && layout !== 'booths' ? t(layout) : undefined].filter(Boolean);
  return words.length > 0 ? words.join(t('separator')) : undefined;
}

function bookingQueries(form: FormDefinition, context: QueryContext): BookingQueries {
  const fields = fieldsOf(form);
  if (!fields)
    return {
      booking: staticData<BookingRequest>(undefined),
      venue: staticData<Venue>(undefined),
      taken: staticData<Taken>(undefined),
      rooms: staticData<readonly VenueSpace[]>(undefined),
      parts: staticData<WantedParts>(undefined),
      plan: staticData<SmallPlanLevel[]>(undefined),
      cards: staticData<SpaceCard[]>(undefined),
    };
  const wanted = readWanted(context.search);
  const parts = (context.search.parts ?? '').split(',', 40).filter(Boolean);
  return {
    booking: staticData({
      fields,
      texts: bookingDatesTexts[languageKey(context.language)],
      wanted: { ...wanted, setUp: setUpIn(context) },
      today: context.today(),
      freeDates: context.pagesShowing({ call: 'scheduleList', reads: ['space'] })[0]?.path,
      findSpace: findSpacePath(context),
    }),
    venue: venueQuery(context),
    taken: takenQuery(months, context, { auxiliary: true }),
    plan: smallPlanQuery(context),
    cards: spaceCardsQuery(context),
    rooms:
      wanted.spaces.length > 0
        ? roomsQuery(wanted.spaces, context)
        : staticData<readonly VenueSpace[]>(undefined),
    parts: parts.length > 0 ? partsQuery(parts, context) : staticData<WantedParts>(undefined),
  };
}

/** A form for a create call. Without JavaScript it posts to its own page. */
export default defineBlock({
  type: 'form',
  version: 1,
  schema: formProps,
  palette: {
    group: 'interaction',
    name: { zh: '表单', en: 'Form' },
    help: { zh: '预订、投诉与建议等访客填写的表单', en: 'A form for visitors: bookings, suggestions' },
    sketch: 'form',
  },
  example: {
    title: { zh: '投诉与建议', en: 'Complaints and suggestions' },
    form: suggestionForm,
  },
  machines: () => ['submission', 'toastQueue'],
  actions: ({ form }) => [form.call],
  parameters: ({ form }) => (fieldsOf(form) ? ['from', 'layout', 'parts', 'people', 'spaces', 'until'] : []),
  queries: ({ form, aside }, context): FormQueries => ({
    endpoint: staticData({
      path: contractBase + calls[form.call].path,
      takes: fieldsTaken(calls[form.call].creates.fields),
      timeZone: context.timeZone,
      tracking: context.pagesShowing({ call: 'trackRequest' })[0]?.path,
    }),
    phone: aside?.call ? phoneQuery(context) : staticData<string>(undefined),
    ...bookingQueries(form, context),
  }),
  texts: ({ title, intro, form }) => ({
    prose: [{ text: intro }],
    items: [{ title, text: form.note?.text }],
  }),
});
