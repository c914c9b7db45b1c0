import { vi } from 'vitest';

/**
 * Repeats a check until it passes, as long as `expect.poll` does in this project. For checks of several lines, and of
 * what has been thrown; `vi.waitFor` alone gives up after a second, which is short on a busy machine.
 * @returns what the check returned
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
