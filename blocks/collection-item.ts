import type { Motif } from '#schemas/motif.ts';
import type { Picture } from '#schemas/picture.ts';
import type { BlockTexts, QueryOutcome } from './define.ts';

/** A figure with its unit and label. */
export interface Fact {
  number: string;
  unit?: string | undefined;
  label?: string | undefined;
}

/** One item of a collection of any kind: a hotel, a hall, a manual, a show. Its HTML is sanitised. */
export interface CollectionItem {
  /** Unique in its collection. */
  id: string;
  title: string;
  /** Plain text with line breaks. */
  text?: string | undefined;
  html?: string | undefined;
  /** First and last day, yyyy-mm-dd. `until` is absent if the item takes one day. */
  date?: string | undefined;
  until?: string | undefined;
  place?: string | undefined;
  /**
   * Absent if items of this kind have no pictures. A missing picture of another kind has no address and shows the
   * default.
   */
  picture?: Picture | undefined;
  /** Motif of an event without a picture. */
  motif?: Motif | undefined;
  pictured: boolean;
  pictures: Picture[];
  /** Number of its pictures, if the source gives it. */
  count?: number | undefined;
  /** Small icon. */
  icon?: Picture | undefined;
  /** Address of a film. `picture` is its poster. */
  video?: string | undefined;
  /** Address of a file to download. */
  file?: string | undefined;
  href?: string | undefined;
  newTab: boolean;
  facts: Fact[];
  points: string[];
}

/** One page of a list, or the whole list if it has no pages. */
export interface PageOf<Item> {
  items: Item[];
  page: number;
  pages: number;
  total: number;
}

/** One page of a collection, with the title and text of its source. */
export interface Collection extends PageOf<CollectionItem> {
  title?: string | undefined;
  text?: string | undefined;
  /** Text of the source as sanitised HTML. */
  html?: string | undefined;
}

/** @returns an item with these values and empty defaults */
export const item = (
  fields: Pick<CollectionItem, 'id' | 'title'> & Partial<CollectionItem>,
): CollectionItem => ({
  pictured: false,
  pictures: [],
  newTab: false,
  facts: [],
  points: [],
  ...fields,
});

/**
 * Creates a collection of a single page.
 * @returns undefined if it is empty, which counts as missing
 */
export const whole = (
  items: CollectionItem[],
  heading: Pick<Collection, 'title' | 'text' | 'html'> = {},
): Collection | undefined =>
  items.length > 0 ? { ...heading, items, page: 1, pages: 1, total: items.length } : undefined;

/** @returns the texts of a collection and its items for the page's description; none while it is late or failed */
export const collectionTexts = (collection: QueryOutcome<Collection>): BlockTexts =>
  collection.state === 'ready' ? { prose: [collection.value], items: collection.value.items } : {};

/** Result of a source that exists and has no items, unlike a missing source. */
export const nothing: Collection = { items: [], page: 1, pages: 1, total: 0 };

/**
 * Creates one page of a longer list. Past its end a list answers with its last page.
 * @returns undefined if the list is empty
 */
export function onePage<Item>(
  items: Item[],
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
): PageOf<Item> | undefined {
  if (items.length === 0) return undefined;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { items, page: Math.min(page, pages), pages, total };
}

/** @returns the page number of a URL parameter, at most five digits; 1 for anything else */
export const pageNumber = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;

/** @returns the parameter of a page; `undefined` for page 1, which has none (rule PAGE-01) */
export const pageParameter = (page: number): string | undefined => (page > 1 ? String(page) : undefined);
