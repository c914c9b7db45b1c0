import type { Organization, PostalAddress, Thing } from 'schema-dts';
import type * as z from 'zod';
import type { ServerTranslate } from '#i18n/i18n.ts';
import type { LayoutSheet } from '#lib/layout-sheet.ts';
import type { PostedTracking } from '#machines/tracking-view.ts';
import type { AnswerOf, CreateCallName, ReadCallName, RequestOf } from '#schemas/calls.ts';
import { type Language, type Localised, localiseDeep } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import type { RemoteConfig, RemoteConfigAnswer, RemoteConfigKey } from '#schemas/remote-config.ts';

/** Mapbox settings (`MAPBOX_TOKEN`, `MAPBOX_STYLE`). */
export interface MapService {
  /** Public client key. It appears in the HTML of pages with a map. */
  token: string;
  style: string;
}

/** Name of a Content-Security-Policy that allows more than the default one. */
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
  /** Id of the first block that shows it, which is its fragment on the page. */
  block?: string;
  /** Path of the page that shows one item of the list; absent if items have no page. */
  itemPath?: string;
  /** True if the addresses one step below the path show one item each (`BlockDefinition.itemInPath`). */
  itemsBelow?: true;
}

/** Sizes in bytes of the files of levels, by the id of the level and by the end of the address, such as `pdf`. */
export type PlanSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Finds the pages that show a source, best first. Redirects are resolved, so the paths survive a move of the page. */
export type PagesShowing = (source: PageSource) => readonly ShowingPage[];

/** Context of a block's queries, besides its props. */
export interface QueryContext {
  language: Language;
  /** URL parameters of this block, by the names in its `parameters`. */
  search: Readonly<Record<string, string>>;
  /** `code` of the introduction call. */
  siteCode: string;
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
  /** `SITE_ORIGIN`; absent where no page is loaded. */
  origin?: string | undefined;
  /** Returns today in that time zone, yyyy-mm-dd. A page that asks for it is rendered again after midnight. */
  today: () => string;
  /** True if this server stores requests, so that applicants can look them up. */
  tracksRequests: boolean;
  pagesShowing: PagesShowing;
  /** Returns a Chinese text in Latin letters, for addresses; absent in the editor. */
  latinOf?: ((text: string) => string) | undefined;
  /** Returns the sizes of the files of the building's levels; absent where no server makes such files. */
  planSizes?: ((answer: RemoteConfigAnswer) => PlanSizes) | undefined;
  /** Routes of hidden pages, which no menu shows (rule BLK-03); absent if there are none. */
  hiddenRoutes?: ReadonlySet<string> | undefined;
  /** Map service; without it the built-in map is used (rule CONT-02). */
  mapService?: MapService | undefined;
  /** Looks up the picture of an address; undefined stays undefined. */
  picture: (address: string | undefined) => Picture | undefined;
  /** Reads a sanitised remote config from its answer; undefined if missing (rule CALL-03). */
  config: <K extends RemoteConfigKey>(key: K, answer: RemoteConfigAnswer) => RemoteConfig<K> | undefined;
}

/**
 * A call that a block needs, and the part of its answer that is sent to the browser (`select` runs on the server only).
 */
export interface CallQuery<Data = unknown> {
  call: ReadCallName;
  request: object;
  /** Name of the selection in the query key: two selections of one answer are two entries. */
  name: string;
  /** Adds a detail, such as a phone number: a page with this query is not a page that shows the source. */
  auxiliary?: true;
  /**
   * Queries whose data `select` needs too, by name. They are made once the answer is here, so that a page without a use for
   * them is as fast as before. If one of them is late or failed, so is this query.
   */
  also?(answer: unknown): Readonly<Record<string, CallQuery>>;
  /** @param also data of the further queries; those that are missing are absent */
  select(answer: unknown, also?: Readonly<Record<string, unknown>>): Data | undefined;
}

/** Data that needs no call; undefined counts as missing. */
export interface StaticQuery<Data = unknown> {
  data: Data | undefined;
}

/** Source of one part of a view's data. */
export type Query<Data = unknown> = CallQuery<Data> | StaticQuery<Data>;

/**
 * @param data `undefined` counts as missing
 * @returns a query that makes no call
 */
export const staticData = <Data>(data: Data | undefined): StaticQuery<Data> => ({ data });

/** Query that makes no call. Its state is `missing`. */
export const noQuery: StaticQuery<never> = { data: undefined };

/**
 * Declares a query.
 *
 * @param selection its `select` picks only the data that the view uses (decision 005); if it returns `undefined`, there
 * is nothing to show, which counts as missing
 * @returns the query; its outcome is the view's data under the query's name
 * @example
 * queries: () => ({
 *   years: query('scheduleYears', {}, { name: 'years', select: (years) => years }),
 * }),
 */
export const query = <
  N extends ReadCallName,
  Data,
  Also extends Readonly<Record<string, CallQuery>> = Record<never, never>,
