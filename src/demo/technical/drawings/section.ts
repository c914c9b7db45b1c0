import { hall } from '../../venues/figures.ts';
import { circle, colour, group, path, rect } from './svg.ts';

/** Depth of the trusses and thickness of the floor, in metres. */
const truss = 4.5;
const floor = 1.2;

/** The triangulated truss above the clear height, in bays of six metres. */
function roof(x: number, base: number, scale: number): string {
  const bays = hall.width / 6;
  const bay = 6 * scale;
  const [under, over] = [base - hall.clearHeight * scale, base - (hall.clearHeight + truss) * scale];
  const diagonals = Array.from({ length: bays }, (_, index) =>
    index % 2
      ? ['M', x + index * bay, over, 'L', x + (index + 1) * bay, under]
      : ['M', x + index * bay, under, 'L', x + (index + 1) * bay, over],
  ).flat();
  return group(
    { stroke: colour.ink, fill: 'none' },
    path(['M', x, under, 'h', hall.width * scale, 'M', x, over, 'h', hall.width * scale], {
      'stroke-width': 0.8,
    }),
    path(diagonals, { 'stroke-width': 0.4 }),
  );
}

/** A person of 1.75 m, for scale. */
function person(x: number, base: number, scale: number): string {
  const height = 1.75 * scale;
  return group(
    { fill: colour.ink },
    circle({ cx: x, cy: base - height * 0.9, r: height * 0.1 }),
    path(
      [
        'M',
        x - height * 0.13,
        base - height * 0.76,
        'h',
        height * 0.26,
        'l',
        -height * 0.05,
        height * 0.76,
      ].concat(['h', -height * 0.16, 'z']),
    ),
  );
}

/** A hall cut from west to east: its floor at `base`, `scale` units a metre. */
export function crossSection(x: number, base: number, scale: number): string {
  const width = hall.width * scale;
  const trenches = Array.from({ length: hall.width / hall.trenchSpacing - 1 }, (_, index) =>
    rect({
      x: x + (index + 1) * hall.trenchSpacing * scale - 0.9,
      y: base,
      width: 1.8,
      height: floor * scale,
      fill: colour.teal,
    }),
  );
  const door = { width: hall.goodsDoor.width * scale, height: hall.goodsDoor.height * scale };
  return group(
    {},
    rect({
      x,
      y: base - hall.clearHeight * scale,
      width,
      height: hall.clearHeight * scale,
      fill: colour.white,
    }),
    rect({ x: x - 4, y: base, width: width + 8, height: floor * scale, fill: colour.line }),
    ...trenches,
    ...[6, 18, 30, 42, 54, 66].map((centre) =>
      rect({
        x: x + centre * scale - door.width / 2,
        y: base - door.height,
        width: door.width,
        height: door.height,
        fill: colour.paper,
        stroke: colour.brass,
        'stroke-width': 0.6,
      }),
    ),
    roof(x, base, scale),
    path(
      [
        'M',
        x,
        base,
        'v',
        -(hall.clearHeight + truss) * scale,
        'M',
        x + width,
        base,
        'v',
        -(hall.clearHeight + truss) * scale,
      ],
      {
        stroke: colour.ink,
        'stroke-width': 1.2,
      },
    ),
    person(x + 24 * scale, base, scale),
    person(x + 48.6 * scale, base, scale),
  );
}
