import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef, useState } from 'react';
import { type PathLine, pathOf } from '#lib/svg-path.ts';
import type { Point } from '#schemas/building.ts';
import { useTranslate } from '../context.tsx';
import type { PlanFeature } from './plan-edits.ts';
import { leastPoints } from './plan-edits.ts';
import { grid, snapped } from './plan-geometry.ts';
import { planTexts } from './texts.ts';

export interface PlanCanvasProps {
  level: string;
  features: readonly PlanFeature[];
  tool: 'select' | 'draw' | 'measure';
  chosen: PlanFeature | undefined;
  /** Ids that overlap. */
  overlapping: ReadonlySet<string>;
  /** Points that were set while drawing or measuring. */
  points: readonly Point[];
  zoom: number;
  onChoose: (feature: PlanFeature | undefined) => void;
  onPoint: (point: Point) => void;
  /** Takes the last point back. */
  onBack: () => void;
  /** Discards the points. */
  onCancel: () => void;
  onMove: (points: readonly Point[]) => void;
  onRemove: () => void;
}

/** Around the drawing, as a share of its longer side; an empty level is 40 m wide. */
const margin = 0.06;
const emptyLevel = 40;
/** Distance in px within which points snap. */
const snapPixels = 10;
/** Fields of many points, such as pits, are moved as a whole. */
const mostCorners = 60;
/** Keys move by the grid, with Shift by more. In metres. */
const bigStep = 5;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The step of an arrow key in metres. */
const stepOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): Point | undefined => {
  const arrow = altKey || ctrlKey || metaKey ? undefined : arrows[key];
  const by = shiftKey ? bigStep : grid;
  return arrow && [arrow[0] * by, arrow[1] * by];
};

const moved = (points: readonly Point[], [x, y]: Point): Point[] =>
  points.map(([ownX, ownY]): Point => [ownX + x, ownY + y]);

