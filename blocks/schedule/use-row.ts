import { useLayoutEffect, useRef } from 'react';

interface RowOptions {
  /** Of the show at the front. */
  position: number;
  /** Of the first card that is drawn. */
  from: number;
  /** The visitor scrolled this one to the front. */
  choose: (position: number) => void;
}

/** Keeps a row that scrolls where its machine is, and tells the machine where a hand has scrolled it. */
export function useRow({ position, from, choose }: RowOptions) {
  const row = useRef<HTMLElement>(null);
  const drawnFrom = useRef<number>(undefined);
  const byHand = useRef(false);

  useLayoutEffect(() => {
    const front = row.current?.children[position - from];
    if (!row.current || !(front instanceof HTMLElement)) return;
    // Cards that came or went before it moved it: it is put back where it was.
    const stays = drawnFrom.current !== from || matchMedia('(prefers-reduced-motion: reduce)').matches;
    drawnFrom.current = from;
    byHand.current = false;
    row.current.scrollTo({ left: startOf(front, row.current), behavior: stays ? 'instant' : 'smooth' });
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
