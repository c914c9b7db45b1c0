import type { EntryInput } from '#schemas/entry.ts';
import { scheduleEntry, type VenueEvent } from './event.ts';
import { comingExhibitions } from './exhibitions-coming.ts';
import { earlierExhibitions } from './exhibitions-earlier.ts';
import { laterExhibitions } from './exhibitions-later.ts';
import { pastExhibitions } from './exhibitions-past.ts';
import { comingMeetings } from './meetings-coming.ts';
import { earlierMeetings } from './meetings-earlier.ts';
import { pastMeetings } from './meetings-past.ts';

/** Every exhibition, the earliest first. */
export const exhibitions: readonly VenueEvent[] = [
  ...earlierExhibitions,
  ...pastExhibitions,
  ...comingExhibitions,
  ...laterExhibitions,
];

/** Every meeting, the earliest first. */
export const meetings: readonly VenueEvent[] = [...earlierMeetings, ...pastMeetings, ...comingMeetings];

/** The schedule as it stands on the day `today` (yyyy-mm-dd): a year and a half back, and as much ahead. */
export const scheduleEntries = (today: string): EntryInput[] => [
  ...exhibitions.map((event) => scheduleEntry(event, 'EX_CENTER', today)),
  ...meetings.map((event) => scheduleEntry(event, 'MEET_CENTER', today)),
];
