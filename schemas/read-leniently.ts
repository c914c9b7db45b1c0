import * as z from 'zod';
import { isRecord } from './is-record.ts';
import { isLocalised, type Language, languageKey } from './language.ts';
import { listItems, toNumber } from './lenient-fields.ts';
import { nearestName } from './nearest-name.ts';

/** Path of a value: object keys and list indexes from the root. */
export type Path = readonly (string | number)[];

/** A schema rule that a value of the right kind violates. */
export interface Rule {
  kind: 'min' | 'max' | 'shortest' | 'longest' | 'prefix' | 'whole' | 'date' | 'form' | 'other';
  /** The limit, the prefix, or the schema's message. */
  value: string;
}

export type ProblemCode =
  /** `null` or an empty text for an optional value, treated as absent. */
  | 'null-value'
  | 'unknown-key'
  /** A value of another kind with an unambiguous meaning: a text for a number, one object for a list. */
  | 'coerced'
  | 'unknown-value'
  | 'wrong-type'
  | 'invalid-value'
  | 'too-many'
  | 'missing';

/** A difference between a value and its schema. */
export interface Problem {
  path: Path;
  code: ProblemCode;
  nearest?: string | undefined;
  found?: string | undefined;
  expected?: string | undefined;
  used?: string | undefined;
  rule?: Rule | undefined;
  /** The part that is therefore left out: an optional property or a list item. `[]` is the entire value. */
  leftOut?: Path | undefined;
}

export type LenientReading<T> =
  | { ok: true; value: T; problems: Problem[] }
  | { ok: false; problems: Problem[] };

/**
 * Reads a value that was written for a schema, by hand or by a foreign program, and reports every difference.
 *
 * `null` and empty texts count as absent, texts are numbers or flags where the schema wants these, a single object is a
 * list of one, a pair `{ zh, en }` is its text of `language`. Unknown keys are dropped. Invalid parts are left out
 * together with the nearest enclosing optional property or list item.
 *
 * Recurses along the schema, so the depth of the value does not matter.
 *
 * @returns the value with a problem for each difference; problems alone if a required part of the whole is invalid
 * @example
 * readLeniently(z.object({ size: z.int() }), { size: '4', sise: 5 }, 'en-US');
 * // { ok: true, value: { size: 4 }, problems: [code 'coerced' at size, code 'unknown-key' at sise] }
 */
export function readLeniently<T>(
  schema: z.ZodType<T>,
  value: unknown,
  language: Language,
): LenientReading<T> {
  const problems: Problem[] = [];
  const read = readValue(schema, value, { path: [], problems, language });
  if (read.ok) {
    const parsed = schema.safeParse(read.value);
    if (parsed.success) return { ok: true, value: parsed.data, problems };
    for (const issue of parsed.error.issues) problems.push(problemOf(issue, read.value, []));
  }
  return { ok: false, problems: leftOutWith(problems, 0, []) };
}

/**
 * @returns the path as code, for messages
 * @example
 * placeText(['items', 2, 'label']); // 'items[2].label'
 */
