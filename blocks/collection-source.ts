import * as z from 'zod';
import { albumTypes, attachmentKinds } from '#schemas/enumerations.ts';

const pageSize = (standard: number) => z.int().min(1).max(100).default(standard);
const center = z.int().min(1).max(2);

/**
 * Where a collection of items comes from: a call of the contract that answers with several of something. Sizes of
 * pages are those of the specification, section 9, unless stated.
 */
export const collectionSource = z.discriminatedUnion('call', [
  z.object({
    call: z.literal('activityAtlasPage'),
    params: z.object({ type: center, pageSize: pageSize(10) }),
  }),
  z.object({
    call: z.literal('albumPage'),
    params: z.object({ atlasType: z.enum(albumTypes), pageSize: pageSize(6) }),
  }),
  z.object({
    call: z.literal('filePage'),
    params: z.object({
      atlasTypes: z.enum(attachmentKinds),
      isConfigure: z.enum(['YES', 'NO']).optional(),
      pageSize: pageSize(10),
    }),
  }),
  z.object({
    call: z.literal('scheduleList'),
    params: z.object({ type: z.int().min(0).max(2), pageSize: pageSize(6) }),
  }),
  z.object({ call: z.literal('venues'), params: z.object({}).prefault({}) }),
  z.object({ call: z.literal('meetingVenues'), params: z.object({}).prefault({}) }),
  z.object({
    call: z.literal('remoteConfig'),
    params: z.object({ key: z.enum(['official.contactUs.config', 'official.companyProfile.config']) }),
  }),
]);
export type CollectionSource = z.output<typeof collectionSource>;
