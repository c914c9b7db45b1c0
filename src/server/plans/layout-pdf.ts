import { translateIn } from '#i18n/i18n.ts';
import { sitePlanTexts } from '#i18n/site-plan.ts';
import type { LayoutSheet } from '#lib/layout-sheet.ts';
import { furniture, type Rect } from '#lib/space-layout.ts';
import type { Point } from '#schemas/building.ts';
import type { Language } from '#schemas/language.ts';
import { pointsPerMillimetre as mm, pdfFile, short, textAt } from './pdf-file.ts';
import {
  aside,
  boxOf,
  colour,
  createCaptions,
  edge,
  extentOf,
  ink,
  paragraphOf,
  pathOf,
  placed,
  rectangle,
  scaleFor,
} from './sheet.ts';

/** Height of the strip with the figures below the drawing of an upright sheet. */
const below = 100 * mm;

/** Sheets of ISO 216, the smaller first. */
const papers = [
  ['A4', 297, 210],
  ['A4', 210, 297],
  ['A3', 420, 297],
  ['A3', 297, 420],
] as const;

const grey = '45 45 45';
const teal = '5 44 47';

/**
 * Draws the layout of an answer of the space finder to the largest standard scale that a sheet of A3 has room for, on A4 if it has
 * room for the same.
 *
 * @param address of the page with the same question, which the sheet names and links
 * @returns the file
 */
