import * as z from 'zod';
import { activityAtlasPageSchema, activityAtlasSchema } from './activity-atlas.ts';
import { albumPageSchema, albumSchema } from './album.ts';
import { articleDetailSchema, articlePageSchema } from './article.ts';
import { attachedFilePageSchema } from './attached-file.ts';
import { bannersSchema } from './banner.ts';
import {
  exhibitionBookingExample,
  exhibitionBookingForm,
  meetingBookingExample,
  meetingBookingForm,
} from './booking-forms.ts';
import {
  albumTypes,
  articleTypes,
  attachmentKinds,
  centerType,
  centerTypeNames,
  menuType,
  scheduleType,
} from './enumerations.ts';
import { footerSchema } from './footer.ts';
import { type LocalisedForm, suggestionForm } from './form.ts';
import { introductionSchema } from './introduction.ts';
import { menuTreeSchema } from './menu.ts';
import { operationServicesSchema } from './operation-service.ts';
import { remoteConfigAnswerSchema } from './remote-config.ts';
import { scheduleSchema, scheduleYearsSchema } from './schedule.ts';
import { type SubmissionSchema, submissionSchema } from './submission.ts';
import { technicalParametersSchema } from './technical-parameter.ts';
import { meetingVenuesSchema, venuesSchema } from './venue.ts';

// Parts of the request schemas.

const wholeNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
const int = (min: number, max: number) => z.preprocess(wholeNumber, z.int().min(min).max(max));
const nearest = (min: number, max: number) =>
  z.preprocess(
    wholeNumber,
    z.int().transform((value) => Math.min(Math.max(value, min), max)),
  );

const name = (max = 100) => z.string().trim().min(1).max(max);
const id = name(64);

/** Paging of lists. Clamps page and size to valid values, which limits the cost of a request. */
const paging = (size: number) => ({
  pageNo: nearest(1, 10_000).prefault(1),
  pageSize: nearest(1, 100).prefault(size),
});

const emptyIsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value);

/** An existing day, yyyy-mm-dd. An empty text counts as absent. */
const day = z.preprocess(emptyIsAbsent, z.iso.date().optional());
const center = int(centerType.EX_CENTER, centerType.MEET_CENTER);

/** `data` of a create call. A foreign backend may answer null: the receipt then has no reference. */
const receiptSchema = z
  .object({ id: z.coerce.string(), reference: z.coerce.string().optional() })
  .nullish()
  .catch(null);

/**
 * The contract (specification, section 7): one row per call. The typed client, the routes of the embedded server, the
 * contract tests and the parser for foreign backends derive from this table. To add a call, add a row here, its
 * schemas, and a repository function in `src/server/db/`.
 */
export interface Call<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST';
  /** Path below `contractBase`. `{id}` comes from the request. */
  path: string;
  summary: string;
  /** Path and query of a GET, body of a POST. */
  request: Request;
  /** `data` of the envelope: reads tolerantly, writes strictly. */
  response: Response;
  /**
   * Form of a create call. Such a call stores data and accepts an idempotency key; all other calls are read-only and
   * cacheable.
   */
  creates?: LocalisedForm;
  /** MIME type of a download call, which streams a file instead of `data`. */
  downloads?: 'application/zip';
  /** A valid request that the demo content answers. */
  example: z.input<Request>;
}

/** Base path of the contract, on this site and on existing backends. */
export const contractBase = '/api/official/website';

const call = <Request extends z.ZodType, Response extends z.ZodType>(row: Call<Request, Response>) => row;

type CreateRow = Omit<Call<SubmissionSchema>, 'method' | 'request' | 'response'> & { creates: LocalisedForm };

const createCall = (row: CreateRow) => ({
  ...row,
  method: 'POST' as const,
  request: submissionSchema(row.creates),
  response: receiptSchema,
});

const downloadCall = <Request extends z.ZodType>(row: Omit<Call<Request>, 'response'>) => ({
  ...row,
  response: z.never(),
  downloads: 'application/zip' as const,
});

