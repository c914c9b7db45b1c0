import { type RefObject, useEffect, useState } from 'react';

/** Returns true when `sentinel`, an element at the top of the page, is scrolled out of view. */
export function useScrolled(sentinel: RefObject<HTMLElement | null>): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const node = sentinel.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    observer.observe(node);
    return () => observer.disconnect();
  }, [sentinel]);
  return scrolled;
}
