import * as z from 'zod';
import { label } from './label.ts';
import { address, list, requiredAddress, requiredText, text } from './lenient-fields.ts';

const pictures = list(z.object({ imageIcon: label(requiredAddress(), { zh: '图片', en: 'Picture' }) }));

/** One figure of a hall or room: an area, a height, a capacity by seating layout. */
export const siteDetailSchema = z.object({
  numValue: label(requiredText(), { zh: '数字', en: 'Figure', widget: 'plain' }),
  unit: label(text(), { zh: '单位', en: 'Unit', mayLack: true }),
  introduce: label(text(), { zh: '说明', en: 'What it is' }),
});
export type SiteDetail = z.output<typeof siteDetailSchema>;

/** An exhibition venue (specification, section 3). */
export const venueSchema = z.object({
  title: label(requiredText(), { zh: '标题', en: 'Title' }),
  titleInfo: label(text(), { zh: '说明', en: 'Description', widget: 'longText' }),
  imageFiles: label(pictures, { zh: '图片', en: 'Pictures' }),
  siteDetails: label(list(siteDetailSchema), { zh: '数据', en: 'Figures' }),
});
export type Venue = z.output<typeof venueSchema>;

export const venuesSchema = list(venueSchema);

/** A meeting room: a venue with an icon. */
export const meetingVenueSchema = venueSchema.extend({
  icon: label(address(), { zh: '图标', en: 'Icon', widget: 'icon' }),
});
export type MeetingVenue = z.output<typeof meetingVenueSchema>;

/** A group of meeting rooms. The site shows the first group of the answer. */
export const meetingVenueGroupSchema = z.object({
  title: label(requiredText(), { zh: '标题', en: 'Title' }),
  titleInfo: label(text(), { zh: '说明', en: 'Description', widget: 'longText' }),
  siteManagementVoList: label(list(meetingVenueSchema), { zh: '会议室', en: 'Rooms' }),
});
export type MeetingVenueGroup = z.output<typeof meetingVenueGroupSchema>;

export const meetingVenuesSchema = list(meetingVenueGroupSchema);
