import { createTranslate } from '#i18n/i18n.ts';
import { type SitePlanMessages, type SitePlanTranslate, sitePlanTexts } from '#i18n/site-plan.ts';
import { scales } from '#lib/print-scale.ts';
import type { Point } from '#schemas/building.ts';
import { languageKey } from '#schemas/language.ts';
import { type LevelPlan, type PlanFeature, revisionOf } from './level-plan.ts';
import { pointsPerMillimetre as mm, pdfFile, short, textAt, widthOf } from './pdf-file.ts';

/** A3 landscape (ISO 216), in points. */
const sheet = { width: 420 * mm, height: 297 * mm };
/** Printers leave up to 6 mm of a sheet empty. */
const edge = 10 * mm;
/** Of the column with title and legend at the right, or of the strip below; whichever gives the larger scale. */
const aside = 92 * mm;
const below = 70 * mm;
/** Around the level within its frame. */
const air = 5 * mm;

interface Box {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** Ways in which a sheet is divided. */
const divisions: readonly { drawing: Box; captions: Box }[] = [
  {
    drawing: boxOf(edge, edge, sheet.width - 2 * edge - aside, sheet.height - 2 * edge),
    captions: boxOf(sheet.width - edge - aside, edge, aside, sheet.height - 2 * edge),
  },
  {
    drawing: boxOf(edge, edge + below, sheet.width - 2 * edge, sheet.height - 2 * edge - below),
    captions: boxOf(edge, edge, sheet.width - 2 * edge, below),
  },
];

function boxOf(left: number, bottom: number, width: number, height: number): Box {
  return { left, bottom, width, height };
}

/** How a kind is drawn: colours in percent of red, green and blue; widths and sizes in points. */
interface Style {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  /** Size of the square of a point. */
  dot?: number;
}

const ink = '4 15 19';
const styles: Partial<Record<PlanFeature['kind'], Style>> = {
  yard: { fill: '94 93 90', stroke: '65 65 65', width: 0.4 },
  plaza: { fill: '97 96 92', stroke: '45 45 45', width: 0.6, dash: '4 3' },
  floor: { stroke: ink, width: 0.8 },
  concourse: { fill: '93 96 96', stroke: ink, width: 0.8 },
  core: { fill: '85 86 86', stroke: ink, width: 0.5 },
  store: { fill: '92 92 92', stroke: ink, width: 0.5 },
  hall: { fill: '100 100 100', stroke: ink, width: 1.1 },
  room: { fill: '100 100 100', stroke: ink, width: 0.8 },
  part: { stroke: '45 45 45', width: 0.4 },
  fireLane: { fill: '100 93 92', stroke: '76 20 18', width: 0.4, dash: '3 2' },
  trench: { stroke: '5 44 47', width: 0.35 },
  pits: { fill: '5 44 47', dot: 1.2 },
  rigging: { fill: '55 55 55', dot: 0.8 },
  substation: { fill: ink, dot: 4 },
  goodsDoor: { stroke: '66 48 16', width: 2.2 },
  publicDoor: { stroke: '5 44 47', width: 2.2 },
  emergencyExit: { stroke: '12 50 25', width: 2.6 },
  gate: { stroke: '66 48 16', width: 2.6 },
  join: { stroke: ink, width: 1.4, dash: '5 3' },
  column: { fill: '45 45 45', dot: 1.2 },
  toilet: { fill: '2 30 33', dot: 3.4 },
  lift: { fill: '30 30 60', dot: 3 },
  stair: { fill: '45 32 8', dot: 3 },
  entrance: { fill: '12 50 25', dot: 4.4 },
  service: { fill: '66 48 16', dot: 3 },
};

/** Kinds in the order in which they are drawn. */
const order = Object.keys(styles);

/** @returns undefined for kinds that the legend does not name */
function legendOf(kind: string, t: SitePlanTranslate): string | undefined {
  switch (kind) {
    case 'fireLane':
    case 'trench':
    case 'pits':
    case 'rigging':
    case 'substation':
    case 'goodsDoor':
    case 'publicDoor':
    case 'emergencyExit':
    case 'gate':
    case 'join':
    case 'column':
    case 'toilet':
    case 'lift':
    case 'stair':
    case 'entrance':
    case 'service':
      return t(kind);
    default:
      return undefined;
  }
}

/**
 * Draws a level on A3 landscape to the largest standard scale that fits, with title, legend, bar and north.
 *
 * @returns the file
 */
export function pdfOf(plan: LevelPlan): Uint8Array {
  const t = createTranslate<SitePlanMessages>(plan.language, sitePlanTexts[languageKey(plan.language)]);
  const ground = extentOf(plan.features.flatMap(({ form, points }) => (form === 'outline' ? points : [])));
  const chosen = divisions
    .map((division) => ({ ...division, scale: scaleFor(ground, division.drawing) }))
    .sort((a, b) => a.scale - b.scale)[0];
  if (!chosen) throw new Error('a sheet has no division');
  const { drawing, captions, scale } = chosen;
  /** Points of the sheet in one metre of the building. */
  const metre = (1000 * mm) / scale;
  const [west, south] = [
    drawing.left + (drawing.width - ground.width * metre) / 2,
    drawing.bottom + (drawing.height - ground.height * metre) / 2,
  ];
  const place = ([x, y]: Point): Point => [
    west + (x - ground.left) * metre,
    south + (y - ground.bottom) * metre,
  ];
  const features = plan.features
    .filter(({ kind }) => styles[kind])
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const content = [
    'q',
    `${rectangle(drawing)} W n`,
    ...features.map((feature) => drawn(feature, feature.points.map(place))),
    `${colour(ink)} rg`,
    ...plan.spaces.flatMap((space) => {
      const feature = features.find((one) => one.feature === space);
      return feature ? labels(space, extentOf(feature.points.map(place)), t) : [];
    }),
    'Q',
    `0.6 w ${colour(ink)} RG ${rectangle(drawing)} S ${rectangle(captions)} S`,
    ...captionsIn(captions, plan, { scale, metre, features, t }),
  ];
  const title = [plan.building, plan.level.name, revisionOf(plan)].filter(Boolean).join(' - ');
  return pdfFile({ ...sheet, content: content.join('\n'), title, language: plan.language });
}

const rectangle = ({ left, bottom, width, height }: Box): string =>
  `${[left, bottom, width, height].map(short).join(' ')} re`;

const colour = (percent: string): string =>
  percent
    .split(' ')
    .map((part) => Number(part) / 100)
    .join(' ');

function extentOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return boxOf(left, bottom, Math.max(...xs) - left, Math.max(...ys) - bottom);
}

