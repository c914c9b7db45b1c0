import { concourse, hall, plaza } from '../../venues/figures.ts';
import { type Hall, halls } from '../../venues/places.ts';
import { figureSize } from './marks.ts';
import { colour, group, label, path, rect } from './svg.ts';

/** The building as plans draw it, in metres from the north-west corner of hall 1. */

/** How far the concourse reaches beyond the halls on either side. */
export const overhang = (concourse.length - halls.length * hall.width) / 2;

/** The left edges of the goods doors in the north wall of a hall, from its west wall. */
export const goodsDoorsAt: readonly number[] = Array.from(
  { length: hall.goodsDoors },
  (_, index) => 12 * index + 6 - hall.goodsDoor.width / 2,
);

/** The left edges of the three groups of public doors in the south wall, ten metres each. */
export const publicDoorsAt = [9, 31, 53] as const;
export const publicDoorWidth = 10;

/** The plaza lies between the eastern half of the concourse and the river. */
const plazaAt = (x: number, y: number, scale: number) =>
  rect({
    x: x + (concourse.length - plaza.length) * scale,
    y: y + 10 * scale,
    width: plaza.length * scale,
    height: plaza.width * scale,
    fill: colour.teal,
  });

interface KeyPlan {
  x: number;
  y: number;
  scale: number;
  /** Name of the concourse, where there is room for it. */
  concourseName?: string;
  /** Filled. The plaza is there only when it is shown. */
  shown?: Hall | 'plaza';
}

/** All four halls and the concourse, small. */
export function keyPlan({ x, y, scale, concourseName = '', shown }: KeyPlan): string {
  const [width, length] = [hall.width * scale, hall.length * scale];
  const left = x + overhang * scale;
  const cells = halls.map((number, index) => {
    const filled = shown === number;
    return [
      rect({ x: left + index * width, y, width, height: length, fill: filled ? colour.teal : colour.white }),
      label(`${number}`, {
        x: left + (index + 0.5) * width,
        y: y + length / 2 + 9 * scale,
        'font-size': 25 * scale,
        'font-weight': 300,
        'text-anchor': 'middle',
        stroke: 'none',
        fill: filled ? colour.white : colour.ink,
      }),
    ].join('');
  });
  const ticks = halls.flatMap((_, index) =>
    goodsDoorsAt.map((door) =>
      path(['M', left + index * width + door * scale, y, 'h', hall.goodsDoor.width * scale]),
    ),
  );
  return group(
    { stroke: colour.ink, 'stroke-width': 0.5 },
    ...cells,
    rect({
      x,
      y: y + length,
      width: concourse.length * scale,
      height: concourse.width * scale,
      fill: colour.mist,
    }),
    concourseName &&
      label(concourseName, {
        x: x + (concourse.length * scale) / 2,
        y: y + length + (concourse.width * scale) / 2 + 1.8,
        'font-size': figureSize,
        'text-anchor': 'middle',
        stroke: 'none',
      }),
    group({ stroke: colour.brass, 'stroke-width': 2 * scale }, ...ticks),
    shown === 'plaza' ? plazaAt(x, y + (hall.length + concourse.width) * scale, scale) : '',
  );
}
