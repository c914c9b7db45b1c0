import { type RefObject, useEffect, useState } from 'react';

type Pickers = typeof import('./live/pickers.ts') & {
  /** The visitor was in the native field that a picker replaces. */
  entered: boolean;
};

/**
 * The pickers, once they are `wanted` and there; until then, and where their code cannot be had, the native fields
 * stand. A field with something in it is not taken from under the visitor's hands.
 */
export function usePickers(wanted: boolean, box: RefObject<HTMLElement | null>): Pickers | undefined {
  const [pickers, setPickers] = useState<Pickers>();
  useEffect(() => {
    if (!wanted) return;
    const gone = new AbortController();
    import('./live/pickers.ts').then(
      async (found) => {
        const entered = await untilFree(box.current, gone.signal);
        if (!gone.signal.aborted) setPickers({ ...found, entered });
      },
      () => {},
    );
    return () => gone.abort();
  }, [wanted, box]);
  return pickers;
}

/** Waits while a field in the box is being filled in; true when the focus is in one that is empty. */
function untilFree(box: HTMLElement | null, signal: AbortSignal): Promise<boolean> {
  const within = () => box?.contains(document.activeElement) ?? false;
  const filled = () => Array.from(box?.querySelectorAll('input') ?? []).some(({ value }) => value !== '');
  if (!within()) return Promise.resolve(false);
  if (!filled()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box?.contains(relatedTarget))) resolve(false);
    };
    box?.addEventListener('focusout', leave, { signal });
  });
}
