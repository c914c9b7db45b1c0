import { bookingJourney } from './journeys/booking.ts';
import { galleryJourney } from './journeys/gallery.ts';
import { bannerJourney, pagerJourney, yearsJourney } from './journeys/home.ts';
import type { Journey } from './journeys/journey.ts';
import { hotelsJourney, technicalJourney } from './journeys/pages.ts';
import { requestJourney } from './journeys/request.ts';
import { scheduleJourney } from './journeys/schedule.ts';
import { suggestionJourney } from './journeys/suggestion.ts';

export type { Journey } from './journeys/journey.ts';

/** All journeys that QA records. */
export const journeys: readonly Journey[] = [
  yearsJourney,
  scheduleJourney,
  galleryJourney,
  bookingJourney,
  suggestionJourney,
  requestJourney,
  bannerJourney,
  pagerJourney,
  technicalJourney,
  hotelsJourney,
];
