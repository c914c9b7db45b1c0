import { isRecord } from '#schemas/is-record.ts';

/**
 * Path of the only leaf in which two values differ. Such changes are typing and are grouped into one undo step.
 * @returns Undefined if more than one leaf differs or a list has another length.
 */
export function changedPlace(before: unknown, after: unknown): string | undefined {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? inParts(before, after) : undefined;
  return isRecord(before) && isRecord(after) ? inParts(before, after) : '';
}

function inParts(before: object, after: object): string | undefined {
  const [some, others] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const keys = [...new Set([...some.keys(), ...others.keys()])].filter(
    (key) => some.get(key) !== others.get(key),
  );
  const [key] = keys;
  if (key === undefined || keys.length > 1) return undefined;
  const inside = changedPlace(some.get(key), others.get(key));
  return inside === undefined ? undefined : `${key}.${inside}`;
}