export function layoutPdfOf(
  layout: LayoutSheet,
  { site, address, language }: { site: string; address: string; language: Language },
): Uint8Array {
  const t = translateIn(sitePlanTexts, language);
  const ground = extentOf(layout.outlines.flat());
  const [chosen] = papers
    .map(([paper, across, up]) => {
      const [width, height] = [across * mm, up * mm];
      const inner = boxOf(edge, edge, width - 2 * edge, height - 2 * edge);
      const isUpright = height > width;
      const drawing = isUpright
        ? boxOf(edge, edge + below, inner.width, inner.height - below)
        : boxOf(edge, edge, inner.width - aside, inner.height);
      const captions = isUpright
        ? boxOf(edge, edge, inner.width, below)
        : boxOf(width - edge - aside, edge, aside, inner.height);
      return { paper, width, height, drawing, captions, scale: scaleFor(ground, drawing) };
    })
    .sort((a, b) => a.scale - b.scale);
  if (!chosen) throw new Error('there is no paper');
  const { paper, width, height, drawing, captions, scale } = chosen;
  const { metre, place } = placed(ground, drawing, scale);
  const closed = (outline: readonly Point[]) => `${pathOf(outline.map(place))} h`;
  const boxes = (rects: readonly Rect[]) =>
    rects.map(({ x, y, ...size }) => {
      const [left, bottom] = place([x, y]);
      return rectangle(boxOf(left, bottom, size.width * metre, size.height * metre));
    });
  const { rows, rounds, tables, booths, stage } = layout.drawn;
  const { radius, around } = layout.drawn.layout === 'reception' ? furniture.high : furniture.round;
  const chair = (at: Point) => circle(place(at), (furniture.chair / 2) * metre);
  const paint = (operators: readonly string[], how: string) =>
    operators.length > 0 ? [`${operators.join(' ')} ${how}`] : [];
  const content = [
    `q 0.4 w ${colour(grey)} RG 1 1 1 rg`,
    ...paint(layout.outlines.map(closed), 'f'),
    `${colour('100 93 92')} rg ${colour('76 20 18')} RG [3 2] 0 d`,
    ...paint(layout.lanes.map(closed), 'b'),
    `[] 0 d ${colour('89 94 94')} rg ${colour(teal)} RG`,
    ...paint(boxes([...booths, ...(stage ? [stage] : [])]), 'b'),
    `1 1 1 rg ${colour(grey)} RG`,
    ...paint(boxes(tables), 'b'),
    ...paint(
      rounds.map(({ at }) => circle(place(at), radius * metre)),
      'b',
    ),
    `${colour(grey)} rg`,
    ...paint(
      [...rows.flatMap(chairsOf), ...rounds.flatMap((table) => chairsAround(table, around))].map(chair),
      'f',
    ),
    `1.2 w ${colour(ink)} RG`,
    ...paint(layout.outlines.map(closed), 'S'),
    ...layout.walls.flatMap(({ line, isOpen }) => [
      `2 w 1 1 1 RG ${pathOf(line.map(place))} S`,
      `${isOpen ? `0.5 w ${colour(grey)} RG [1 2]` : `1 w ${colour(ink)} RG [5 3]`} 0 d ${pathOf(line.map(place))} S [] 0 d`,
    ]),
    `2.6 w ${colour(teal)} RG`,
    ...paint(
      layout.doorways.map((line) => pathOf(line.map(place))),
      'S',
    ),
    'Q',
    `0.6 w ${colour(ink)} RG ${rectangle(drawing)} S ${rectangle(captions)} S`,
  ];
  const { at, next, write, pair, scaleBar, operators, width: lineWidth } = createCaptions(captions);
  const paragraph = (text: string, size: number) => {
    for (const line of paragraphOf(text, lineWidth() / size)) write(line, size);
  };
  write(site, 9);
  paragraph(layout.title, 14);
  for (const line of layout.lines) paragraph(line, 8.5);
  next(3);
  write(t('scaleOf', { scale: scale.toLocaleString('en'), paper }), 8.5);
  scaleBar(metre, t);
  next(6);
  for (const [name, figure] of layout.facts) pair(name, figure);
  next(4);
  const samples = {
    lane: `${colour('100 93 92')} rg ${colour('76 20 18')} RG 0.4 w [3 2] 0 d`,
    stage: `${colour('89 94 94')} rg ${colour(teal)} RG 0.4 w`,
    door: `${colour(teal)} RG 2.6 w`,
    wall: `${colour(ink)} RG 1 w [5 3] 0 d`,
  };
  for (const kind of ['lane', 'stage', 'door', 'wall'] as const) {
    const text = layout.legend[kind];
    if (!text || !next(12)) continue;
    const { x, y } = at;
    const isArea = kind === 'lane' || kind === 'stage';
    operators.push(
      `q ${samples[kind]} ${
        isArea
          ? `${rectangle(boxOf(x, y, 18, 6))} b`
          : `${pathOf([
              [x, y + 3],
              [x + 18, y + 3],
            ])} S`
      } Q`,
      textAt(text, { x: x + 24, y, size: 8 }),
    );
  }
  next(4);
  for (const note of layout.notes) paragraph(note, 7);
  next(4);
  const top = at.y;
  const { x: left } = at;
  paragraph(address, 7);
  content.push(...operators);
  const link = { address, box: boxOf(left, at.y - 2, lineWidth(), Math.max(top - at.y, 10)) };
  return pdfFile({ ...{ width, height, link, language }, content: content.join('\n'), title: layout.title });
}

/** @returns operators that add a circle to the path, as four curves */
function circle([x, y]: Point, radius: number): string {
  const pull = radius * 0.5523;
  const curve = (...numbers: number[]) => `${numbers.map(short).join(' ')} c`;
  return [
    `${short(x + radius)} ${short(y)} m`,
    curve(x + radius, y + pull, x + pull, y + radius, x, y + radius),
    curve(x - pull, y + radius, x - radius, y + pull, x - radius, y),
    curve(x - radius, y - pull, x - pull, y - radius, x, y - radius),
    curve(x + pull, y - radius, x + radius, y - pull, x + radius, y),
    'h',
  ].join(' ');
}

const chairsOf = ({ from, to, count }: { from: Point; to: Point; count: number }): Point[] =>
  Array.from({ length: count }, (_, place) => {
    const share = count > 1 ? place / (count - 1) : 0;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });

const chairsAround = ({ at: [x, y], seats }: { at: Point; seats: number }, around: number): Point[] =>
  Array.from({ length: seats }, (_, place) => {
    const angle = (2 * Math.PI * place) / seats;
    return [x + around * Math.cos(angle), y + around * Math.sin(angle)];
  });
