import { plaza } from '../../venues/figures.ts';
import { keyPlan } from './building.ts';
import { across, areaText, down, north, river, scaleBar } from './marks.ts';
import { colour, drawing, group, label, path, rect } from './svg.ts';

/** Units a metre. */
const scale = 1.24;
const [left, top] = [30, 44];
const [width, depth] = [plaza.length * scale, plaza.width * scale];

/** Four streets of forty tents, three metres square, with the lane between two rows eight metres wide. */
function tents(): string {
  const size = 3 * scale;
  const rows = [14, 34, 54, 74].flatMap((street) => [street, street + 11]);
  const squares = rows.flatMap((row) =>
    Array.from({ length: 20 }, (_, index) => [
      'M',
      left + (31 + index * 7) * scale,
      top + row * scale,
      `h${size}v${size}h-${size}z`,
    ]).flat(),
  );
  return path(squares, { fill: colour.white, stroke: colour.ink3, 'stroke-width': 0.35 });
}

/** Supply pits with power and water, twenty metres apart. */
function pits(): string {
  const columns = Array.from({ length: 9 }, (_, index) => (index + 1) * 20);
  const rows = [10, 30, 50, 70, 90];
  return path(
    columns.flatMap((x) =>
      rows.flatMap((y) => ['M', left + x * scale - 0.9, top + y * scale - 0.9, 'h1.8v1.8h-1.8z']),
    ),
    { fill: colour.teal },
  );
}

/** Two gates for lorries in the east, three ways in from the concourse. */
function gates(): string {
  const east = [24, 70].map((y) => path(['M', left + width, top + y * scale, 'v', 6 * scale]));
  const northern = [16, 84, 132].map((x) => path(['M', left + x * scale, top, 'h', 10 * scale]));
  return (
    group({ stroke: colour.brass, 'stroke-width': 2.2 }, ...east) +
    group({ stroke: colour.teal, 'stroke-width': 2.2 }, ...northern)
  );
}

function legend(x: number, y: number): string {
  return group(
    { 'font-size': 4, fill: colour.ink2 },
    path(['M', x, y - 1.4, 'h', 7], { stroke: colour.brass, 'stroke-width': 2.2 }),
    label('2 × 6.0 m', { x: x + 9.5, y }),
    path(['M', x + 40, y - 1.4, 'h', 7], { stroke: colour.teal, 'stroke-width': 2.2 }),
    label('3 × 10.0 m', { x: x + 49.5, y }),
    rect({ x: x + 84, y: y - 2.6, width: 2.4, height: 2.4, fill: colour.teal }),
    label('20 × 20 m', { x: x + 89, y }),
    rect({
      x: x + 122,
      y: y - 3.6,
      width: 3.7,
      height: 3.7,
      fill: colour.white,
      stroke: colour.ink3,
      'stroke-width': 0.35,
    }),
    label('160 × (3.0 × 3.0 m)', { x: x + 128, y }),
  );
}

/** The outdoor plaza with its tents, supply pits and gates, between the concourse and the river. */
export const plazaPlan = (): string =>
  drawing(
    { width: 366, height: 223 },
    rect({ x: left, y: top - 12, width, height: 12, fill: colour.mist }),
    label('0', {
      x: left + width / 2,
      y: top - 4.4,
      'font-size': 4.6,
      'text-anchor': 'middle',
      fill: colour.ink2,
    }),
    rect({
      x: left,
      y: top,
      width,
      height: depth,
      fill: colour.tint,
      stroke: colour.ink,
      'stroke-width': 0.9,
    }),
    tents(),
    pits(),
    gates(),
    rect({
      x: left + 90 * scale,
      y: top + 91 * scale,
      width: 20 * scale,
      height: 7 * scale,
      fill: colour.white,
      stroke: colour.ink,
    }),
    across({ x: left, y: top - 18, width, text: plaza.length.toFixed(1) }),
    down({ x: left - 7, y: top, height: depth, text: plaza.width.toFixed(1) }),
    river(left, top + depth + 9, width),
    keyPlan({ x: 288, y: 44, scale: 0.2 }, 'plaza'),
    river(288, 103, 66),
    label(areaText(plaza.area), { x: 288, y: 130, 'font-size': 9, 'font-weight': 300 }),
    label(`${plaza.length} × ${plaza.width} m`, { x: 288, y: 139, 'font-size': 4.6, fill: colour.ink2 }),
    label(`${plaza.floorLoad.toFixed(1)} t/m²`, { x: 288, y: 146.5, 'font-size': 4.6, fill: colour.ink2 }),
    label(`${plaza.power} kW`, { x: 288, y: 154, 'font-size': 4.6, fill: colour.ink2 }),
    scaleBar(left, 211, { step: 20, scale }),
    legend(160, 211.5),
    north(350, 26),
  );
