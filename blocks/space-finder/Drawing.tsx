import type { CSSProperties } from 'react';
import { printed, printScale } from '#lib/print-scale.ts';
import {
  boundsOf,
  drawLayout,
  furniture,
  type LayoutPlan,
  type Rect,
  type SeatRow,
} from '#lib/space-layout.ts';
import type { Point } from '#schemas/building.ts';
import type { ShownAnswer } from './finder.ts';
import { type FinderPlan, type PlanSpace, siteOf } from './finder-plan.ts';
import { sizeOf } from './shown.ts';
import { circlePath, linePath, outlinePath, rectPath, viewBoxOf } from './svg.ts';

const hairline = '[vector-effect:non-scaling-stroke]';

/** @returns the layout of an answer, for the people or booths asked for, else for as many as the venue states */
export function layoutOf({ answer, spaces }: ShownAnswer, wanted: number | undefined): LayoutPlan {
  const { layout, count } = answer.capacity;
  return drawLayout(siteOf(spaces), { layout, wanted: Math.min(wanted ?? count, count) });
}

/** @returns length of the bar that shows the scale, in metres: about a seventh of the width */
export const barOf = ({ width }: Rect): number =>
  [1, 2, 5, 10, 20, 50].findLast((length) => length <= width / 5) ?? 1;

/** Room for the drawing on A4 and on US Letter, in mm. */
const sheet = { width: 160, height: 160 };

/** Ground around a drawing, in metres. */
const marginOf = ({ width, height }: Rect) => Math.max(width, height) * 0.04;

/** @returns the scale of the printed drawing, 1000 for 1 : 1,000 */
export function layoutScale(bounds: Rect): number {
  const margin = 2 * marginOf(bounds);
  return printScale({ width: bounds.width + margin, height: bounds.height + margin }, sheet);
}

interface LayoutDrawingProps {
  plan: FinderPlan;
  spaces: readonly PlanSpace[];
  drawn: LayoutPlan;
  label: string;
}

/** Draws the spaces with their furniture and lanes to scale, on paper to a standard one (rule BLDG-04). */
export function LayoutDrawing({ plan, spaces, drawn, label }: LayoutDrawingProps) {
  const bounds = sizeOf(spaces);
  const margin = marginOf(bounds);
  const ids = new Set(spaces.map(({ id }) => id));
  const walls = plan.walls.filter(({ between }) => between.some((id) => ids.has(id)));
  const isOpen = ({ between }: FinderPlan['walls'][number]) => between.every((id) => ids.has(id));
  const bar = barOf(bounds);
  const variables: CSSProperties & Record<`--${string}`, string> = {
    '--printed': printed(bounds.width + 2 * margin, layoutScale(bounds)),
  };
  return (
    <svg
      viewBox={viewBoxOf(bounds, margin)}
      role="img"
      aria-label={label}
      style={variables}
      className="mx-auto block max-h-160 w-full fill-none print:max-h-none print:w-(--printed)"
    >
      <path d={outlinePath(spaces.map(({ outline }) => outline))} className="fill-white" />
      <path
        d={outlinePath(spaces.flatMap(({ lanes }) => lanes))}
        className={`fill-danger-surface stroke-danger stroke-1 [stroke-dasharray:4_3] ${hairline}`}
      />
      <Furniture drawn={drawn} />
      <path
        d={outlinePath(spaces.map(({ outline }) => outline))}
        className={`stroke-ink stroke-2 ${hairline}`}
      />
      <path d={linePath(walls.map(({ line }) => line))} className={`stroke-white stroke-3 ${hairline}`} />
      <path
        d={linePath(walls.filter(isOpen).map(({ line }) => line))}
        className={`stroke-line-strong stroke-1 [stroke-dasharray:2_4] ${hairline}`}
      />
      <path
        d={linePath(walls.filter((wall) => !isOpen(wall)).map(({ line }) => line))}
        className={`stroke-ink stroke-[1.5] [stroke-dasharray:7_4] ${hairline}`}
      />
      <path
        d={linePath(spaces.flatMap(({ doorways }) => doorways))}
        className={`stroke-teal stroke-[5] ${hairline}`}
      />
      <path
        d={linePath([
          [
            [bounds.x, bounds.y - margin * 0.7],
            [bounds.x + bar, bounds.y - margin * 0.7],
          ],
        ])}
        className={`stroke-ink stroke-[4] ${hairline}`}
      />
    </svg>
  );
}

