import type { Point } from '#schemas/points.ts';
import type { LayoutPlan, Outline } from './space-layout.ts';

/** The layout of one answer of the space finder, as it is printed to scale (rule BLDG-04). Points are in metres. */
export interface LayoutSheet {
  /** Names of the spaces. */
  title: string;
  lines: readonly string[];
  facts: readonly (readonly [string, string])[];
  notes: readonly string[];
  outlines: readonly Outline[];
  lanes: readonly Outline[];
  walls: readonly { line: readonly Point[]; isOpen: boolean }[];
  doorways: readonly (readonly Point[])[];
  drawn: LayoutPlan;
  /** Names of the signs that are drawn. */
  legend: Readonly<Partial<Record<'lane' | 'door' | 'wall' | 'stage', string>>>;
}
