import type { Show } from '#machines/schedule.ts';

/** A month of the axis: number of events that start in it, and the position of the first. */
export interface AxisMonth {
  /** 1 to 12. */
  month: number;
  count: number;
  /** Undefined if the month has no events. */
  position: number | undefined;
}

/** Month of an event in a year. An event that began before the year counts for January. */
export const monthOf = ({ date }: Pick<Show, 'date'>, year: number): number | undefined => {
  if (date === undefined) return undefined;
  return Number(date.slice(0, 4)) < year ? 1 : Number(date.slice(5, 7));
};

/**
 * The twelve months of a year.
 * @param shows ordered by their first day
 */
export function axisOf(shows: readonly Show[], year: number): AxisMonth[] {
  const months = shows.map((show) => monthOf(show, year));
  return Array.from({ length: 12 }, (_, index) => {
    const position = months.indexOf(index + 1);
    return {
      month: index + 1,
      count: months.filter((month) => month === index + 1).length,
      position: position < 0 ? undefined : position,
    };
  });
}
