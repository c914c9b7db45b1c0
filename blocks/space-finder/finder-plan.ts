import type { Space } from '#lib/availability.ts';
import type { FinderBuilding, FinderSpace } from '#lib/space-finder.ts';
import type { LayoutSite, Outline } from '#lib/space-layout.ts';
import type { Point } from '#schemas/building.ts';

/** A space that is let, with what the finder draws of it. */
export interface PlanSpace extends FinderSpace {
  name: string;
  /** On small plans: its number or letter. */
  short: string;
  level: string;
  outline: Outline;
  /** Fire lanes and columns. */
  lanes: readonly Outline[];
  doorways: readonly (readonly [Point, Point])[];
  /** What the schedule calls it. */
  schedule: Space;
  /** Its id in the booking form; that of the whole space for a part without one. */
  booking: string;
  /** Id of a spot in it that has a panorama. */
  spot: string | undefined;
  /** 1 is let by the form for exhibitions, 2 by that for meetings. */
  type: '1' | '2';
}

/** The building, as far as the finder needs it. */
export interface FinderPlan extends FinderBuilding {
  spaces: readonly PlanSpace[];
  /** Levels with their names and what else is on them: concourse, cores. */
  levels: readonly { level: string; name: string; ground: readonly Outline[] }[];
  /** Movable walls, as lines between two spaces. */
  walls: readonly { between: readonly [string, string]; line: readonly Point[] }[];
}

/** @returns the floor of joined spaces, for their layout */
export const siteOf = (spaces: readonly PlanSpace[]): LayoutSite => ({
  outlines: spaces.map(({ outline }) => outline),
  lanes: spaces.flatMap(({ lanes }) => lanes),
  doors: spaces.flatMap(({ doorways }) => doorways),
});
