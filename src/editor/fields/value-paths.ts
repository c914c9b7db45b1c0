/** Path of a nested value: keys and array indexes. */
export type Path = readonly (string | number)[];

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Joins a path to a string, as `edited` stores it: `items.0.title`. */
export const pathName = (path: Path): string => path.join('.');

/** Attribute with the path of a field, on an element around its controls. */
export const fieldMark = 'data-field';

/** Parses a path string. */
export const pathOf = (name: string): Path =>
  name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Returns the value at a path; undefined if it does not exist. */
export const readAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, part) => (isParts(at) ? at[part] : undefined), value);

/**
 * Returns a copy with another value at a path; undefined removes it. Preserves everything else, including the order of
 * keys. Returns the same reference if nothing changes.
 */
export function writeAt(value: unknown, path: Path, next: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return next;
  const before = isParts(value) ? value[part] : undefined;
  const after = writeAt(before, rest, next);
  if (Object.is(before, after)) return value;
  if (Array.isArray(value)) return value.with(Number(part), after);
  return withPart(isParts(value) ? value : {}, { key: String(part), value: after });
}

/**
 * Returns an object with another value for a key. A new key goes before the keys that follow it in `order`, or last.
 */
export function withPart(
  object: Parts,
  { key, value }: { key: string; value: unknown },
  order: readonly string[] = [],
): Record<string, unknown> {
  if (value === undefined) return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  if (key in object) return { ...object, [key]: value };
  const later = new Set(order.slice(order.indexOf(key) + 1));
  const entries = Object.entries(object);
  const at = order.includes(key) ? entries.findIndex(([name]) => later.has(name)) : -1;
  return Object.fromEntries(entries.toSpliced(at < 0 ? entries.length : at, 0, [key, value]));
}
