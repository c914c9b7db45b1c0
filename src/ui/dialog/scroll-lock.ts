import { useLayoutEffect } from 'react';

/** How many hold the page's scroll: it stands on the element itself, so that it lives and goes with the page. */
const holders = (root: HTMLElement) => Number(root.dataset.scrollHolders ?? 0);

/**
 * Keeps a page from scrolling until whoever holds it lets go, and the last one does (rule LOAD-01). A scrollbar that
 * takes room leaves it free, so that nothing moves sideways. Letting go twice counts once.
 */
export function holdScroll(root: HTMLElement): () => void {
  const count = holders(root);
  if (count === 0) {
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
  }
  root.dataset.scrollHolders = String(count + 1);
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    const left = holders(root) - 1;
    if (left > 0) {
      root.dataset.scrollHolders = String(left);
      return;
    }
    delete root.dataset.scrollHolders;
    root.style.overflow = '';
    root.style.scrollbarGutter = '';
  };
}

/**
 * Locks the page's scroll while `locked` holds (rule LOAD-01). React runs the clean-up when the component goes, an
 * error above it included, so the page is never left locked.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (locked) return holdScroll(document.documentElement);
  }, [locked]);
}
