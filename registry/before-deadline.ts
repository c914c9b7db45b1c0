/** What work comes to, or `late` where the deadline ends the wait. The work goes on: it serves the next page. */
export async function beforeDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T | 'late'> {
  const late = new Promise<'late'>((resolve) => {
    if (deadline.aborted) resolve('late');
    deadline.addEventListener('abort', () => resolve('late'), { once: true });
  });
  return Promise.race([work, late]);
}
