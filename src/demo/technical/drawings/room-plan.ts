import { areaOf, type Layout, layouts, outlineOf, type RoomGroup } from '../../venues/figures.ts';
import type { Room } from '../../venues/places.ts';
import { conferencePlan } from './floor-plan.ts';
import { type Floor, furniture } from './furniture.ts';
import { across, areaText, down, north, scaleBar } from './marks.ts';
import { ballroom, plenarySeats } from './named-rooms.ts';
import { colour, drawing, group, label, path, rect } from './svg.ts';

/** Layout of a sheet: rooms in a row leave the lower half free, square ones the right side. */
const sheets = {
  row: { room: [310, 68], key: { x: 28, y: 128, scale: 0.78 }, facts: { x: 196, y: 138 }, north: 140 },
  square: { room: [204, 152], key: { x: 250, y: 30, scale: 0.58 }, facts: { x: 250, y: 108 }, north: 104 },
} as const;

function extentOf(rooms: readonly Room[]) {
  const outlines = rooms.map(outlineOf);
  const [x, y] = [Math.min(...outlines.map(([left]) => left)), Math.min(...outlines.map(([, top]) => top))];
  const right = Math.max(...outlines.map(([left, , width]) => left + width));
  const bottom = Math.max(...outlines.map(([, top, , depth]) => top + depth));
  return { x, y, width: right - x, depth: bottom - y };
}

function inside(room: Room, layout: Layout | undefined, floor: Floor): string {
  if (room === 201) return plenarySeats(floor);
  if (room === 202) return ballroom(floor);
  return layout ? furniture[layout](floor) : '';
}

/** One room with its number, area and width. */
function roomOn(floor: Floor, room: Room, layout: Layout | undefined): string {
  const { x, y, width, depth, scale } = floor;
  const line = y + depth + (room === 202 ? 22 : 9);
  return [
    rect({ x, y, width, height: depth, fill: colour.white, stroke: colour.ink, 'stroke-width': 1 }),
    inside(room, layout, floor),
    room === 202 ? '' : across({ x, y: y - 5, width, text: (width / scale).toFixed(1) }),
    label(`${room}`, { x, y: line, 'font-size': 8, 'font-weight': 300 }),
    label(areaText(areaOf(room)), { x: x + 17, y: line, 'font-size': 4.4, fill: colour.ink2 }),
  ].join('');
}

/** Each layout that the group offers, small, with the number of people it holds. */
function capacities({ seats }: RoomGroup, x: number, y: number): string {
  const offered = layouts.filter((layout) => seats[layout]);
  return offered
    .map((layout, index) => {
      const at = { x: x + (index % 3) * 36, y: y + Math.floor(index / 3) * 29 };
      return group(
        {},
        rect({
          x: at.x,
          y: at.y,
          width: 28,
          height: 17,
          fill: colour.white,
          stroke: colour.line,
          'stroke-width': 0.5,
        }),
        furniture[layout]({ ...at, width: 28, depth: 17, scale: 1.5 }),
        label(String(seats[layout]), { x: at.x + 14, y: at.y + 23, 'font-size': 5, 'text-anchor': 'middle' }),
      );
    })
    .join('');
}

/** The clear height, beside the sign for it. */
const height = (metres: number, x: number, y: number) =>
  path(['M', x, y - 8, 'v', 8.5, 'M', x - 1.5, y - 8, 'h3M', x - 1.5, y + 0.5, 'h3'], {
    stroke: colour.strong,
    'stroke-width': 0.5,
  }) + label(`${metres.toFixed(1)} m`, { x: x + 5, y, 'font-size': 11, 'font-weight': 300 });

/** The plan of a group of rooms, each with another layout it offers, and where they lie on the conference floor. */
export function roomPlan(rooms: RoomGroup): string {
  const extent = extentOf(rooms.rooms);
  const sheet = extent.width / extent.depth > 2.5 ? sheets.row : sheets.square;
  const scale = Math.min(sheet.room[0] / extent.width, sheet.room[1] / extent.depth);
  const offered = layouts.filter((layout) => rooms.seats[layout]);
  const [left, top] = [28, 30];
  const drawn = rooms.rooms.map((room, index) => {
    const [x, y, width, depth] = outlineOf(room);
    const floor = {
      x: left + (x - extent.x) * scale,
      y: top + (y - extent.y) * scale,
      width: width * scale,
      depth: depth * scale,
      scale,
    };
    return roomOn(floor, room, offered[index % offered.length]);
  });
  const { x, y } = sheet.facts;
  return drawing(
    { width: 366, height: 223 },
    ...drawn,
    down({ x: left - 6, y: top, height: extent.depth * scale, text: extent.depth.toFixed(1) }),
    conferencePlan(sheet.key, rooms.rooms),
    height(rooms.height, x, y),
    capacities(rooms, x, y + 8),
    scaleBar(x, 212, { step: extent.width > 60 ? 10 : 5, scale }),
    north(354, sheet.north),
  );
}
