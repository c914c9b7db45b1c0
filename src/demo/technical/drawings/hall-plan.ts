import { concourse, hall } from '../../venues/figures.ts';
import { type Hall, halls } from '../../venues/places.ts';
import { keyPlan, overhang, publicDoorsAt, publicDoorWidth } from './building.ts';
import { frame, hallFloor } from './hall-floor.ts';
import { across, down, north, scaleBar } from './marks.ts';
import { crossSection } from './section.ts';
import { colour, drawing, group, label, path, rect } from './svg.ts';

/** Positions of the small plan of the building and the cross-section. */
const key = { x: 160, y: 27, scale: 0.56 };
const section = { x: 160, base: 185, scale: 2.52 };

/** What the signs mean, in figures: they need no words. */
function legend(x: number, y: number): string {
  const text = { 'font-size': 4, fill: colour.ink2 };
  const door = `${hall.goodsDoor.width.toFixed(1)} × ${hall.goodsDoor.height.toFixed(1)} m`;
  return group(
    text,
    path(['M', x, y - 1.4, 'h', 7], { stroke: colour.brass, 'stroke-width': 2.2 }),
    label(`${hall.goodsDoors} × (${door})`, { x: x + 9.5, y }),
    path(['M', x + 52, y - 1.4, 'h', 7], { stroke: colour.teal, 'stroke-width': 2.2 }),
    label(`${publicDoorsAt.length} × ${publicDoorWidth.toFixed(1)} m`, { x: x + 61.5, y }),
    rect({ x: x + 94, y: y - 2.6, width: 2.4, height: 2.4, fill: colour.teal }),
    label(`${hall.trenchSpacing} × ${hall.trenchSpacing} m`, { x: x + 99, y }),
    path(['M', x + 129, y - 1.4, 'h3.2m-1.6 -1.6v3.2'], { stroke: colour.strong, 'stroke-width': 0.5 }),
    label(`${hall.riggingPoints} × ${hall.riggingLoad} kg`, { x: x + 134.5, y }),
  );
}

/** The building, small, with this hall filled. */
function place(number: Hall): string {
  const together = halls.length * hall.width;
  return group(
    {},
    keyPlan(key, number),
    across({
      x: key.x + overhang * key.scale,
      y: 20,
      width: together * key.scale,
      text: together.toFixed(1),
    }),
    across({ x: key.x, y: 131, width: concourse.length * key.scale, text: concourse.length.toFixed(1) }),
  );
}

/** The hall cut from west to east, with its dimensions. */
function cut(): string {
  const { x, base, scale } = section;
  const [width, height] = [hall.width * scale, hall.clearHeight * scale];
  return group(
    {},
    crossSection(x, base, scale),
    label(`${hall.floorLoad} t/m²`, {
      x: x + width / 2,
      y: base - 2.2,
      'text-anchor': 'middle',
      'font-size': 4.4,
    }),
    down({ x: x - 6, y: base - height, height, text: hall.clearHeight.toFixed(1) }),
    across({ x, y: base + 13, width, text: hall.width.toFixed(1) }),
  );
}

/** The plan of one hall: trenches, doors and dimensions, with its place in the building and its cross-section. */
export function hallPlan(number: Hall): string {
  const { left, top, width, length, scale } = frame;
  return drawing(
    { width: 366, height: 223 },
    hallFloor(number),
    across({ x: left, y: top - 8.5, width, text: hall.width.toFixed(1) }),
    down({ x: number > 1 ? left - 14 : left - 7, y: top, height: length, text: hall.length.toFixed(1) }),
    place(number),
    cut(),
    scaleBar(left, 213, { step: 20, scale }),
    legend(section.x, 213),
    north(354, 20),
  );
}