/** Distance of the first two chairs of the rows: all rows of a layout have the same. */
function pitchOf(rows: readonly SeatRow[]): number {
  const row = rows.find(({ count }) => count > 1);
  if (!row) return 1;
  return Math.hypot(row.to[0] - row.from[0], row.to[1] - row.from[1]) / (row.count - 1);
}

/** A row as a line that begins and ends with a chair; its dashes are the chairs. */
function lineOf({ from, to, count }: SeatRow): readonly Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const half = furniture.chair / 2;
  const [dx, dy] = count > 1 ? [(to[0] - from[0]) / length, (to[1] - from[1]) / length] : [1, 0];
  return [
    [from[0] - dx * half, from[1] - dy * half],
    [to[0] + dx * half, to[1] + dy * half],
  ];
}

function Furniture({ drawn }: { drawn: LayoutPlan }) {
  const { layout, rows, tables, rounds, booths, stage } = drawn;
  const { radius, around } = layout === 'reception' ? furniture.high : furniture.round;
  const full = Math.max(0, ...rounds.map(({ seats }) => seats));
  const complete = rounds.filter(({ seats }) => seats === full).map(({ at }) => at);
  const gap = (2 * Math.PI * around) / (full || 1) - furniture.chair;
  const singles = rounds
    .filter(({ seats }) => seats < full)
    .flatMap(({ at: [x, y], seats }) =>
      Array.from({ length: seats }, (_, place): Point => {
        const angle = (2 * Math.PI * place) / full;
        return [x + around * Math.cos(angle), y + around * Math.sin(angle)];
      }),
    );
  return (
    <>
      {stage && (
        <path d={rectPath([stage])} className={`fill-teal-tint stroke-teal-deep stroke-1 ${hairline}`} />
      )}
      {booths.length > 0 && (
        <path d={rectPath(booths)} className={`fill-teal-tint stroke-teal-deep stroke-[.6] ${hairline}`} />
      )}
      {tables.length > 0 && (
        <path d={rectPath(tables)} className={`fill-white stroke-ink-2 stroke-1 ${hairline}`} />
      )}
      {rounds.length > 0 && (
        <path
          d={circlePath(
            rounds.map(({ at }) => at),
            radius,
          )}
          className={`fill-white stroke-ink-2 stroke-1 ${hairline}`}
        />
      )}
      {complete.length > 0 && (
        <path
          d={circlePath(complete, around)}
          strokeWidth={furniture.chair}
          strokeDasharray={`${furniture.chair} ${gap.toFixed(3)}`}
          className="stroke-ink-2"
        />
      )}
      {singles.length > 0 && <path d={circlePath(singles, furniture.chair / 2)} className="fill-ink-2" />}
      {rows.length > 0 && (
        <path
          d={linePath(rows.map(lineOf))}
          strokeWidth={furniture.chair}
          strokeDasharray={`${furniture.chair} ${(pitchOf(rows) - furniture.chair).toFixed(3)}`}
          className="stroke-ink-2"
        />
      )}
    </>
  );
}

/** Bounds of a level; spaces outdoors count only if one of them is chosen. */
const levelBounds = (plan: FinderPlan, level: string, chosen: readonly PlanSpace[]): Rect =>
  boundsOf([
    ...plan.spaces
      .filter((space) => space.level === level && (!space.isOutdoor || chosen.includes(space)))
      .flatMap(({ outline }) => outline),
    ...(plan.levels.find((one) => one.level === level)?.ground.flat() ?? []),
  ]);

