import { useCallback, useState } from 'react';

/** Observes the inner size of an element in CSS pixels; pass `ref` to the element. */
export function useElementSize() {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { size, ref };
}
