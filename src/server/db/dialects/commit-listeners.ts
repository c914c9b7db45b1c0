/** Listeners that are called once for all commits of a turn of the event loop. */
export function createCommitListeners() {
  const listeners: (() => void)[] = [];
  let scheduled = false;
  return {
    add: (listener: () => void): void => {
      listeners.push(listener);
    },
    call: (): void => {
      if (scheduled || listeners.length === 0) return;
      scheduled = true;
      setImmediate(() => {
        scheduled = false;
        for (const listener of listeners) listener();
      });
    },
  };
}
