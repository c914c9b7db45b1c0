import { concourse, hall } from '../../venues/figures.ts';
import { type Hall, halls } from '../../venues/places.ts';
import { keyPlan, overhang, publicDoorsAt, publicDoorWidth } from './building.ts';
import { hallFloor, hallFrame } from './hall-floor.ts';
import { legend, type Sign } from './legend.ts';
import { across, down, figureSize, grouped, north, scaleBar } from './marks.ts';
import { names, narrowWidth, type PlanStyle, wide } from './plan-size.ts';
import { crossSection } from './section.ts';
import type { SheetLanguage } from './sheet.ts';
import { colour, drawing, group, label, path, rect } from './svg.ts';

/** The legend of the signs on the floor. */
function signs(language: SheetLanguage): Sign[] {
  const own = names[language];
  const stroke = (colour: string) => (x: number, y: number) =>
    path(['M', x, y, 'h', 7], { stroke: colour, 'stroke-width': 2.2 });
  const door = `${hall.goodsDoor.width.toFixed(1)} × ${hall.goodsDoor.height.toFixed(1)} m`;
  return [
    { draw: stroke(colour.brass), name: own.goodsDoors, figures: `${hall.goodsDoors} × (${door})` },
    {
      draw: stroke(colour.teal),
      name: own.publicDoors,
      figures: `${publicDoorsAt.length} × ${publicDoorWidth.toFixed(1)} m`,
    },
    {
      draw: (x, y) => rect({ x: x + 2, y: y - 1.4, width: 2.8, height: 2.8, fill: colour.teal }),
      name: own.pits,
      figures: `${hall.trenchSpacing} × ${hall.trenchSpacing} m`,
    },
    {
      draw: (x, y) => path(['M', x + 1.4, y, 'h4m-2 -2v4'], { stroke: colour.strong, 'stroke-width': 0.7 }),
      name: own.rigging,
      figures: `${hall.riggingPoints} × ${hall.riggingLoad} kg`,
    },
  ];
}

/** The building, small, with this hall filled. */
function place(key: { x: number; y: number; scale: number }, number: Hall): string {
  const together = halls.length * hall.width;
  const { x, y, scale } = key;
  return group(
    {},
    keyPlan({ ...key, shown: number }),
    across({ x: x + overhang * scale, y: y - 6, width: together * scale, text: together.toFixed(1) }),
    across({
      ...{ x, y: y + (hall.length + concourse.width) * scale + 9 },
      ...{ width: concourse.length * scale, text: concourse.length.toFixed(1) },
    }),
  );
}

/** The hall cut from west to east, with its dimensions. */
function cut(
  language: SheetLanguage,
  { x, base, scale }: { x: number; base: number; scale: number },
): string {
  const [width, height] = [hall.width * scale, hall.clearHeight * scale];
  return group(
    {},
    crossSection(x, base, scale),
    label(`${names[language].floorLoad} ${hall.floorLoad} t/m²`, {
      x: x + width / 2,
      // Above the doors.
      y: base - hall.goodsDoor.height * scale - 5,
      'text-anchor': 'middle',
      'font-size': figureSize,
    }),
    down({ x: x - 6, y: base - height, height, text: hall.clearHeight.toFixed(1) }),
    across({ x, y: base + 12, width, text: hall.width.toFixed(1) }),
  );
}

/** Lines beside the floor on a phone, instead of the cross-section. */
const facts = (language: SheetLanguage, x: number, y: number): string => {
  const own = names[language];
  return [
    [own.height, `${hall.clearHeight} m`],
    [own.floorLoad, `${hall.floorLoad} t/m²`],
    [own.power, `${grouped(hall.power)} kW`],
  ]
    .map(
      ([name = '', figure = ''], row) =>
        label(name, { x, y: y + row * 8, 'font-size': figureSize, fill: colour.ink2 }) +
        label(figure, { x: narrowWidth - 8, y: y + row * 8, 'font-size': figureSize, 'text-anchor': 'end' }),
    )
    .join('');
};

/** The plan of one hall: trenches, doors and dimensions, with its place in the building and its cross-section. */
export function hallPlan(number: Hall, { language, shape }: PlanStyle): string {
  const isWide = shape === 'wide';
  const frame = isWide ? hallFrame(34, 27, 1.16) : hallFrame(22, 24, 1);
  const { left, top, width, length, scale } = frame;
  return drawing(
    { ...(isWide ? wide : { width: narrowWidth, height: 196 }), language },
    hallFloor(number, frame, names[language].concourse),
    across({ x: left, y: top - 9, width, text: hall.width.toFixed(1) }),
    down({ x: number > 1 ? left - 14 : left - 6, y: top, height: length, text: hall.length.toFixed(1) }),
    isWide ? place({ x: 160, y: 27, scale: 0.52 }, number) : place({ x: 112, y: 42, scale: 0.21 }, number),
    ...(isWide
      ? [
          cut(language, { x: 160, base: 175, scale: 2.34 }),
          legend(signs(language), { x: 160, y: 204, columns: 4, step: [51, 0] }),
        ]
      : [
          facts(language, 112, 102),
          legend(signs(language), { x: 112, y: 136, columns: 1, step: [0, 15.5] }),
        ]),
    scaleBar(left, isWide ? 213 : 189, { step: 20, scale }),
    isWide ? north(354, 20) : north(172, 20),
  );
}
