import { useLayoutEffect } from 'react';

/** Lock count, stored on the element so that it is discarded with the page. */
const holders = (root: HTMLElement) => Number(root.dataset.scrollHolders ?? 0);

/**
 * Prevents the page from scrolling until the last lock is released (rule LOAD-01). If the scrollbar takes space, that
 * space stays reserved, so the layout does not shift.
 *
 * @returns releases the lock; a second call has no effect
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
 * Locks the scroll of the page while `locked` is true (rule LOAD-01). React also cleans up when an error unmounts the
 * component, so the page never stays locked.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (locked) return holdScroll(document.documentElement);
  }, [locked]);
}
