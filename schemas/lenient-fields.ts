import * as z from 'zod';

/**
 * Lenient field types of the contract with strict results (decisions, section 3): `null` and an empty string mean
 * absent, numbers may be strings and the reverse, unknown fields are dropped, and an invalid field counts as absent.
 */

const absent = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Control characters except tabs and line breaks, and bidirectional control characters, which would affect the text
 * after them.
 */
const unseen = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** @returns the text without characters that cannot be seen and affect the text after them */
export const withoutUnseen = (value: string): string => value.replace(unseen, '');

function toText(value: unknown): string | undefined {
  if (absent(value)) return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  const text = typeof value === 'string' ? withoutUnseen(value).toWellFormed() : '';
  return text.trim() === '' ? undefined : text;
}

/** True for addresses that execute code. Browsers ignore spaces around and inside the scheme. */
const runs = (address: string): boolean =>
  /^(?:(?:javascript|vbscript):|data:(?!image\/))/i.test(address.replace(/[\s\p{Cc}]/gu, ''));

/** Maximum length of a URL in bytes: servers need not accept more (RFC 9110, section 4.1). */
const longestAddress = 8000;
const isTooLong = (address: string): boolean =>
  !/^\s*data:/i.test(address) && encodeURI(address).length > longestAddress;

/**
 * Treats addresses that execute code (rule SEC-01) or exceed the maximum length as absent.
 * @returns `undefined` for these and for anything that is no text
 */
export function toAddress(value: unknown): string | undefined {
  const address = toText(value);
  return address === undefined || runs(address) || isTooLong(address) ? undefined : address;
}

/**
 * Parses a number of a backend.
 *
 * @returns `undefined` for anything but a finite number or a text of one
 * @example
 * toNumber('1,200'); // 1200
 */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const parsed = Number(value.replace(/(?<=\d),(?=\d{3}\b)/g, ''));
  return Number.isFinite(parsed) ? parsed : undefined;
}

function toFlag(value: unknown): string | undefined {
  return typeof value === 'boolean' ? String(Number(value)) : toText(value);
}

/**
 * Treats embedded content as absent too: it is for pictures, and a browser could open it as a page.
 * @returns `undefined` for what `toAddress` refuses as well
 */
export function toLink(value: unknown): string | undefined {
  const address = toAddress(value);
  return address !== undefined && /^data:/i.test(address.replace(/[\s\p{Cc}]/gu, '')) ? undefined : address;
}

const addressString = z.string().meta({ format: 'uri-reference' });
const optionalString = z.string().optional();

/** Strict form of a text: not blank, or a valid address. */
export type StrictText = 'not blank' | 'address';

/** Strict forms by schema, which JSON Schema documents cannot derive from the type. */
export const strictTexts = z.registry<{ strictText: StrictText }>();

function strictText<T extends z.ZodType>(kind: StrictText, schema: T): T {
  strictTexts.add(schema as z.ZodType, { strictText: kind });
  return schema;
}

/** @returns schema of an optional text; `null` and blank texts count as absent, a number becomes a text */
export const text = () => strictText('not blank', z.pipe(z.transform(toText), optionalString)).optional();

/** @returns schema of a text without which the whole item is malformed, such as an id, title or name */
export const requiredText = () => strictText('not blank', z.pipe(z.transform(toText), z.string()));

/** @returns schema of an optional HTML text; it does not sanitise: readers do (`src/api/read-answer.ts`) */
export const html = () =>
  strictText(
    'not blank',
    z.pipe(z.transform(toText), z.string().meta({ contentMediaType: 'text/html' }).optional()),
  ).optional();

/** @returns schema of an optional link target: a route of this site or an external address */
export const link = () => strictText('address', z.pipe(z.transform(toLink), optionalString)).optional();

/**
 * @returns schema of an optional address of a picture, video or file; a relative one belongs to the backend's origin
 */
export const address = () =>
  strictText('address', z.pipe(z.transform(toAddress), addressString.optional())).optional();

/** @returns schema of an address without which the whole item is malformed */
export const requiredAddress = () => strictText('address', z.pipe(z.transform(toAddress), addressString));

/** @returns schema of an optional number, also written as text; anything else counts as absent */
export const number = () => z.pipe(z.transform(toNumber), z.number().optional()).optional();

