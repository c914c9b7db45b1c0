import { bookingJourney } from './journeys/booking.ts';
import { contentJourney } from './journeys/content.ts';
import { bannerJourney, pagerJourney, yearsJourney } from './journeys/home.ts';
import type { Journey } from './journeys/journey.ts';
import {
  galleryJourney,
  hotelsJourney,
  scheduleJourney,
  sitePlanJourney,
  technicalJourney,
} from './journeys/pages.ts';
import { requestJourney, suggestionJourney } from './journeys/request.ts';
import { shortVisitJourney } from './journeys/short-visit.ts';

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
  sitePlanJourney,
  hotelsJourney,
  shortVisitJourney,
  contentJourney,
];
