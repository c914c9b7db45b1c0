import type { FormState, PagePolicy } from '#blocks/define.ts';
import type { FooterConfig } from '#schemas/footer.ts';
import type { Language } from '#schemas/language.ts';
import type { Picture } from '#schemas/picture.ts';
import type { PagePurpose } from './page-purposes.ts';

/** An entry of the navigation, in one language, with only what is visible. */
export interface NavItem {
  id: string;
  /** 1 for the first levels of the menu; counted here, the backend does not send it (specification, section 3). */
  level: number;
  label: string;
  /** Where a click goes. */
  href: string;
  /** The path contains http: it opens in a new tab (specification, section 2). */
  external: boolean;
  /** Its route, by which the current item is found. */
  route?: string | undefined;
  /** What visitors come to its page for. */
  purpose?: PagePurpose | undefined;
  /** The banner of its column, for its sub-menu; only on first levels with children. */
  picture?: Picture | undefined;
  children: NavItem[];
}

/** The two forms of the logo (rule HEAD-05). */
export interface Logo {
  /** For light grounds. */
  coloured: Picture;
  /** For pictures; absent when the config names one form only. */
  white?: Picture | undefined;
}

/** The line that event hosts call, as it is read: `023` and `0000 8866`. */
export interface Hotline {
  areaCode?: string | undefined;
  phone: string;
  /** When somebody answers, and where the centre is: as the cards of the contact page say it. */
  hours?: string | undefined;
  address?: string | undefined;
}

/** What stands around every page; the same for all pages of a revision and language. */
export interface Shell {
  /** The company's name in this language: document titles and share cards end with it. */
  siteName: string;
  /** Absolute URLs begin with it (`SITE_ORIGIN`). */
  origin: string;
  nav: NavItem[];
  footer?: FooterConfig | undefined;
  logo?: Logo | undefined;
  hotline?: Hotline | undefined;
  /** Path of the page with the contact details. */
  contact?: string | undefined;
  /** What visitors are told about: `config` when the logo's config is missing or failed (rule ERR-01). Absent without. */
  problems?: readonly 'config'[];
}

/** The second-level layout around a page: its first-level menu entry, the banner of its column, where it stands. */
export interface Section {
  title: string;
  /** What the title block reads: the page's title, on a detail page that of its list. */
  heading: string;
  /** A block shows what the page is about, or that it is missing: the one h1 stands there and not in the title block. */
  detail: boolean;
  banner?: Picture | undefined;
  items: NavItem[];
  /** The item of `items` that is current. */
  currentId?: string | undefined;
  /** From home to this page, which has no link; on a detail page to its list, which has one. */
  breadcrumbs: { label: string; href?: string }[];
}

/** A block ready to be rendered. */
export interface PageBlock {
  id: string;
  type: string;
  props: unknown;
  queries: Readonly<Record<string, QueryResult>>;
  form?: FormState;
  /** What its URL parameters are called in the URL, by its own names (rule BLK-01). Absent if it reads none. */
  parameters?: Readonly<Record<string, string>>;
  /** The page is about the item that it shows: the block holds the `h1`. */
  subject?: true;
  /** Its queries or its view threw on the server: the quiet line stands in its place. */
  broken?: true;
}

/** How a query fared when the page was loaded. `late` ones are asked for again by the browser. */
export type QueryResult =
  | { state: 'ready'; key: QueryKey; value: unknown }
  | { state: 'late' | 'failed' | 'missing'; key: QueryKey };

/** Language, revision, call, request and selection: what the data depends on. */
export type QueryKey = readonly [Language, string, string, unknown, string];

/** The one item of a page exists in the other language, and not in that of the page. */
export interface OnlyIn {
  language: Language;
  what: 'article' | 'item';
}

/** Everything about one page, in one object; components compute nothing. */
export interface PagePayload {
  language: Language;
  /** `?lang=` chose the language of this view: links inside keep it. */
  languageInUrl: boolean;
  revision: string;
  status: 200 | 404;
  /** The canonical path with its declared parameters, without `lang`. */
  url: string;
  path: string;
  title: string;
  description: string;
  kind: 'home' | 'page' | 'placeholder' | 'not-found';
  meta: { padding: boolean; background: 'white' | 'mist'; paging?: boolean };
  /** Why an item is not found, and where it can be read. */
  onlyIn?: OnlyIn | undefined;
  /** The Content-Security-Policy it needs; a document under another one cannot show it. */
  policy?: PagePolicy | undefined;
  /** Search engines are told to leave it out. */
  noindex?: boolean | undefined;
  section?: Section | undefined;
  /** Stands for the page where it is shared; without one the site's own does. */
  picture?: Picture | undefined;
  blocks: PageBlock[];
  /** Visits can be recorded (`QA_RECORD`). */
  recordable?: true;
  /** Left out when the browser has the shell of this revision already. */
  shell?: Shell;
}
