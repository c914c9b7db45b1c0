import type { Show } from '#machines/schedule.ts';
import { slideWidth } from '#ui/carousel/per-view.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CardShape, cardBox, EventCard } from './EventCard.tsx';
import { useSay } from './texts.ts';
import { useRow } from './use-row.ts';
import type { SendYear } from './use-year.ts';
import { abreast, visibleRange } from './visible-range.ts';

interface ShowRowProps {
  shows: readonly Show[];
  year: number;
  position: number;
  today: string;
  heading: 'h2' | 'h3';
  /** The machine runs: the visitor has the row in hand. */
  awake: boolean;
  send: SendYear;
}

const row = 'bleed-end flex snap-x snap-mandatory overflow-x-auto pb-1 [scrollbar-width:none] md:me-0';
// Relative: what is hidden from sight in a card stays in it, and never widens the page.
const cell = `${cardBox} relative slide-peek me-gutter flex-none snap-start last:me-0 ${slideWidth[abreast]}`;
const sizes = '(max-width: 967px) 85vw, 296px';

/**
 * The shows of a year side by side, beginning with the one at the front; it can be scrolled, swiped and gone through by
 * the arrows. The server's row begins with that show, so that what is on stands first without scripts too.
 */
export function ShowRow({ shows, year, position, today, heading, awake, send }: ShowRowProps) {
  const say = useSay();
  const alive = useHydrated();
  const { from, to } = visibleRange(position, shows.length, alive);
  const area = useRow({ position, from, choose: (to) => send({ type: 'choose', position: to }) });
  const front = shows[position];
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {awake && front && say('place', { n: position + 1, of: shows.length, title: front.title })}
      </p>
      <section
        {...area}
        aria-label={say('row', { year })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reached by the keyboard.
        tabIndex={0}
        className={row}
      >
        {shows.slice(from, to).map((show, index) => (
          <article
            key={show.id}
            aria-current={from + index === position ? 'true' : undefined}
            className={`${cell} border-line bg-white aria-[current=true]:border-teal ${alive || from + index >= position ? '' : 'max-md:hidden'}`}
          >
            <EventCard show={show} today={today} heading={heading} sizes={sizes} short />
          </article>
        ))}
      </section>
    </>
  );
}

/** A row that is on its way. */
export const RowSkeleton = () => (
  <Skeleton>
    <div className={row}>
      {[0, 1, 2, 3].map((index) => (
        <div key={index} data-shape="" className={`${cell} border-line`}>
          <CardShape />
        </div>
      ))}
    </div>
  </Skeleton>
);
