import { useState } from 'react';
import { yawBetween } from './directions.ts';
import { type TourGo, TourLink } from './TourLink.tsx';
import type { TourTranslate } from './texts.ts';
import type { TourArrow, TourMark } from './tour.ts';

interface MarksProps {
  marks: readonly TourMark[];
  arrows: readonly (TourArrow & TourGo & { name: string })[];
  t: TourTranslate;
}

/** Doors, power and rigging as points with labels, and arrows on the floor. The view places them; those out of sight are hidden. */
export function Marks({ marks, arrows, t }: MarksProps) {
  const [chosen, choose] = useState<string>();
  const labelled = chosen === undefined ? labelledAtOnce(marks) : [chosen];
  const isLabelled = (id: string) => labelled.includes(id);
  return (
    <>
      {marks.map(({ id, title, detail, yaw, pitch }) => (
        <div
          key={id}
          data-yaw={yaw}
          data-pitch={pitch}
          className={`group hover:z-raised focus-within:z-raised ${isLabelled(id) ? 'z-raised' : ''} ${placed}`}
        >
          <button
            type="button"
            aria-label={[title, detail].filter(Boolean).join(', ')}
            onClick={() => choose(chosen === id ? undefined : id)}
            className="peer pointer-events-auto absolute -start-5.5 -top-5.5 grid size-touch place-items-center rounded-full"
          >
            <span className="grid size-7.5 place-items-center rounded-full border-2 border-white bg-night/80">
              <span className="size-2.5 rounded-full bg-brass-light" />
            </span>
          </button>
          <span
            aria-hidden="true"
            className={`pointer-events-none absolute top-0 left-6 w-max max-w-52 -translate-y-1/2 rounded bg-night/85 px-3 py-2 text-cap leading-tight group-data-late:right-6 group-data-late:left-auto ${
              isLabelled(id) ? '' : 'invisible peer-hover:visible peer-focus-visible:visible'
            }`}
          >
            {title}
            {detail && <span className="tnum block text-on-dark-2">{detail}</span>}
          </span>
        </div>
      ))}
      {arrows.map(({ to, name, yaw, pitch, href, go }) => (
        <div key={to} data-yaw={yaw} data-pitch={pitch} className={placed}>
          <TourLink
            href={href}
            go={go}
            aria-label={t('walkTo', { name })}
            className="pointer-events-auto absolute grid w-max -translate-x-1/2 -translate-y-1/2 justify-items-center gap-2 hover:text-brass-light"
          >
            <svg viewBox="0 0 60 30" aria-hidden="true" className="h-7.5 w-15 drop-shadow">
              <path d="M30 2 58 28H42L30 16 18 28H2z" className="fill-current" />
            </svg>
            <span className="rounded bg-night/85 px-3 py-1.5 text-cap">{name}</span>
          </TourLink>
        </div>
      ))}
    </>
  );
}

/** Degrees between two labels that do not cover each other. */
const leastGap = 30;

/** The mark next to the first look, and the next one that is far enough from it. */
function labelledAtOnce(marks: readonly TourMark[]): string[] {
  const [first, ...rest] = marks.toSorted((a, b) => Math.abs(a.yaw) - Math.abs(b.yaw));
  if (!first) return [];
  const second = rest.find(
    ({ yaw, pitch }) =>
      yawBetween(yaw, first.yaw) >= leastGap || Math.abs(pitch - first.pitch) >= leastGap / 2,
  );
  return second ? [first.id, second.id] : [first.id];
}

/** The view sets the position, and shows the marks in sight. */
const placed = 'invisible absolute top-0 left-0';
