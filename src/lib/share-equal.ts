import { isRecord } from '#schemas/is-record.ts';

/**
 * Reuses the objects of an earlier answer in a later one, so that whatever depends on their identity sees no change.
 *
 * @param next JSON
 * @returns a value equal to `next`, in which every object or array that equals the one at the same place in `previous`
 *   is that object
 */
export const shareEqual = <Value>(previous: unknown, next: Value): Value => shared(previous, next) as Value;

function shared(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const items: unknown[] = next.map((item, index) => shared(previous[index], item));
    const same = previous.length === next.length && items.every((item, index) => item === previous[index]);
    return same ? previous : items;
  }
  if (!isRecord(previous) || !isRecord(next)) return next;
  const entries = Object.entries(next).map(([name, value]) => [name, shared(previous[name], value)] as const);
  const same =
    Object.keys(previous).length === entries.length &&
    entries.every(([name, value]) => Object.hasOwn(previous, name) && value === previous[name]);
  return same ? previous : Object.fromEntries(entries);
}
