import * as z from 'zod';
import type { ReadCallName } from '#schemas/calls.ts';
import { albumTypes, attachmentKinds, centerTypeNames, serviceKinds } from '#schemas/enumerations.ts';

/** How a finding names a source: its call, and what of the call where not all of it is meant. */
const names = z.registry<{ name: string }>();

const source = <const Call extends ReadCallName, Params extends z.ZodType>(
  call: Call,
  params: Params,
  only: readonly string[] = [],
) => z.object({ call: z.literal(call), params }).register(names, { name: nameWith(call, only) });

const nameWith = (call: string, only: readonly string[]): string =>
  only.length > 0 ? `${call} (${only.join(', ')})` : call;

/** Sizes of pages are those of the specification, section 9, unless stated. */
const pageSize = (standard: number) => z.int().min(1).max(100).default(standard);
const center = z.int().min(1).max(2);

export const atlases = source('activityAtlasPage', z.object({ type: center, pageSize: pageSize(10) }));

export const albums = source('albumPage', z.object({ atlasType: z.enum(albumTypes), pageSize: pageSize(6) }));

type AttachmentKind = (typeof attachmentKinds)[number];

/** Attached files of some kinds. */
export const files = <const Kinds extends readonly [AttachmentKind, ...AttachmentKind[]]>(...kinds: Kinds) =>
  source(
    'filePage',
    z.object({
      atlasTypes: z.enum(kinds),
      isConfigure: z.enum(['YES', 'NO']).optional(),
      pageSize: pageSize(10),
    }),
    kinds,
  );

export const shows = source('scheduleList', z.object({ type: z.int().min(0).max(2), pageSize: pageSize(6) }));

export const halls = source('venues', z.object({}).prefault({}));

export const rooms = source('meetingVenues', z.object({}).prefault({}));

export const services = source(
  'operationServices',
  z.object({ centerType: z.enum(centerTypeNames), serviceType: z.enum(serviceKinds) }),
);

type ConfigKey = 'official.contactUs.config' | 'official.companyProfile.config';

/** Lists of remote configs: the contact cards, or the services of the company profile. */
export const configs = <const Keys extends readonly [ConfigKey, ...ConfigKey[]]>(...keys: Keys) =>
  source('remoteConfig', z.object({ key: z.enum(keys) }), keys);

/** Sources whose items have a picture that says enough without a date, a film or a file. */
export const pictured = [
  atlases,
  albums,
  files('CATERING', 'HOTEL_ACCOMMODATION', 'cultural_tourism'),
  halls,
  rooms,
] as const;

/** Every call of the contract that answers with several of something. */
export const everySource = [
  atlases,
  albums,
  files(...attachmentKinds),
  shows,
  halls,
  rooms,
  services,
  configs('official.contactUs.config', 'official.companyProfile.config'),
] as const;

/** A source as a block reads it. */
export type CollectionSource = z.output<(typeof everySource)[number]>;

type SourceSchemas = {
  [N in CollectionSource['call']]: z.ZodObject<{
    call: z.ZodLiteral<N>;
    params: z.ZodType<Extract<CollectionSource, { call: N }>['params']>;
  }>;
};
type SourceSchema = SourceSchemas[CollectionSource['call']];

/** Sources that a block accepts. */
export type Accepts = readonly [SourceSchema, ...SourceSchema[]];

/** @returns the names of sources, such as `filePage (SERVICE_MANUAL)` */
export const namesOf = (sources: Accepts): string[] =>
  sources.map((entry) => names.get(entry)?.name ?? entry.shape.call.value);

/** The name of one source, such as `filePage (CATERING)` or `albumPage`. */
export function nameOf({ call, params }: CollectionSource): string {
  switch (call) {
    case 'filePage':
      return nameWith(call, [params.atlasTypes]);
    case 'remoteConfig':
      return nameWith(call, [params.key]);
    default:
      return call;
  }
}
