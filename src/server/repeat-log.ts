export interface RepeatLogOptions {
  log: (line: string) => void;
  /** In milliseconds. */
  now: () => number;
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
export function createRepeatLog({ log, now }: RepeatLogOptions): (line: string) => void {
  /** Ordered by the time of the last write. */
  const written = new Map<string, { at: number; repeats: number }>();

  function write(line: string, repeats: number, at: number): void {
    log(repeats > 0 ? `${line} (${repeats} more in the past hour)` : line);
    written.delete(line);
    written.set(line, { at, repeats: 0 });
  }

  /** Handles lines older than an hour: writes their count if they were repeated, otherwise forgets them. */
  function review(at: number): void {
    for (const [line, entry] of [...written]) {
      if (at - entry.at < interval) return;
      if (entry.repeats > 0) write(line, entry.repeats, at);
      else written.delete(line);
    }
  }

  return (line) => {
    const at = now();
    review(at);
    const known = written.get(line);
    if (known) {
      known.repeats += 1;
      return;
    }
    const [oldest] = written.keys();
    if (written.size >= capacity && oldest !== undefined) written.delete(oldest);
    write(line, 0, at);
  };
}
