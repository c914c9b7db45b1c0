import { createItemRedaction, createItemTable } from '#machines/trace/looks.ts';
import type { Untimed } from '#machines/trace/recorder.ts';
import type { Redactor } from '#machines/trace/redact.ts';
import type { SeenItem, Trace, TraceLook, TraceStep } from '#schemas/trace.ts';
import { isAtRest } from './moving.ts';
import { readPage } from './read-page.ts';

export interface Looks {
  /** The items of the page, redacted; undefined while something moves. */
  see: () => SeenItem[] | undefined;
  /** Records the items of the page, if they differ from the last look of this document. */
  look: () => void;
  stop: () => void;
}

interface LooksOptions {
  trace: () => Trace;
  redactor: Redactor;
  add: (step: Untimed<TraceStep>) => void;
  /** Runs before each look, to add the scroll positions that it depends on. */
  before: () => void;
  /** True if a program says when to look, as in a replay. */
  driven: boolean;
}

/** Interval, in ms. A page that is the same twice in a row, and after a step, is settled. */
const interval = 250;

/** Looks at the page whenever it has settled after a step. */
export function watchLooks({ trace, redactor, add, before: beforeLook, driven }: LooksOptions): Looks {
  const write = createItemTable(trace().items);
  const redact = createItemRedaction(redactor);
  let last: string | undefined;
  // No number of steps: the first state of a document is looked at, too.
  let steps = -1;
  let before = '';

  const see = () => (isAtRest() && !isAtRecorder() ? redact(readPage()) : undefined);
  function record(seen: readonly SeenItem[]) {
    const items = write(seen);
    if (items === last) return;
    last = items;
    beforeLook();
    const look: Untimed<TraceLook> = { kind: 'look', items };
    add(look);
  }
  /** Costs nothing while nothing happens. */
  function lookWhenSettled() {
    const now = trace().steps.length;
    if (now === steps && before === '') return;
    const isNew = now !== steps;
    steps = now;
    const seen = see();
    const text = JSON.stringify(seen) ?? '';
    const isSettled = !isNew && seen !== undefined && text === before;
    before = isSettled ? '' : text || 'moving';
    if (!isSettled) return;
    record(seen);
    steps = trace().steps.length;
  }
  const timer = driven ? undefined : setInterval(lookWhenSettled, interval);
  return {
    see,
    look: () => record(redact(readPage())),
    stop: () => clearInterval(timer),
  };
}

/** Whether the focus is in the recorder's panel. A replay has no panel, so its page would have another focus. */
const isAtRecorder = (): boolean => document.activeElement?.closest('[data-qa-recorder]') != null;
