import { useEffect, useRef } from 'react';

/** One pending intention at a time: a new one replaces it, `drop` forgets it. */
export function useIntent(delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const drop = () => clearTimeout(timer.current);
  return {
    intend: (action: () => void) => {
      drop();
      timer.current = setTimeout(action, delay);
    },
    drop,
  };
}
