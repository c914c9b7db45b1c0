import * as z from 'zod';
import { articleDetailSchema, articlePageSchema } from './article.ts';
import { bannersSchema } from './banner.ts';
import { centerType, menuType } from './enumerations.ts';
import { footerSchema } from './footer.ts';
import { submissionSchema, suggestionForm } from './form.ts';
import { introductionSchema } from './introduction.ts';
import { menuTreeSchema } from './menu.ts';
import { remoteConfigAnswerSchema } from './remote-config.ts';

/**
 * THE CONTRACT (specification, section 7): one row a call. The typed client, the embedded server's routes, the
 * contract tests and the reading of foreign backends are all derived from this table. To add a call: a row here,
 * its schemas beside it, and a repository function in `src/server/db/`.
 */
export interface Call<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST';
  /** Below `contractBase`; `{id}` is taken from the request. */
  path: string;
  summary: string;
  /** Path and query of a GET, body of a POST. */
  request: Request;
  /** `data` of the envelope: reads tolerantly, writes strictly. */
  response: Response;
  /** A create call changes the server and takes an idempotency key; all others are read-only and cacheable. */
  creates?: true;
  /** A request known to be well-formed, and answered by the demo content. */
  example: z.input<Request>;
}

/** Where the contract lives, at our origin as at existing backends. */
export const contractBase = '/api/official/website';

const call = <Request extends z.ZodType, Response extends z.ZodType>(row: Call<Request, Response>) => row;
const createCall = <Request extends z.ZodType, Response extends z.ZodType>(row: Call<Request, Response>) => ({
  ...row,
  creates: true as const,
});

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

/** Paging of lists: the nearest valid page and size is used, so no request is ever slow. */
const paging = (size: number) => ({
  pageNo: nearest(1, 10_000).prefault(1),
  pageSize: nearest(1, 100).prefault(size),
});

/** `data` of an answered create call; a foreign backend may answer null: then a receipt without number. */
const receiptSchema = z
  .object({ id: z.coerce.string(), reference: z.coerce.string().optional() })
  .nullish()
  .catch(null);

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
    request: z.object({ code: name(64), type: int(1, 2) }),
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
  createSuggestion: createCall({
    method: 'POST',
    path: '/suggestions/create',
    summary: 'Sends a complaint or suggestion',
    request: submissionSchema(suggestionForm.fields),
    response: receiptSchema,
    example: { name: '访客', contact: '13800000000', content: '入口处的指示牌很清楚。' },
  }),
};

export type CallName = keyof typeof calls;
export type ReadCallName = {
  [N in CallName]: (typeof calls)[N] extends { creates: true } ? never : N;
}[CallName];
/** What a caller writes (defaults may be left out). */
export type RequestOf<N extends CallName> = z.input<(typeof calls)[N]['request']>;
/** What a repository receives. */
export type ParsedRequestOf<N extends CallName> = z.output<(typeof calls)[N]['request']>;
export type AnswerOf<N extends CallName> = z.output<(typeof calls)[N]['response']>;
export const callNames = Object.keys(calls) as CallName[];
