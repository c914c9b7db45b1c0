import type { SketchName } from '#blocks/define.ts';

/** SVG path data on a canvas of 96 × 48, by the role of each part. */
export interface Drawing {
  /** Pictures of the block. */
  picture?: string;
  /** Titles and numbers. */
  title?: string;
  /** Lines of text. */
  text?: string;
  /** Outlines of cards and fields. */
  box?: string;
  /** Link or button; at most one. */
  mark?: string;
}

/** Path of a rectangle. */
const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
/** Repeats a shape at several positions. */
const at = (places: readonly number[], shape: (place: number) => string): string =>
  places.map(shape).join('');
const line = (x: number, y: number, length: number): string => rect(x, y, length, 1.5);

const columns = [8, 36, 64];
const rows = [10, 20, 30, 40];

export const sketches: Readonly<Record<SketchName, Drawing>> = {
  hero: { picture: rect(0, 0, 96, 48), title: rect(8, 30, 30, 3), text: line(8, 38, 20) },
  text: { title: rect(8, 8, 34, 3), text: at([18, 26, 34], (y) => line(8, y, y === 34 ? 52 : 80)) },
  split: {
    picture: rect(54, 6, 36, 36),
    title: rect(8, 10, 26, 3),
    text: at([20, 27, 34], (y) => line(8, y, 38)),
  },
  statement: { picture: rect(0, 8, 96, 32), title: rect(24, 18, 48, 3), text: line(32, 27, 32) },
  figures: { title: at(columns, (x) => rect(x, 12, 18, 11)), text: at(columns, (x) => line(x, 31, 22)) },
  carousel: { picture: at(columns, (x) => rect(x, 10, 24, 22)), mark: rect(40, 38, 16, 2) },
  tabs: {
    title: rect(8, 8, 20, 2.5),
    text: `${line(34, 8, 18)}${line(58, 8, 18)}`,
    mark: rect(8, 13, 20, 1.5),
    picture: rect(8, 20, 80, 22),
  },
  codes: {
    picture: rect(0, 0, 96, 48),
    title: at([22, 41, 60], (x) => rect(x, 15, 14, 14)),
    text: line(22, 36, 52),
  },
  list: { title: at(rows, (y) => rect(78, y - 1, 10, 2.5)), text: at(rows, (y) => line(8, y, 56)) },
  news: {
    picture: rect(8, 8, 40, 22),
    title: rect(8, 35, 30, 2.5),
    text: at([10, 19, 28, 37], (y) => line(56, y, 32)),
  },
  cards: {
    picture: at(columns, (x) => rect(x, 8, 24, 16)),
    title: at(columns, (x) => rect(x, 29, 16, 2.5)),
    text: at(columns, (x) => line(x, 36, 22)),
  },
  rows: {
    picture: at([6, 19, 32], (y) => rect(8, y, 16, 10)),
    title: at([7, 20, 33], (y) => rect(30, y, 22, 2.5)),
    text: at([13, 26, 39], (y) => line(30, y, 58)),
  },
  tiles: {
    picture: at([8, 29, 50, 71], (x) => rect(x, 6, 17, 12) + rect(x, 27, 17, 12)),
    text: at([8, 29, 50, 71], (x) => line(x, 21, 12) + line(x, 42, 12)),
  },
  mosaic: { picture: rect(8, 6, 44, 36) + rect(55, 6, 33, 17) + rect(55, 26, 33, 16) },
  gallery: { picture: at(columns, (x) => rect(x, 6, 24, 16) + rect(x, 26, 24, 16)) },
  showcase: {
    picture: rect(8, 8, 50, 32),
    title: rect(64, 10, 18, 3),
    text: at([19, 26, 33], (y) => line(64, y, 24)),
  },
  table: {
    title: rect(8, 9, 80, 2),
    text: at([18, 27, 36], (y) => line(8, y, 80)),
    mark: rect(8, 14, 12, 1.5),
  },
  plan: { box: 'M10 8h76v32H10zM10 24h30M40 8v20M62 40V22h24', mark: rect(48, 30, 6, 6) },
  files: {
    box: at([8, 22, 36], (y) => `M9 ${y - 2}h8v9H9z`),
    text: at([9, 23, 37], (y) => line(26, y, 42)),
    mark: at([8, 22, 36], (y) => rect(80, y, 8, 3)),
  },
  video: { picture: rect(8, 6, 80, 36), title: 'M42 16v16l14-8z' },
  contacts: {
    title: at(columns, (x) => rect(x, 17, 22, 4)),
    text: at(columns, (x) => line(x, 10, 12) + line(x, 28, 18) + line(x, 34, 20)),
  },
  months: {
    box: at(columns, (x) => `M${x} 8h24v32h-24z`),
    title: at(columns, (x) => rect(x + 4, 13, 8, 2.5)),
    text: at(columns, (x) => line(x + 4, 21, 16) + line(x + 4, 33, 16)),
    mark: at(columns, (x) => rect(x + 4, 27, 9, 2)),
  },
  form: { box: 'M8 7h37v10H8zM51 7h37v10H51zM8 22h80v10H8z', mark: rect(8, 37, 22, 6) },
  steps: {
    box: 'M14 24h68',
    title: at([10, 43, 76], (x) => rect(x, 19, 10, 10)),
    text: at([6, 39, 72], (x) => line(x, 36, 18)),
  },
  roles: {
    box: at(columns, (x) => `M${x} 8h24v32h-24z`),
    title: at(columns, (x) => rect(x + 4, 14, 14, 2.5)),
    mark: at(columns, (x) => rect(x + 4, 32, 7, 2)),
  },
  map: { picture: 'M0 34q24-14 48-6t48-8v28H0z', title: 'M48 32s8-8 8-14a8 8 0 0 0-16 0c0 6 8 14 8 14z' },
  panorama: {
    picture: 'M8 12q40 10 80 0v26q-40-10-80 0z',
    box: 'M30 24q18 6 36 0M34 20l-4 4 5 3M62 20l4 4-5 3',
  },
};
