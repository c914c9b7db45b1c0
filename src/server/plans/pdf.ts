import { createTranslate } from '#i18n/i18n.ts';
import { type SitePlanMessages, type SitePlanTranslate, sitePlanTexts } from '#i18n/site-plan.ts';
import type { Point } from '#schemas/building.ts';
import { languageKey } from '#schemas/language.ts';
import { type LevelPlan, type PlanFeature, revisionOf } from './level-plan.ts';
import { pointsPerMillimetre as mm, pdfFile, textAt, widthOf } from './pdf-file.ts';
import {
  aside,
  type Box,
  boxOf,
  colour,
  createCaptions,
  edge,
  extentOf,
  ink,
  linesOf,
  pathOf,
  placed,
  rectangle,
  scaleFor,
} from './sheet.ts';

/** A3 landscape (ISO 216), in points. */
const sheet = { width: 420 * mm, height: 297 * mm };
/** Of the strip with title and legend below the drawing, if that gives the larger scale. */
const below = 70 * mm;

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

/** How a kind is drawn: colours in percent of red, green and blue; widths and sizes in points. */
interface Style {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  /** Size of the square of a point. */
  dot?: number;
}

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
  const { metre, place } = placed(ground, drawing, scale);
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

function drawn({ kind, form }: PlanFeature, points: readonly Point[]): string {
  const { fill, stroke, width = 0.5, dash, dot = 1 } = styles[kind] ?? {};
  if (form === 'points') {
    const squares = points.map(([x, y]) => rectangle(boxOf(x - dot / 2, y - dot / 2, dot, dot)));
    return `${colour(fill ?? stroke ?? ink)} rg ${squares.join(' ')} f`;
  }
  const isFilled = form === 'outline' && fill;
  return [
    ...(isFilled ? [`${colour(fill)} rg`] : []),
    `${colour(stroke ?? ink)} RG ${width} w [${dash ?? ''}] 0 d`,
    pathOf(points),
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

interface Captions {
  scale: number;
  /** Points of the sheet in one metre of the building. */
  metre: number;
  features: readonly PlanFeature[];
  t: SitePlanTranslate;
}

/** Title, scale with bar, north, legend and spaces, in columns. */
function captionsIn(box: Box, plan: LevelPlan, { scale, metre, features, t }: Captions): string[] {
  const { at, next, write, pair, scaleBar, operators, width } = createCaptions(box);
  if (plan.building) write(plan.building, 10);
  write(plan.level.name, 15);
  const { revision, revised } = plan;
  if (revision ?? revised) write(t('revisionOf', { revision: revisionOf(plan) }), 9);
  write(t('scaleOf', { scale: scale.toLocaleString('en'), paper: 'A3' }), 9);
  scaleBar(metre, t);
  next(6);
  for (const kind of order) {
    const text = legendOf(kind, t);
    const one = features.find((feature) => feature.kind === kind);
    if (!text || !one || !next(12)) continue;
    const { x, y } = at;
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
    if (!pair(name, figure)) break;
  }
  next(4);
  for (const line of linesOf(t('illustrative'), width() / 7)) write(line, 7);
  return operators;
}
