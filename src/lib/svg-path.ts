import type { Point } from '#schemas/points.ts';

/** Points of which y points down, as in drawings. */
export interface PathLine {
  /** A single point is a line of no length: its cap makes it a square or a dot. */
  points: readonly Point[];
  closed?: boolean;
}

/**
 * Writes lines as the data of one path, to two decimals. All commands but the first are relative: equal marks in a row are
 * one text that repeats itself, so that hundreds of them compress to a few bytes.
 *
 * @returns the value of `d`; empty without lines
 * @example
 * pathOf([{ points: [[1, 2], [5, 2], [5, 4]], closed: true }, { points: [[9, 2]] }]); // 'M1 2h4v2zm8 0h0'
 */
export function pathOf(lines: readonly PathLine[]): string {
  let path = '';
  let at: Point = [0, 0];
  const stepTo = (next: Point): Point => {
    const step: Point = [rounded(next[0] - at[0]), rounded(next[1] - at[1])];
    // What was written, so that rounded steps do not add up to an error.
    at = [at[0] + step[0], at[1] + step[1]];
    return step;
  };
  for (const { points, closed } of lines) {
    const [start, ...others] = points;
    if (!start) continue;
    path += (path ? 'm' : 'M') + pair(stepTo(start));
    const first = at;
    path += others.length > 0 ? others.map((point) => lineCommand(stepTo(point))).join('') : 'h0';
    if (!closed) continue;
    path += 'z';
    at = first;
  }
  return path;
}

function lineCommand([x, y]: Point): string {
  if (y === 0) return `h${x}`;
  return x === 0 ? `v${y}` : `l${pair([x, y])}`;
}

/**
 * @param path written by {@link pathOf}
 * @returns the points of its lines, in order
 * @example
 * pointsOfPath('M1 2h4v2zm8 0h0'); // [[1, 2], [5, 2], [5, 4], [9, 2]]
 */
export function pointsOfPath(path: string): Point[] {
  const points: Point[] = [];
  let start: Point = [0, 0];
  let [x, y] = start;
  for (const [, command, first, second] of path.matchAll(/([Mmlhvz])(-?[\d.]+)?(?: ?(-?[\d.]+))?/g)) {
    if (command === 'z') {
      [x, y] = start;
      continue;
    }
    const step: Point = command === 'v' ? [0, Number(first)] : [Number(first), Number(second ?? 0)];
    [x, y] = [rounded(x + step[0]), rounded(y + step[1])];
    const begins = command === 'M' || command === 'm';
    if (begins) start = [x, y];
    // A single point has a line of no length.
    if (begins || step[0] !== 0 || step[1] !== 0) points.push([x, y]);
  }
  return points;
}

const pair = ([x, y]: Point) => `${x}${y < 0 ? '' : ' '}${y}`;

/** Adding zero turns -0 into 0. */
const rounded = (value: number) => Math.round(value * 100) / 100 + 0;
