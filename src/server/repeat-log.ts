export interface RepeatLogOptions {
  log: (line: string) => void;
  /** In milliseconds. */
  now: () => number;
}

/** How long repeats of a line are only counted, in milliseconds. */
const interval = 60 * 60_000;
/** Distinct lines that are remembered; the one that was written longest ago is forgotten first. */
const capacity = 1_000;

/**
 * Writes a line at once when it is new, and then at most once an hour how often it was repeated: a defect that every
 * request meets again does not fill the log. Counts are written with the next line of any kind, so that no timer runs.
 */
export function createRepeatLog({ log, now }: RepeatLogOptions): (line: string) => void {
  /** In the order in which the lines were written last. */
  const written = new Map<string, { at: number; repeats: number }>();

  function write(line: string, repeats: number, at: number): void {
    log(repeats > 0 ? `${line} (${repeats} more in the past hour)` : line);
    written.delete(line);
    written.set(line, { at, repeats: 0 });
  }

  /** Lines of an hour ago: their count if they were repeated, else they are new again. */
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