/** No length, area, weight or number of people or things in a building is larger. */
const largestQuantity = 1e9;

function toQuantity(value: unknown): number | undefined {
  const quantity = toNumber(value);
  return quantity !== undefined && quantity >= 0 && quantity <= largestQuantity ? quantity : undefined;
}

/** @returns schema of an optional number from 0 to 1,000,000,000, also written as text; anything else counts as absent */
export const quantity = () =>
  z.pipe(z.transform(toQuantity), z.number().min(0).max(largestQuantity).optional()).optional();

/** @returns schema of an optional flag (`visible`, `openWay`, `isOpen`), which is compared as a string */
export const flag = () => strictText('not blank', z.pipe(z.transform(toFlag), optionalString)).optional();

/**
 * @returns schema of an optional enumeration value; an unknown value counts as absent and does not make the item
 * malformed
 */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.pipe(z.transform(toText), z.enum(values).optional().catch(undefined)).optional();

/** An item that `list` left out: its index in the backend's answer and the reason. Readers log it. */
export interface DroppedItem {
  index: number;
  reason: string;
}

const droppedItems = Symbol('dropped items');
type ListWithDropped<T> = T[] & { [droppedItems]?: DroppedItem[] };

/**
 * Malformed items that `list` left out.
 *
 * @param items the output of `list` itself; a copy of it has lost the record
 * @returns an empty list if nothing was left out
 */
export const droppedFrom = (items: readonly unknown[]): DroppedItem[] =>
  (items as ListWithDropped<unknown>)[droppedItems] ?? [];

/** Item schema of each `list`, for code that traverses schemas. */
export const listItems = new WeakMap<object, z.ZodType>();

/**
 * Reads a list in which one malformed item does not lose the others.
 *
 * @returns schema that leaves out malformed items and records them on the list (`src/api/read-answer.ts` reports them);
 * a value that is not a list becomes an empty list
 */
export function list<T extends z.ZodType>(item: T): z.ZodType<z.output<T>[]> {
  const keep = (value: unknown): z.output<T>[] => {
    const items: ListWithDropped<z.output<T>> = [];
    const dropped: DroppedItem[] = [];
    for (const [index, raw] of (Array.isArray(value) ? value : []).entries()) {
      const parsed = item.safeParse(raw);
      if (parsed.success) items.push(parsed.data);
      else dropped.push({ index, reason: parsed.error.issues.map(describeIssue).join('; ') });
    }
    if (dropped.length) Object.defineProperty(items, droppedItems, { value: dropped });
    return items;
  };
  const schema: z.ZodType<z.output<T>[]> = z.transform(keep);
  listItems.set(schema, item);
  return schema.prefault([] as never);
}

const describeIssue = (issue: z.core.$ZodIssue) => `${issue.path.join('.') || 'item'}: ${issue.message}`;

/**
 * Accepts other names of a field; the field's own name takes precedence.
 *
 * @returns the schema behind a step that renames fields
 * @example
 * aliases({ children: ['childList'] }, schema);
 */
export function aliases<T extends z.ZodType>(names: Record<string, readonly string[]>, schema: T) {
  return z.preprocess((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const renamed: Record<string, unknown> = { ...value };
    for (const [name, others] of Object.entries(names)) {
      const found = others.find((other) => !absent(renamed[other]));
      if (absent(renamed[name]) && found) renamed[name] = renamed[found];
    }
    return renamed;
  }, schema);
}

/**
 * @returns schema of a bare list or `{ list }`
 * @example
 * bareOrList(z.string()).parse({ list: ['a'] }); // ['a']
 */
export const bareOrList = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null && 'list' in value ? value.list : value),
    list(item),
  );

const total = () => z.pipe(z.transform(toNumber), z.int().min(0).catch(0)).prefault(0);

/** @returns schema of a page of a list: `{ list, total }`, or `{ records, count }` */
export const pageOf = <T extends z.ZodType>(item: T) =>
  aliases({ list: ['records'], total: ['count'] }, z.object({ list: list(item), total: total() }));

/** @returns schema of a page of a list as `{ list, count }`, for the activity atlas */
export const countedPageOf = <T extends z.ZodType>(item: T) =>
  aliases({ list: ['records'], count: ['total'] }, z.object({ list: list(item), count: total() }));