/** In metres and in points. */
function scaleFor(ground: Box, drawing: Box): number {
  const fits = (scale: number) =>
    (ground.width * 1000 * mm) / scale <= drawing.width - 2 * air &&
    (ground.height * 1000 * mm) / scale <= drawing.height - 2 * air;
  return scales.find(fits) ?? 1_000_000;
}

function drawn({ kind, form }: PlanFeature, points: readonly Point[]): string {
  const { fill, stroke, width = 0.5, dash, dot = 1 } = styles[kind] ?? {};
  if (form === 'points') {
    const squares = points.map(([x, y]) => rectangle(boxOf(x - dot / 2, y - dot / 2, dot, dot)));
    return `${colour(fill ?? stroke ?? ink)} rg ${squares.join(' ')} f`;
  }
  const path = points.map(([x, y], index) => `${short(x)} ${short(y)} ${index === 0 ? 'm' : 'l'}`).join(' ');
  const isFilled = form === 'outline' && fill;
  return [
    ...(isFilled ? [`${colour(fill)} rg`] : []),
    `${colour(stroke ?? ink)} RG ${width} w [${dash ?? ''}] 0 d`,
    path,
    form === 'outline' ? (isFilled ? 'b' : 's') : 'S',
    '[] 0 d',
  ].join(' ');
}

