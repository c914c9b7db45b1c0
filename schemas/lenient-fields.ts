import * as z from 'zod';

/**
 * Field types of the contract: reading is tolerant, the result is strict (decisions, section 3).
 * `null` and an empty string mean absent, numbers may come as strings and the reverse, unknown fields are
 * dropped, and a field that cannot be understood counts as absent.
 */

const absent = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Control characters other than tabs and line ends, and marks that turn the direction of whatever follows them, in other
 * texts too.
 */
const unseen = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

function toText(value: unknown): string | undefined {
  if (absent(value)) return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  const text = typeof value === 'string' ? value.replace(unseen, '').toWellFormed() : '';
  return text.trim() === '' ? undefined : text;
}

/** Addresses that run what they hold; browsers overlook blanks around and inside of a scheme. */
const runs = (address: string): boolean =>
  /^(?:(?:javascript|vbscript):|data:(?!image\/))/i.test(address.replace(/[\s\p{Cc}]/gu, ''));

/** Of what is fetched, in octets as it is sent: no server needs to take more (RFC 9110, section 4.1). */
const longestAddress = 8000;
const isTooLong = (address: string): boolean =>
  !/^\s*data:/i.test(address) && encodeURI(address).length > longestAddress;

/** An address that runs something (rule SEC-01), or that nobody would answer, counts as none. */
function toAddress(value: unknown): string | undefined {
  const address = toText(value);
  return address === undefined || runs(address) || isTooLong(address) ? undefined : address;
}

/** A number as backends send it: `12`, `"12"`, `"1,200"`; undefined for anything else. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const parsed = Number(value.replace(/(?<=\d),(?=\d{3}\b)/g, ''));
  return Number.isFinite(parsed) ? parsed : undefined;
}

function toFlag(value: unknown): string | undefined {
  return typeof value === 'boolean' ? String(Number(value)) : toText(value);
}

const addressString = z.string().meta({ format: 'uri-reference' });
const optionalString = z.string().optional();

/** What a text of the strict form is: never blank, or an address that is read as such. */
export type StrictText = 'not blank' | 'address';

/** What the JSON Schema of a text cannot tell from its type, for documents that describe the strict form. */
export const strictTexts = z.registry<{ strictText: StrictText }>();

function strictText<T extends z.ZodType>(kind: StrictText, schema: T): T {
  strictTexts.add(schema as z.ZodType, { strictText: kind });
  return schema;
}

/** An optional text. */
export const text = () => strictText('not blank', z.pipe(z.transform(toText), optionalString)).optional();

/** A text without which an item is malformed: its id, title or name. */
export const requiredText = () => strictText('not blank', z.pipe(z.transform(toText), z.string()));

/** An optional text holding HTML; every reader sanitises it before anyone sees it (`src/api/read-answer.ts`). */
export const html = () =>
  strictText(
    'not blank',
    z.pipe(z.transform(toText), z.string().meta({ contentMediaType: 'text/html' }).optional()),
  ).optional();

/** An optional address that a link leads to: a route of ours, or a place elsewhere. */
export const link = () => strictText('address', z.pipe(z.transform(toAddress), optionalString)).optional();

/** An optional address of a picture, video or file; relative ones belong to the backend's origin. */
export const address = () =>
  strictText('address', z.pipe(z.transform(toAddress), addressString.optional())).optional();

/** An address without which an item is malformed. */
export const requiredAddress = () => strictText('address', z.pipe(z.transform(toAddress), addressString));

/** An optional number. */
export const number = () => z.pipe(z.transform(toNumber), z.number().optional()).optional();

/** An optional flag (`visible`, `openWay`, `isOpen`): compared as a string. */
export const flag = () => strictText('not blank', z.pipe(z.transform(toFlag), optionalString)).optional();

/** An optional value of an enumeration; an unknown one counts as absent, it never makes an item malformed. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.pipe(z.transform(toText), z.enum(values).optional().catch(undefined)).optional();

/** What `list` left out: the index in the backend's answer and why. Readers log it. */
export interface DroppedItem {
  index: number;
  reason: string;
}

const droppedItems = Symbol('dropped items');
type ListWithDropped<T> = T[] & { [droppedItems]?: DroppedItem[] };

/** Items of a list that `list` found malformed and left out. */
export const droppedFrom = (items: readonly unknown[]): DroppedItem[] =>
  (items as ListWithDropped<unknown>)[droppedItems] ?? [];

/** The item schema behind each `list`, for whatever walks or describes schemas. */
export const listItems = new WeakMap<object, z.ZodType>();

/** A list. One malformed item is left out and remembered; it never empties the list. Not a list means an empty one. */
export function list<T extends z.ZodType>(item: T): z.ZodType<z.output<T>[]> {
  const keep = (value: unknown): z.output<T>[] => {
    const kept: ListWithDropped<z.output<T>> = [];
    const dropped: DroppedItem[] = [];
    for (const [index, raw] of (Array.isArray(value) ? value : []).entries()) {
      const parsed = item.safeParse(raw);
      if (parsed.success) kept.push(parsed.data);
      else dropped.push({ index, reason: parsed.error.issues.map(describeIssue).join('; ') });
    }
    if (dropped.length) Object.defineProperty(kept, droppedItems, { value: dropped });
    return kept;
  };
  const schema: z.ZodType<z.output<T>[]> = z.transform(keep);
  listItems.set(schema, item);
  return schema.prefault([] as never);
}

const describeIssue = (issue: z.core.$ZodIssue) => `${issue.path.join('.') || 'item'}: ${issue.message}`;

/**
 * Accepts other names of a field: `aliases({ children: ['childList'] }, schema)`.
 * The first-named form wins where both are present.
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

/** A list that may come bare or as `{ list }`. */
export const bareOrList = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null && 'list' in value ? value.list : value),
    list(item),
  );

const total = () => z.pipe(z.transform(toNumber), z.int().min(0).catch(0)).prefault(0);

/** One page of a list: `{ list, total }`, read from `records` and `count` too. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  aliases({ list: ['records'], total: ['count'] }, z.object({ list: list(item), total: total() }));

/** The same as `{ list, count }`, as the activity atlas has it. */
export const countedPageOf = <T extends z.ZodType>(item: T) =>
  aliases({ list: ['records'], count: ['total'] }, z.object({ list: list(item), count: total() }));
