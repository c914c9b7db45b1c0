import { setImmediate } from 'node:timers/promises';

/** The first part of a job, or a later one. Jobs that have begun go on before others begin. */
type Part = 'begin' | 'go on';

/** In milliseconds. If the event loop turns in less, hardly anyone waits for an answer. */
const quiet = 0.5;

/** After a part, other requests get at most this multiple of its time: then the jobs have a quarter of the processor. */
const timesLonger = 3;

/**
 * Runs the parts of jobs one at a time, such as renderings of some milliseconds, and lets the server answer other
 * requests between them. Without other requests, the next part runs at once.
 *
 * @returns a function that resolves when the caller may run its next part. The part ends where it waits for something
 * outside of this process.
 * @example
 * const turn = createTurns();
 * await turn('begin');
 * const data = await load();
 * await turn('go on');
 * return render(data);
 */
export function createTurns(): (part: Part) => Promise<void> {
  const waiting: Record<Part, (() => void)[]> = { begin: [], 'go on': [] };
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (;;) {
      const next = waiting['go on'].shift() ?? waiting.begin.shift();
      if (!next) break;
      const began = performance.now();
      next();
      await setImmediate();
      await letOthersRun(timesLonger * (performance.now() - began));
    }
    isRunning = false;
  }

  return (part) =>
    new Promise((resolve) => {
      waiting[part].push(resolve);
      if (!isRunning) void run();
    });
}

/** @param longest in milliseconds */
async function letOthersRun(longest: number): Promise<void> {
  const end = performance.now() + longest;
  let began: number;
  do {
    began = performance.now();
    await setImmediate();
  } while (performance.now() - began > quiet && performance.now() < end);
}
