import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { centerType } from '#schemas/enumerations.ts';
import { dateAt } from './calendar.ts';
import { mediaFile, readJson } from './content.ts';
import { media } from './media.ts';
import { eventName, exhibitions, meetings, type VenueEvent } from './schedule.ts';
import { placesIn } from './venues/places.ts';

/** Pictures of past events of one centre, the newest first. */
const atlasList = z.array(
  z.strictObject({
    /** The id of the event in the schedule. */
    event: z.string(),
    cover: mediaFile,
    /** Names of scenes, in the order of their pictures. */
    scenes: z.array(z.string()),
    /** Single pictures after those of the scenes. */
    more: z.array(mediaFile).optional(),
  }),
);
type Atlas = z.output<typeof atlasList>[number];

const { scenes, ...atlases } = readJson(
  'atlases',
  z.strictObject({
    /** Pictures that show one part of an event. */
    scenes: z.record(z.string(), z.array(mediaFile)),
    exhibitions: atlasList,
    meetings: atlasList,
  }),
);

/**
 * Pictures of past events of both centres on the day `today` (yyyy-mm-dd). Name, place and date are those of the schedule.
 *
 * @throws Error if the schedule has no such event, or if there is no such scene
 */
export const atlasEntries = (today: string): EntryInput[] => [
  ...entriesOf({ type: 'EX_CENTER', name: 'exhibition', events: exhibitions }, atlases.exhibitions, today),
  ...entriesOf({ type: 'MEET_CENTER', name: 'meeting', events: meetings }, atlases.meetings, today),
];

interface Centre {
  type: keyof typeof centerType;
  /** The ids begin with it. */
  name: string;
  events: readonly VenueEvent[];
}

const entriesOf = ({ type, name, events }: Centre, list: readonly Atlas[], today: string): EntryInput[] =>
  list.map((atlas, index) => {
    const event = events.find(({ id }) => id === atlas.event);
    if (!event) throw new Error(`atlas of ${atlas.event}: the schedule of the ${name}s has no such event`);
    return {
      kind: 'atlas',
      id: `atlas-${name}-${String(index + 1).padStart(2, '0')}`,
      facet: String(centerType[type]),
      date: dateAt(today, event.starts),
      data: {
        activityImg: media(atlas.cover),
        atlasNameCn: eventName(event, 'zh-CN', today),
        atlasNameEn: eventName(event, 'en-US', today),
        hallNameCn: placesIn('zh-CN', event.places),
        hallNameEn: placesIn('en-US', event.places),
        eventId: atlas.event,
        atlasPool: picturesOf(atlas).map((file) => ({ url: media(file) })),
      },
    };
  });

/** Every picture of an atlas once, the cover first. */
function picturesOf({ event, cover, scenes: shown, more = [] }: Atlas) {
  const ofScenes = shown.flatMap((name) => {
    const pictures = scenes[name];
    if (!pictures) throw new Error(`atlas of ${event}: there is no scene ${name}`);
    return pictures;
  });
  return [...new Set([cover, ...ofScenes, ...more])];
}
