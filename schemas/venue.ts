import * as z from 'zod';
import { address, list, requiredAddress, requiredText, text } from './tolerant.ts';

const pictures = list(z.object({ imageIcon: requiredAddress() }));

/** One figure of a hall or room: an area, a height, a capacity by seating layout. */
export const siteDetailSchema = z.object({ numValue: requiredText(), unit: text(), introduce: text() });
export type SiteDetail = z.output<typeof siteDetailSchema>;

/** An exhibition venue (specification, section 3). */
export const venueSchema = z.object({
  title: requiredText(),
  titleInfo: text(),
  imageFiles: pictures,
  siteDetails: list(siteDetailSchema),
});
export type Venue = z.output<typeof venueSchema>;

export const venuesSchema = list(venueSchema);

/** A meeting room: a venue with an icon. */
export const meetingVenueSchema = venueSchema.extend({ icon: address() });
export type MeetingVenue = z.output<typeof meetingVenueSchema>;

/** Meeting rooms that belong together; the site shows the first group of the answer. */
export const meetingVenueGroupSchema = z.object({
  title: requiredText(),
  titleInfo: text(),
  siteManagementVoList: list(meetingVenueSchema),
});
export type MeetingVenueGroup = z.output<typeof meetingVenueGroupSchema>;

export const meetingVenuesSchema = list(meetingVenueGroupSchema);
