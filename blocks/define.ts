import type * as z from 'zod';
import type { ServerTranslate } from '#i18n/i18n.ts';
import type { PostedTracking } from '#machines/tracking-view.ts';
import type { AnswerOf, CreateCallName, ReadCallName, RequestOf } from '#schemas/calls.ts';
import { type Language, type Localised, localiseDeep } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import type { RemoteConfig, RemoteConfigAnswer, RemoteConfigKey } from '#schemas/remote-config.ts';

/** The maps service that draws maps (`MAPBOX_TOKEN`, `MAPBOX_STYLE`). */
export interface MapService {
  /** A public client key: it stands in the HTML of pages with a map. */
  token: string;
  style: string;
}

/** A Content-Security-Policy that allows more than the ordinary one, by what it is for. */
export type PagePolicy = 'map';

/** What visitors do with a block: send a form, or look up a request. */
export type BlockAction = CreateCallName | 'trackRequest';

/** Something that pages show or offer. */
export interface PageSource {
  call: ReadCallName | BlockAction;
  /** Parameters that the call must have on the page, for example `{ type: 2 }`. Others do not matter. */
  params?: Readonly<Record<string, string | number>>;
  /** URL parameters that a block showing the source must read, by the block's own names. */
  reads?: readonly string[];
}

/** A page that shows a source. */
export interface ShowingPage {
  path: string;
  /** Path of the page that shows one item of the list; absent if items have no page. */
  itemPath?: string;
}

/** Finds the pages that show a source, best first. Redirects are resolved, so the paths survive a move of the page. */
export type PagesShowing = (source: PageSource) => readonly ShowingPage[];

/** What a block's queries may depend on, besides its props. */
export interface QueryContext {
  language: Language;
  /** What the URL says to this block, by the names of its `parameters`. */
  search: Readonly<Record<string, string>>;
  /** `code` of the introduction call. */
  siteCode: string;
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
  /** The day it is there, yyyy-mm-dd: a page is kept for that day only. */
  today: string;
  /** This server takes requests itself, so that their applicants can look them up here. */
  tracksRequests: boolean;
  pagesShowing: PagesShowing;
  /** Routes that no menu shows, as their pages are hidden (rule BLK-03); absent where no page is. */
  hiddenRoutes?: ReadonlySet<string> | undefined;
  /** Draws maps; without one they are drawn from what is shipped with the site (rule CONT-02). */
  mapService?: MapService | undefined;
  /** An address of the content as a picture with what is known of it; undefined stays undefined. */
  picture: (address: string | undefined) => Picture | undefined;
  /** A remote config out of its answer, sanitised; undefined when it is missing (rule CALL-03). */
  config: <K extends RemoteConfigKey>(key: K, answer: RemoteConfigAnswer) => RemoteConfig<K> | undefined;
}

/** One call a block needs, and what of its answer travels to the browser (`select` runs on the server only). */
export interface CallQuery<Data = unknown> {
  call: ReadCallName;
  request: object;
  /** Names the selection in the query key: two selections of one answer are two entries. */
  name: string;
  /** Adds a detail, such as a phone number: a page with this query is not a page that shows the source. */
  auxiliary?: true;
  select(answer: unknown): Data | undefined;
}

/** Data that stands in the props already; undefined shows as missing. */
export interface Given<Data = unknown> {
  given: Data | undefined;
}

/** Where a part of a view's data comes from. */
export type Query<Data = unknown> = CallQuery<Data> | Given<Data>;

export const given = <Data>(data: Data | undefined): Given<Data> => ({ given: data });

/** A part that the props do not ask for: it shows as missing, and no call is made. */
export const notAsked: Given<never> = { given: undefined };

/**
 * Declares a query. `select` keeps what the view uses, nothing else (lean data, decision 5);
 * undefined means that the answer holds nothing to show, which counts as missing.
 */
export const query = <N extends ReadCallName, Data>(
  call: N,
  request: RequestOf<N>,
  selection: Pick<CallQuery, 'name' | 'auxiliary'> & { select: (answer: AnswerOf<N>) => Data | undefined },
): CallQuery<Data> => ({ call, request, ...selection }) as CallQuery<Data>;

// biome-ignore lint/suspicious/noExplicitAny: erases the data of a query; `Queries` is only ever a constraint.
export type Queries = Record<string, Query<any>>;

/** The state of a query, as a view sees it. `missing`: the answer is that there is nothing. */
export type BlockData<Data> =
  | { state: 'ready'; data: Data }
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void };

/** How a query fared on the server. */
export type Settled<Data> = { state: 'ready'; value: Data } | { state: 'late' | 'missing' | 'failed' };

/** What a page is about, when it is about the one item that a block shows. */
export type Subject = { title: string } | 'missing';

/** Running text of a block: plain, or sanitised HTML. */
export interface Prose {
  text?: string | undefined;
  html?: string | undefined;
}

/** What a block says, in reading order: its page's description is made from it (rule ROUTE-07). */
export interface BlockTexts {
  /** Text about the page's subject as a whole. No labels of links and fields, no addresses, no figures. */
  prose?: readonly Prose[];
  /** What it lists. The titles are enumerated; texts of items are read only if the titles say too little. */
  items?: readonly (Prose & { title?: string | undefined })[];
}

/** Drawings of blocks in the editor (`src/editor/fields/Sketch.tsx`). */
export type SketchName =
  | 'hero'
  | 'text'
  | 'split'
  | 'statement'
  | 'figures'
  | 'carousel'
  | 'tabs'
  | 'codes'
  | 'list'
  | 'news'
  | 'cards'
  | 'rows'
  | 'tiles'
  | 'mosaic'
  | 'gallery'
  | 'showcase'
  | 'table'
  | 'plan'
  | 'files'
  | 'video'
  | 'contacts'
  | 'months'
  | 'form'
  | 'steps'
  | 'roles'
  | 'map'
  | 'panorama';

