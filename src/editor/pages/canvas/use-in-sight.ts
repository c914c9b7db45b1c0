import { type RefObject, useEffect } from 'react';

/** Where the top of a block may be, in parts of the height of the frame, and where it is put otherwise. */
const lowest = 0.6;
const wanted = 0.1;

/**
 * Scrolls the frame of a selected block to it, unless it can be seen already: when it is selected, and when its `place`
 * among the blocks changes. Without a place nothing is selected. The screen around the frame stays where it is.
 */
export function useInSight(block: RefObject<HTMLElement | null>, place: number | undefined): void {
  useEffect(() => {
    if (place === undefined) return;
    // Puck draws the new order after this.
    const later = requestAnimationFrame(() => {
      const page = block.current?.ownerDocument.documentElement;
      if (!block.current || !page) return;
      const { top, bottom } = block.current.getBoundingClientRect();
      const height = page.clientHeight;
      const isSeen = top < height * lowest && bottom > height * wanted;
      if (!isSeen) page.scrollTop += top - height * wanted;
    });
    return () => cancelAnimationFrame(later);
  }, [block, place]);
}
