import { areaOf, type Layout, layouts, outlineOf, type RoomGroup } from '../../venues/figures.ts';
import type { Room } from '../../venues/places.ts';
import { layoutNames } from '../../venues/room-names.ts';
import { conferencePlan } from './floor-plan.ts';
import { type Floor, furniture } from './furniture.ts';
import { across, areaText, down, figureSize, grouped, north, scaleBar } from './marks.ts';
import { ballroom, plenarySeats } from './named-rooms.ts';
import { names, narrowWidth, type PlanStyle, wide } from './plan-size.ts';
import type { SheetLanguage } from './sheet.ts';
import { colour, drawing, group, label, rect } from './svg.ts';

type Point = readonly [x: number, y: number];

/** Where everything lies on a plan. */
interface PlanLayout {
  size: { width: number; height: number };
  /** North-west corner of the rooms. */
  corner: Point;
  scale: number;
  /** The conference floor, and its scale. */
  key: Point;
  keyScale: number;
  facts: Point;
  bar: Point;
  north: Point;
}

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
  const line = y + depth + (room === 202 ? 24 : 9);
  // In a narrow room the area is below the number.
  const isTight = width < tight;
  return [
    rect({ x, y, width, height: depth, fill: colour.white, stroke: colour.ink, 'stroke-width': 1 }),
    inside(room, layout, floor),
    room === 202 ? '' : across({ x, y: y - 5, width, text: (width / scale).toFixed(1) }),
    label(`${room}`, { x, y: line, 'font-size': 8, 'font-weight': 300 }),
    label(areaText(areaOf(room)), {
      ...{ x: isTight ? x : x + 17, y: isTight ? line + 7 : line },
      ...{ 'font-size': figureSize, fill: colour.ink2 },
    }),
  ].join('');
}

/** Below this width, in units, the area of a room is below its number. */
const tight = 44;

/** Layouts side by side. */
const columns = { wide: 3, narrow: 4 } as const;

const offeredBy = ({ seats }: RoomGroup) => layouts.filter((layout) => seats[layout]);

/** Each layout that the group offers, small, with its name and the number of people it holds. */
function capacities(rooms: RoomGroup, [x, y]: Point, { language, shape }: PlanStyle): string {
  return offeredBy(rooms)
    .map((layout, index) => {
      const at = { x: x + (index % columns[shape]) * 39, y: y + Math.floor(index / columns[shape]) * 35 };
      const line = { x: at.x + 15, 'font-size': figureSize, 'text-anchor': 'middle' };
      return group(
        {},
        rect({
          ...{ x: at.x, y: at.y, width: 30, height: 17 },
          ...{ fill: colour.white, stroke: colour.line, 'stroke-width': 0.5 },
        }),
        furniture[layout]({ ...at, width: 30, depth: 17, scale: 1.5 }),
        label(layoutNames[layout][language === 'zh' ? 0 : 1], { ...line, y: at.y + 23, fill: colour.ink2 }),
        label(grouped(rooms.seats[layout] ?? 0), { ...line, y: at.y + 29.5 }),
      );
    })
    .join('');
}

/** The clear height with its name. */
const height = (metres: number, [x, y]: Point, language: SheetLanguage) =>
  label(names[language].height, { x, y, 'font-size': figureSize, fill: colour.ink2 }) +
  label(`${metres.toFixed(1)} m`, {
    x: x + (language === 'zh' ? 16 : 34),
    y,
    'font-size': 9,
    'font-weight': 300,
  });

/** Space below rooms for their numbers and areas. */
const captionOf = (rooms: RoomGroup, isTight: boolean) =>
  rooms.rooms.includes(202) ? 26 : isTight ? 18 : 11;

/** Rooms in a row leave the lower half of a wide plan free, square ones its right side; on a phone all is below them. */
function layoutOf(rooms: RoomGroup, { shape }: PlanStyle): PlanLayout {
  const { width, depth } = extentOf(rooms.rooms);
  const scaleIn = (across: number, down: number) => Math.min(across / width, down / depth);
  if (shape === 'wide') {
    const corner: Point = [28, 30];
    return width / depth > 2.5
      ? {
          ...{ size: wide, corner, scale: scaleIn(310, 62) },
          ...{ key: [28, 128], keyScale: 0.78, facts: [196, 128], bar: [196, 213], north: [354, 140] },
        }
      : {
          ...{ size: wide, corner, scale: scaleIn(204, 150) },
          ...{ key: [250, 30], keyScale: 0.58, facts: [250, 108], bar: [250, 212], north: [354, 104] },
        };
  }
  const scale = scaleIn(160, 130);
  const key = 22 + depth * scale + captionOf(rooms, (width * scale) / rooms.rooms.length < tight) + 8;
  const facts = key + 72;
  const bar = facts + 7 + 35 * Math.ceil(offeredBy(rooms).length / columns.narrow) + 6;
  return {
    ...{ size: { width: narrowWidth, height: Math.ceil(bar + 8) }, corner: [18, 22], scale },
    ...{ key: [18, key], keyScale: 0.56, facts: [18, facts], bar: [18, bar], north: [166, key + 24] },
  };
}

/** The plan of a group of rooms, each with another layout it offers, and where they lie on the conference floor. */
export function roomPlan(rooms: RoomGroup, style: PlanStyle): string {
  const extent = extentOf(rooms.rooms);
  const { size, corner, scale, key, keyScale, facts, bar, north: northAt } = layoutOf(rooms, style);
  const offered = offeredBy(rooms);
  const [left, top] = corner;
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
  return drawing(
    { ...size, language: style.language },
    ...drawn,
    down({ x: left - 6, y: top, height: extent.depth * scale, text: extent.depth.toFixed(1) }),
    conferencePlan({ x: key[0], y: key[1], scale: keyScale }, rooms.rooms),
    height(rooms.height, facts, style.language),
    capacities(rooms, [facts[0], facts[1] + 7], style),
    scaleBar(bar[0], bar[1], { step: extent.width > 60 ? 10 : 5, scale }),
    north(northAt[0], northAt[1]),
  );
}
