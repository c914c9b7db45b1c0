/** The passing of time, in milliseconds, as whatever moves by itself gets it; tests give one that they turn. */
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

/** Lets `action` run once, when nobody has asked for it for `milliseconds`; `drop` forgets it. */
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
