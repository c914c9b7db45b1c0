import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * A row that scrolls and snaps, kept at the item of the machine's state; where the visitor moves it by hand, the item it
 * comes to is the chosen one. Whether it glides is said by its CSS.
 */
export function useRow(index: number, choose: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null);
  const byHand = useRef(false);

  useEffect(() => {
    const node = row.current;
    if (!node) return;
    // A finger may still be on its way: the row snaps by itself.
    if (byHand.current && nearest(node) === index) return;
    byHand.current = false;
    node.scrollTo({ left: index * node.clientWidth });
  }, [index]);

  const touch = () => {
    byHand.current = true;
  };
  const events = {
    onPointerDown: touch,
    onWheel: touch,
    onKeyDown: touch,
    // The keyboard reaches links of items that are out of view: theirs comes.
    onFocus: ({ target }: FocusEvent) => {
      const slides = [...(row.current?.children ?? [])];
      const next = slides.findIndex((slide) => slide.contains(target));
      if (next >= 0 && next !== index && target.matches(':focus-visible')) choose(next);
    },
    onScroll: () => {
      const node = row.current;
      if (!node || !byHand.current) return;
      const next = nearest(node);
      if (next !== index) choose(next);
    },
  };
  return { row, events };
}

/** Items are as wide as the row. */
const nearest = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