/** The drawing of a level. y is to the north, so the drawing is mirrored. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { level, features, tool, chosen, overlapping, points, zoom, onChoose } = props;
  const t = useTranslate(planTexts);
  const svg = useRef<SVGSVGElement>(null);
  const [dragged, setDragged] = useState<readonly Point[]>();
  const drag = useRef<{
    from: Point;
    corner: number | undefined;
    points: readonly Point[];
    /** Points of the other features. */
    targets: readonly Point[];
  }>(undefined);
  const frame = useMemo(() => frameOf(features), [features]);
  const [cursor, setCursor] = useState<Point>([
    frame.left + frame.width / 2,
    -(frame.top + frame.height / 2),
  ]);

  /** Metres of the drawing under the pointer, and those of a px. */
  const placeOf = ({ clientX, clientY }: PointerEvent): { at: Point; pixel: number } => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return { at: [0, 0], pixel: 1 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { at: [x, -y], pixel: 1 / matrix.a };
  };
  const pointsWithout = (feature?: PlanFeature) =>
    features.filter((one) => one !== feature).flatMap((one) => one.points);
  const snap = (at: Point, within: number, targets: readonly Point[] = pointsWithout()) =>
    snapped(at, { targets, previous: points.at(-1), within });

  const press = (event: PointerEvent<SVGSVGElement>) => {
    const { at, pixel } = placeOf(event);
    if (tool !== 'select') {
      const point = snap(at, snapPixels * pixel);
      setCursor(point);
      props.onPoint(point);
      return;
    }
    const target = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((one) => one.hasAttribute('data-corner') || one.hasAttribute('data-feature'));
    const corner = target?.getAttribute('data-corner') ?? undefined;
    const feature =
      corner === undefined ? features.find(({ id }) => id === target?.getAttribute('data-feature')) : chosen;
    if (corner === undefined && feature?.id !== chosen?.id) onChoose(feature);
    if (!feature) return;
    svg.current?.setPointerCapture(event.pointerId);
    drag.current = {
      from: at,
      corner: corner === undefined ? undefined : Number(corner),
      points: feature.points,
      targets: pointsWithout(feature),
    };
  };
  const move = (event: PointerEvent) => {
    if (!drag.current) return;
    const { at, pixel } = placeOf(event);
    const { from, corner, points: before, targets } = drag.current;
    if (!dragged && Math.hypot(at[0] - from[0], at[1] - from[1]) < 3 * pixel) return;
    if (corner === undefined) {
      const [first = from] = before;
      const to = snap([first[0] + at[0] - from[0], first[1] + at[1] - from[1]], snapPixels * pixel, targets);
      setDragged(moved(before, [to[0] - first[0], to[1] - first[1]]));
    } else setDragged(before.with(corner, snap(at, snapPixels * pixel, targets)));
  };
  const release = () => {
    if (dragged) props.onMove(dragged);
    drag.current = undefined;
    setDragged(undefined);
  };
  const key = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.target !== event.currentTarget) return;
    const step = stepOf(event);
    if (tool === 'select') {
      if (step && chosen) props.onMove(moved(chosen.points, step));
      else if (event.key === 'Delete' && chosen) props.onRemove();
      else if (event.key === 'Escape') onChoose(undefined);
      else return;
    } else if (step) setCursor(([x, y]) => [x + step[0], y + step[1]]);
    else if (event.key === 'Enter' || event.key === ' ') {
      const point = snap(cursor, grid);
      setCursor(point);
      props.onPoint(point);
    } else if (event.key === 'Backspace') props.onBack();
    else if (event.key === 'Escape') props.onCancel();
    else return;
    event.preventDefault();
  };
  const viewBox = `${frame.left} ${frame.top} ${frame.width} ${frame.height}`;
  const shown = dragged && chosen ? { ...chosen, points: dragged } : chosen;
  return (
    <div className="overflow-auto rounded border border-line bg-paper">
      <div className="relative" style={{ width: `${zoom * 100}%` }}>
        <Drawing features={features} overlapping={overlapping} viewBox={viewBox} isWhole={zoom === 1} />
        <svg
          ref={svg}
          viewBox={viewBox}
          role="application"
          aria-label={t('canvas', { level })}
          aria-describedby="plan-help"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application has keys of its own.
          tabIndex={0}
          onPointerDown={press}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={key}
          className={`absolute inset-0 size-full touch-none select-none -outline-offset-2 ${tool === 'select' ? '' : 'cursor-crosshair'}`}
        >
          {shown && <Shape feature={shown} look="chosen" />}
          {tool === 'select' && shown && shown.points.length <= mostCorners && (
            <Corners feature={shown} onMove={props.onMove} size={frame.width / zoom / 130} />
          )}
          {tool !== 'select' && (
            <>
              {points.length > 0 && (
                <path
                  d={pathOf([drawn(points)])}
                  className={`fill-none stroke-teal stroke-[3px] ${evenly}`}
                />
              )}
              <path
                d={`M${cursor[0] - 3} ${-cursor[1]}h6m-3-3v6`}
                className={`fill-none stroke-danger stroke-[1.5px] ${evenly}`}
              />
            </>
          )}
        </svg>
      </div>
    </div>
  );
}

function frameOf(features: readonly PlanFeature[]) {
  const all = features.flatMap(({ points }) => points);
  if (all.length === 0) return { left: 0, top: -emptyLevel, width: emptyLevel, height: emptyLevel };
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const around = Math.max(Math.max(width, height) * margin, 2);
  return {
    ...{ left: Math.min(...xs) - around, top: -Math.max(...ys) - around },
    ...{ width: width + 2 * around, height: height + 2 * around },
  };
}

interface DrawingProps extends Pick<PlanCanvasProps, 'features' | 'overlapping'> {
  viewBox: string;
  /** The whole level fits on the screen. */
  isWhole: boolean;
}