export const placeText = (path: Path): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${step}`)).join('');

interface Reading {
  path: Path;
  problems: Problem[];
  language: Language;
}

/** A value that the schema can parse. `undefined` if absent. */
type Read = { ok: true; value: unknown } | { ok: false };

const failure: Read = { ok: false };
const success = (value: unknown): Read => ({ ok: true, value });

const at = (place: Reading, step: string | number): Reading => ({ ...place, path: [...place.path, step] });

function fail(place: Reading, code: ProblemCode, values: Omit<Problem, 'path' | 'code'> = {}): Read {
  place.problems.push({ path: place.path, code, ...values });
  return failure;
}

const note = ({ path, problems }: Reading, code: ProblemCode, values: Omit<Problem, 'path' | 'code'> = {}) =>
  void problems.push({ path, code, ...values });

const mayBeAbsent = once((schema) => z.safeParse(schema, undefined).success);
const takes = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

/** True if a schema accepts a value and does not read it as absent. */
const keeps = (schema: z.core.$ZodType, value: unknown): boolean =>
  z.safeParse(schema, value).data !== undefined;

/** True for problems that lose the value and possibly parts around it. */
const loses = ({ code }: Problem): boolean =>
  code === 'missing' || code === 'wrong-type' || code === 'unknown-value' || code === 'invalid-value';

/** Sets `leftOut` of all problems since `start`. */
function leftOutWith(problems: Problem[], start: number, path: Path): Problem[] {
  for (const problem of problems.slice(start))
    if (loses(problem) && problem.leftOut === undefined) problem.leftOut = path;
  return problems;
}

function readValue(schema: z.core.$ZodType, value: unknown, place: Reading): Read {
  if (value === undefined) return mayBeAbsent(schema) ? success(undefined) : fail(place, 'missing');
  if (isBlank(value) && !(value !== null && keeps(schema, value))) {
    if (!mayBeAbsent(schema)) return fail(place, 'missing', { found: describe(value) });
    note(place, 'null-value');
    return success(undefined);
  }
  if (typeof value === 'object' && value !== null && isLocalised(value) && !hasKey(schema, 'zh')) {
    const chosen = value[languageKey(place.language)];
    note(place, 'coerced', { found: '{ zh, en }', expected: kindOf(schema), used: quoted(chosen) });
    return readValue(schema, chosen ?? undefined, place);
  }
  return readKind(schema, value, place);
}

const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

const readKind = (schema: z.core.$ZodType, value: unknown, place: Reading): Read =>
  readerOf(schema)(value, place);

/** Chosen once for each schema, because Zod's `instanceof` takes longer than most values take to be read. */
const readerOf = once((schema): ((value: unknown, place: Reading) => Read) => {
  const item = listItems.get(schema);
  if (item) return (value, place) => readList(item, value, place);
  if (schema instanceof z.ZodCatch) return (value, place) => readCaught(schema, value, place);
  const inner = unwrapped(schema);
  if (inner) return (value, place) => readKind(inner, value, place);
  if (schema instanceof z.ZodPipe) return (value, place) => readPipe(schema, value, place);
  if (schema instanceof z.ZodObject) return (value, place) => readObject(schema, value, place);
  if (schema instanceof z.ZodArray) return (value, place) => readArray(schema, value, place);
  if (schema instanceof z.ZodRecord) return (value, place) => readRecord(schema, value, place);
  if (schema instanceof z.ZodDiscriminatedUnion) return (value, place) => readVariant(schema, value, place);
  if (schema instanceof z.ZodUnion && !allowedValues(schema))
    return (value, place) => readUnion(schema, value, place);
  return (value, place) => readLeaf(schema, value, place);
});

/** Remembers the result for each schema. */
function once<T>(compute: (schema: z.core.$ZodType) => T): (schema: z.core.$ZodType) => T {
  const results = new WeakMap<z.core.$ZodType, T>();
  return (schema) => {
    if (!results.has(schema)) results.set(schema, compute(schema));
    return results.get(schema) as T;
  };
}

/** Inner schema of optional, nullable and default schemas. */
const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodReadonly ||
  schema instanceof z.ZodLazy
    ? schema.unwrap()
    : undefined;

/** Reports values that `catch` would silently replace. */
function readCaught(schema: z.ZodCatch, value: unknown, place: Reading): Read {
  const start = place.problems.length;
  const read = readKind(schema.unwrap(), value, place);
  if (read.ok) return read;
  leftOutWith(place.problems, start, place.path);
  return success(undefined);
}

/** A field of the contract (`lenient-fields.ts`): transforms the value before the inner schema checks it. */
function readPipe(schema: z.ZodPipe, value: unknown, place: Reading): Read {
  const made = z.safeParse(schema.in, value);
  if (!made.success) return fail(place, 'wrong-type', wrongType(schema, value));
  if (made.data === undefined) return fail(place, 'invalid-value', { found: describe(value) });
  if (typeof made.data !== 'object' && typeof made.data !== typeof value) {
    if (!takes(schema, value)) return fail(place, 'wrong-type', wrongType(schema, value));
    note(place, 'coerced', {
      found: quoted(value),
      expected: kindOf(schema.out),
      used: quoted(made.data),
    });
    return success(value);
  }
  return readKind(schema.out, made.data, place);
}

function readObject(schema: z.ZodObject, value: unknown, place: Reading): Read {
  if (!isRecord(value)) return fail(place, 'wrong-type', wrongType(schema, value));
  const { shape } = schema;
  const known = Object.keys(shape);
  const parts: [string, unknown][] = [];
  let whole = true;
  for (const [key, part] of Object.entries<z.core.$ZodType>(shape)) {
    const start = place.problems.length;
    const read = readValue(part, own(value, key), at(place, key));
    if (read.ok) {
      if (read.value !== undefined) parts.push([key, read.value]);
    } else if (mayBeAbsent(part)) leftOutWith(place.problems, start, [...place.path, key]);
    else whole = false;
  }
  for (const key of Object.keys(value))
    if (!Object.hasOwn(shape, key)) note(at(place, key), 'unknown-key', { nearest: nearestName(key, known) });
  if (!whole) return failure;
  return checked(schema, Object.fromEntries(parts), place);
}

/** Checks the rules of an object or list as a whole. */
function checked(schema: z.core.$ZodType, value: unknown, place: Reading): Read {
  if (!schema._zod.def.checks?.length) return success(value);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return success(value);
  for (const issue of parsed.error.issues) place.problems.push(problemOf(issue, value, place.path));
  return failure;
}

function readArray(schema: z.ZodArray, value: unknown, place: Reading): Read {
  const start = place.problems.length;
  const list = readList(schema.element, value, place);
  if (!list.ok || !Array.isArray(list.value)) return list;
  const maximum = mostItems(schema);
  const items: unknown[] = list.value;
  if (items.length > maximum)
    note(place, 'too-many', {
      found: String(items.length),
      expected: String(maximum),
      leftOut: place.path,
    });
  const allowed = items.slice(0, maximum);
  // Too few items because some were left out, which is already reported.
  const lost = place.problems.slice(start).some(loses);
  if (lost && !takes(schema, allowed)) return failure;
  return checked(schema, allowed, place);
}

const mostItems = ({ def }: z.ZodArray): number =>
  Math.min(
    ...(def.checks ?? []).map((check) =>
      check instanceof z.core.$ZodCheckMaxLength ? check._zod.def.maximum : Number.POSITIVE_INFINITY,
    ),
  );

/** Reads items one by one. An object that is a valid item becomes a list of one. */
function readList(item: z.core.$ZodType, value: unknown, place: Reading): Read {
  if (!Array.isArray(value)) {
    const trial = { ...place, problems: [] };
    const single = isRecord(value) ? readValue(item, value, at(trial, 0)) : failure;
    if (!single.ok) return fail(place, 'wrong-type', { expected: 'list', found: kindOfValue(value) });
    note(place, 'coerced', { found: quoted(value), expected: 'list', used: '[…]' });
    place.problems.push(...trial.problems);
    return success([single.value]);
  }
  const items: unknown[] = [];
  for (const [index, entry] of value.entries()) {
    const here = at(place, index);
    if (entry === null || entry === undefined) {
      note(here, 'null-value');
      continue;
    }
    const start = place.problems.length;
    const read = readValue(item, entry, here);
    if (read.ok) items.push(read.value);
    else leftOutWith(place.problems, start, here.path);
  }
  return success(items);
}

function readRecord(schema: z.ZodRecord, value: unknown, place: Reading): Read {
  if (!isRecord(value)) return fail(place, 'wrong-type', wrongType(schema, value));
  const parts: [string, unknown][] = [];
  for (const key of Object.keys(value)) {
    const here = at(place, key);
    // Prevents prototype pollution.
    if (key === '__proto__' || !takes(schema.keyType, key)) {
      note(here, 'unknown-key', { nearest: nearestName(key, allowedValues(schema.keyType) ?? []) });
      continue;
    }
    const start = place.problems.length;
    const read = readValue(schema.valueType, own(value, key), here);
    if (!read.ok) leftOutWith(place.problems, start, here.path);
    else if (read.value !== undefined) parts.push([key, read.value]);
  }
  const made = Object.fromEntries(parts);
  const parsed = z.safeParse(schema, made);
  if (parsed.success) return success(made);
  for (const issue of parsed.error.issues) place.problems.push(problemOf(issue, made, place.path));
  return failure;
}

/** Reads a discriminated union. */
function readVariant(schema: z.ZodDiscriminatedUnion, value: unknown, place: Reading): Read {
  if (!isRecord(value)) return fail(place, 'wrong-type', { expected: 'object', found: kindOfValue(value) });
  const { discriminator, options } = schema.def;
  const tag = own(value, discriminator);
  const known: string[] = [];
  for (const option of options) {
    if (!(option instanceof z.ZodObject)) continue;
    const tags: z.core.$ZodType = option.shape[discriminator];
    known.push(...(allowedValues(tags) ?? []));
    if (readValue(tags, tag, { ...place, problems: [] }).ok) return readObject(option, value, place);
  }
  const here = at(place, discriminator);
  if (isBlank(tag) || tag === undefined) return fail(here, 'missing', { expected: known.join(', ') });
  return fail(here, 'unknown-value', unknownValue(tag, known));
}

/** Chooses the first alternative without problems, else the one with the fewest. */
function readUnion(schema: z.ZodUnion, value: unknown, place: Reading): Read {
  let best: { read: Read; problems: Problem[] } | undefined;
  for (const option of schema.options) {
    const problems: Problem[] = [];
    const read = readKind(option, value, { ...place, problems });
    if (read.ok && problems.length === 0) return read;
    if (
      !best ||
      (read.ok && !best.read.ok) ||
      (read.ok === best.read.ok && problems.length < best.problems.length)
    )
      best = { read, problems };
  }
  place.problems.push(...(best?.problems ?? []));
  return best?.read ?? failure;
}

function readLeaf(schema: z.core.$ZodType, value: unknown, place: Reading): Read {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return success(value);
  const converted = conversions(schema, value).find((candidate) => takes(schema, candidate));
  if (converted !== undefined) {
    note(place, 'coerced', {
      found: quoted(value),
      expected: kindOf(schema),
      used: quoted(converted),
    });
    return success(converted);
  }
  const [issue] = parsed.error.issues;
  const isNumber = typeof value === 'number' && schema._zod.def.type === 'number';
  if (!issue || (issue.code === 'invalid_type' && !isNumber))
    return fail(place, 'wrong-type', wrongType(schema, value));
  const allowed = allowedValues(schema);
  if (allowed) return fail(place, 'unknown-value', unknownValue(value, allowed));
  place.problems.push(problemOf(issue, value, place.path));
  return failure;
}

/** Possible conversions of a value, most likely first. */
function conversions(schema: z.core.$ZodType, value: unknown): unknown[] {
  if (typeof value === 'object' || value === undefined) return [];
  const text = String(value).trim();
  switch (schema._zod.def.type) {
    case 'number':
      return typeof value === 'string' ? [toNumber(value)].filter((number) => number !== undefined) : [];
    case 'boolean':
      if (/^(true|1|yes|on)$/i.test(text)) return [true];
      return /^(false|0|no|off)$/i.test(text) ? [false] : [];
    case 'string':
      if (typeof value === 'boolean') return [];
      // Adds a missing leading slash. A value with a scheme is not a path.
      return [text, ...(/^[^\s:]+$/.test(text) ? [`/${text}`] : [])];
    case 'enum':
    case 'literal':
    case 'union':
      return valuesOf(schema).filter((allowed) => String(allowed).toLowerCase() === text.toLowerCase());
    default:
      return [];
  }
}

/** Values of an enumeration, a literal, or a union of these. Undefined for other schemas. */
function allowedValues(schema: z.core.$ZodType): string[] | undefined {
  const values = valuesOf(schema);
  return values.length > 0 ? values.map(String) : undefined;
}

function valuesOf(schema: z.core.$ZodType): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (!(schema instanceof z.ZodUnion)) return [];
  const parts = schema.options.map(valuesOf);
  return parts.every((values) => values.length > 0) ? parts.flat() : [];
}

const unknownValue = (value: unknown, allowed: readonly string[]) => ({
  found: describe(value),
  expected: allowed.join(', '),
  nearest: typeof value === 'string' ? nearestName(value, allowed) : undefined,
});

const wrongType = (schema: z.core.$ZodType, value: unknown) => ({
  expected: kindOf(schema),
  found: kindOfValue(value),
});

/** Expected kind of value, by its name in findings. */
function kindOf(schema: z.core.$ZodType): string {
  if (listItems.has(schema)) return 'list';
  const inner = schema instanceof z.ZodCatch ? schema.unwrap() : unwrapped(schema);
  if (inner) return kindOf(inner);
  if (schema instanceof z.ZodPipe) return kindOf(schema.out);
  const allowed = allowedValues(schema);
  if (allowed) return allowed.join(', ');
  const names: Partial<Record<string, string>> = {
    string: 'text',
    boolean: 'flag',
    array: 'list',
    number: 'number',
  };
  return names[schema._zod.def.type] ?? 'object';
}

/** @returns the name of a value's kind in findings: `nothing`, `list`, `object`, `text`, `flag` or `number` */
export function kindOfValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'object';
  return typeof value === 'string' ? 'text' : typeof value === 'boolean' ? 'flag' : 'number';
}

/** Quotes texts, so that `"5"` differs from `5`. */
const quoted = (value: unknown): string => (typeof value === 'string' ? `"${clip(value)}"` : describe(value));

/** Describes a value in a sentence: single-line values shortened, only the kind of others. */
function describe(value: unknown): string {
  if (typeof value === 'object' || value === undefined) return kindOfValue(value);
  return clip(String(value));
}

/** Maximum characters of a value in the log. */
const longestExcerpt = 60;

/** @returns the beginning of a text in one line, for messages */
export const clip = (text: string): string => {
  const line = text.slice(0, 4 * longestExcerpt).replace(/\s+/g, ' ');
  return line.length > longestExcerpt || text.length > 4 * longestExcerpt
    ? `${line.slice(0, longestExcerpt).toWellFormed()}…`
    : line;
};

/** Converts a zod issue into a problem. */
function problemOf(issue: z.core.$ZodIssue, value: unknown, path: Path): Problem {
  const found = typeof value === 'object' ? undefined : describe(value);
  const inside = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  return { path: [...path, ...inside], code: 'invalid-value', found, rule: ruleOf(issue) };
}

function ruleOf(issue: z.core.$ZodIssue): Rule {
  switch (issue.code) {
    case 'too_small':
      return {
        kind: issue.origin === 'number' || issue.origin === 'int' ? 'min' : 'shortest',
        value: String(issue.minimum),
      };
    case 'too_big':
      return {
        kind: issue.origin === 'number' || issue.origin === 'int' ? 'max' : 'longest',
        value: String(issue.maximum),
      };
    case 'invalid_format':
      if ('prefix' in issue && typeof issue.prefix === 'string')
        return { kind: 'prefix', value: issue.prefix };
      return issue.format === 'date' ? { kind: 'date', value: '' } : { kind: 'form', value: issue.message };
    case 'invalid_type':
      return { kind: 'whole', value: '' };
    default:
      return { kind: 'other', value: issue.message };
  }
}

const own = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** True if an object schema has this key. */
function hasKey(schema: z.core.$ZodType, key: string): boolean {
  const inner = unwrapped(schema);
  if (inner) return hasKey(inner, key);
  return schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key);
}
