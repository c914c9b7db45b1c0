import { type Floor, furniture } from './furniture.ts';
import { across, areaText } from './marks.ts';
import { colour, label, path, rect } from './svg.ts';

/** The two rooms whose furniture is their own: the Plenary Hall and the ballroom. */

/** Fixed seats in arcs around a point behind the stage, about two thousand of them. */
export function plenarySeats({ x, y, width, scale }: Floor): string {
  const centre = { x: x + width / 2, y: y - 6 * scale };
  const widest = width / 2 - 2.2 * scale;
  const rows = Array.from({ length: 33 }, (_, index) => {
    const radius = (18.5 + index * 1.18) * scale;
    const angle = Math.min(0.66, Math.asin(Math.min(1, widest / radius)));
    const [dx, dy] = [radius * Math.sin(angle), radius * Math.cos(angle)];
    return [
      ...['M', centre.x - dx, centre.y + dy],
      ...['A', radius, radius, '0 0 0', centre.x + dx, centre.y + dy],
    ];
  }).flat();
  return (
    rect({
      x: x + width * 0.22,
      y: y + 1.5 * scale,
      width: width * 0.56,
      height: 7 * scale,
      fill: colour.teal,
      opacity: 0.3,
    }) +
    path(rows, {
      stroke: colour.strong,
      'stroke-width': 0.52 * scale,
      'stroke-linecap': 'round',
      'stroke-dasharray': `0 ${(0.66 * scale).toFixed(2)}`,
      fill: 'none',
    })
  );
}

/** Areas of the ballroom's parts in m² when both walls are closed, from west to east. */
export const ballroomParts = [612, 680, 612] as const;

/** The ballroom in its three parts, each with its own tables, and the walls between. */
export function ballroom({ x, y, width, depth, scale }: Floor): string {
  const sizes = ballroomParts.map((area) => (area / (depth / scale)) * scale);
  const lefts = sizes.map((_, index) => x + sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
  const parts = sizes.map((size, index) => {
    const left = lefts[index] ?? x;
    return [
      furniture.banquet({ x: left, y, width: size, depth, scale }),
      index > 0
        ? path(['M', left, y, 'v', depth], {
            stroke: colour.ink,
            'stroke-width': 0.9,
            'stroke-dasharray': '3 1.4',
          })
        : '',
      across({ x: left, y: y + depth + 8, width: size, text: (size / scale).toFixed(1) }),
      label(areaText(ballroomParts[index] ?? 0), {
        x: left + size / 2,
        y: y + depth + 15,
        'font-size': 5,
        'text-anchor': 'middle',
        fill: colour.ink2,
      }),
    ].join('');
  });
  return parts.join('') + across({ x, y: y - 5, width, text: (width / scale).toFixed(1) });
}