/** Everything that does not move, as a layer of its own: a drag draws none of it again. */
const Drawing = memo(({ features, overlapping, viewBox, isWhole }: DrawingProps) => (
  <svg
    viewBox={viewBox}
    aria-hidden="true"
    className={`block w-full will-change-transform ${isWhole ? 'max-h-[70vh]' : ''}`}
  >
    {features.map((feature) => (
      <Shape
        key={`${feature.list} ${feature.id}`}
        feature={feature}
        look={overlapping.has(feature.id) ? 'overlapping' : 'plain'}
      />
    ))}
  </svg>
));

const evenly = '[vector-effect:non-scaling-stroke]';

/** In drawings y points down. */
const drawn = (points: readonly Point[], closed = false): PathLine => ({
  points: points.map(([x, y]) => [x, -y]),
  closed,
});

const looks = {
  plain: {
    outline: 'fill-white stroke-ink-2 stroke-[1.5px]',
    line: 'fill-none stroke-brass stroke-[3px]',
    points: 'fill-none stroke-teal stroke-[3px] [stroke-linecap:round]',
  },
  overlapping: {
    outline: 'fill-danger-surface stroke-danger stroke-[2px]',
    line: 'fill-none stroke-danger stroke-[4px]',
    points: 'fill-none stroke-danger stroke-[6px] [stroke-linecap:round]',
  },
  chosen: {
    outline: 'fill-teal/15 stroke-teal stroke-[3px]',
    line: 'fill-none stroke-teal stroke-[6px]',
    points: 'fill-none stroke-teal-deep stroke-[10px] [stroke-linecap:round]',
  },
} as const;

/** Kinds that would cover others. */
const ownLooks: Partial<Record<PlanFeature['kind'], string>> = {
  fireLane: 'fill-danger-surface! stroke-danger! [stroke-dasharray:4_3]',
  trench: 'stroke-teal! stroke-[1px]!',
  path: 'stroke-ink-3! stroke-[1px]!',
  join: 'stroke-ink! [stroke-dasharray:6_4]',
  substation: 'stroke-ink! stroke-[6px]!',
  spot: 'stroke-brass! stroke-[8px]!',
};

interface ShapeProps {
  feature: PlanFeature;
  look: keyof typeof looks;
}

/** Drawn again only when it changes: a plan has hundreds. */
const Shape = memo(({ feature: { id, kind, form, points }, look }: ShapeProps) => (
  <path
    data-feature={id}
    d={pathOf(
      form === 'points' ? points.map((point) => drawn([point])) : [drawn(points, form === 'outline')],
    )}
    className={`${looks[look][form]} ${evenly} ${(look === 'plain' && ownLooks[kind]) || ''}`}
  />
));

interface CornersProps {
  feature: PlanFeature;
  onMove: PlanCanvasProps['onMove'];
  /** Radius in metres. */
  size: number;
}

/** The points of the chosen feature. */
function Corners({ feature: { points, form }, onMove, size }: CornersProps) {
  const t = useTranslate(planTexts);
  return points.map(([x, y], index) => (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no buttons.
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the line.
      key={index}
      data-corner={index}
      role="button"
      tabIndex={0}
      aria-label={t('corner', { number: index + 1, x, y })}
      cx={x}
      cy={-y}
      r={size}
      onKeyDown={(event) => {
        const step = stepOf(event);
        if (step) onMove(points.with(index, [x + step[0], y + step[1]]));
        else if (event.key === 'Delete' && points.length > leastPoints[form])
          onMove(points.toSpliced(index, 1));
        else if (event.key === 'Enter' || event.key === ' ') {
          const next = points[(index + 1) % points.length] ?? [x, y];
          onMove(points.toSpliced(index + 1, 0, [(x + next[0]) / 2, (y + next[1]) / 2]));
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      className={`cursor-move fill-white stroke-teal stroke-[2px] focus-visible:fill-teal ${evenly}`}
    />
  ));
}
