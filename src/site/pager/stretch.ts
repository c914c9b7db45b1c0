/** Where a section stands on the screen, in CSS px from the screen's top. */
export interface Box {
  top: number;
  bottom: number;
}

/** The screen, in CSS px of the document. */
export interface Screen {
  /** How far the document is scrolled, and how far it can be. */
  y: number;
  end: number;
  height: number;
}

/**
 * From where to where the document is scrolled while a section is on the screen: at `from` it begins below what lies on
 * the page's top, at `to` it ends with the screen. For a section that is lower than the screen, `to` comes first.
 */
export interface Stretch {
  from: number;
  to: number;
}

export type Direction = 1 | -1;

/** Positions are whole device pixels, sizes are not. */
const tolerance = 2;

const within = (value: number, end: number) => Math.min(Math.max(value, 0), Math.max(end, 0));

/** `inset`: how much of the screen's top the section leaves free, in px. */
export const stretchOf = ({ top, bottom }: Box, inset: number, { y, end, height }: Screen): Stretch => ({
  from: within(y + top - inset, end),
  to: within(y + bottom - height, end),
});

/** Whether the section has nothing more to scroll that way. */
export const atEdge = ({ from, to }: Stretch, y: number, direction: Direction): boolean =>
  direction > 0 ? y >= to - tolerance : y <= from + tolerance;

/**
 * Whether the page has stopped between two sections, short of this one in that direction: the wheel over the schedule, a
 * scroll bar or a finger leaves it anywhere.
 */
export const isShort = ({ from, to }: Stretch, y: number, direction: Direction): boolean =>
  direction > 0 ? y < from - tolerance : y > Math.max(from, to) + tolerance;

/** Where to scroll to, so that the section is read on in that direction: one that is taller is entered at its end from below. */
export const landing = ({ from, to }: Stretch, direction: Direction): number =>
  direction < 0 ? Math.max(from, to) : from;

/** The same for something in the section that must be seen: `box` is where it stands. */
export function landingOn(stretch: Stretch, box: Box, inset: number, screen: Screen): number {
  const { from } = stretch;
  const last = Math.max(from, stretch.to);
  const room = 24;
  const below = screen.y + box.bottom + room - screen.height;
  const above = screen.y + box.top - inset - room;
  return Math.min(Math.max(from, Math.min(below, above)), last);
}

/**
 * Which section is on the screen. The active one stays it as long as it is: two sections at the end of the page may share
 * their place.
 */
export function sectionAt(stretches: readonly Stretch[], y: number, active: number): number {
  const distances = stretches.map(({ from, to }) => {
    const last = Math.max(from, to);
    return y < from ? from - y : y > last ? y - last : 0;
  });
  const nearest = Math.min(...distances);
  const here = distances[active];
  return here !== undefined && here <= nearest + tolerance ? active : distances.lastIndexOf(nearest);
}
