import { plaza } from '../../venues/figures.ts';
import { keyPlan } from './building.ts';
import { legend, type Sign } from './legend.ts';
import { across, areaText, down, figureSize, grouped, north, river, scaleBar } from './marks.ts';
import { names, narrowWidth, type PlanStyle, wide } from './plan-size.ts';
import type { SheetLanguage } from './sheet.ts';
import { colour, drawing, group, label, path, rect } from './svg.ts';

/** Where the plaza lies on its plan, in units, and units a metre. */
interface Frame {
  left: number;
  top: number;
  scale: number;
}

/** Four streets of forty tents, three metres square, with the lane between two rows eight metres wide. */
function tents({ left, top, scale }: Frame): string {
  const size = 3 * scale;
  const rows = [14, 34, 54, 74].flatMap((street) => [street, street + 11]);
  const squares = rows.flatMap((row) =>
    Array.from({ length: 20 }, (_, index) => [
      'M',
      left + (31 + index * 7) * scale,
      top + row * scale,
      `h${size}v${size}h-${size}z`,
    ]).flat(),
  );
  return path(squares, { fill: colour.white, stroke: colour.ink3, 'stroke-width': 0.35 });
}

/** Supply pits with power and water, twenty metres apart. */
function pits({ left, top, scale }: Frame): string {
  const columns = Array.from({ length: 9 }, (_, index) => (index + 1) * 20);
  const rows = [10, 30, 50, 70, 90];
  return path(
    columns.flatMap((x) =>
      rows.flatMap((y) => ['M', left + x * scale - 0.9, top + y * scale - 0.9, 'h1.8v1.8h-1.8z']),
    ),
    { fill: colour.teal },
  );
}

/** Two gates for lorries in the east, three ways in from the concourse. */
function gates({ left, top, scale }: Frame): string {
  const width = plaza.length * scale;
  const east = [24, 70].map((y) => path(['M', left + width, top + y * scale, 'v', 6 * scale]));
  const northern = [16, 84, 132].map((x) => path(['M', left + x * scale, top, 'h', 10 * scale]));
  return (
    group({ stroke: colour.brass, 'stroke-width': 2.2 }, ...east) +
    group({ stroke: colour.teal, 'stroke-width': 2.2 }, ...northern)
  );
}

function signs(language: SheetLanguage): Sign[] {
  const own = names[language];
  const stroke = (colour: string) => (x: number, y: number) =>
    path(['M', x, y, 'h', 7], { stroke: colour, 'stroke-width': 2.2 });
  return [
    { draw: stroke(colour.brass), name: own.gates, figures: '2 × 6.0 m' },
    { draw: stroke(colour.teal), name: own.entrances, figures: '3 × 10.0 m' },
    {
      draw: (x, y) => rect({ x: x + 2, y: y - 1.4, width: 2.8, height: 2.8, fill: colour.teal }),
      name: own.supply,
      figures: `${plaza.pitSpacing} × ${plaza.pitSpacing} m`,
    },
    {
      draw: (x, y) =>
        rect({
          ...{ x: x + 1.5, y: y - 2, width: 4, height: 4 },
          ...{ fill: colour.white, stroke: colour.ink3, 'stroke-width': 0.5 },
        }),
      name: own.tents,
      figures: `${plaza.tents} × (3 × 3 m)`,
    },
  ];
}

/** The figures of the plaza as lines. */
const facts = (language: SheetLanguage, x: number, y: number): string => {
  const own = names[language];
  const lines = [
    `${plaza.length} × ${plaza.width} m`,
    `${own.floorLoad} ${plaza.floorLoad.toFixed(1)} t/m²`,
    `${own.power} ${grouped(plaza.power)} kW`,
  ];
  return [
    label(areaText(plaza.area), { x, y, 'font-size': 9, 'font-weight': 300 }),
    ...lines.map((text, row) =>
      label(text, { x, y: y + 9 + row * 7.5, 'font-size': figureSize, fill: colour.ink2 }),
    ),
  ].join('');
};

const layouts = {
  wide: {
    size: wide,
    frame: { left: 30, top: 44, scale: 1.24 },
    key: [288, 44],
    facts: [288, 122],
    bar: 213,
    north: [350, 26],
    legend: { x: 150, y: 207, columns: 4, step: [53, 0] },
  },
  narrow: {
    size: { width: narrowWidth, height: 252 },
    frame: { left: 18, top: 40, scale: 0.8 },
    key: [18, 141],
    facts: [100, 147],
    bar: 245,
    north: [178, 18],
    legend: { x: 18, y: 211, columns: 2, step: [82, 14] },
  },
} as const;

/** The outdoor plaza with its tents, supply pits and gates, between the concourse and the river. */
export function plazaPlan({ language, shape }: PlanStyle): string {
  const { size, frame, key, facts: factsAt, bar, north: northAt, legend: legendAt } = layouts[shape];
  const { left, top, scale } = frame;
  const [width, depth] = [plaza.length * scale, plaza.width * scale];
  return drawing(
    { ...size, language },
    rect({ x: left, y: top - 12, width, height: 12, fill: colour.mist }),
    label(names[language].concourse, {
      ...{ x: left + width / 2, y: top - 4.2, 'font-size': figureSize },
      ...{ 'text-anchor': 'middle', fill: colour.ink2 },
    }),
    rect({
      ...{ x: left, y: top, width, height: depth },
      ...{ fill: colour.tint, stroke: colour.ink, 'stroke-width': 0.9 },
    }),
    tents(frame),
    pits(frame),
    gates(frame),
    rect({
      ...{ x: left + 90 * scale, y: top + 91 * scale, width: 20 * scale, height: 7 * scale },
      ...{ fill: colour.white, stroke: colour.ink },
    }),
    across({ x: left, y: top - 16, width, text: plaza.length.toFixed(1) }),
    down({ x: left - 6, y: top, height: depth, text: plaza.width.toFixed(1) }),
    river(left, top + depth + 6, width),
    keyPlan({ x: key[0], y: key[1], scale: 0.2, shown: 'plaza' }),
    shape === 'wide' ? river(288, 103, 66) : '',
    facts(language, factsAt[0], factsAt[1]),
    scaleBar(left, bar, { step: 20, scale }),
    legend(signs(language), legendAt),
    north(northAt[0], northAt[1]),
  );
}
