import { setImmediate } from 'node:timers/promises';

/** A part of a piece of work: what was begun goes on before more is begun. */
type Part = 'begin' | 'go on';

/** In milliseconds. If the event loop turns in less, hardly anyone waits for an answer. */
const quiet = 0.5;

/** Others get at most this multiple of the time that the part before took: a quarter of the time is left for the work. */
const timesLonger = 3;

/**
 * Lets parts of work run that take milliseconds each, such as renderings, one in a turn, and everyone else's requests in
 * between: short answers that were due meanwhile must not wait until all work is done. Without other requests the parts
 * follow each other at once.
 *
 * @returns a function that resolves when the caller may run its next part, up to its next wait for something outside of
 * this process
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
