export interface BreakerOptions {
  /** Milliseconds without an answer after which work counts as unanswered. */
  patience: number;
  /** Number of different unanswered works, with no answer of any work in between, after which the probe decides. */
  suspects: number;
  /**
   * Asks the other side something cheap; true if it answers. The breaker opens when the probe fails and closes when it
   * succeeds. It must have a time limit, which may be longer while the breaker is open.
   */
  probe: (isOpen: boolean) => Promise<boolean>;
  /** Milliseconds between two probes. */
  pause: number;
  /** Logs that the breaker has opened or closed. */
  onChange?: (isOpen: boolean) => void;
}

/** Call it once with the outcome of the work: whether the other side answered, undefined if the work does not show it. */
export type EndOfWork = (answered: boolean | undefined) => void;

/** Stops work for another program that does not answer, so that visitors do not wait for it. */
export interface Breaker {
  isOpen(): boolean;
  /**
   * Begins work.
   * @param name works with one name count as one suspect
   * @returns undefined while the breaker is open
   * @example
   * const end = breaker.begin('menuTree');
   * if (!end) return refusal;
   * const answer = await fetchAnswer();
   * end(answer.ok);
   */
  begin(name: string): EndOfWork | undefined;
  /**
   * Calls the listener when the breaker opens.
   * @returns a function that removes the listener
   */
  onOpen(listener: () => void): () => void;
  /** Ends probing. */
  stop(): void;
}

/**
 * Creates a circuit breaker. It opens in two steps: unanswered work makes it suspicious, and only a probe that fails as
 * well opens it, so one slow query never stops the others. While it is open it probes in the background: no visitor
 * waits to find out whether the other side is back. The libraries cockatiel and opossum use a visitor's request as the
 * probe and count a request that hangs only after it has ended.
 *
 * @returns a closed breaker; stop it at shutdown, because an open one has a timer
 */
export function createBreaker({ patience, suspects, probe, pause, onChange }: BreakerOptions): Breaker {
  const unanswered = new Set<string>();
  const listeners = new Set<() => void>();
  let open = false;
  let probing = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function change(isOpen: boolean): void {
    if (open === isOpen || stopped) return;
    open = isOpen;
    onChange?.(isOpen);
    if (isOpen) for (const listener of [...listeners]) listener();
  }

  function answered(): void {
    unanswered.clear();
    change(false);
  }

  async function probeOnce(): Promise<void> {
    const isBack = await probe(open).catch(() => false);
    if (stopped) return;
    if (isBack) answered();
    // Work that was answered while the probe was under way counts more than the probe.
    else if (unanswered.size >= suspects) change(true);
    probing = open;
    if (!open) return;
    timer = setTimeout(() => void probeOnce(), pause);
    timer.unref();
  }

  function suspect(name: string): void {
    unanswered.add(name);
    if (unanswered.size < suspects || probing || stopped) return;
    probing = true;
    void probeOnce();
  }

  return {
    isOpen: () => open,
    begin: (name) => {
      if (open) return undefined;
      const late = setTimeout(() => suspect(name), patience);
      late.unref();
      return (isAnswer) => {
        clearTimeout(late);
        if (isAnswer) answered();
        else if (isAnswer === false) suspect(name);
      };
    },
    onOpen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
