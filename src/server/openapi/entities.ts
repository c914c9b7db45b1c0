import type * as z from 'zod';
import { activityAtlasSchema } from '#schemas/activity-atlas.ts';
import { albumSchema } from '#schemas/album.ts';
import { articleSchema, attachmentSchema } from '#schemas/article.ts';
import { attachedFileSchema, facilitySchema } from '#schemas/attached-file.ts';
import { bannerSchema } from '#schemas/banner.ts';
import { footerSchema } from '#schemas/footer.ts';
import { introductionSchema, statisticSchema } from '#schemas/introduction.ts';
import { menuItemSchema } from '#schemas/menu.ts';
import { operationServiceGroupSchema, operationServiceSchema } from '#schemas/operation-service.ts';
import { remoteConfigEntrySchema } from '#schemas/remote-config.ts';
import { scheduleItemSchema } from '#schemas/schedule.ts';
import { technicalParameterSchema } from '#schemas/technical-parameter.ts';
import {
  meetingVenueGroupSchema,
  meetingVenueSchema,
  siteDetailSchema,
  venueSchema,
} from '#schemas/venue.ts';

/** Entities that the document describes once, by name. Other schemas are described inline. */
export const entityNames: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [activityAtlasSchema, 'ActivityAtlas'],
  [albumSchema, 'Album'],
  [articleSchema, 'Article'],
  [attachmentSchema, 'Attachment'],
  [attachedFileSchema, 'AttachedFile'],
  [facilitySchema, 'Facility'],
  [bannerSchema, 'Banner'],
  [footerSchema, 'FooterConfig'],
  [introductionSchema, 'Introduction'],
  [statisticSchema, 'Statistic'],
  [menuItemSchema, 'MenuItem'],
  [operationServiceGroupSchema, 'OperationServiceGroup'],
  [operationServiceSchema, 'OperationService'],
  [remoteConfigEntrySchema, 'RemoteConfig'],
  [scheduleItemSchema, 'ScheduleItem'],
  [technicalParameterSchema, 'TechnicalParameter'],
  [venueSchema, 'Venue'],
  [meetingVenueGroupSchema, 'MeetingVenueGroup'],
  [meetingVenueSchema, 'MeetingVenue'],
  [siteDetailSchema, 'SiteDetail'],
]);
