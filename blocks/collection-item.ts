import type { Picture } from '#schemas/picture.ts';
import type { BlockTexts, Settled } from './define.ts';

/** A figure with its unit and what it counts. */
export interface Fact {
  number: string;
  unit?: string | undefined;
  label?: string | undefined;
}

/** One item of a collection, whatever it is: a hotel, a hall, a manual, a show. HTML is sanitised. */
export interface CollectionItem {
  /** Unique in its collection. */
  id: string;
  title: string;
  /** Plain text; line ends are kept. */
  text?: string | undefined;
  html?: string | undefined;
  /** First and last day, yyyy-mm-dd; the last one only where it is another day. */
  date?: string | undefined;
  until?: string | undefined;
  place?: string | undefined;
  /** Absent where items of this kind have no picture; a missing one of the others has no address and shows the default. */
  picture?: Picture | undefined;
  pictured: boolean;
  pictures: Picture[];
  /** How many pictures it holds, where its source says so. */
  count?: number | undefined;
  /** A drawing that stands for what it is about, small. */
  icon?: Picture | undefined;
  /** Address of a film; `picture` is its poster. */
  video?: string | undefined;
  /** Address of a file to download. */
  file?: string | undefined;
  href?: string | undefined;
  newTab: boolean;
  facts: Fact[];
  points: string[];
}

/** One page of a list; all of it where it has no pages. */
export interface PageOf<Item> {
  items: Item[];
  page: number;
  pages: number;
  total: number;
}

/** A page of a collection, with what its source says of it as a whole. */
export interface Collection extends PageOf<CollectionItem> {
  title?: string | undefined;
  text?: string | undefined;
  /** What the source says as HTML; sanitised. */
  html?: string | undefined;
}

/** Fills what most items do not have. */
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

/** A collection without pages; undefined when it is empty, which counts as missing. */
export const whole = (
  items: CollectionItem[],
  heading: Pick<Collection, 'title' | 'text' | 'html'> = {},
): Collection | undefined =>
  items.length > 0 ? { ...heading, items, page: 1, pages: 1, total: items.length } : undefined;

/** What a collection says: what its source says of it as a whole, and its items. */
export const collectionTexts = (collection: Settled<Collection>): BlockTexts =>
  collection.state === 'ready' ? { prose: [collection.value], items: collection.value.items } : {};

/** A source that is there and holds no items: that is not a missing one. */
export const nothing: Collection = { items: [], page: 1, pages: 1, total: 0 };

/** One page of a longer list, undefined when there is nothing: past its end a list answers with its last page. */
export function onePage<Item>(
  items: Item[],
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
): PageOf<Item> | undefined {
  if (items.length === 0) return undefined;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { items, page: Math.min(page, pages), pages, total };
}

/** The page in the URL; anything that is not a page number is page 1. */
export const pageNumber = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;

/** The same back again: page 1 needs no mention in the URL (rule PAGE-01). */
export const pageParameter = (page: number): string | undefined => (page > 1 ? String(page) : undefined);
