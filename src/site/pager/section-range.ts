/** Position of a section, in CSS px from the top of the viewport. */
export interface Box {
  top: number;
  bottom: number;
}

/** The viewport, in CSS px of the document. */
export interface Screen {
  /** Scroll position, and the largest possible one (`end`). */
  y: number;
  end: number;
  height: number;
}

/**
 * Scroll positions of a section: at `from` its top is below the header, at `to` its bottom is at the bottom of the
 * viewport. For a section lower than the viewport, `to` is less than `from`.
 */
export interface SectionRange {
  from: number;
  to: number;
}

export type Direction = 1 | -1;

/** Positions are whole device pixels, sizes are not. */
const tolerance = 2;

const within = (value: number, end: number) => Math.min(Math.max(value, 0), Math.max(end, 0));

/** @param inset space that the section leaves free for the header, in px */
export const sectionRange = (
  { top, bottom }: Box,
  inset: number,
  { y, end, height }: Screen,
): SectionRange => ({
  from: within(y + top - inset, end),
  to: within(y + bottom - height, end),
});

/** True if the section cannot scroll further in that direction. */
export const atEdge = ({ from, to }: SectionRange, y: number, direction: Direction): boolean =>
  direction > 0 ? y >= to - tolerance : y <= from + tolerance;

/**
 * True if the page has stopped between two sections, before this one in that direction. The wheel over the schedule, a
 * scroll bar or a finger can leave it anywhere.
 */
export const isShort = ({ from, to }: SectionRange, y: number, direction: Direction): boolean =>
  direction > 0 ? y < from - tolerance : y > Math.max(from, to) + tolerance;

/** Scroll target of a section that is entered in a direction. A tall section is entered at its end from below. */
export const landing = ({ from, to }: SectionRange, direction: Direction): number =>
  direction < 0 ? Math.max(from, to) : from;

/** Scroll target that shows an element (`box`) of a section. */
export function landingOn(range: SectionRange, box: Box, inset: number, screen: Screen): number {
  const { from } = range;
  const last = Math.max(from, range.to);
  const room = 24;
  const below = screen.y + box.bottom + room - screen.height;
  const above = screen.y + box.top - inset - room;
  return Math.min(Math.max(from, Math.min(below, above)), last);
}

/**
 * Index of the visible section. The active one wins a tie: two sections at the end of the page may have the same
 * position.
 */
export function sectionAt(ranges: readonly SectionRange[], y: number, active: number): number {
  const distances = ranges.map(({ from, to }) => {
    const last = Math.max(from, to);
    return y < from ? from - y : y > last ? y - last : 0;
  });
  const nearest = Math.min(...distances);
  const here = distances[active];
  return here !== undefined && here <= nearest + tolerance ? active : distances.lastIndexOf(nearest);
}
