import type { CollectionItem, Fact } from '#blocks/collection-item.ts';
import { comparedFacts, type Measure, measureKey } from '#blocks/compared-facts.ts';
import { showFigure } from '#ui/counter/figure.ts';

export interface ComparedColumn {
  label: string;
  unit?: string | undefined;
}

export interface ComparedRow {
  /** Number of the venue, counted from 1, or the ids of joined spaces. */
  id: string;
  title: string;
  /** One cell for each column; undefined if the figure is unknown. */
  cells: (string | undefined)[];
}

export interface ComparedTable {
  columns: ComparedColumn[];
  rows: ComparedRow[];
}

/** Venues side by side. Figures that are equal for all are in `same` only. */
export interface Comparison extends ComparedTable {
  same: (ComparedColumn & { value: string })[];
}

/** Figures that belong to a venue by its name, such as those of the building. */
export type FurtherFacts = Readonly<Record<string, readonly Fact[]>>;

type ComparedVenue = Pick<CollectionItem, 'title' | 'facts'>;

/**
 * Compares the figures that at least two venues have; only those in `unit` if there are any.
 *
 * @returns undefined if the venues have nothing to compare
 */
export function compare(
  venues: readonly ComparedVenue[],
  { unit, further = {} }: { unit?: string | undefined; further?: FurtherFacts | undefined } = {},
): Comparison | undefined {
  const all = venues.map(({ title, facts }) => ({ title, facts: [...facts, ...(further[title] ?? [])] }));
  const shared = comparedFacts(all);
  const inUnit = unit === undefined ? [] : shared.filter((fact) => fact.unit === unit);
  const measures = inUnit.length > 0 ? inUnit : shared;
  if (measures.length === 0) return undefined;
  const compared = measures.map((measure) => ({
    column: { label: measure.label ?? '', unit: measure.unit },
    values: all.map((venue) => shownValue(venue, measure)),
  }));
  const isSame = ({ values }: (typeof compared)[number]) =>
    values.every((value) => value !== undefined && value === values[0]);
  const different = compared.filter((one) => !isSame(one));
  return {
    same: compared.filter(isSame).map(({ column, values: [value = ''] }) => ({ ...column, value })),
    columns: different.map(({ column }) => column),
    rows: all.map(({ title }, place) => ({
      id: String(place + 1),
      title,
      cells: different.map(({ values }) => values[place]),
    })),
  };
}

function shownValue({ facts }: ComparedVenue, measure: Measure): string | undefined {
  const own = facts.find((fact) => measureKey(fact) === measureKey(measure));
  return own && showFigure(own.number, 2);
}

/** Column by which a table is sorted, counted from 1. */
export interface SortOrder {
  column: number;
  isRising: boolean;
}

/** @returns the order in a URL parameter: `3` the largest of column 3 first, `-3` the smallest first */
export function readOrder(text: string | undefined, columns: number): SortOrder | undefined {
  const column = columnNumber(text?.replace(/^-/, ''), columns);
  return column === undefined ? undefined : { column, isRising: text?.startsWith('-') === true };
}

/** @returns a column in a URL parameter, counted from 1 */
export const columnNumber = (text: string | undefined, columns: number): number | undefined =>
  /^[1-9]\d?$/.test(text ?? '') && Number(text) <= columns ? Number(text) : undefined;

/**
 * @param columns of which one must reach the number, counted from 0
 * @returns the rows that reach it
 */
export const rowsWithAtLeast = (
  rows: readonly ComparedRow[],
  { least, columns }: { least: number; columns: readonly number[] },
): ComparedRow[] =>
  rows.filter(({ cells }) => columns.some((place) => (numberIn(cells[place]) ?? 0) >= least));

/** Number at the beginning of a cell; of `272, 256` it is 272. */
const numberIn = (cell: string | undefined): number | undefined => {
  const [figure] = /^\d[\d,]*(?:\.\d+)?/.exec(cell ?? '') ?? [];
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''));
};

/** @returns the rows in order; those without a number come last, those of equal number keep their order */
export function sortedRows(rows: readonly ComparedRow[], order: SortOrder | undefined): ComparedRow[] {
  if (!order) return [...rows];
  const sign = order.isRising ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one, other].map(({ cells }) => numberIn(cells[order.column - 1]));
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (a - b);
  });
}
