import { Icon } from '#ui/Icon.tsx';
import { EventLink } from '#ui/link/EventLink.tsx';
import type { YearBounds } from './index.ts';
import { useSay } from './texts.ts';
import type { SendYear } from './use-year.ts';
import type { YearView } from './year-view.ts';

export type YearHref = (at: Partial<Pick<YearView, 'type' | 'year'>>) => string;

interface YearArrowsProps {
  year: number;
  bounds: YearBounds | undefined;
  send: SendYear;
  hrefOf: YearHref;
}

const arrow =
  'inline-grid size-control flex-none place-items-center rounded border border-line bg-white text-ink transition-colors duration-fast hover:border-teal hover:text-teal aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-faint';

/** Arrows to the previous and next year. Disabled at the server's first and last year. */
export function YearArrows({ year, bounds, send, hrefOf }: YearArrowsProps) {
  const say = useSay();
  const { first, last } = bounds ?? { first: year, last: year };
  const arrows = [
    { event: 'previousYear', icon: 'left', to: year > first ? year - 1 : undefined },
    { event: 'nextYear', icon: 'right', to: year < last ? year + 1 : undefined },
  ] as const;
  const [before, after] = arrows.map(({ event, icon, to }) => {
    const href = hrefOf({ year: to ?? year });
    return (
      <EventLink
        key={event}
        href={href}
        aria-label={say(event)}
        aria-disabled={to === undefined ? true : undefined}
        act={() => send({ type: event }, href)}
        className={arrow}
      >
        <Icon name={icon} />
      </EventLink>
    );
  });
  return (
    <div className="flex items-center justify-between gap-6 max-md:w-full print:hidden">
      {before}
      <p aria-live="polite" className="font-num text-num-m leading-none font-light tracking-num">
        {year}
      </p>
      {after}
    </div>
  );
}
