import { type RefObject, useEffect, useEffectEvent } from 'react';
import { debounced } from '../clock.ts';

/** After the last change of a size, in ms (rule RESP-01). */
export const resizeDebounce = 100;

/** Calls `action` 100 ms after the last size change of an element. */
export function useResized(target: RefObject<HTMLElement | null>, action: () => void): void {
  const resized = useEffectEvent(action);
  useEffect(() => {
    const node = target.current;
    if (!node) return;
    const later = debounced(() => resized(), resizeDebounce);
    const observer = new ResizeObserver(later.ask);
    observer.observe(node);
    return () => {
      observer.disconnect();
      later.drop();
    };
  }, [target]);
}
