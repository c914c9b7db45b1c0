import { type TourGo, TourLink } from './TourLink.tsx';
import type { TourTranslate } from './texts.ts';
import type { TourLevel, TourSpot } from './tour.ts';

interface MiniPlanProps {
  level: TourLevel;
  spot: TourSpot;
  /** The spots of the level. */
  spots: readonly TourSpot[];
  walk: (to: TourSpot) => TourGo;
  t: TourTranslate;
}

/** The level with its spots and the direction of the view, which the property `--look` gives. */
export function MiniPlan({ level, spot, spots, walk, t }: MiniPlanProps) {
  const { width, height, path, spaces } = level;
  const here = spot.space && spaces[spot.space.id];
  // The cone has the same size on every plan.
  const reach = width / 9;
  return (
    <nav
      aria-label={t('plan', { level: level.name })}
      className="absolute end-4 bottom-4 z-raised w-40 rounded bg-white p-2 text-ink md:end-[max(var(--page-margin),calc(50%-640px))] md:bottom-8 md:w-70 md:p-3"
    >
      <div className="relative" style={{ aspectRatio: `${width} / ${height}` }}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
          <path d={path} className="fill-mist stroke-ink-2 stroke-[1px] [vector-effect:non-scaling-stroke]" />
          {here && <path d={here} className="fill-teal stroke-none" />}
          <g
            style={{
              transform: `translate(${(spot.left * width) / 100}px, ${(spot.top * height) / 100}px) rotate(calc(var(--look) + ${spot.heading}deg))`,
            }}
          >
            <path
              d={`M0 0L${-0.6 * reach} ${-reach}Q0 ${-1.25 * reach} ${0.6 * reach} ${-reach}z`}
              className="fill-brass-light/80 stroke-none"
            />
          </g>
        </svg>
        <ul>
          {spots.map((one) => {
            const { href, go } = walk(one);
            const isHere = one.id === spot.id;
            return (
              <li key={one.id}>
                <TourLink
                  href={href}
                  go={() => {
                    if (!isHere) go();
                  }}
                  isCurrent={isHere}
                  aria-label={one.name}
                  className="group absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full"
                  style={{ left: `${one.left}%`, top: `${one.top}%` }}
                >
                  <span className="size-2.5 rounded-full border border-ink bg-brass group-hover:bg-ink group-aria-current:size-3 group-aria-current:border-2 group-aria-current:bg-white" />
                </TourLink>
              </li>
            );
          })}
        </ul>
      </div>
      <p className="mt-2 flex justify-between gap-2 text-cap leading-tight max-md:sr-only">
        {level.name}
        <span className="text-ink-3 no-js:hidden">{t('planHint')}</span>
      </p>
    </nav>
  );
}