>(
  call: N,
  request: RequestOf<N>,
  selection: Pick<CallQuery, 'name' | 'auxiliary'> & {
    also?: (answer: AnswerOf<N>) => Partial<Also>;
    select: (answer: AnswerOf<N>, also: DataByName<Also>) => Data | undefined;
  },
): CallQuery<Data> =>
  ({
    ...{ call, request, ...selection },
    select: (answer: AnswerOf<N>, also: DataByName<Also> = {}) => selection.select(answer, also),
  }) as CallQuery<Data>;

/** Data of further queries, as far as there are any. */
type DataByName<Also> = { [K in keyof Also]?: Also[K] extends CallQuery<infer Data> ? Data : never };

// biome-ignore lint/suspicious/noExplicitAny: erases the data of a query; `Queries` is only ever a constraint.
export type Queries = Record<string, Query<any>>;

/** State of a query in a view. `missing`: the call succeeded and there is nothing. */
export type BlockData<Data> =
  | { state: 'ready'; data: Data }
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void };

/** Outcome of a query on the server. */
export type QueryOutcome<Data> = { state: 'ready'; value: Data } | { state: 'late' | 'missing' | 'failed' };

/**
 * The item that a page is about, shown by one of its blocks. The title block of the page has its title, unless the block
 * opens items without another page and therefore shows their titles itself (`titlesItself`).
 */
export type PageSubject =
  | {
      title: string;
      /** Title of the document, if several items may have the same title. */
      documentTitle?: string;
      titlesItself?: true;
      /** Path of the list with the item, if the page's own path does not begin with it. */
      list?: string;
      /** Only for a block that is the head of its page: its ground is light, so the header does not lie over it. */
      isLight?: true;
    }
  | 'missing';

/** What the structured data of an item refer to (decision 034). */
export interface StructuredDataContext {
  language: Language;
  /** Absolute address of the page in its language. */
  url: string;
  /** Makes an address of this site absolute; undefined for those that are not of the web. */
  absolute(address: string): string | undefined;
  /** Description of the page. */
  description: string;
  organization: Organization;
  /** The venue as a whole. */
  place: { name: string; address: PostalAddress };
}

/** An item in the terms of schema.org. */
export interface StructuredData {
  /** Undefined if what search engines require of it is not known. */
  thing: Thing | undefined;
  /** Page above that of the item, if the page has no breadcrumbs. */
  above?: { label: string; href: string } | undefined;
}

/** Running text of a block: plain, or sanitised HTML. */
export interface Prose {
  text?: string | undefined;
  html?: string | undefined;
}

/** Texts of a block in reading order, from which the page's description is made (rule ROUTE-07). */
export interface BlockTexts {
  /** Text about the page's subject as a whole. No labels of links and fields, no addresses, no figures. */
  prose?: readonly Prose[];
  /** Listed items. The description enumerates their titles, and uses their texts only if the titles are too short. */
  items?: readonly (Prose & { title?: string | undefined })[];
}

/** Thumbnails of blocks in the editor (`src/editor/fields/Sketch.tsx`). */
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

