import type { CollectionItem, Fact } from '#blocks/collection-item.ts';
import { showFigure } from '#ui/counter/figure.ts';

export interface CapacityColumn {
  label: string;
  unit?: string | undefined;
}

export interface Capacities {
  columns: CapacityColumn[];
  /** One cell per column; undefined if the venue lacks the figure. */
  rows: { id: string; title: string; cells: (string | undefined)[] }[];
}

/**
 * Tabulates the figures that at least two venues have under the same label; only those in `unit` if there are any.
 * @returns undefined if the venues have nothing to compare
 */
export function capacitiesOf(
  venues: readonly Pick<CollectionItem, 'id' | 'title' | 'facts'>[],
  unit?: string,
): Capacities | undefined {
  const found = new Map<string, { fact: Fact; venues: number }>();
  for (const { facts } of venues)
    for (const [key, fact] of new Map(facts.map((fact) => [keyOf(fact), fact])))
      found.set(key, { fact, venues: (found.get(key)?.venues ?? 0) + 1 });
  const shared = [...found.values()].flatMap(({ fact, venues: among }) =>
    fact.label && among > 1 ? [fact] : [],
  );
  const inUnit = unit === undefined ? [] : shared.filter((fact) => fact.unit === unit);
  const columns = inUnit.length > 0 ? inUnit : shared;
  if (columns.length === 0) return undefined;
  const rows = venues.map(({ id, title, facts }) => ({
    id,
    title,
    cells: columns.map((column) => {
      const own = facts.find((fact) => keyOf(fact) === keyOf(column));
      return own && showFigure(own.number, 2);
    }),
  }));
  return {
    columns: columns.map(({ label = '', unit: of }) => ({ label, unit: of })),
    rows: rows.filter(({ cells }) => cells.some((cell) => cell !== undefined)),
  };
}

const keyOf = ({ label, unit }: Pick<Fact, 'label' | 'unit'>) => `${label}\n${unit ?? ''}`;
