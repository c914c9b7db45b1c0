import { areaOf, conferenceFloor, outlines } from '../../venues/figures.ts';
import type { Room } from '../../venues/places.ts';
import { across, areaText, down, figureSize, north, scaleBar } from './marks.ts';
import { narrowWidth, type PlanStyle, wide } from './plan-size.ts';
import { colour, drawing, group, label, path, rect } from './svg.ts';

/** Foyer columns, nine metres apart in two rows. */
const columns = (x: number, y: number, scale: number) =>
  path(
    Array.from({ length: 13 }, (_, index) =>
      [40, 58].map(
        (row) => `M${((63 + index * 9) * scale + x).toFixed(1)} ${(row * scale + y).toFixed(1)}h.9v.9h-.9z`,
      ),
    ).flat(),
    { fill: colour.ink2 },
  );

/** Stairs and lifts. */
const cores = (x: number, y: number, scale: number) =>
  [6, 66]
    .map((top) =>
      rect({
        x: x + 55 * scale,
        y: y + top * scale,
        width: 8 * scale,
        height: 14 * scale,
        fill: colour.line,
      }),
    )
    .join('');

/** The conference floor at `scale` units a metre; rooms in `shown` are filled. `lift` raises the numbers of rooms. */
export function conferencePlan(
  { x, y, scale, lift = 0 }: { x: number; y: number; scale: number; lift?: number },
  shown: readonly Room[],
): string {
  const cells = [...outlines].map(([room, [left, top, width, depth]]) => {
    const filled = shown.includes(room);
    const middle = { x: x + (left + width / 2) * scale, y: y + (top + depth / 2) * scale };
    return (
      rect({
        x: x + left * scale,
        y: y + top * scale,
        width: width * scale,
        height: depth * scale,
        fill: filled ? colour.teal : colour.white,
      }) +
      label(`${room}`, {
        x: middle.x,
        y: middle.y + (scale > 1 ? 0 : 1.7 * scale) - lift,
        'font-size': Math.max(5 * scale, 3.8),
        'text-anchor': 'middle',
        stroke: 'none',
        fill: filled ? colour.white : colour.ink,
      })
    );
  });
  return group(
    { stroke: colour.ink, 'stroke-width': 0.5 },
    rect({
      x,
      y,
      width: conferenceFloor.width * scale,
      height: conferenceFloor.depth * scale,
      fill: colour.mist,
    }),
    ...cells,
    group({ stroke: 'none' }, cores(x, y, scale), columns(x, y, scale)),
  );
}

const layouts = {
  wide: { size: wide, scale: 1.72, left: 28, top: 24, bar: 212, north: [352, 32] },
  narrow: {
    size: { width: narrowWidth, height: 160 },
    scale: 0.92,
    left: 14,
    top: 24,
    bar: 150,
    north: [178, 140],
  },
} as const;

/** A room this wide, in units, has space for its area. */
const wideEnough = 22;

/** The whole conference floor with the area of every room: in it, or below if it is too small. */
export function floorPlan({ language, shape }: PlanStyle): string {
  const { size, scale, left, top, bar, north: northAt } = layouts[shape];
  const below = new Map<number, Room[]>();
  const areas = [...outlines].map(([room, [x, y, width, depth]]) => {
    const area = areaOf(room);
    if (width * scale < wideEnough) {
      below.set(area, [...(below.get(area) ?? []), room]);
      return '';
    }
    return label(areaText(area), {
      x: left + (x + width / 2) * scale,
      y: top + (y + depth / 2) * scale + (shape === 'wide' ? 7 : 5),
      'font-size': figureSize,
      'text-anchor': 'middle',
      fill: colour.ink2,
    });
  });
  const rest = [...below].map(([area, rooms], index) =>
    label(`${runText(rooms)}: ${areaText(area)}`, {
      ...{ x: left + index * 57, y: top + conferenceFloor.depth * scale + 12 },
      ...{ 'font-size': figureSize, fill: colour.ink2 },
    }),
  );
  return drawing(
    { ...size, language },
    conferencePlan({ x: left, y: top, scale, lift: shape === 'wide' ? 0 : 2.2 }, []),
    ...areas,
    ...rest,
    across({
      x: left,
      y: top - 6,
      width: conferenceFloor.width * scale,
      text: conferenceFloor.width.toFixed(1),
    }),
    down({
      x: left - 5,
      y: top,
      height: conferenceFloor.depth * scale,
      text: conferenceFloor.depth.toFixed(1),
    }),
    scaleBar(left, bar, { step: 20, scale }),
    north(northAt[0], northAt[1]),
  );
}

/** `203`, `203–204`. */
const runText = (rooms: readonly Room[]): string =>
  rooms.length > 1 ? `${rooms[0]}–${rooms.at(-1)}` : `${rooms[0]}`;
