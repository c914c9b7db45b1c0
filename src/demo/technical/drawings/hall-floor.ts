import { hall } from '../../venues/figures.ts';
import { type Hall, halls } from '../../venues/places.ts';
import { goodsDoorsAt, publicDoorsAt, publicDoorWidth } from './building.ts';
import { areaText } from './marks.ts';
import { circle, colour, group, label, path, rect } from './svg.ts';

/** Where the hall lies on its plan, in units, and units a metre. */
export interface HallFrame {
  left: number;
  top: number;
  scale: number;
  width: number;
  length: number;
}

/** A frame for a hall with its north-west corner at this point. */
export const hallFrame = (left: number, top: number, scale: number): HallFrame => ({
  ...{ left, top, scale },
  width: hall.width * scale,
  length: hall.length * scale,
});

/** Steps of `every` metres inside `total`, in units, both ends left out. */
const steps = (total: number, every: number, scale: number): number[] =>
  Array.from({ length: Math.ceil(total / every) - 1 }, (_, index) => (index + 1) * every * scale);

/** Trenches run from north to south; at every crossing of the grid is a supply pit. */
function trenches({ left, top, length, scale }: HallFrame): string {
  const columns = steps(hall.width, hall.trenchSpacing, scale);
  const rows = steps(hall.length, hall.trenchSpacing, scale);
  const lines = columns.map((x) => path(['M', left + x, top, 'v', length]));
  const pits = columns.flatMap((x) =>
    rows.flatMap((y) => ['M', left + x - 0.6, top + y - 0.6, 'h1.2v1.2h-1.2z']),
  );
  return group(
    {},
    group({ stroke: colour.teal, 'stroke-width': 0.3, opacity: 0.5 }, ...lines),
    path(pits, { fill: colour.teal }),
  );
}

/** Rigging points in the trusses, drawn as small crosses between the trenches. */
function rigging({ left, top, scale }: HallFrame): string {
  const columns = Array.from({ length: 8 }, (_, index) => (index * 9 + 4.5) * scale);
  const rows = Array.from({ length: hall.riggingPoints / 8 }, (_, index) => (index * 9 + 7) * scale);
  const crosses = columns.flatMap((x) =>
    rows.flatMap((y) => ['M', left + x - 0.8, top + y, 'h1.6M', left + x, top + y - 0.8, 'v1.6']),
  );
  return path(crosses, { stroke: colour.strong, 'stroke-width': 0.25 });
}

/** A wall that folds away is a dashed line with the pocket for its panels at the south end; the others are solid. */
function sideWall(x: number, folds: boolean, { top, length }: HallFrame): string {
  if (!folds) return path(['M', x, top, 'v', length], { stroke: colour.ink, 'stroke-width': 1.4 });
  return group(
    { stroke: colour.ink, 'stroke-width': 1 },
    path(['M', x, top, 'v', length], { 'stroke-dasharray': '3.5 1.5' }),
    rect({ x: x - 1.4, y: top + length - 12, width: 2.8, height: 12, fill: colour.ink, stroke: 'none' }),
  );
}

/** Goods doors count from 1 to 24 through all halls. */
function doors(number: Hall, { left, top, length, scale }: HallFrame): string {
  const goods = goodsDoorsAt.map((door, index) => {
    const [x, size] = [left + door * scale, hall.goodsDoor.width * scale];
    return group(
      {},
      path(['M', x, top, 'h', size], { stroke: colour.brass, 'stroke-width': 2.2 }),
      label(`${(number - 1) * hall.goodsDoors + index + 1}`, {
        x: x + size / 2,
        y: top - 2.8,
        'font-size': 4.6,
        'text-anchor': 'middle',
        fill: colour.ink2,
      }),
    );
  });
  const open = publicDoorsAt.map((door) =>
    path(['M', left + door * scale, top + length, 'h', publicDoorWidth * scale], {
      stroke: colour.teal,
      'stroke-width': 2.2,
    }),
  );
  return group({}, ...goods, ...open);
}

/** A strip of the halls beside this one, with their numbers. */
function neighbours(number: Hall, { left, top, width, length }: HallFrame): string {
  const strip = 9;
  const edge = { fill: colour.mist, stroke: colour.line, 'stroke-width': 0.4 };
  return [number - 1, number + 1]
    .filter((other) => halls.some((known) => known === other))
    .map((other) => {
      const x = other < number ? left - strip : left + width;
      const figure = { 'font-size': 7, 'text-anchor': 'middle', 'font-weight': 300, fill: colour.ink3 };
      return (
        rect({ x, y: top, width: strip, height: length, ...edge }) +
        label(`${other}`, { x: x + strip / 2, y: top + length / 2 + 2.4, ...figure })
      );
    })
    .join('');
}

/** One hall from above: trenches, rigging points, walls and doors, and its surroundings. */
export function hallFloor(number: Hall, frame: HallFrame, concourseName: string): string {
  const { left, top, width, length, scale } = frame;
  const x = left + width / 2;
  const y = top + length / 2;
  const middle = { 'text-anchor': 'middle' };
  return [
    neighbours(number, frame),
    rect({ x: left, y: top, width, height: length, fill: colour.white }),
    trenches(frame),
    rigging(frame),
    path(['M', left, top, 'h', width, 'M', left, top + length, 'h', width], {
      stroke: colour.ink,
      'stroke-width': 1.4,
    }),
    sideWall(left, number > 1, frame),
    sideWall(left + width, number < halls.length, frame),
    doors(number, frame),
    rect({ x: left - 9, y: top + length + 1, width: width + 18, height: 10, fill: colour.mist }),
    label(concourseName, { x, y: top + length + 7.8, ...middle, 'font-size': 5, fill: colour.ink2 }),
    circle({ cx: x, cy: y - 2, r: 19 * scale, fill: colour.white }),
    label(`${number}`, { x, y: y + 3, ...middle, 'font-size': 24 * scale, 'font-weight': 300 }),
    label(areaText(hall.area), { x, y: y + 11, ...middle, 'font-size': 5.4 }),
  ].join('\n');
}
