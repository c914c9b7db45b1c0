import * as z from 'zod';
import {
  albumTypeLabels,
  attachmentKindLabels,
  centerNameLabels,
  scheduleTypeLabels,
  serviceKindLabels,
} from '#schemas/enumeration-labels.ts';
import { albumTypes, attachmentKinds, centerTypeNames, serviceKinds } from '#schemas/enumerations.ts';
import { label } from '#schemas/label.ts';
import { callSource, centre, configLabels } from './call-source.ts';

/** How a finding names a source: its call, and what of the call where not all of it is meant. */
const names = z.registry<{ name: string }>();

const source = <const Call extends Parameters<typeof callSource>[0], Params extends z.ZodType>(
  call: Call,
  params: Params,
  only: readonly string[] = [],
) => callSource(call, params).register(names, { name: nameWith(call, only) });

const nameWith = (call: string, only: readonly string[]): string =>
  only.length > 0 ? `${call} (${only.join(', ')})` : call;

/** Sizes of pages are those of the specification, section 9, unless stated. */
const pageSize = (standard: number) =>
  label(z.int().min(1).max(100).default(standard), { zh: '每页条数', en: 'Items on a page' });

export const atlases = source(
  'activityAtlasPage',
  z.object({
    /** Centre whose events are shown. */
    type: centre,
    /** Items on a page. */
    pageSize: pageSize(10),
  }),
);

export const albums = source(
  'albumPage',
  z.object({
    /** Centre whose albums are shown. */
    atlasType: label(z.enum(albumTypes), { zh: '相册', en: 'Albums', values: albumTypeLabels }),
    /** Albums on a page. */
    pageSize: pageSize(6),
  }),
);

type AttachmentKind = (typeof attachmentKinds)[number];

/** @returns the schema of a source of attached files of these kinds */
export const files = <const Kinds extends readonly [AttachmentKind, ...AttachmentKind[]]>(...kinds: Kinds) =>
  source(
    'filePage',
    z.object({
      /** Kind of files or places. */
      atlasTypes: label(z.enum(kinds), { zh: '种类', en: 'Kind', values: attachmentKindLabels }),
      /** Supporting hotels, or those nearby. Only for hotels. */
      isConfigure: label(z.enum(['YES', 'NO']).optional(), {
        zh: '酒店',
        en: 'Hotels',
        help: { zh: '仅用于酒店住宿', en: 'Only for hotels' },
        values: {
          YES: { zh: '协议酒店', en: 'Supporting hotels' },
          NO: { zh: '周边住宿', en: 'Hotels nearby' },
        },
      }),
      /** Items on a page. */
      pageSize: pageSize(10),
    }),
    kinds,
  );

export const shows = source(
  'scheduleList',
  z.object({
    /** 1 exhibitions, 2 meetings, 0 both. */
    type: label(z.int().min(0).max(2), { zh: '所属中心', en: 'Centre', values: scheduleTypeLabels }),
    /** Shows and meetings on a page. */
    pageSize: pageSize(6),
  }),
);

export const halls = source('venues', z.object({}).prefault({}));

export const rooms = source('meetingVenues', z.object({}).prefault({}));

export const services = source(
  'operationServices',
  z.object({
    /** Centre whose services are shown. */
    centerType: label(z.enum(centerTypeNames), { zh: '所属中心', en: 'Centre', values: centerNameLabels }),
    /** Section of the services. */
    serviceType: label(z.enum(serviceKinds), {
      zh: '服务类别',
      en: 'Kind of service',
      values: serviceKindLabels,
    }),
  }),
);

type ConfigKey = 'official.contactUs.config' | 'official.companyProfile.config';

/**
 * @returns the schema of a source that is a list of a remote config: the contact cards, or the services of the company
 * profile
 */
export const configs = <const Keys extends readonly [ConfigKey, ...ConfigKey[]]>(...keys: Keys) =>
  source(
    'remoteConfig',
    z.object({
      /** Key of the remote config. */
      key: label(z.enum(keys), { zh: '资料', en: 'Information', values: configLabels }),
    }),
    keys,
  );

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

/** @returns the name of a source for messages: `filePage (CATERING)`, `albumPage` */
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
