import type { Event } from 'schema-dts';
import type { StructuredDataContext } from '#blocks/define.ts';
import type { Picture } from '#schemas/picture.ts';
import type { EventView } from './event.ts';

/**
 * @param card the drawn picture for events without a photograph
 * @returns an event in the terms of schema.org, with the properties that Google requires and recommends for events, as far
 * as they are known; `undefined` for an event without a day, because Google requires one
 */
export function eventData(
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