export const calls = {
  bannersOfColumn: call({
    method: 'GET',
    path: '/content/getFirstAll',
    summary: 'Banner slides of a first-level menu, by its name in the current language',
    request: z.object({ belongColumn: name() }),
    response: bannersSchema,
    example: { belongColumn: '首页' },
  }),
  footerConfig: call({
    method: 'GET',
    path: '/footer/config/getByKey',
    summary: 'The footer config',
    request: z.object({ key: name() }),
    response: footerSchema,
    example: { key: 'foot' },
  }),
  menuTree: call({
    method: 'GET',
    path: '/menu/treeMenu',
    summary: 'The menu tree',
    request: z.object({ type: int(1, 2).prefault(menuType.Official) }),
    response: menuTreeSchema,
    example: { type: menuType.Official },
  }),
  remoteConfig: call({
    method: 'GET',
    path: '/vrexhibition/bySysDetail',
    summary: 'A remote config: JSON text keyed zh and en',
    request: z.object({ key: name() }),
    response: remoteConfigAnswerSchema,
    example: { key: 'official.header.logo' },
  }),
  introduction: call({
    method: 'GET',
    path: '/exhibition/introduce/get',
    summary: 'The introduction of a centre',
    request: z.object({ code: name(64), type: center }),
    response: introductionSchema,
    example: { code: 'official', type: centerType.EX_CENTER },
  }),
  newsPage: call({
    method: 'POST',
    path: '/news/newsPage',
    summary: 'A page of the news, newest first',
    request: z.object({ ...paging(10), type: z.literal('JOURNALISM').prefault('JOURNALISM') }),
    response: articlePageSchema,
    example: { pageNo: 1, pageSize: 10, type: 'JOURNALISM' },
  }),
  newsDetail: call({
    method: 'GET',
    path: '/news/{id}',
    summary: 'One news item and its neighbours',
    request: z.object({ id }),
    response: articleDetailSchema,
    example: { id: 'news-001' },
  }),
  scheduleList: call({
    method: 'GET',
    path: '/site/sale/page',
    summary: 'Shows and meetings that overlap a range of days, by their first day',
    request: z.object({
      pageSize: nearest(1, 999).prefault(999),
      pageNo: nearest(1, 10_000).prefault(1),
      type: int(scheduleType.MERGED, scheduleType.MEET_CENTER).prefault(scheduleType.MERGED),
      start: day,
      end: day,
      /** `1`: holds and confidential events as well, without their names. An addition to the order (rule EVT-08). */
      taken: z.preprocess(emptyIsAbsent, z.enum(['0', '1']).optional()),
    }),
    response: scheduleSchema,
    example: { pageSize: 999, pageNo: 1, type: scheduleType.EX_CENTER },
  }),
  scheduleYears: call({
    method: 'GET',
    path: '/site/sale/getYears',
    summary: 'The years the schedule covers',
    request: z.object({}),
    response: scheduleYearsSchema,
    example: {},
  }),
  operationServices: call({
    method: 'GET',
    path: '/operate/searchApiServiceList',
    summary: 'The operation services of a centre',
    request: z.object({
      siteType: z.literal('OPERATION_SERVICE').prefault('OPERATION_SERVICE'),
      centerType: z.enum(centerTypeNames),
    }),
    response: operationServicesSchema,
    example: { siteType: 'OPERATION_SERVICE', centerType: 'EX_CENTER' },
  }),
  technicalParameters: call({
    method: 'GET',
    path: '/technical/param/list',
    summary: 'The technical parameters of a centre',
    request: z.object({ type: center }),
    response: technicalParametersSchema,
    example: { type: centerType.EX_CENTER },
  }),
  activityAtlasPage: call({
    method: 'GET',
    path: '/activity/atlas/page',
    summary: 'A page of the activity atlas of a centre, newest first',
    request: z.object({ type: center, ...paging(10) }),
    response: activityAtlasPageSchema,
    example: { type: centerType.EX_CENTER, pageNo: 1, pageSize: 10 },
  }),
  activityAtlasDetail: call({
    method: 'GET',
    path: '/activity/atlas/{id}',
    summary: 'One activity with its pictures',
    request: z.object({ id }),
    response: activityAtlasSchema,
    example: { id: 'atlas-exhibition-01' },
  }),
  meetingVenues: call({
    method: 'GET',
    path: '/meet/center/searchApiMeetCenterList',
    summary: 'The meeting venues; the first group is used',
    request: z.object({}),
    response: meetingVenuesSchema,
    example: {},
  }),
  venues: call({
    method: 'GET',
    path: '/sitemangement/getWebsiteAll',
    summary: 'The exhibition venues, in order',
    request: z.object({}),
    response: venuesSchema,
    example: {},
  }),
  articlePage: call({
    method: 'POST',
    path: '/article/management/page',
    summary: 'A page of the notices of a type, or of all of them, newest first',
    request: z.object({ ...paging(10), type: z.preprocess(emptyIsAbsent, z.enum(articleTypes).optional()) }),
    response: articlePageSchema,
    example: { pageNo: 1, pageSize: 10, type: 'PURCHASE' },
  }),
  articleDetail: call({
    method: 'GET',
    path: '/article/management/{id}',
    summary: 'One notice and its neighbours',
    request: z.object({ id }),
    response: articleDetailSchema,
    example: { id: 'purchase-01' },
  }),
  albumPage: call({
    method: 'POST',
    path: '/data/attached/page',
    summary: 'A page of the albums of a gallery',
    request: z.object({ ...paging(6), atlasType: z.enum(albumTypes) }),
    response: albumPageSchema,
    example: { pageNo: 1, pageSize: 6, atlasType: 'CONFERENCE_CENTER' },
  }),
  albumDetail: call({
    method: 'GET',
    path: '/data/attached/{id}',
    summary: 'One album with its pictures',
    request: z.object({ id }),
    response: albumSchema,
    example: { id: 'album-conference-1' },
  }),
  albumZip: downloadCall({
    method: 'GET',
    path: '/image/batch/batchDown',
    summary: 'The pictures of an album as one zip file',
    request: z.object({ dataId: id, type: z.literal('WEB_DATA_ATTACHMENT').prefault('WEB_DATA_ATTACHMENT') }),
    example: { dataId: 'album-conference-1', type: 'WEB_DATA_ATTACHMENT' },
  }),
  filePage: call({
    method: 'POST',
    path: '/attached/file/page',
    summary: 'A page of attached files or of an atlas list, by their sort level',
    request: z.object({
      ...paging(10),
      /** One kind or a list of kinds. */
      atlasTypes: z.enum(attachmentKinds).or(z.array(z.enum(attachmentKinds)).min(1).max(20)),
      flag: z.literal('YES').prefault('YES'),
      /** Only with HOTEL_ACCOMMODATION: `YES` for supporting hotels, `NO` for nearby ones. */
      isConfigure: z.preprocess(emptyIsAbsent, z.enum(['YES', 'NO']).optional()),
    }),
    response: attachedFilePageSchema,
    example: { pageNo: 1, pageSize: 10, atlasTypes: 'SERVICE_MANUAL', flag: 'YES' },
  }),
  createExhibitionBooking: createCall({
    path: '/exhibition/subscribe/create',
    summary: 'Sends an exhibition booking request',
    creates: exhibitionBookingForm,
    example: exhibitionBookingExample,
  }),
  createMeetingBooking: createCall({
    path: '/meeting/subscribe/create',
    summary: 'Sends a meeting booking request',
    creates: meetingBookingForm,
    example: meetingBookingExample,
  }),
  createSuggestion: createCall({
    path: '/suggestions/create',
    summary: 'Sends a complaint or suggestion',
    creates: suggestionForm,
    example: { name: '访客', contact: '13800000000', content: '入口处的指示牌很清楚。' },
  }),
};

export type CallName = keyof typeof calls;
export type DownloadCallName = {
  [N in CallName]: (typeof calls)[N] extends { downloads: string } ? N : never;
}[CallName];
export type CreateCallName = {
  [N in CallName]: (typeof calls)[N] extends { creates: LocalisedForm } ? N : never;
}[CallName];
/** Calls that answer with data, not with a file. */
export type DataCallName = Exclude<CallName, DownloadCallName>;
export type ReadCallName = Exclude<DataCallName, CreateCallName>;
/** Request of a caller. Fields with defaults are optional. */
export type RequestOf<N extends CallName> = z.input<(typeof calls)[N]['request']>;
/** Parsed request, with defaults. */
export type ParsedRequestOf<N extends CallName> = z.output<(typeof calls)[N]['request']>;
export type AnswerOf<N extends CallName> = z.output<(typeof calls)[N]['response']>;
export const callNames = Object.keys(calls) as CallName[];
