/** Runs a job after all jobs that were given before it have ended. */
export type OneAtATime = <T>(job: () => Promise<T>) => Promise<T>;

/** Creates a queue for jobs that need much memory: only one of them runs at a time. A failed job does not stop it. */
export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const run = last.then(job);
    last = run.catch(() => {});
    return run;
  };
}
