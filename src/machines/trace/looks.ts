import { canonicalJson } from '#lib/canonical-json.ts';
import type { SeenItem, Trace, TraceLook } from '#schemas/trace.ts';
import type { Redactor } from './redact.ts';
import { plainOf } from './standing.ts';

/**
 * @param items the table of a trace; new items are added to it
 * @returns a function that writes what a look saw as ranges of indexes of that table
 */
export function createItemTable(items: SeenItem[]): (seen: readonly SeenItem[]) => string {
  const known = new Map(items.map((item, index) => [canonicalJson(item), index]));
  return (seen) =>
    writeRanges(
      seen.map((item) => {
        const key = canonicalJson(item);
        const index = known.get(key) ?? items.push(item) - 1;
        known.set(key, index);
        return index;
      }),
    );
}

/** @returns what a look of a trace saw, in document order */
export const itemsOf = ({ items }: Pick<Trace, 'items'>, { items: ranges }: TraceLook): SeenItem[] =>
  readRanges(ranges).flatMap((index) => items[index] ?? []);

/**
 * @returns a function that redacts what a look saw; it remembers results until another text of the visitor is known
 */
export function createItemRedaction({ redact, pairs }: Redactor): (items: readonly SeenItem[]) => SeenItem[] {
  const known = new Map<string, SeenItem>();
  let masks = 0;
  return (items) => {
    const now = pairs().length;
    if (now !== masks) known.clear();
    masks = now;
    return items.map((item) => {
      const key = JSON.stringify(item);
      const found = known.get(key) ?? redactItem(item, redact);
      known.set(key, found);
      return found;
    });
  };
}

function redactItem(item: SeenItem, redact: Redactor['redact']): SeenItem {
  const { kind: _, ...redacted } = redact({ kind: 'item', ...plainOf(item) });
  // It is the same item with other texts.
  return redacted as unknown as SeenItem;
}

/** @example writeRanges([0, 1, 2, 7]); // '0-2 7' */
function writeRanges(indexes: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const index of indexes) {
    const open = ranges.at(-1);
    if (open && index === open[1] + 1) open[1] = index;
    else ranges.push([index, index]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(' ');
}

const readRanges = (text: string): number[] =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
    });
