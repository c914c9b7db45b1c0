import { hall } from '../../venues/figures.ts';
import { across, down } from './marks.ts';
import { crossSection } from './section.ts';
import { heading, type SheetLanguage, sheetSize } from './sheet.ts';
import { circle, colour, drawing, group, label, path, rect } from './svg.ts';

const words = {
  zh: {
    title: '展厅剖面与地沟',
    span: '净跨 72 米，其间无柱',
    height: '净高 13 米',
    rigging: '屋架吊点，单点 500 千克',
    doors: '货运大门 4.5 × 5.0 米',
    bay: '地沟间距 9 米',
    slab: '混凝土地面 3.5 吨/平方米',
    pit: ['供电 16 至 250 安', '给水与排水', '压缩空气 0.8 兆帕', '光纤与数据'],
  },
  en: {
    title: 'Cross-section and floor trenches',
    span: 'Clear span 72 m, no columns',
    height: 'Clear height 13 m',
    rigging: 'Rigging points, 500 kg each',
    doors: 'Goods doors 4.5 × 5.0 m',
    bay: 'Trenches every 9 m',
    slab: 'Concrete floor, 3.5 t/m²',
    pit: ['Power, 16 to 250 A', 'Water and drainage', 'Compressed air, 0.8 MPa', 'Fibre and data'],
  },
} as const;

const size = 16;
const note = { 'font-size': size, fill: colour.ink2 };

/** A note with a line to what it names. */
const pointer = (text: string, from: readonly [number, number], to: readonly [number, number]) =>
  path(['M', ...from, 'L', ...to], { stroke: colour.brass }) +
  circle({ cx: to[0], cy: to[1], r: 2.5, fill: colour.brass }) +
  label(text, { x: from[0] + 6, y: from[1] + 5, ...note });

/** What a trench carries: a dot each in the trench and in the list. */
const pipes = [
  { fill: colour.brass, radius: 5 },
  { fill: colour.teal, radius: 7 },
  { fill: colour.ink3, radius: 6 },
  { fill: colour.ink, radius: 4 },
] as const;

/** Two neighbouring trenches in the floor at `y`, and what they carry. */
function trenchDetail(language: SheetLanguage, y: number): string {
  const own = words[language];
  const trench = (x: number) => [
    rect({ x, y, width: 64, height: 62, fill: colour.white, stroke: colour.ink }),
    rect({ x: x - 3, y: y - 4, width: 70, height: 8, fill: colour.teal }),
    ...pipes.map(({ fill, radius }, index) =>
      circle({ cx: x + 20 + (index % 2) * 26, cy: y + 21 + Math.floor(index / 2) * 24, r: radius, fill }),
    ),
  ];
  const list = pipes.map(({ fill, radius }, index) => {
    const [x, row] = [index % 2 ? 380 : 92, y + 128 + Math.floor(index / 2) * 28];
    return (
      circle({ cx: x, cy: row - 5, r: radius, fill }) +
      label(own.pit[index] ?? '', { x: x + 18, y: row, ...note })
    );
  });
  return group(
    {},
    rect({ x: 36, y, width: 648, height: 50, fill: colour.line }),
    label(own.slab, { x: 360, y: y + 31, ...note, 'text-anchor': 'middle' }),
    ...trench(60),
    ...trench(596),
    across({ x: 92, y: y + 92, width: 536, text: own.bay, size }),
    ...list,
  );
}

/** A hall cut from west to east, and the trenches in its floor, with words. */
export function sectionSheet(language: SheetLanguage): string {
  const own = words[language];
  const [x, base, scale] = [96, 288, 7.6];
  const height = hall.clearHeight * scale;
  return drawing(
    { ...sheetSize, ground: colour.white, language },
    heading(own.title),
    crossSection(x, base, scale),
    down({ x: x - 22, y: base - height, height, text: own.height, size }),
    across({ x, y: base + 40, width: hall.width * scale, text: own.span, size }),
    pointer(own.rigging, [400, 124], [x + 36 * scale, base - height]),
    pointer(own.doors, [x + 46 * scale, base - 62], [x + 42 * scale, base - 24]),
    trenchDetail(language, 366),
  );
}
