import type { Log, LogLevel } from './log.ts';

export interface RepeatLogOptions {
  log: Log;
  /** In milliseconds. */
  now: () => number;
}

interface Written {
  level: LogLevel;
  at: number;
  repeats: number;
}

/** Milliseconds for which repeats of a line are only counted. */
const interval = 60 * 60_000;
/** Maximum number of distinct lines tracked; the line written longest ago is dropped first. */
const capacity = 1_000;

/**
 * Creates a log function that writes a new line immediately, and then its number of repeats at most once an
 * hour, so that a defect met by every request does not fill the log. Counts are written together with the
 * next line of any kind, so no timer runs.
 */
export function createRepeatLog({ log, now }: RepeatLogOptions): Log {
  /** Ordered by the time of the last write. */
  const written = new Map<string, Written>();

  function write(line: string, { level, repeats }: Pick<Written, 'level' | 'repeats'>, at: number): void {
    log(repeats > 0 ? `${line} (${repeats} more in the past hour)` : line, level);
    written.delete(line);
    written.set(line, { level, at, repeats: 0 });
  }

  /** Handles lines older than an hour: writes their count if they were repeated, otherwise forgets them. */
  function review(at: number): void {
    for (const [line, entry] of [...written]) {
      if (at - entry.at < interval) return;
      if (entry.repeats > 0) write(line, entry, at);
      else written.delete(line);
    }
  }

  return (line, level = 'info') => {
    const at = now();
    review(at);
    const known = written.get(line);
    if (known) {
      known.repeats += 1;
      return;
    }
    const [oldest] = written.keys();
    if (written.size >= capacity && oldest !== undefined) written.delete(oldest);
    write(line, { level, repeats: 0 }, at);
  };
}