interface LevelProps {
  /** Of the block, so that two finders of one page have levels of their own. */
  id: string;
  plan: FinderPlan;
  level: string;
}

/** Id of the drawing of a level that small plans repeat. */
const levelId = (id: string, level: string) => `${id}-level-${level}`;

/** @returns id of the stripes of taken days, and of those that are wanted too */
export const stripesId = (id: string, state: 'taken' | 'clash') => `${id}-${state}`;

/** The levels of a page, drawn once; {@link LevelPlan} repeats them. */
export const LevelDrawings = ({ id, plan }: Pick<LevelProps, 'id' | 'plan'>) => (
  <svg aria-hidden="true" className="absolute size-0">
    <defs>
      {(['taken', 'clash'] as const).map((state) => (
        <pattern key={state} id={stripesId(id, state)} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 0h4v4H0z" className={state === 'clash' ? 'fill-danger' : 'fill-disabled'} />
          <path
            d="M-1 1 1-1M0 4 4 0M3 5 5 3"
            className={`stroke-1 ${state === 'clash' ? 'stroke-white' : 'stroke-line-strong'}`}
          />
        </pattern>
      ))}
    </defs>
    {plan.levels.map(({ level, ground }) => {
      // Parts are drawn as walls of their whole.
      const spaces = plan.spaces.filter((space) => space.level === level && space.partOf === undefined);
      return (
        <g key={level} id={levelId(id, level)}>
          <path d={outlinePath(ground)} className="fill-mist stroke-line" />
          <path d={outlinePath(spaces.map(({ outline }) => outline))} className="fill-white stroke-ink" />
        </g>
      );
    })}
  </svg>
);

interface LevelPlanProps extends LevelProps {
  chosen: readonly PlanSpace[];
  taken?: ReadonlySet<string>;
  /** Numbers of the spaces, for a plan that is large enough to read them. */
  isLarge?: boolean;
  /** Absent for a decoration. */
  label?: string;
  className?: string;
}

/** A level with the chosen spaces marked. */
export function LevelPlan({ id, plan, level, chosen, taken, isLarge, label, className }: LevelPlanProps) {
  const bounds = levelBounds(plan, level, chosen);
  const margin = Math.max(bounds.width, bounds.height) * 0.02;
  const here = plan.spaces.filter((space) => space.level === level);
  const marked = new Set(chosen.map((space) => space.id));
  const grey = here.filter((space) => taken?.has(space.id) && !marked.has(space.id));
  const size = Math.max(bounds.width, bounds.height) * 0.034;
  const attributes = {
    viewBox: viewBoxOf(bounds, margin),
    className: `block w-full fill-none stroke-[.8] ${className ?? ''}`,
  };
  const content = (
    <>
      <use href={`#${levelId(id, level)}`} className={hairline} />
      {grey.length > 0 && (
        <path
          d={outlinePath(grey.map(({ outline }) => outline))}
          className="fill-disabled stroke-line-strong"
        />
      )}
      <path
        d={outlinePath(chosen.filter((space) => space.level === level).map(({ outline }) => outline))}
        className={isLarge ? 'fill-teal-tint stroke-teal stroke-2' : 'fill-teal stroke-teal-deep'}
      />
      {isLarge &&
        here
          .filter(({ partOf }) => partOf === undefined)
          .map((space) => {
            const { x, y, width, height } = boundsOf(space.outline);
            return (
              <text
                key={space.id}
                x={x + width / 2}
                y={-(y + height / 2) + size * 0.35}
                textAnchor="middle"
                fontSize={size}
                className="fill-ink stroke-none font-num"
              >
                {space.short}
              </text>
            );
          })}
    </>
  );
  return label ? (
    <svg {...attributes} role="img" aria-label={label}>
      {content}
    </svg>
  ) : (
    <svg {...attributes} aria-hidden="true">
      {content}
    </svg>
  );
}
