/** The result of work that did not finish in time. */
export const late = Symbol('late');

/**
 * Waits for work until a deadline. The work itself is not cancelled, so its result can serve a later caller.
 *
 * @param deadline aborts when the time is over, for example `AbortSignal.timeout(1_000)`
 * @returns what the work resolves to, or `late`
 * @throws what the work rejects with before the deadline; a later rejection is ignored
 * @example const answer = await beforeDeadline(fetchAnswer(), AbortSignal.timeout(1_000));
 *          if (answer === late) return undefined;
 */
export async function beforeDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T | typeof late> {
  let stop = () => {};
  const isOver = new Promise<typeof late>((resolve) => {
    stop = () => resolve(late);
  });
  if (deadline.aborted) stop();
  deadline.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, isOver]);
  } finally {
    deadline.removeEventListener('abort', stop);
  }
}
