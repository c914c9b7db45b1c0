import { setTimeout } from 'node:timers/promises';

/** Ends a pause early. A ring before the pause counts too, so that none is missed. */
export interface Bell {
  ring(): void;
  /** Resolves at the next ring, or after so many milliseconds. Does not keep the program running. */
  wait(milliseconds: number): Promise<void>;
}

export function createBell(): Bell {
  let rung = Promise.withResolvers<void>();
  return {
    ring: () => rung.resolve(),
    async wait(milliseconds) {
      const timer = new AbortController();
      const over = setTimeout(milliseconds, undefined, { signal: timer.signal, ref: false });
      // Rejects when it is no longer waited for.
      await Promise.race([rung.promise, over.catch(() => {})]);
      timer.abort();
      rung = Promise.withResolvers();
    },
  };
}
