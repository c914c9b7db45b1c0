import type { CollectionItem, Fact } from '#blocks/collection-item.ts';
import { readFigure, writeFigure } from '#ui/counter/figure.ts';

/** Number of facts that are summed and shown beside an item's name (rule HOTL-02). */
export const countedFacts = 2;

/** Maximum decimals of a figure, during and after counting (rule CNT-01). */
export const mostDecimals = 1;

/**
 * Number of items, and the sums of their first two facts. Ignores facts that are not plain numbers; without any there
 * is no sum. Labels and units come from the first item that has them.
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
