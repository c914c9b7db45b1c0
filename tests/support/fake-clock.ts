import type { UiClock } from '#ui/clock.ts';

/** A clock for tests. Time advances only by `pass`, which runs all due timers in order. */
export function fakeClock(): UiClock & { pass: (milliseconds: number) => void } {
  let time = 0;
  const due = new Set<{ at: number; action: () => void }>();
  const nextUntil = (end: number) =>
    [...due].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  return {
    now: () => time,
    after: (milliseconds, action) => {
      const entry = { at: time + milliseconds, action };
      due.add(entry);
      return () => due.delete(entry);
    },
    pass: (milliseconds) => {
      const end = time + milliseconds;
      for (let entry = nextUntil(end); entry; entry = nextUntil(end)) {
        due.delete(entry);
        time = entry.at;
        entry.action();
      }
      time = end;
    },
  };
}
