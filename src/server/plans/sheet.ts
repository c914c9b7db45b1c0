import type { SitePlanTranslate } from '#i18n/site-plan.ts';
import { scales } from '#lib/print-scale.ts';
import type { Point } from '#schemas/building.ts';
import { pointsPerMillimetre as mm, short, textAt, widthOf } from './pdf-file.ts';

// Parts of the sheets of plans and of layouts. Lengths are in points.

/** Printers leave up to 6 mm of a sheet empty. */
export const edge = 10 * mm;
/** Of the column with title and legend at the right. */
export const aside = 92 * mm;
/** Around the drawing within its frame. */
const air = 5 * mm;

export interface Box {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

export const boxOf = (left: number, bottom: number, width: number, height: number): Box => ({
  ...{ left, bottom, width, height },
});

export const ink = '4 15 19';

/** @returns operators that add a rectangle to the path */
export const rectangle = ({ left, bottom, width, height }: Box): string =>
  `${[left, bottom, width, height].map(short).join(' ')} re`;

/** @returns operands of a colour that is given in percent of red, green and blue */
export const colour = (percent: string): string =>
  percent
    .split(' ')
    .map((part) => Number(part) / 100)
    .join(' ');

/** @returns operators that add a line through points to the path */
export const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${short(x)} ${short(y)} ${index === 0 ? 'm' : 'l'}`).join(' ');

/** @returns the bounds of points */
export function extentOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return boxOf(left, bottom, Math.max(...xs) - left, Math.max(...ys) - bottom);
}

/**
 * @param ground in metres
 * @param drawing in points
 * @returns the largest standard scale at which the ground fits, 500 for 1 : 500
 */
export function scaleFor(ground: Box, drawing: Box): number {
  const fits = (scale: number) =>
    (ground.width * 1000 * mm) / scale <= drawing.width - 2 * air &&
    (ground.height * 1000 * mm) / scale <= drawing.height - 2 * air;
  return scales.find(fits) ?? 1_000_000;
}

/**
 * Puts the ground in the middle of a drawing.
 *
 * @returns the points of the sheet in one metre of the building, and the place of a point of the building
 */
export function placed(ground: Box, drawing: Box, scale: number) {
  const metre = (1000 * mm) / scale;
  const [west, south] = [
    drawing.left + (drawing.width - ground.width * metre) / 2,
    drawing.bottom + (drawing.height - ground.height * metre) / 2,
  ];
  const place = ([x, y]: Point): Point => [
    west + (x - ground.left) * metre,
    south + (y - ground.bottom) * metre,
  ];
  return { metre, place };
}

/** @returns the lines of a text that is broken between its words */
export function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** @returns the lines of a text that is broken between words, between Chinese signs, and in words that are too long, such as addresses */
export function paragraphOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const part of text.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*|\s+/gu) ?? []) {
    const pieces = widthOf(part) > width ? [...part] : [part];
    for (const piece of pieces) {
      const longer = (lines.at(-1) ?? '') + piece;
      if (lines.length > 0 && widthOf(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
      else lines.push(piece);
    }
  }
  return lines.map((line) => line.trimEnd());
}

/** Lengths of the bar, in metres. */
const bars = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/**
 * Writes lines one below the other, in columns.
 *
 * @returns the functions that write, and the operators that they have made
 */
export function createCaptions(box: Box) {
  const inset = 5 * mm;
  const column = aside - inset;
  const operators: string[] = [`${colour(ink)} rg`];
  const at = { x: box.left + inset, y: box.bottom + box.height - inset };
  const right = () => at.x + column - inset;
  /** Starts a line; false if no column is left. */
  function next(height: number): boolean {
    if (at.y - height < box.bottom + inset / 2) {
      if (at.x + 2 * column > box.left + box.width) return false;
      at.x += column;
      at.y = box.bottom + box.height - inset;
    }
    at.y -= height;
    return true;
  }
  function write(text: string, size: number): void {
    const fitting = Math.min(size, (right() - at.x) / Math.max(widthOf(text), 1));
    if (next(size * 1.4)) operators.push(textAt(text, { ...at, size: fitting }));
  }
  /** Writes a name at the left and a figure at the right; false if no column is left. */
  function pair(name: string, figure: string): boolean {
    const room = right() - at.x - widthOf(figure) * 8 - 8;
    if (!next(11)) return false;
    const { x, y } = at;
    operators.push(
      textAt(name, { x, y, size: Math.min(8, room / Math.max(widthOf(name), 1)) }),
      ...(figure ? [textAt(figure, { x: right() - widthOf(figure) * 8, y, size: 8 })] : []),
    );
    return true;
  }
  /** Draws the bar and the arrow to the north. */
  function scaleBar(metre: number, t: SitePlanTranslate): void {
    const length = bars.findLast((one) => one * metre <= 50 * mm) ?? 1;
    next(16);
    const { x, y } = at;
    const end = x + length * metre;
    const tip = right() - 8;
    operators.push(
      `1 w ${pathOf([
        [x, y + 5],
        [x, y],
        [end, y],
        [end, y + 5],
      ])} S`,
      textAt(t('scale', { metres: length }), { x: end + 4, y, size: 8 }),
      `${pathOf([
        [tip, y + 22],
        [tip - 4, y + 8],
        [tip + 4, y + 8],
      ])} f`,
      textAt(t('north'), { x: tip - (widthOf(t('north')) * 8) / 2, y, size: 8 }),
    );
  }
  return { at, next, write, pair, scaleBar, operators, width: () => right() - at.x };
}
