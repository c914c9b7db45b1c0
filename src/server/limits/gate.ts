/** Thrown instead of starting a job whose queue is full. Callers answer 429 or 503. */
export class OverloadError extends Error {
  override name = 'OverloadError';
  /** Seconds after which another try is sensible. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super('The queue is full');
    this.retryAfter = retryAfter;
  }
}

interface GateLimits {
  /** Jobs that run at a time. */
  atOnce: number;
  /** Jobs that may wait; more are refused. Absent: any number, for work that the server gives itself. */
  queueLength?: number;
  /** Seconds after which a refused caller may try again. */
  retryAfter?: number;
}

/**
 * Runs a job as soon as fewer than `atOnce` others run, in the order of the calls. A failed job does not stop the next.
 * @param places the caller's share of the queue, if it is less than all of it
 * @throws OverloadError when that many jobs are waiting
 */
export type Gate = (<T>(job: () => Promise<T>, places?: number) => Promise<T>) & {
  /** How many jobs run and wait now. */
  load(): { running: number; waiting: number };
};

/**
 * Limits work that needs much time, memory or many threads (decision 031).
 * @example
 * const gate = createGate({ atOnce: 2, queueLength: 8, retryAfter: 2 });
 * const key = await gate(() => hash(password));
 */
export function createGate({ atOnce, queueLength = Infinity, retryAfter = 1 }: GateLimits): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run = async <T>(job: () => Promise<T>, places = queueLength): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= places) throw new OverloadError(retryAfter);
    // The job that ends leaves its place to the next, so the number of running jobs stays the same.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(run, { load: () => ({ running, waiting: waiting.length }) });
}
