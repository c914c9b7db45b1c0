import { beforeDeadline } from '#lib/before-deadline.ts';

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
      await beforeDeadline(woken.promise, AbortSignal.timeout(milliseconds));
      woken = Promise.withResolvers();
    },
  };
}
