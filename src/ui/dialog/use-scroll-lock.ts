import { useLayoutEffect } from 'react';
import { holdScroll } from './scroll-lock.ts';

/**
 * Locks the page's scroll while `locked` holds (rule LOAD-01). React runs the clean-up when the component goes, an
 * error above it included, so the page is never left locked.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (locked) return holdScroll(document.documentElement);
  }, [locked]);
}
