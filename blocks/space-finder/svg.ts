import type { Outline, Rect } from '#lib/space-layout.ts';
import { pathOf } from '#lib/svg-path.ts';
import type { Point } from '#schemas/building.ts';

/** Two decimals are a centimetre. In drawings y points down. */
const number = (value: number) => String(Math.round(value * 100) / 100);
const down = ([x, y]: Point): Point => [x, -y];

/** @returns path data of closed outlines */
export const outlinePath = (outlines: readonly Outline[]): string =>
  pathOf(outlines.map((outline) => ({ points: outline.map(down), closed: true })));

/** @returns path data of lines */
export const linePath = (lines: readonly (readonly Point[])[]): string =>
  pathOf(lines.map((line) => ({ points: line.map(down) })));

/** @returns path data of rectangles */
export const rectPath = (rects: readonly Rect[]): string =>
  outlinePath(
    rects.map(({ x, y, width, height }) => [
      [x, y + height],
      [x + width, y + height],
      [x + width, y],
      [x, y],
    ]),
  );

/** @returns path data of circles, each from its left on */
export const circlePath = (centres: readonly Point[], radius: number): string => {
  const [r, d] = [number(radius), number(2 * radius)];
  return centres
    .map(([x, y]) => `M${number(x - radius)} ${number(-y)}a${r} ${r} 0 1 1 ${d} 0a${r} ${r} 0 1 1-${d} 0`)
    .join('');
};

/** @returns the value of `viewBox` around some bounds */
export const viewBoxOf = ({ x, y, width, height }: Rect, margin: number): string =>
  [x - margin, -(y + height) - margin, width + 2 * margin, height + 2 * margin].map(number).join(' ');
