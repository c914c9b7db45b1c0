import { memo } from 'react';
import type { BuildingSpace } from '#schemas/building.ts';
import type { Shown } from './shown.ts';
import type { DrawnKind, PlanSign } from './site-plan.ts';

/** No two signs differ by colour alone. Widths are in metres of the drawing. */
export const strokes = {
  fireLane: 'fill-danger-surface stroke-danger stroke-[.5] [stroke-dasharray:3_2]',
  trench: 'fill-none stroke-teal stroke-[.35]',
  pits: 'fill-none stroke-teal stroke-[1.3] [stroke-linecap:square]',
  rigging: 'fill-none stroke-ink-3 stroke-[.4]',
  substation: 'fill-none stroke-ink stroke-[4] [stroke-linecap:square]',
  goodsDoor: 'fill-none stroke-brass stroke-[2.6]',
  publicDoor: 'fill-none stroke-teal stroke-[2.6]',
  emergencyExit: 'fill-none stroke-success stroke-[3.4]',
  gate: 'fill-none stroke-brass stroke-[3.4]',
  column: 'fill-none stroke-ink-3 stroke-[.9] [stroke-linecap:square]',
  toilet: 'fill-none stroke-teal-deep stroke-[4] [stroke-linecap:round]',
  lift: 'fill-none stroke-ink stroke-[2.6] [stroke-linecap:square]',
  stair: 'fill-none stroke-brass-deep stroke-[3] [stroke-linecap:square]',
  entrance: 'fill-none stroke-success stroke-[5] [stroke-linecap:round]',
  service: 'fill-none stroke-brass stroke-[3.4] [stroke-linecap:square]',
} satisfies Record<DrawnKind, string>;

/** A line of the same width on the screen for every level, which may be 130 m long or 330 m. */
export const evenly = '[vector-effect:non-scaling-stroke]';
export const joinStroke = `fill-none stroke-ink-2 stroke-[3px] [stroke-dasharray:6_4] ${evenly}`;

export const grounds: Partial<Record<BuildingSpace['kind'], string>> = {
  floor: `fill-white stroke-ink-2 stroke-[1px] ${evenly}`,
  core: `fill-line stroke-ink-2 stroke-[1px] ${evenly}`,
};

const outlines: Partial<Record<BuildingSpace['kind'], string>> = {
  plaza: 'fill-ground-warm stroke-ink-3 stroke-[1.5px] [stroke-dasharray:6_4]',
  concourse: 'fill-mist stroke-ink-2 stroke-[1.5px]',
};

export const outlineOf = ({ kind }: Pick<BuildingSpace, 'kind'>, isChosen: boolean) =>
  isChosen
    ? 'fill-teal-tint stroke-teal stroke-[2.5px]'
    : (outlines[kind] ?? 'fill-white stroke-ink-2 stroke-[1.5px]');

/**
 * An articulated lorry of the largest size that the EU admits (Directive 96/53/EC, annex I), in metres; China admits longer
 * ones. The person is only drawn.
 */
export const lorry = { length: 16.5, width: 2.55 };
export const person = 0.9;

/**
 * Names of the signs in the drawing. Their figures are in the panel; they are here on paper, and while the panel shows a
 * space.
 */
export const Legend = memo(({ plan, level, current, chosen, t }: Shown) => {
  const entries: [string, string, string, string?][] = [
    ...level.signs
      .filter(({ layer }) => current.layers.includes(layer))
      .map((sign): [string, string, string, string] => [
        sign.kind,
        legendStrokes[sign.kind] ?? strokes[sign.kind],
        t(sign.kind),
        sign.figures,
      ]),
    ...(level.joins ? [['join', joinStroke, t('join')] satisfies [string, string, string]] : []),
    ['person', 'fill-none stroke-brass-deep stroke-[1.6] [stroke-linecap:round]', t('person')],
    ['lorry', 'fill-white stroke-ink stroke-[.5]', t('lorry')],
  ];
  return (
    <div className="border-t border-line p-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-cap text-ink-2">
        {entries.map(([kind, stroke, text, figures]) => (
          <li key={kind} className="flex items-center gap-2">
            <svg viewBox="0 0 12 6" aria-hidden="true" className="h-3 w-6 flex-none">
              <path d={signs[kind] ?? 'M1 3h10'} className={stroke} />
            </svg>
            <span>
              {text}
              {figures && <span className={chosen ? '' : 'hidden print:inline'}>{figures}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-cap text-ink-3">
        {plan.revision && plan.revised
          ? t('note', { revision: plan.revision, date: plan.revised })
          : t('illustrative')}
      </p>
    </div>
  );
});

/** A column is a square in the legend, where one as small as on the plan is a dot. */
const legendStrokes: Readonly<Partial<Record<PlanSign['kind'], string>>> = {
  column: 'fill-none stroke-ink-3 stroke-2 [stroke-linecap:square]',
};

/** Signs of the legend that are no lines, in a box of 12 × 6. */
const signs: Readonly<Record<string, string>> = {
  ...{ fireLane: 'M1 1h10v4H1z', rigging: 'M5 3h2m-1-1v2', lorry: 'M1 2h10v2H1z' },
  person: 'M6 1h0m0 2.4v1.8',
  ...Object.fromEntries(
    ['pits', 'substation', 'column', 'toilet', 'lift', 'stair', 'entrance', 'service'].map((kind) => [
      kind,
      'M6 3h0',
    ]),
  ),
};
