import { areaOf, conferenceFloor, outlines } from '../../venues/figures.ts';
import type { Room } from '../../venues/places.ts';
import { across, areaText, down, north, scaleBar } from './marks.ts';
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

/** The conference floor at `scale` units a metre; rooms in `shown` are filled. */
export function conferencePlan(
  { x, y, scale }: { x: number; y: number; scale: number },
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
        y: middle.y + (scale > 1 ? 0 : 1.7 * scale),
        'font-size': Math.max(5 * scale, 3.4),
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

/** The whole conference floor with the area of every room. */
export function floorPlan(): string {
  const scale = 1.72;
  const [left, top] = [28, 24];
  const areas = [...outlines].map(([room, [x, y, width, depth]]) =>
    label(areaText(areaOf(room)), {
      x: left + (x + width / 2) * scale,
      y: top + (y + depth / 2) * scale + 6,
      'font-size': 4.4,
      'text-anchor': 'middle',
      fill: colour.ink2,
    }),
  );
  return drawing(
    { width: 366, height: 223 },
    conferencePlan({ x: left, y: top, scale }, []),
    ...areas,
    across({
      x: left,
      y: top - 6,
      width: conferenceFloor.width * scale,
      text: conferenceFloor.width.toFixed(1),
    }),
    down({
      x: left - 6,
      y: top,
      height: conferenceFloor.depth * scale,
      text: conferenceFloor.depth.toFixed(1),
    }),
    scaleBar(left, 206, { step: 20, scale }),
    north(352, 32),
  );
}
