/** A timer in milliseconds. Tests pass a fake one (`#tests/support/fake-clock.ts`). */
export interface UiClock {
  /** Since some moment that never changes. */
  now: () => number;
  /** Does `action` after that long; the function returned calls it off. */
  after: (milliseconds: number, action: () => void) => () => void;
}

export const browserClock: UiClock = {
  now: () => performance.now(),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Debounces `action`.
 *
 * @param milliseconds time without another call before `action` runs
 * @returns `ask` requests a run; `drop` cancels it
 */
export function debounced(action: () => void, milliseconds: number, clock: UiClock = browserClock) {
  let drop = () => {};
  return {
    ask: () => {
      drop();
      drop = clock.after(milliseconds, action);
    },
    drop: () => drop(),
  };
}
