import { setTimeout } from 'node:timers/promises';

/** Ends a pause early. A wake before the pause counts too, so that none is missed. */
export interface WakeSignal {
  wake(): void;
  /** Resolves at the next wake, or after so many milliseconds. Does not keep the program running. */
  wait(milliseconds: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let woken = Promise.withResolvers<void>();
  return {
    wake: () => woken.resolve(),
    async wait(milliseconds) {
      const timer = new AbortController();
      const over = setTimeout(milliseconds, undefined, { signal: timer.signal, ref: false });
      // Rejects when it is no longer waited for.
      await Promise.race([woken.promise, over.catch(() => {})]);
      timer.abort();
      woken = Promise.withResolvers();
    },
  };
}
