import { setTimeout } from 'node:timers/promises';

/** Ends a pause early. A call to `wake` before the pause also counts, so that no signal is missed. */
export interface WakeSignal {
  wake(): void;
  /** Resolves at the next `wake`, or after a number of milliseconds. Does not keep the process alive. */
  wait(milliseconds: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let woken = Promise.withResolvers<void>();
  return {
    wake: () => woken.resolve(),
    async wait(milliseconds) {
      const timer = new AbortController();
      const over = setTimeout(milliseconds, undefined, { signal: timer.signal, ref: false });
      // Rejects when the timer is aborted.
      await Promise.race([woken.promise, over.catch(() => {})]);
      timer.abort();
      woken = Promise.withResolvers();
    },
  };
}
