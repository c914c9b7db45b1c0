import { type RefObject, useEffect, useState } from 'react';

type Pickers = typeof import('./live/pickers.ts') & {
  /** True if the focus was in the native field that the picker replaces. */
  entered: boolean;
};

/**
 * Returns the pickers once they are `wanted` and loaded; until then, or if loading fails, the native fields stay. Does
 * not replace a field that is being filled in.
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

/**
 * Waits while a field in the box is being filled in.
 * @returns true if the focus is in an empty field
 */
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
