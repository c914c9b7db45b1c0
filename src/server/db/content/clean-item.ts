import { hash } from 'node:crypto';
import * as z from 'zod';
import { clean } from '#api/clean.ts';
import type { EntryKind } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { droppedFrom } from '#schemas/lenient-fields.ts';
import { contractItem, hasBody, itemSchema, readFields } from './contract-item.ts';

/**
 * Fingerprint of the schemas and of the sanitiser. An item that other rules have cleaned is cleaned again.
 * `tests/contract/clean-at-publish.test.ts` computes it and fails when it has changed.
 */
export const cleaningRules = '38df4179';

/**
 * An item of the contract as JSON, parsed and sanitised: the rules, a checksum, and the JSON. If there is no JSON, the
 * item cannot be read without loss, and is read and reported at each call. Only this file creates the type.
 */
export type CleanItem = z.output<typeof cleanItemSchema>;

const cleanItemSchema = z.string().brand<'CleanItem'>();

/** Columns of the tables `entry` and `entry_text` from which an item with its body is made. */
export interface DetailColumns {
  facet: string;
  sort: number | null;
  date: string | null;
  until: string | null;
  /** JSON: the shared fields. */
  data: string;
  /** JSON: the fields of one language. */
  text: string;
}

/** A published row from which items are made. */
export interface ItemRow {
  kind: EntryKind;
  id: string;
  language: Language;
  /** JSON: the list item. */
  item: string;
  detail: DetailColumns;
}

/** Pages, sections and redirects stay as they are: only `registry/read-pages.ts` knows the blocks, and it reads a page once. */
export const uncleanedKinds: readonly EntryKind[] = ['page', 'section', 'redirect'];

/**
 * Cleans the items of a published row. The only source of the columns `clean_item` and `clean_detail` (decision 021).
 *
 * @returns null for kinds whose items are cleaned when they are read
 */
export function cleanColumns(row: ItemRow): { clean_item: CleanItem | null; clean_detail: CleanItem | null } {
  if (uncleanedKinds.includes(row.kind)) return { clean_item: null, clean_detail: null };
  return {
    clean_item: seal(row, row.item, readFields(row.item)),
    clean_detail: hasBody(row.kind) ? seal(row, sourceOf(row.detail), detailItem(row)) : null,
  };
}

/** @returns the JSON of a cleaned list item; `undefined` if the row was changed after it was cleaned */
export const openItem = (row: Pick<ItemRow, 'kind' | 'id' | 'item'> & { clean_item: string | null }) =>
  open(row, row.item, row.clean_item);

/** @returns the JSON of a cleaned item with its body; `undefined` if the row was changed after it was cleaned */
export const openDetail = (row: Pick<ItemRow, 'kind' | 'id' | 'detail'> & { clean_detail: string | null }) =>
  open(row, sourceOf(row.detail), row.clean_detail);

/** @returns the uncleaned item with its body */
export const detailItem = ({ kind, id, language, detail }: Omit<ItemRow, 'item'>) =>
  contractItem(
    { kind, id, ...detail, data: readFields(detail.data), text: readFields(detail.text) },
    language,
  );

const sourceOf = ({ facet, sort, date, until, data, text }: DetailColumns): string =>
  JSON.stringify([facet, sort, date, until, data, text]);

type Name = Pick<ItemRow, 'kind' | 'id'>;

/** @param source text of the columns from which the item was made */
function seal(name: Name, source: string, item: unknown): CleanItem {
  const json = cleanJson(name, item);
  return cleanItemSchema.parse(
    json === undefined ? `${cleaningRules}.` : `${cleaningRules}.${checksum(name, source, json)}.${json}`,
  );
}

function open(name: Name, source: string, stored: string | null): string | undefined {
  if (!stored?.startsWith(`${cleaningRules}.`)) return undefined;
  const [start, end] = [cleaningRules.length + 1, cleaningRules.length + 1 + checksumLength];
  const json = stored.slice(end + 1);
  return stored.slice(start, end) === checksum(name, source, json) ? json : undefined;
}

/** Characters of a SHA-256 in base64url. */
const checksumLength = 43;

/** Binds the JSON to its row, so that a row changed by another program is cleaned when it is read. */
const checksum = ({ kind, id }: Name, source: string, json: string): string =>
  hash('sha256', [cleaningRules, kind, id, source, json].join('\n'), 'base64url');

/** Undefined if the item or a part of it is malformed; each call then reports the parts that it leaves out. */
function cleanJson(name: Name, item: unknown): string | undefined {
  const schema = itemSchema(name);
  const parsed = schema?.safeParse(item);
  if (!schema || !parsed?.success || hasDropped(parsed.data)) return undefined;
  return JSON.stringify(clean(schema, parsed.data));
}

function hasDropped(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) && droppedFrom(value).length > 0) return true;
  return Object.values(value).some(hasDropped);
}
