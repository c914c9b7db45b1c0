import type { SketchName } from '#blocks/define.ts';

/** Left, top, width and height in a field of 80 × 36. */
export type SketchBox = readonly [x: number, y: number, width: number, height: number];

/** Areas and pictures, lines of text, headings and figures, marks. */
export type SketchPart = 'area' | 'line' | 'head' | 'mark';
export type Drawing = Readonly<Partial<Record<SketchPart, readonly SketchBox[]>>>;

/** Boxes beside each other: as many as `count`, the first one at `first`. */
const row = (count: number, [x, y, width, height]: SketchBox, gap = 4): SketchBox[] =>
  Array.from({ length: count }, (_, index) => [x + index * (width + gap), y, width, height]);

/** Lines below each other. */
const lines = (count: number, [x, y, width, height]: SketchBox, gap = 5): SketchBox[] =>
  Array.from({ length: count }, (_, index) => [x, y + index * (height + gap), width, height]);

/** What blocks look like, from afar. */
export const sketches: Readonly<Record<SketchName, Drawing>> = {
  hero: { area: [[0, 0, 80, 36]], head: [[8, 22, 26, 3]], line: [[8, 28, 18, 2]] },
  text: { head: [[8, 7, 28, 3]], line: lines(4, [8, 14, 64, 1.5], 3) },
  split: { area: [[44, 6, 30, 24]], head: [[6, 8, 22, 3]], line: lines(3, [6, 15, 30, 1.5], 3) },
  statement: { area: [[0, 4, 80, 28]], head: [[8, 13, 40, 3]], line: lines(2, [8, 20, 30, 1.5], 3) },
  figures: { head: row(3, [8, 9, 14, 9], 11), line: row(3, [8, 23, 18, 1.5], 7) },
  carousel: { area: row(3, [7, 6, 20, 17], 3), mark: [[32, 28, 16, 1.5]] },
  tabs: { head: row(3, [8, 6, 12, 2.5], 6), mark: [[8, 10, 12, 1.5]], area: [[8, 15, 64, 16]] },
  codes: { area: row(3, [12, 7, 14, 14], 7), line: row(3, [12, 25, 14, 1.5], 7) },
  list: { line: lines(3, [8, 8, 44, 1.5], 8), head: lines(3, [62, 7.5, 9, 2.5], 7) },
  news: { area: [[6, 6, 32, 24]], head: lines(3, [44, 8, 22, 2], 8), line: lines(3, [44, 12, 30, 1.5], 8.5) },
  cards: {
    area: row(2, [8, 5, 29, 14], 6),
    head: row(2, [8, 22, 16, 2], 19),
    line: row(2, [8, 27, 26, 1.5], 9),
  },
  rows: { area: lines(3, [8, 5, 14, 7], 3), line: lines(3, [27, 8, 45, 1.5], 8.5) },
  tiles: { area: [...row(4, [6, 5, 14, 11]), ...row(4, [6, 20, 14, 11])] },
  mosaic: {
    area: [
      [6, 5, 32, 26],
      [41, 5, 15, 11],
      [59, 5, 15, 11],
      [41, 20, 33, 11],
    ],
  },
  gallery: { area: [[8, 4, 64, 20], ...row(5, [8, 27, 10, 6], 3.5)] },
  showcase: { area: [[22, 4, 36, 24], ...row(2, [8, 8, 10, 16], 44)], mark: [[34, 31, 12, 1.5]] },
  table: { head: [[8, 6, 64, 1.5]], line: lines(4, [8, 12, 64, 1], 5) },
  plan: {
    area: [[8, 5, 64, 26]],
    head: [
      [18, 5, 1.5, 14],
      [18, 18, 22, 1.5],
      [52, 12, 1.5, 19],
    ],
  },
  files: {
    area: lines(3, [8, 5, 7, 7.5], 2.5),
    line: lines(3, [20, 8, 40, 1.5], 8.5),
    mark: lines(3, [66, 8, 6, 1.5], 8.5),
  },
  video: { area: [[10, 4, 60, 28]], head: [[37, 14, 6, 8]] },
  contacts: {
    head: row(2, [8, 8, 20, 3], 16),
    line: [...lines(3, [8, 15, 26, 1.5], 3.5), ...lines(3, [44, 15, 26, 1.5], 3.5)],
  },
  months: {
    area: row(3, [7, 6, 20, 24], 3),
    mark: row(3, [11, 11, 8, 1.5], 15),
    line: row(3, [11, 17, 12, 1.5], 11),
  },
  form: { area: [...row(2, [8, 6, 30, 8], 4), [8, 18, 64, 8]], mark: [[8, 29, 16, 3]] },
  steps: { head: row(4, [8, 10, 5, 5], 14), line: row(4, [8, 20, 13, 1.5], 6) },
  roles: { area: row(3, [7, 5, 20, 26], 3), head: row(3, [11, 24, 10, 2], 13) },
  map: {
    area: [[6, 4, 68, 28]],
    line: [
      [6, 20, 68, 1.5],
      [30, 4, 1.5, 28],
    ],
    mark: [[45, 10, 5, 7]],
  },
  panorama: { area: [[0, 8, 80, 20]], line: [[10, 31, 60, 1.5]], mark: [[36, 16, 8, 4]] },
};
