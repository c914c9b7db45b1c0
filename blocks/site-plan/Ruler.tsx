import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PlanPoint } from '#machines/site-plan.ts';
import { metresBetween, rulerPoints, snapped } from './ruler-points.ts';
import type { Shown } from './shown.ts';

/** A point is found within so many px. */
const reach = 12;
/** Metres that an arrow key moves the mark, and with the Shift key. */
const steps = { plain: 1, shift: 10 };

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The ruler lies over the drawing and takes its clicks. With keys, arrows move a mark and Enter sets an end. Ends snap to
 * corners, doors and points of supply.
 */
export function Ruler({ level, current: { from, to, ruler }, send, t }: Shown) {
  const sheet = useRef<HTMLDivElement>(null);
  const [mark, setMark] = useState<PlanPoint>({ x: level.width / 2, y: level.height / 2 });
  const points = useMemo(() => rulerPoints(level), [level]);
  const { width, height } = level;

  // Before the first frame, so that no key is lost that follows it; the mark starts in the visible middle.
  useLayoutEffect(() => {
    const room = sheet.current?.closest('section')?.getBoundingClientRect();
    const box = sheet.current?.getBoundingClientRect();
    sheet.current?.focus({ preventScroll: true });
    if (!room || !box) return;
    setMark({
      x: ((room.left + room.width / 2 - box.left) / box.width) * width,
      y: ((room.top + room.height / 2 - box.top) / box.height) * height,
    });
  }, [width, height]);

  const metresOf = ({ clientX, clientY, currentTarget }: PointerEvent | React.MouseEvent): PlanPoint => {
    const box = currentTarget.getBoundingClientRect();
    const at = {
      x: ((clientX - box.left) / box.width) * width,
      y: ((clientY - box.top) / box.height) * height,
    };
    return snapped(at, points, (reach / box.width) * width);
  };
  const set = (at: PlanPoint) => send({ type: 'point', at: { x: tenth(at.x), y: tenth(at.y) } });
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const arrow = arrows[event.key];
    if (event.key === 'Enter') set(snapped(mark, points, (reach / event.currentTarget.offsetWidth) * width));
    else if (arrow) {
      const step = event.shiftKey ? steps.shift : steps.plain;
      setMark({
        x: Math.min(Math.max(mark.x + arrow[0] * step, 0), width),
        y: Math.min(Math.max(mark.y + arrow[1] * step, 0), height),
      });
    } else return;
    event.preventDefault();
  };

  const end = to ?? (from && ruler === 'second' ? mark : undefined);
  const cross = `M${mark.x - 3} ${mark.y}h6m-3-3v6`;
  return (
    <div
      ref={sheet}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the mark is moved by keys.
      tabIndex={0}
      aria-label={t('measuring')}
      onClick={(event) => set(metresOf(event))}
      onPointerMove={(event) => setMark(metresOf(event))}
      onKeyDown={press}
      className="absolute inset-0 cursor-crosshair -outline-offset-3"
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
        {ruler !== 'done' && <path d={cross} className={`stroke-ink stroke-[1.5px] ${evenly}`} />}
        {from && end && (
          <path
            d={`M${from.x} ${from.y}L${end.x} ${end.y}`}
            className={`stroke-brass-deep stroke-[2px] ${evenly}`}
          />
        )}
        {[from, to].map(
          (point, index) =>
            point && (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: the two ends of a line.
                key={index}
                d={`M${point.x} ${point.y}h0`}
                className={`stroke-brass-deep stroke-[11px] [stroke-linecap:round] ${evenly}`}
              />
            ),
        )}
      </svg>
      {from && end && (
        <span
          aria-hidden="true"
          className="tnum absolute -translate-1/2 rounded bg-ink px-2 py-1 text-cap leading-tight whitespace-nowrap text-white"
          style={{
            left: `${((from.x + end.x) / 2 / width) * 100}%`,
            top: `${((from.y + end.y) / 2 / height) * 100}%`,
          }}
        >
          {t('metres', { metres: metresBetween(from, end).toFixed(1) })}
        </span>
      )}
    </div>
  );
}

const evenly = 'fill-none [vector-effect:non-scaling-stroke]';
const tenth = (metres: number) => Math.round(metres * 10) / 10;