/** Name and area in the middle of a space, as large as it allows. */
function labels(space: LevelPlan['spaces'][number], box: Box, t: SitePlanTranslate): string[] {
  const lines = [
    ...linesOf(space.name, box.width / smallest - 1),
    ...(space.area === undefined ? [] : [t('squareMetres', { area: space.area.toLocaleString('en') })]),
  ];
  const widest = Math.max(...lines.map(widthOf));
  const size = Math.min(8, (box.width - 2) / widest, (box.height - 2) / (lines.length * 1.25));
  if (size < smallest - 1) return [];
  const middle = box.bottom + box.height / 2;
  const words = lines
    .map((line, index) =>
      textAt(line, {
        x: box.left + (box.width - widthOf(line) * size) / 2,
        y: middle + ((lines.length - 1) / 2 - index) * 1.25 * size - 0.35 * size,
        size,
      }),
    )
    .join(' ');
  // With a white edge, because ducts cross them.
  return [`1 Tr 1 1 1 RG 2.5 w 1 j ${words}`, `0 Tr ${words}`];
}

/** In points. Smaller letters cannot be read on paper. */
const smallest = 5;

/** Breaks a text between its words. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Captions {
  scale: number;
  /** Points of the sheet in one metre of the building. */
  metre: number;
  features: readonly PlanFeature[];
  t: SitePlanTranslate;
}

/** Lengths of the bar, in metres. */
const bars = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** Title, scale with bar, north, legend and spaces, in columns. */
function captionsIn(box: Box, plan: LevelPlan, { scale, metre, features, t }: Captions): string[] {
  const inset = 5 * mm;
  const column = aside - inset;
  const operators: string[] = [`${colour(ink)} rg`];
  let x = box.left + inset;
  let y = box.bottom + box.height - inset;
  const right = () => x + column - inset;
  /** Starts a line; false if no column is left. */
  function next(height: number): boolean {
    if (y - height < box.bottom + inset / 2) {
      if (x + 2 * column > box.left + box.width) return false;
      x += column;
      y = box.bottom + box.height - inset;
    }
    y -= height;
    return true;
  }
  function write(text: string, size: number): void {
    const fitting = Math.min(size, (right() - x) / Math.max(widthOf(text), 1));
    if (next(size * 1.4)) operators.push(textAt(text, { x, y, size: fitting }));
  }
  if (plan.building) write(plan.building, 10);
  write(plan.level.name, 15);
  const { revision, revised } = plan;
  if (revision ?? revised) write(t('revisionOf', { revision: revisionOf(plan) }), 9);
  write(t('scaleOf', { scale: scale.toLocaleString('en') }), 9);
  const length = bars.findLast((one) => one * metre <= 50 * mm) ?? 1;
  next(16);
  operators.push(
    `1 w ${[x, y + 5].map(short).join(' ')} m ${[x, y, 'l', x + length * metre, y, 'l', x + length * metre, y + 5, 'l S'].map((part) => (typeof part === 'number' ? short(part) : part)).join(' ')}`,
  );
  operators.push(textAt(t('scale', { metres: length }), { x: x + length * metre + 4, y, size: 8 }));
  const tip = right() - 8;
  operators.push(
    `${short(tip)} ${short(y + 22)} m ${short(tip - 4)} ${short(y + 8)} l ${short(tip + 4)} ${short(y + 8)} l f`,
    textAt(t('north'), { x: tip - (widthOf(t('north')) * 8) / 2, y, size: 8 }),
  );
  next(6);
  for (const kind of order) {
    const text = legendOf(kind, t);
    const one = features.find((feature) => feature.kind === kind);
    if (!text || !one || !next(12)) continue;
    const sample: Point[] =
      one.form === 'points'
        ? [[x + 9, y + 3]]
        : one.form === 'line'
          ? [
              [x, y + 3],
              [x + 18, y + 3],
            ]
          : [
              [x, y],
              [x + 18, y],
              [x + 18, y + 6],
              [x, y + 6],
            ];
    operators.push(drawn(one, sample), `${colour(ink)} rg`, textAt(text, { x: x + 24, y, size: 8 }));
  }
  next(6);
  for (const { name, area } of plan.spaces) {
    const figure = area === undefined ? '' : t('squareMetres', { area: area.toLocaleString('en') });
    const room = right() - x - widthOf(figure) * 8 - 8;
    if (!next(11)) break;
    operators.push(
      textAt(name, { x, y, size: Math.min(8, room / Math.max(widthOf(name), 1)) }),
      ...(figure ? [textAt(figure, { x: right() - widthOf(figure) * 8, y, size: 8 })] : []),
    );
  }
  next(4);
  for (const line of linesOf(t('illustrative'), (right() - x) / 7)) write(line, 7);
  return operators;
}
