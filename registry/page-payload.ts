import type { FormState, PagePolicy } from '#blocks/define.ts';
import type { FooterConfig } from '#schemas/footer.ts';
import type { Language } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import type { PagePurpose } from './page-purposes.ts';

/** A visible navigation item in one language. */
export interface NavItem {
  id: string;
  /** 1 for the first level. Counted here because the backend does not send it (specification, section 3). */
  level: number;
  label: string;
  /** Target of a click. */
  href: string;
  /** True if the path contains `http`: the link opens in a new tab (specification, section 2). */
  external: boolean;
  /** Route of the item, used to find the current item. */
  route?: string | undefined;
  /** Purpose of its page. */
  purpose?: PagePurpose | undefined;
  /** Banner of its column for the submenu. Only for first-level items with children. */
  picture?: Picture | undefined;
  children: NavItem[];
}

/** The two variants of the logo (rule HEAD-05). */
export interface Logo {
  /** For light backgrounds. */
  coloured: Picture;
  /** For pictures as background. Absent if the config has only one logo. */
  white?: Picture | undefined;
}

/** Hotline for event hosts in display format: `023` and `0000 8866`. */
export interface Hotline {
  areaCode?: string | undefined;
  phone: string;
  /** Opening hours from the cards of the contact page. */
  hours?: string | undefined;
  address?: string | undefined;
}

/** Header and footer: the same for all pages of a language. */
export interface Shell {
  /** The company's name in this language, at the end of document titles and share cards. */
  siteName: string;
  /** Origin of absolute URLs (`SITE_ORIGIN`). */
  origin: string;
  nav: NavItem[];
  footer?: FooterConfig | undefined;
  logo?: Logo | undefined;
  hotline?: Hotline | undefined;
  /** Path of the page with the contact details. */
  contact?: string | undefined;
  /**
   * Problems that visitors see a message for: `config` if the logo's config is missing or failed (rule ERR-01). Absent
   * if there are none.
   */
  problems?: readonly 'config'[];
  /** Only in documents: the footer's HTML stays, so that it needs no data. */
  isFooterRendered?: true;
}

/** Second-level layout around a page: first-level item, siblings, banner and breadcrumbs. */
export interface Section {
  title: string;
  /** Text of the title block without an `item`: the page's title, or on a detail page the title of its list. */
  heading: string;
  /** True if a block shows the page's subject or its absence: it has the h1 if there is no `item`. */
  detail: boolean;
  /** Title of the item that the page is about, for the title block. */
  item?: string;
  banner?: Picture | undefined;
  items: NavItem[];
  /** Id of the current item of `items`. */
  currentId?: string | undefined;
  /** From home to this page, which has no link. On a detail page to its list, which has one. */
  breadcrumbs: { label: string; href?: string }[];
}

/** A block with its data, ready to render. */
export interface PageBlock {
  id: string;
  type: string;
  props: unknown;
  queries: Readonly<Record<string, QueryResult>>;
  form?: FormState;
  /** Names of its parameters in the URL, by its own names (rule BLK-01). Absent if it reads none. */
  parameters?: Readonly<Record<string, string>>;
  /** True if the block shows the page's subject and therefore has the `h1`. */
  subject?: true;
  /** True if its queries or its view threw on the server: a short error line replaces it. */
  broken?: true;
  /** True if its view only shows its data, all of which are here (`BlockDefinition.isStatic`). */
  isStatic?: true;
}

/** A block in the browser. Documents omit the keys of queries that are never repeated. */
export interface SentBlock extends Omit<PageBlock, 'queries'> {
  queries: Readonly<Record<string, SentResult>>;
}

export type SentResult = QueryResult | { state: 'ready'; value: unknown };

/** A block whose HTML is in the document and needs neither code nor data. */
export interface StaticBlock extends Pick<PageBlock, 'id' | 'type' | 'parameters'> {
  isRendered: true;
}

/** Outcome of a query when the page was loaded. The browser repeats `late` ones. */
export type QueryResult =
  | { state: 'ready'; key: QueryKey; value: unknown }
  | { state: 'late' | 'failed' | 'missing'; key: QueryKey };

/** Identifies a query: language, call, request and selection. */
export type QueryKey = readonly [Language, string, unknown, string];

/** The page's item exists only in the other language. */
export interface OnlyIn {
  language: Language;
  what: 'article' | 'item' | 'page';
}

/** All data of one page. Components only render it. */
export interface PagePayload {
  language: Language;
  /** True if `?lang=` set the language: internal links then keep the parameter. */
  languageInUrl: boolean;
  /** Version of the shell. */
  shellVersion: string;
  /** 503: the content could not be read. The page may exist. */
  status: 200 | 404 | 503;
  /** The canonical path with its declared parameters, without `lang`. */
  url: string;
  path: string;
  title: string;
  description: string;
  /** `offline` is made in the browser, for a page that it cannot reach. */
  kind: 'home' | 'page' | 'placeholder' | 'not-found' | 'unavailable' | 'offline';
  meta: { padding: boolean; background: 'white' | 'mist'; lowBanner?: boolean; paging?: boolean };
  /** Set if the item is missing in this language but exists in the other one. */
  onlyIn?: OnlyIn | undefined;
  /** The Content-Security-Policy that the page needs. A document with another policy cannot show it. */
  policy?: PagePolicy | undefined;
  /** True if search engines must not index the page. */
  noindex?: boolean | undefined;
  section?: Section | undefined;
  /**
   * Ground of the first block, if that is the head of the page: it is shown even if its item does not exist, and says so. The
   * header lies over a dark one.
   */
  head?: 'dark' | 'light' | undefined;
  /** Picture of share cards. Without it, cards show the site's picture. */
  picture?: Picture | undefined;
  blocks: PageBlock[];
  /** Set if visits can be recorded (`QA_RECORD`): the revision for which the page was rendered. */
  recordable?: { revision: string };
  /** Absent if the browser already has the shell of this version. */
  shell?: Shell;
}

/** A page in the browser. The first one comes with its HTML, so that static blocks need no data. */
export type ShownPage = Omit<PagePayload, 'blocks'> & { blocks: readonly (SentBlock | StaticBlock)[] };