/** How editors find a block. */
export interface BlockPalette {
  group: 'layout' | 'data' | 'interaction';
  name: Localised;
  /** What it is for, in one line. */
  help: Localised;
  sketch: SketchName;
}

/** The block that shows the items of a source which a list block does not accept (rule BLK-06). */
export interface Fallback {
  /** A block of the catalogue that shows any source. */
  type: string;
  /** Names of the sources that the list block accepts, such as `filePage (SERVICE_MANUAL)`. */
  accepted: readonly string[];
  /** Picks the fallback's props out of stored props of the list block. */
  propsOf(props: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** @returns the name of a valid source that the list block does not accept; `undefined` for any other value */
  refuses(source: unknown): string | undefined;
}

/** A block type: everything but its view, which stands in `View.tsx` beside it and is found by the folder's name. */
export interface BlockDefinition<
  Schema extends z.ZodType = z.ZodType,
  Q extends Queries = Queries,
  Type extends string = string,
> {
  /** The folder's name. */
  type: Type;
  /** The version that `schema` describes. */
  version: number;
  schema: Schema;
  palette: BlockPalette;
  /** Valid props of the current version, in English; tests and `GET /api/blocks` use them. */
  example: z.input<Schema>;
  /** The same as a page stores them, with every text in both languages: what a new block holds in the editor. */
  storedExample?: unknown;
  /** From an older version to the next one, by the older version's number. */
  migrations?: Readonly<Record<number, (props: Record<string, unknown>) => Record<string, unknown>>>;
  /** Where there is nothing to show, it shows nothing at all: no empty state, and no room. */
  mayBeAbsent?: true;
  /** The props hold nothing to show: visitors get nothing in its place, and authors a finding (rule BLK-07). */
  isEmpty?(props: z.output<Schema>): boolean;
  /** Only for list blocks: what visitors see where its source is one that it does not accept. */
  fallback?: Fallback;
  /** The policy its pages need; the browser loads such a page as a document of its own. */
  policy?: PagePolicy;
  /**
   * URL parameters that the block reads, by its own names and without dots; all others are ignored and never split a
   * cache. Queries find them in `search` by these names, views through `useBlockUrl`; what they are called in the URL
   * depends on the page (rule BLK-01).
   */
  parameters?(props: z.output<Schema>): readonly string[];
  /** What visitors can do with it. */
  actions?(props: z.output<Schema>): readonly BlockAction[];
  /** Only for lists whose items have a page of their own: the path of that page, without its `?id=`. */
  itemPath?(props: z.output<Schema>): string | undefined;
  /** What the view shows, by the names under which it gets it. */
  queries?(props: z.output<Schema>, context: QueryContext): Q;
  /**
   * Only for blocks that can show the one item a page is about (a news item): it gives the page its title, its texts
   * come before those of the other blocks, and when it is missing the page answers 404 (rule ROUTE-03). Only the block that has `itemParameter`
   * under its own name is asked: an item of a further block is part of the page, not what the page is about.
   */
  subject?(
    props: z.output<Schema>,
    results: SettledOf<Q>,
    context: Pick<QueryContext, 'search'>,
  ): Subject | undefined;
  /** The parameter that names the item of `subject`. */
  itemParameter?: string;
  /** Without that parameter it shows a list: beside a block that always shows one item, it is not the subject. */
  itemIsOptional?: true;
  /** Data that is late, failed or missing says nothing. `t` has the interface's texts in the language of the page. */
  texts?(props: z.output<Schema>, results: SettledOf<Q>, t: ServerTranslate): BlockTexts;
}

/** A value in which a text may stand in both languages. */
type InBoth<T> = T extends string
  ? T | Localised
  : T extends object
    ? { readonly [K in keyof T]: InBoth<T[K]> }
    : T;

/** A block definition as it is written: one example, with its texts in both languages. */
export type BlockOptions<Schema extends z.ZodType, Q extends Queries, Type extends string> = Omit<
  BlockDefinition<Schema, Q, Type>,
  'example' | 'storedExample'
> & { example: InBoth<z.input<Schema>> };

/** Types a block definition, and takes its example apart by language. */
export const defineBlock = <
  Schema extends z.ZodType,
  const Type extends string,
  Q extends Queries = Record<never, never>,
>({
  example,
  ...definition
}: BlockOptions<Schema, Q, Type>): BlockDefinition<Schema, Q, Type> => ({
  ...definition,
  // Each leaf was a text of either language in the same place.
  example: localiseDeep(example, 'en-US') as z.input<Schema>,
  storedExample: example,
});

/** What a submitted form brought back when it was posted without JavaScript. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  /** A code for each field that was refused. */
  errors: Readonly<Record<string, string>>;
  outcome: 'rejected' | 'failed' | 'sent';
  message?: string;
  reference?: string;
  /** Of a tracking block: what was asked, and how it ended. */
  tracking?: PostedTracking;
}

/** The props of a block's view. */
export interface ViewProps<Definition> {
  /** Unique in the page; use it to build element ids. */
  id: string;
  props: Definition extends BlockDefinition<infer Schema, infer _Q> ? z.output<Schema> : never;
  data: Definition extends BlockDefinition<infer _S, infer Q> ? DataOf<Q> : never;
  /** It opens the page: its heading is the h1, and its picture the largest paint. */
  first: boolean;
  /** Only for forms. */
  form?: FormState;
}

type SettledOf<Q> = { [K in keyof Q]: Q[K] extends Query<infer Data> ? Settled<Data> : never };
type DataOf<Q> = { [K in keyof Q]: Q[K] extends Query<infer Data> ? BlockData<Data> : never };
