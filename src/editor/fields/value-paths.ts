/** Where a value stands inside of another: names and numbers of items. */
export type Path = readonly (string | number)[];

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The name of a leaf as `edited` has it: `items.0.title`. */
export const pathName = (path: Path): string => path.join('.');

/** The path of such a name. */
export const pathOf = (name: string): Path =>
  name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The value at a path; undefined when there is none. */
export const readAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, part) => (isParts(at) ? at[part] : undefined), value);

/**
 * The same value with another one at a path; undefined removes it. Everything else stays as it is, in its order, and
 * a value that changes nothing comes back itself.
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

/** An object with another part. Where it is new it goes before those that come after it in `order`, or last. */
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
