import { inspectMachines } from '#machines/inspection.ts';
import type { MaskPair } from '#machines/trace/masks.ts';
import { createRecorder } from '#machines/trace/recorder.ts';
import { createRedactor } from '#machines/trace/redact.ts';
import { traceText } from '#machines/trace/trace-text.ts';
import type { Language } from '#schemas/language.ts';
import type { Trace } from '#schemas/trace.ts';
import { createPanel, download } from './panel.ts';
import { seedDocument } from './seeded-random.ts';
import { findTarget } from './targets.ts';
import { watchCalls } from './watch-calls.ts';
import { watchGestures } from './watch-gestures.ts';
import { addressNow, watchPages } from './watch-places.ts';

/** For tests and replays, while a recording runs. */
interface Qa {
  trace: () => Trace;
  /** Names of the running machines, as in the trace. */
  running: () => string[];
  /** Sends an event to a machine. The event is recorded. */
  send: (actor: string, event: { type: string }) => void;
  find: typeof findTarget;
}

declare global {
  interface Window {
    pavilionQa?: Qa;
  }
}

/**
 * Records this visit if the address has `?qa=record` or a recording continues from the previous document. Call it
 * before hydration, so that it sees every machine from its start.
 * @param revision that the page was rendered for
 */
export function startRecording(language: Language, revision: string): void {
  const stored = readStoredRecording();
  if (!stored && new URLSearchParams(window.location.search).get('qa') !== 'record') return;

  const now = () => Date.now();
  const redactor = createRedactor(stored?.masks);
  const recorder = createRecorder(
    {
      began: new Date().toISOString(),
      language,
      viewport: { width: window.innerWidth, height: window.innerHeight },
      seed: Math.floor(Math.random() * 2 ** 32),
    },
    { now, redact: redactor.redact, before: stored?.trace, beforeStep: () => gestures.settle() },
  );
  const { add, trace } = recorder;
  const documents = trace().steps.filter((step) => step.kind === 'page' && step.how === 'document').length;
  const opened = (how: 'document' | 'within') => add({ kind: 'page', url: addressNow(), revision, how });

  const panel = createPanel({
    language,
    count: () => trace().steps.length,
    save: () => download(`${fileName(trace())}.trace.json`, traceText(trace())),
    stop,
  });
  const gestures = watchGestures({
    add: (gesture, does) => add({ kind: 'gesture', does, gesture }),
    leavesOut: panel.holds,
  });
  const ends = [
    // Each document has its own sequence, so that submissions of two documents never share an idempotency key.
    seedDocument(trace().seed + documents),
    watchCalls({ before: gestures.settle, add }),
    watchPages(() => opened('within')),
    () => inspectMachines(undefined),
  ];
  inspectMachines(recorder.inspect);
  opened('document');

  const leave = () => storeRecording({ trace: trace(), masks: redactor.pairs() });
  window.addEventListener('pagehide', leave);
  // A document from the back/forward cache misses the steps recorded since.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.pavilionQa = {
    trace,
    running: () => [...recorder.running().keys()],
    send: (actor, event) => {
      const found = recorder.running().get(actor);
      if (!found) throw new Error(`${actor} does not run; ${[...recorder.running().keys()].join(', ')} do`);
      found.send(event);
    },
    find: findTarget,
  };

  function stop() {
    for (const end of ends) end();
    gestures.stop();
    recorder.stop();
    panel.remove();
    window.removeEventListener('pagehide', leave);
    deleteStoredRecording();
    delete window.pavilionQa;
  }
}

/** File name with the start time, without colons. */
const fileName = ({ began }: Trace): string => `pavilion-${began.slice(0, 19).replaceAll(':', '-')}`;

/** A recording that continues in the next document of this tab. */
interface StoredRecording {
  trace: Trace;
  /**
   * Replacements of masked texts, so that the next document uses the same ones. They never leave the tab and are
   * deleted when the recording ends.
   */
  masks: readonly MaskPair[];
}

const key = 'qa-recording';

/** Undefined if no recording is active. */
function readStoredRecording(): StoredRecording | undefined {
  const stored = sessionStorage.getItem(key);
  return stored === null ? undefined : JSON.parse(stored);
}

const storeRecording = (stored: StoredRecording): void => sessionStorage.setItem(key, JSON.stringify(stored));

const deleteStoredRecording = (): void => sessionStorage.removeItem(key);
