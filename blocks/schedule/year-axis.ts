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

/** Number of cards rendered on either side of the first, because a year may hold hundreds. */
const step = 12;
/** Cards that fit side by side on desktop. */
export const abreast = 4;

/**
 * Range of the cards that are rendered while the card at `position` is the first in view. It changes only every few
 * steps, so that scrolling stays smooth.
 * @param alive false in the server's HTML, which cannot scroll to `position`: the range then begins with it, or with the
 *   last cards that fit side by side
 */
export function visibleRange(position: number, count: number, alive: boolean): { from: number; to: number } {
  const from = alive
    ? Math.max(0, (Math.floor(position / step) - 1) * step)
    : Math.min(position, Math.max(0, count - abreast));
  return { from, to: Math.min(count, from + (alive ? 3 : 1) * step) };
}
