import type { SpaceCard } from '#blocks/connected-space.ts';
import type { SmallPlanLevel } from '#blocks/small-plan.ts';
import { areaOf } from '#blocks/space-area.ts';
import type { Venue, VenueSpace } from '#blocks/space-queries.ts';
import type { BookingDatesTexts, BookingDatesTranslate } from '#i18n/booking-dates.ts';
import type { Occupation } from '#lib/availability.ts';
import { dayIfAny } from '#lib/date.ts';
import type { BookingFields } from '#schemas/booking-forms.ts';

/** Parts of spaces that the address names and that are booked as their whole space. */
export interface WantedParts {
  /** Their names and area in words. */
  text: string;
  /** Area of the parts in m², by the id of their whole space. */
  areas: Readonly<Record<string, number>>;
}

/** What a booking form knows besides its fields. */
export interface BookingRequest {
  fields: BookingFields;
  texts: BookingDatesTexts;
  /** Ids of spaces and days of the address (`?spaces=1,2&from=2027-03-29&until=2027-04-03`). */
  wanted: {
    spaces: readonly string[];
    from: string | undefined;
    until: string | undefined;
    /** People and layout in words. */
    setUp?: string | undefined;
  };
  /** On the site's clock, yyyy-mm-dd. */
  today: string;
  /** Path of the page that shows which days are free. */
  freeDates: string | undefined;
  /** Path of the page that finds spaces by size. */
  findSpace: string | undefined;
}

/** The spaces of a booking form, with what takes them. */
export interface Booking extends Venue {
  /** Single rooms that the address names and that the form offers as one of several only. */
  rooms: readonly VenueSpace[];
  parts: WantedParts | undefined;
  request: BookingRequest;
  t: BookingDatesTranslate;
  occupations: readonly Occupation[];
  /** Levels of the building with spaces of the list; empty without a plan of it. */
  plan: readonly SmallPlanLevel[];
  /** What the plan says about its spaces. */
  cards: readonly SpaceCard[];
}

/** @returns the space of the list that an id of the plan belongs to: several rooms may be let as one */
export const spaceOnPlan = ({ list }: Pick<Booking, 'list'>, booking: string): VenueSpace | undefined =>
  list.find(({ id, rooms }) => id === booking || rooms.includes(booking));

/** Reads what a link from the free dates asks for; invalid values count as absent. */
export function readWanted(search: Readonly<Record<string, string>>): BookingRequest['wanted'] {
  const from = dayIfAny(search.from);
  const until = dayIfAny(search.until);
  return {
    spaces: (search.spaces ?? '').split(',', 40).filter(Boolean),
    from,
    until: from && until && until < from ? undefined : until,
  };
}

/** @returns the texts for the fields of halls and area */
export function textsOf(
  spaces: readonly VenueSpace[],
  { fields, t }: { fields: BookingFields; t: BookingDatesTranslate },
): Record<string, string> {
  const names = typed(spaces.map(({ name }) => name).join(t('separator')));
  const total = areaOf(spaces);
  const area = total > 0 ? typed(t('area', { area: total.toLocaleString('en') })) : '';
  if (fields.area === undefined)
    return { [fields.space]: [names, area].filter(Boolean).join(t('separator')) };
  return { [fields.space]: names, [fields.area]: area };
}

/** @returns the spaces with the area of their wanted parts, for spaces of which only parts are wanted */
export const withPartAreas = (
  spaces: readonly VenueSpace[],
  parts: WantedParts | undefined,
): readonly VenueSpace[] => spaces.map((space) => ({ ...space, area: parts?.areas[space.id] ?? space.area }));

/** As people type it: texts of the site have spaces that do not break. */
const typed = (text: string) => text.replaceAll('\u00a0', ' ');

/** @returns initial values of the form, for the spaces and days of the address */
export function wantedValues({ list, rooms, parts, request, t }: Booking): Record<string, string> {
  const { fields, wanted } = request;
  const spaces = withPartAreas([...list.filter(({ id }) => wanted.spaces.includes(id)), ...rooms], parts);
  const remark = [parts?.text, wanted.setUp].filter(Boolean).join('\n');
  return {
    ...(spaces.length > 0 && textsOf(spaces, { fields, t })),
    ...(wanted.from && { [fields.from]: `${wanted.from}T08:00` }),
    ...(wanted.from && fields.from === 'decorateTime' && { beginTime: `${wanted.from}T09:00` }),
    ...(wanted.until && { [fields.until]: `${wanted.until}T18:00` }),
    ...(remark && { remark: typed(remark) }),
  };
}