/** Entry of a block in the editor's palette. */
export interface BlockPalette {
  group: 'layout' | 'data' | 'interaction';
  name: Localised;
  /** Purpose in one line. */
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

/** A block type: everything but its view, `View.tsx` in the same folder, which is found by the folder's name. */
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
  /** Valid props of the current version, in English, for tests and `GET /api/blocks`. */
  example: z.input<Schema>;
  /** The example as stored, with every text in both languages: the props of a new block in the editor. */
  storedExample?: unknown;
  /** Migrates props to the next version, by the older version's number. */
  migrations?: Readonly<Record<number, (props: Record<string, unknown>) => Record<string, unknown>>>;
  /** Renders nothing, not even an empty state, if there is nothing to show. */
  mayBeAbsent?: true;
  /** True if the props have nothing to show: the page leaves the block out and authors get a finding (rule BLK-07). */
  isEmpty?(props: z.output<Schema>): boolean;
  /** Only for list blocks: replaces the block if it does not accept its source. */
  fallback?: Fallback;
  /** Policy of pages with this block. The browser loads such a page as a new document. */
  policy?: PagePolicy;
  /**
   * URL parameters that the block reads, by its own names without dots. All others are ignored and never split a cache.
   * Queries read them from `search`, views by `useBlockUrl`; their names in the URL depend on the page (rule BLK-01).
   */
  parameters?(props: z.output<Schema>): readonly string[];
  /**
   * The view only shows its data: it has no state, no effect and no handler beside those of links and pictures. The browser
   * then keeps the server's HTML and loads neither code nor data of the block. `registry/static-blocks.dom.test.tsx` checks
   * every block.
   */
  isStatic?: true;
  /** Ids of the state machines that the view runs in normal use (docs/machines.md). */
  machines?(props: z.output<Schema>): readonly string[];
  /** Actions that the block offers to visitors. */
  actions?(props: z.output<Schema>): readonly BlockAction[];
  /** Only for lists whose items have a page of their own: the path of that page, without its `?id=`. */
  itemPath?(props: z.output<Schema>): string | undefined;
  /** Queries of the view, by the names of its data. */
  queries?(props: z.output<Schema>, context: QueryContext): Q;
  /**
   * Only for blocks that can show the item a page is about, such as a news item. The item gives the page its title, its
   * texts come first, and if it is missing the page answers 404 (rule ROUTE-03). Only called for the block whose
   * `itemParameter` has its short name in the URL: the item of another block is only part of the page.
   */
  subject?(
    props: z.output<Schema>,
    results: OutcomesOf<Q>,
    context: Pick<QueryContext, 'search'>,
  ): PageSubject | undefined;
  /**
   * Only for blocks with a `subject`: describes it to search engines, if it is shown.
   * @returns undefined if its data is late, failed or missing
   */
  structuredData?(
    props: z.output<Schema>,
    results: OutcomesOf<Q>,
    context: StructuredDataContext,
  ): StructuredData | undefined;
  /** Parameter with the id of the `subject`. */
  itemParameter?: string;
  /**
   * As the first block of a page: that parameter is the last part of the path, `/events/{slug}`, the page answers at all addresses one step below its own, and
   * redirects from its own to the page that shows this source.
   */
  itemInPath?: PageSource;
  /** As the first block it is the head of the page, in place of banner and title: the header lies over it. */
  isPageHead?: true;
  /** Shows a list without that parameter. A block that always shows one item then takes precedence as the subject. */
  itemIsOptional?: true;
  /**
   * Texts of the block. Late, failed or missing data has none.
   * @param t interface texts in the language of the page
   */
  texts?(props: z.output<Schema>, results: OutcomesOf<Q>, t: ServerTranslate): BlockTexts;
  /**
   * A layout to scale, which the server gives as PDF at the address of the page with `.pdf`.
   * @returns undefined if there is nothing to draw
   */
  sheet?(
    props: z.output<Schema>,
    results: OutcomesOf<Q>,
    language: Language,
  ): Promise<LayoutSheet | undefined>;
}

/** A value whose texts may be given in both languages. */
type InBoth<T> = T extends string
  ? T | Localised
  : T extends object
    ? { readonly [K in keyof T]: InBoth<T[K]> }
    : T;

/** Options of `defineBlock`: one example with its texts in both languages. */
export type BlockOptions<Schema extends z.ZodType, Q extends Queries, Type extends string> = Omit<
  BlockDefinition<Schema, Q, Type>,
  'example' | 'storedExample'
> & { example: InBoth<z.input<Schema>> };

/**
 * Defines a block. The example's texts may be in both languages; the shared tests, OpenAPI and the palette use it.
 *
 * @returns the definition for `registry/blocks.ts`, with the example in English and as it is stored
 * @example
 * export default defineBlock({
 *   type: 'opening-hours',
 *   version: 1,
 *   schema: openingHoursProps,
 *   palette: {
 *     group: 'layout',
 *     name: { zh: '开放时间', en: 'Opening hours' },
 *     help: { zh: '每日开放时间', en: 'When the centre is open' },
 *     sketch: 'text',
 *   },
 *   example: { hours: '9:00–17:00' },
 * });
 */
export const defineBlock = <
  Schema extends z.ZodType,
  const Type extends string,
  Q extends Queries = Record<never, never>,
>({
  example,
  ...definition
}: BlockOptions<Schema, Q, Type>): BlockDefinition<Schema, Q, Type> => ({
  ...definition,
  // Safe: each localised text was replaced by a text in the same position.
  example: localiseDeep(example, 'en-US') as z.input<Schema>,
  storedExample: example,
});

/** Result of a form posted without JavaScript. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  /** Error codes by field. */
  errors: Readonly<Record<string, string>>;
  outcome: 'rejected' | 'failed' | 'sent';
  message?: string;
  reference?: string;
  /** Only for the tracking block: the request and its result. */
  tracking?: PostedTracking;
}

/** The props of a block's view. */
export interface ViewProps<Definition> {
  /** Unique in the page; use it to build element ids. */
  id: string;
  props: Definition extends BlockDefinition<infer Schema, infer _Q> ? z.output<Schema> : never;
  data: Definition extends BlockDefinition<infer _S, infer Q> ? DataOf<Q> : never;
  /** True for the first block of the page: its heading is the h1 and its picture the LCP element. */
  first: boolean;
  /** Only for form blocks. */
  form?: FormState;
}

type OutcomesOf<Q> = { [K in keyof Q]: Q[K] extends Query<infer Data> ? QueryOutcome<Data> : never };
type DataOf<Q> = { [K in keyof Q]: Q[K] extends Query<infer Data> ? BlockData<Data> : never };
