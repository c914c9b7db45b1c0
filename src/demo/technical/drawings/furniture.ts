import type { Layout } from '../../venues/figures.ts';
import { colour, group, path, rect } from './svg.ts';

/** Area for furniture: the room in drawing units, and the units per metre. */
export interface Floor {
  x: number;
  y: number;
  width: number;
  depth: number;
  scale: number;
}

type Commands = (string | number)[];

/** Positions every `step` metres that fit into `length` units with a free edge of `edge` metres, centred. */
function spread(
  length: number,
  { step, edge, scale }: { step: number; edge: number; scale: number },
): number[] {
  const room = length - 2 * edge * scale;
  const count = Math.max(1, Math.floor(room / (step * scale)) + 1);
  const start = (length - (count - 1) * step * scale) / 2;
  return Array.from({ length: count }, (_, index) => start + index * step * scale);
}

/** Dots as a path: a stroke with round ends and no length is a full circle. */
const dots = (at: Commands, diameter: number, fill: string) =>
  path(at, { stroke: fill, 'stroke-width': diameter, 'stroke-linecap': 'round', fill: 'none' });

/** A line of seats. */
const seats = (along: Commands, scale: number) =>
  path(along, {
    stroke: colour.strong,
    'stroke-width': 0.5 * scale,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${(0.72 * scale).toFixed(2)}`,
    fill: 'none',
  });

const stage = ({ x, y, width, scale }: Floor) => {
  const size = Math.min(width * 0.42, 16 * scale);
  return rect({
    x: x + (width - size) / 2,
    y: y + 0.8 * scale,
    width: size,
    height: 1.8 * scale,
    fill: colour.teal,
    opacity: 0.3,
  });
};

/** Two blocks with an aisle between. */
function theatre(floor: Floor): string {
  const { x, y, width, depth, scale } = floor;
  const rows = spread(depth - 4 * scale, { step: 1.15, edge: 1.2, scale }).map((row) => y + 4 * scale + row);
  const half = width / 2 - 2.4 * scale;
  const along = rows.flatMap((row) => ['M', x + 1.6 * scale, row, 'h', half, 'm', 1.6 * scale, 0, 'h', half]);
  return stage(floor) + seats(along, scale);
}

function classroom(floor: Floor): string {
  const { x, y, width, depth, scale } = floor;
  const columns = spread(width, { step: 2.4, edge: 2, scale });
  const rows = spread(depth - 4 * scale, { step: 1.8, edge: 1.4, scale }).map((row) => y + 4 * scale + row);
  const desks = rows.flatMap((row) =>
    columns.flatMap((column) => ['M', x + column - 0.9 * scale, row, 'h', 1.8 * scale]),
  );
  const chairs = rows.flatMap((row) =>
    columns.flatMap((column) => ['M', x + column - 0.36 * scale, row + 0.7 * scale, 'h', 0.8 * scale]),
  );
  return (
    stage(floor) + path(desks, { stroke: colour.ink3, 'stroke-width': 0.4 * scale }) + seats(chairs, scale)
  );
}

function banquet(floor: Floor): string {
  const { x, y, width, depth, scale } = floor;
  const columns = spread(width, { step: 3.7, edge: 2.2, scale });
  const rows = spread(depth - 3 * scale, { step: 3.7, edge: 2, scale }).map((row) => y + 3 * scale + row);
  const tables = rows.flatMap((row) => columns.flatMap((column) => ['M', x + column, row, 'h0']));
  return (
    stage(floor) +
    dots(tables, 2.7 * scale, colour.line) +
    dots(tables, 1.8 * scale, colour.ink3) +
    dots(tables, 1.6 * scale, colour.white)
  );
}

function reception({ x, y, width, depth, scale }: Floor): string {
  const rows = spread(depth, { step: 2.6, edge: 2, scale });
  const tables = rows.flatMap((row, index) =>
    spread(width, { step: 3.4, edge: index % 2 ? 3.4 : 1.7, scale }).flatMap((column) => [
      'M',
      x + column,
      y + row,
      'h0',
    ]),
  );
  return dots(tables, 0.9 * scale, colour.ink3);
}

function uShape(floor: Floor): string {
  const { x, y, width, depth, scale } = floor;
  const [wide, deep] = [Math.min(width - 5 * scale, 16 * scale), depth - 6 * scale];
  const left = x + (width - wide) / 2;
  const top = y + 3.6 * scale;
  const gap = 0.9 * scale;
  return (
    stage(floor) +
    path(['M', left, top, 'v', deep, 'h', wide, 'v', -deep], {
      stroke: colour.ink3,
      'stroke-width': 0.7 * scale,
      fill: 'none',
    }) +
    seats(['M', left - gap, top, 'v', deep + gap, 'h', wide + 2 * gap, 'v', -deep - gap], scale)
  );
}

function boardroom({ x, y, width, depth, scale }: Floor): string {
  const [wide, deep] = [Math.min(width - 5 * scale, 18 * scale), Math.min(depth - 6 * scale, 5 * scale)];
  const [left, top] = [x + (width - wide) / 2, y + (depth - deep) / 2];
  const gap = 0.9 * scale;
  return group(
    { fill: 'none' },
    rect({
      x: left,
      y: top,
      width: wide,
      height: deep,
      rx: deep / 2,
      stroke: colour.ink3,
      'stroke-width': 0.5,
    }),
    rect({
      x: left - gap,
      y: top - gap,
      width: wide + 2 * gap,
      height: deep + 2 * gap,
      rx: deep / 2 + gap,
      stroke: colour.strong,
      'stroke-width': 0.5 * scale,
      'stroke-linecap': 'round',
      'stroke-dasharray': `0 ${(0.8 * scale).toFixed(2)}`,
    }),
  );
}

/** Draws one seating layout on a floor, the front of the room at the top. */
export const furniture: Readonly<Record<Layout, (floor: Floor) => string>> = {
  theatre,
  classroom,
  banquet,
  reception,
  uShape,
  boardroom,
};
