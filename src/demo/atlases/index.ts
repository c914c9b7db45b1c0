import type { EntryInput } from '#schemas/entry.ts';
import { centerType } from '#schemas/enumerations.ts';
import { dateAt } from '../calendar.ts';
import { media } from '../media.ts';
import { eventName, type VenueEvent } from '../schedule/event.ts';
import { exhibitions, meetings } from '../schedule/index.ts';
import { placesIn } from '../venues/places.ts';
import { exhibitionAtlases } from './exhibitions.ts';
import { meetingAtlases } from './meetings.ts';
import { type Atlas, poolOf } from './pictures.ts';

interface Centre {
  type: keyof typeof centerType;
  /** What their ids begin with. */
  name: string;
  events: readonly VenueEvent[];
  atlases: readonly Atlas[];
}

const centres: readonly Centre[] = [
  { type: 'EX_CENTER', name: 'exhibition', events: exhibitions, atlases: exhibitionAtlases },
  { type: 'MEET_CENTER', name: 'meeting', events: meetings, atlases: meetingAtlases },
];

/**
 * Pictures of past events of both centres as they stand on the day `today` (yyyy-mm-dd); name, place and date are those
 * of the schedule. Throws when the schedule does not know an event.
 */
export const atlasEntries = (today: string): EntryInput[] =>
  centres.flatMap((centre) =>
    centre.atlases.map((atlas, index) => {
      const event = centre.events.find(({ id }) => id === atlas.event);
      if (!event)
        throw new Error(`atlas of ${atlas.event}: the schedule of the ${centre.name}s has no such event`);
      return {
        kind: 'atlas',
        id: `atlas-${centre.name}-${String(index + 1).padStart(2, '0')}`,
        facet: String(centerType[centre.type]),
        date: dateAt(today, event.starts),
        data: {
          activityImg: media(atlas.cover),
          atlasNameCn: eventName(event, 'zh-CN', today),
          atlasNameEn: eventName(event, 'en-US', today),
          hallNameCn: placesIn('zh-CN', event.places),
          hallNameEn: placesIn('en-US', event.places),
          atlasPool: poolOf(atlas).map((file) => ({ url: media(file) })),
        },
      };
    }),
  );
