import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Answers of one millisecond each, one in a turn of the event loop, until the work is done. */
async function answersWhile(work: Promise<unknown>): Promise<number> {
  let answered = 0;
  let isDone = false;
  const done = work.then(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    block(1);
    answered += 1;
  }
  await done;
  return answered;
}

it('[TRUST-09] lets requests be answered between two renderings, for at least as long as a rendering takes', async () => {
  const turn = createTurns();
  const renderings = Promise.all(
    Array.from({ length: 5 }, async () => {
      await turn('begin');
      block(20);
    }),
  );
  // One answer for each rendering would mean that all others wait until the last rendering has ended.
  expect(await answersWhile(renderings)).toBeGreaterThan(20);
});

it('[TRUST-09] runs the parts at once if nobody else has requests', async () => {
  const turn = createTurns();
  let turns = 0;
  let isDone = false;
  const renderings = Promise.all(
    Array.from({ length: 5 }, async () => {
      await turn('begin');
      block(10);
    }),
  ).then(() => {
    isDone = true;
  });
  for (; !isDone; turns += 1) await setImmediate();
  await renderings;
  expect(turns).toBeLessThan(40);
});

it('goes on with what was begun before it begins more, in the order of the calls', async () => {
  const turn = createTurns();
  const parts: string[] = [];
  const work = async (name: string, wait: Promise<unknown>) => {
    await turn('begin');
    parts.push(`${name} begins`);
    await wait;
    await turn('go on');
    parts.push(`${name} goes on`);
  };
  const slow = Promise.withResolvers<void>();
  const first = work('slow', slow.promise);
  await Promise.all([work('a', Promise.resolve()), work('b', Promise.resolve())]);
  slow.resolve();
  await first;
  expect(parts).toEqual(['slow begins', 'a begins', 'a goes on', 'b begins', 'b goes on', 'slow goes on']);
});
