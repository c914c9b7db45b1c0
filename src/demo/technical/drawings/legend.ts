import { figureSize } from './marks.ts';
import { colour, group, label } from './svg.ts';

/** A sign of a plan: how it is drawn left of its text, what it is, and its figures. */
export interface Sign {
  /** Draws the sign with its left edge at `x`, centred on `y`. */
  draw: (x: number, y: number) => string;
  name: string;
  figures: string;
}

interface LegendSpace {
  x: number;
  y: number;
  /** Distances from one column and one row to the next. */
  columns: number;
  step: readonly [across: number, down: number];
}

/** The legend of a plan: each sign with its name, and the figures below. */
export const legend = (
  signs: readonly Sign[],
  { x, y, columns, step: [across, down] }: LegendSpace,
): string =>
  group(
    { 'font-size': figureSize },
    ...signs.map(({ draw, name, figures }, index) => {
      const at = { x: x + (index % columns) * across, y: y + Math.floor(index / columns) * down };
      return [
        draw(at.x, at.y - 1.6),
        label(name, { x: at.x + 10, y: at.y }),
        label(figures, { x: at.x + 10, y: at.y + 6.4, fill: colour.ink2 }),
      ].join('');
    }),
  );
