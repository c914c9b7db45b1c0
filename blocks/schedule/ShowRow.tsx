import { useLayoutEffect, useRef } from 'react';
import type { Show } from '#machines/schedule.ts';
import { slideWidth } from '#ui/carousel/per-view.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CardShape, cardBox, EventCard } from './EventCard.tsx';
import { useYearTranslate } from './texts.ts';
import type { SendYear } from './use-year.ts';
import { abreast, visibleRange } from './year-axis.ts';

interface ShowRowProps {
  shows: readonly Show[];
  year: number;
  position: number;
  today: string;
  heading: 'h2' | 'h3';
  /** True while the machine runs. */
  awake: boolean;
  send: SendYear;
}

const row = 'bleed-end flex snap-x snap-mandatory overflow-x-auto pb-1 [scrollbar-width:none] md:me-0';
// Relative, so that visually hidden content of a card never widens the page.
const cell = `${cardBox} relative slide-peek me-gutter flex-none snap-start last:me-0 ${slideWidth[abreast]}`;
const sizes = '(max-width: 967px) 85vw, 296px';

/**
 * Row with the shows of a year, scrollable by swipe, wheel and arrows. The server's row starts with the current show,
 * so that it is first without scripts too.
 */
export function ShowRow({ shows, year, position, today, heading, awake, send }: ShowRowProps) {
  const t = useYearTranslate();
  const alive = useHydrated();
  const { from, to } = visibleRange(position, shows.length, alive);
  const area = useRow({ position, from, choose: (to) => send({ type: 'choose', position: to }) });
  const front = shows[position];
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {awake && front && t('place', { n: position + 1, of: shows.length, title: front.title })}
      </p>
      <section
        {...area}
        aria-label={t('row', { year })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for the keyboard.
        tabIndex={0}
        className={row}
      >
        {shows.slice(from, to).map((show, index) => (
          <article
            key={show.id}
            aria-current={from + index === position ? 'true' : undefined}
            className={`${cell} border-line bg-white aria-[current=true]:border-teal ${alive || from + index >= position ? '' : 'max-md:hidden'}`}
          >
            <EventCard show={show} today={today} heading={heading} sizes={sizes} />
          </article>
        ))}
      </section>
    </>
  );
}

/** Skeleton of a row. */
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

interface RowOptions {
  /** Of the show at the front. */
  position: number;
  /** Of the first card that is drawn. */
  from: number;
  /** The visitor scrolled this one to the front. */
  choose: (position: number) => void;
}

/** Keeps a row that scrolls where its machine is, and tells the machine where a hand has scrolled it. */
function useRow({ position, from, choose }: RowOptions) {
  const row = useRef<HTMLElement>(null);
  const drawnFrom = useRef<number>(undefined);
  const byHand = useRef(false);

  useLayoutEffect(() => {
    const node = row.current;
    const front = node?.children[position - from];
    if (!node || !(front instanceof HTMLElement)) return;
    const put = (behavior: ScrollBehavior) => node.scrollTo({ left: startOf(front, node), behavior });
    // Cards that came or went before it moved it: it is put back where it was.
    const stays = drawnFrom.current !== from || matchMedia('(prefers-reduced-motion: reduce)').matches;
    drawnFrom.current = from;
    byHand.current = false;
    put(stays ? 'instant' : 'smooth');
    let width = front.offsetWidth;
    // A window that was narrow for a moment leaves the row where it ended then.
    const observer = new ResizeObserver(() => {
      if (width === front.offsetWidth) return;
      width = front.offsetWidth;
      if (!byHand.current) put('instant');
    });
    observer.observe(front);
    return () => observer.disconnect();
  }, [position, from]);

  const take = () => {
    byHand.current = true;
  };
  const settle = () => {
    if (!row.current || !byHand.current) return;
    byHand.current = false;
    const { scrollLeft, clientWidth, scrollWidth, children } = row.current;
    const index = [...children].findIndex(
      (card) => card instanceof HTMLElement && startOf(card, row.current) >= scrollLeft - 1,
    );
    // At its end a row cannot bring the last shows to the front: the one that was chosen stays.
    const atEnd = scrollLeft + clientWidth >= scrollWidth - 1;
    if (index < 0 || (atEnd && position >= from + index)) return;
    if (from + index !== position) choose(from + index);
  };
  return {
    ref: row,
    onTouchMove: take,
    onWheel: take,
    onKeyDown: take,
    onPointerDown: take,
    onScrollEnd: settle,
  };
}

const startOf = (card: HTMLElement, row: HTMLElement | null) => card.offsetLeft - (row?.offsetLeft ?? 0);
