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
    // The point to which the written steps lead: their rounding must not add up to an error.
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
 * @param path of straight commands, absolute or relative; others are left out
 * @returns the points of its lines, in order
 * @example
 * pointsOfPath('M1 2h4v2zm8 0h0'); // [[1, 2], [5, 2], [5, 4], [9, 2]]
 */
export function pointsOfPath(path: string): Point[] {
  const points: Point[] = [];
  let start: Point = [0, 0];
  let [x, y] = start;
  for (const [, command = '', values = ''] of path.matchAll(/([mlhvz])([^mlhvz]*)/gi)) {
    const letter = command.toLowerCase();
    const isRelative = command === letter;
    if (letter === 'z') [x, y] = start;
    for (const [index, step] of stepsOf(letter, values).entries()) {
      const from: Point = [x, y];
      x = isRelative ? x + (step.x ?? 0) : (step.x ?? x);
      y = isRelative ? y + (step.y ?? 0) : (step.y ?? y);
      const begins = letter === 'm' && index === 0;
      if (begins) start = [x, y];
      // A single point has a line of no length.
      if (begins || x !== from[0] || y !== from[1]) points.push([x, y]);
    }
  }
  return points;
}

function stepsOf(letter: string, values: string): { x?: number; y?: number }[] {
  if (letter === 'h') return numbersIn(values).map((x) => ({ x }));
  if (letter === 'v') return numbersIn(values).map((y) => ({ y }));
  return letter === 'z' ? [] : pointsIn(values).map(([x, y]) => ({ x, y }));
}

/** @returns the numbers of an attribute of SVG */
export const numbersIn = (text: string | undefined): number[] =>
  [...(text ?? '').matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi)].map(([number]) => Number(number));

/** @returns its pairs of numbers, such as those of `points` */
export const pointsIn = (text: string | undefined): Point[] =>
  numbersIn(text).flatMap((x, index, numbers) => {
    const y = numbers[index + 1];
    return index % 2 === 0 && y !== undefined ? [[x, y] satisfies Point] : [];
  });

const pair = ([x, y]: Point) => `${x}${y < 0 ? '' : ' '}${y}`;

/** Adding zero turns -0 into 0. */
const rounded = (value: number) => Math.round(value * 100) / 100 + 0;
