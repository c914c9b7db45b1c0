import type * as z from 'zod';
import { isRecord } from '#schemas/is-record.ts';
import { issuesOf } from './block-check.ts';

type Path = readonly (string | number)[];

interface Repair {
  schema: z.ZodType;
  /** Valid localised props, the source of missing values. */
  example: Record<string, unknown>;
}

/** Limit of repair steps; more than any block has invalid fields. */
const most = 200;

/**
 * Makes props valid: drops values that do not parse, takes missing values from the example and preserves the rest.
 * @returns The example if the props cannot be repaired.
 */
export function repairProps(
  props: Record<string, unknown>,
  { schema, example }: Repair,
): Record<string, unknown> {
  let current = props;
  for (let step = 0; step < most; step += 1) {
    const [issue] = issuesOf(schema, current);
    if (!issue) return current;
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
    const next = mend(current, path, example);
    if (!isRecord(next)) break;
    current = next;
  }
  return structuredClone(example);
}

function mend(props: unknown, path: Path, example: unknown): unknown {
  const key = path.at(-1);
  if (key === undefined) return undefined;
  if (hasAt(props, path)) return without(props, path);
  const substitute = at(
    example,
    path.map((part) => (typeof part === 'number' ? 0 : part)),
  );
  return substitute === undefined ? mend(props, path.slice(0, -1), example) : put(props, path, substitute);
}

const part = (value: unknown, key: string | number): unknown =>
  Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;

const at = (value: unknown, path: Path): unknown => path.reduce(part, value);

function hasAt(value: unknown, path: Path): boolean {
  const key = path.at(-1);
  const holder = at(value, path.slice(0, -1));
  if (key === undefined) return false;
  return Array.isArray(holder) ? Number(key) in holder : isRecord(holder) && Object.hasOwn(holder, key);
}

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value))
    return rest.length
      ? value.with(Number(key), without(part(value, key), rest))
      : value.toSpliced(Number(key), 1);
  if (!isRecord(value)) return value;
  if (rest.length) return { ...value, [key]: without(value[key], rest) };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== String(key)));
}

function put(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return structuredClone(next);
  if (Array.isArray(value)) return value.with(Number(key), put(part(value, key), rest, next));
  return isRecord(value) ? { ...value, [key]: put(value[key], rest, next) } : value;
}
