import { circle, colour, group, label, path, rect, round } from './svg.ts';

/** Signs that all plans share. Sizes are units of the drawing. */

/** Height of letters: 9 px on a phone, 13 px on a desktop. */
export const figureSize = 5;
const dimensionStyle = (size: number) => ({
  stroke: colour.strong,
  'stroke-width': size * 0.09,
  fill: 'none',
});
const figureStyle = { 'font-size': figureSize, 'text-anchor': 'middle', fill: colour.ink2, stroke: 'none' };

/** `10,080 m²`: as the pages write it in both languages. */
export const areaText = (area: number): string => `${grouped(area)} m²`;

/** `10,080`: digits in groups of three. */
export const grouped = (number: number): string => number.toLocaleString('en-US');

/** Where a dimension line begins, how far it runs, its figure, and the height of the letters. */
interface Dimension {
  x: number;
  y: number;
  text: string;
  size?: number;
}

/** A dimension line from west to east, its figure above it. */
export function across({ x, y, width, text, size = figureSize }: Dimension & { width: number }): string {
  const tick = size * 0.38;
  return group(
    dimensionStyle(size),
    path(['M', x, y, 'h', width, 'M', x, y - tick, 'v', 2 * tick, 'M', x + width, y - tick, 'v', 2 * tick]),
    label(text, { ...figureStyle, x: x + width / 2, y: y - size * 0.45, 'font-size': size }),
  );
}

/** A dimension line from north to south, its figure left of it. */
export function down({ x, y, height, text, size = figureSize }: Dimension & { height: number }): string {
  const tick = size * 0.38;
  const middle = `translate(${round(x - size * 0.45)} ${round(y + height / 2)})`;
  return group(
    dimensionStyle(size),
    path(['M', x, y, 'v', height, 'M', x - tick, y, 'h', 2 * tick, 'M', x - tick, y + height, 'h', 2 * tick]),
    label(text, { ...figureStyle, 'font-size': size, transform: `${middle} rotate(-90)` }),
  );
}

/** North is up. */
export const north = (x: number, y: number): string =>
  group(
    {},
    circle({ cx: x, cy: y, r: 6, fill: 'none', stroke: colour.strong, 'stroke-width': 0.35 }),
    path(['M', x, y - 8, 'l', 2.3, 11, 'l', -2.3, -1.7, 'l', -2.3, 1.7, 'z']),
    label('N', { x, y: y - 9.6, ...figureStyle, fill: colour.ink }),
  );

/** Four alternating pieces of `step` metres each, `scale` units a metre. */
export function scaleBar(x: number, y: number, { step, scale }: { step: number; scale: number }): string {
  const size = step * scale;
  const pieces = [0, 1, 2, 3].map((index) =>
    rect({ x: x + index * size, y, width: size, height: 1.6, fill: index % 2 ? colour.white : colour.ink }),
  );
  const figures = [0, 1, 2, 3, 4].map((index) =>
    label(`${index * step}${index === 4 ? ' m' : ''}`, { x: x + index * size, y: y - 1.8, ...figureStyle }),
  );
  return group({}, group({ stroke: colour.ink, 'stroke-width': 0.3 }, ...pieces), ...figures);
}

/** Waves where the river is. */
export function river(x: number, y: number, width: number): string {
  const line = (row: number) => {
    const start = x + row * 7;
    const waves = Math.floor((width - row * 14) / 12);
    return path(['M', start, y + row * 3.6, ...Array.from({ length: waves }, () => 'q 3 -1.8 6 0 t 6 0')]);
  };
  return group(
    { stroke: colour.teal, 'stroke-width': 0.4, fill: 'none', opacity: 0.55 },
    line(0),
    line(1),
    line(2),
  );
}
