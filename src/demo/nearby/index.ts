import type { EntryInput } from '#schemas/entry.ts';
import { cateringEntries } from './catering.ts';
import { hotelEntries } from './hotels.ts';
import { sightEntries } from './sights.ts';
import { trafficEntries } from './traffic.ts';

/** What is around the venue: where to stay, what to see, where to eat, how to get here. */
export const nearbyEntries: EntryInput[] = [
  ...hotelEntries,
  ...sightEntries,
  ...cateringEntries,
  ...trafficEntries,
];
