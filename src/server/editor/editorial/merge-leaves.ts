import { isLocalised, type Language, languageKey } from '#schemas/language.ts';

/**
 * `next` with the texts of some languages as `previous` has them, wherever both have the text: so a page tells which of
 * its texts visitors do not have yet. Blocks are the same by their id, everything else by its place.
 */
export function keepLeaves(next: unknown, previous: unknown, kept: readonly Language[]): unknown {
  if (Array.isArray(next)) return keepItems(next, Array.isArray(previous) ? previous : [], kept);
  if (!isObject(next) || !isObject(previous)) return next;
  if (isLocalised(next)) {
    if (!isLocalised(previous)) return next;
    const texts = kept.map((language) => [languageKey(language), previous[languageKey(language)]]);
    return { ...next, ...Object.fromEntries(texts) };
  }
  return Object.fromEntries(
    Object.entries(next).map(([key, value]) => [key, keepLeaves(value, previous[key], kept)]),
  );
}

const keepItems = (next: readonly unknown[], previous: readonly unknown[], kept: readonly Language[]) =>
  next.map((item, index) => {
    const id = idOf(item);
    const same = id === undefined ? previous[index] : previous.find((other) => idOf(other) === id);
    return keepLeaves(item, same, kept);
  });

const idOf = (item: unknown): unknown => (isObject(item) ? item.id : undefined);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
