import type { CollectionItem, Fact } from '#blocks/collection-item.ts';
import { readFigure, writeFigure } from '#ui/counter/figure.ts';

/** Of the facts of an item, those that are added up and stand beside its name (rule HOTL-02). */
export const countedFacts = 2;

/** Decimals of a figure while it counts up, and the most it rests on (rule CNT-01). */
export const mostDecimals = 1;

/**
 * How many items there are, and what the first two facts of all of them come to. A fact that is not a plain number is
 * left out; where no item has one, there is no sum. Names and units are those of the first item that has them.
 */
export function totalsOf(
  items: readonly Pick<CollectionItem, 'facts'>[],
  counted: Omit<Fact, 'number'>,
): Fact[] {
  const sums = Array.from({ length: countedFacts }, (_, place) => sumAt(items, place));
  return [{ number: writeFigure(items.length, 0), ...counted }, ...sums.flatMap((sum) => sum ?? [])];
}

function sumAt(items: readonly Pick<CollectionItem, 'facts'>[], place: number): Fact | undefined {
  const numbers = items.flatMap(({ facts }) => {
    const fact = facts[place];
    const figure = fact && readFigure(fact.number, mostDecimals);
    return figure ? [{ ...fact, ...figure }] : [];
  });
  const [first] = numbers;
  if (!first) return undefined;
  const sum = numbers.reduce((total, { value }) => total + value, 0);
  const decimals = Math.max(...numbers.map((number) => number.decimals));
  return { number: writeFigure(sum, decimals), unit: first.unit, label: first.label };
}
