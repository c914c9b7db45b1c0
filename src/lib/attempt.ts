/**
 * Runs a function that may throw, such as an access to `localStorage` when the browser blocks it.
 *
 * @returns its result, or `undefined` if it throws
 */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
