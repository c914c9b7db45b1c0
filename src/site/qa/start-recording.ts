import sources from 'virtual:hashed-sources';
import { inspectMachines } from '#machines/inspection.ts';
import type { MaskPair } from '#machines/trace/masks.ts';
import { createRecorder } from '#machines/trace/recorder.ts';
import { createRedactor } from '#machines/trace/redact.ts';
import { specText } from '#machines/trace/spec-text.ts';
import { traceText } from '#machines/trace/trace-text.ts';
import type { Language } from '#schemas/language.ts';
import type { Trace, TraceExpectation } from '#schemas/trace.ts';
import { worldPath } from '#schemas/world-path.ts';
import { type Looks, watchLooks } from './look/watch-looks.ts';
import { createPanel, download } from './panel.ts';
import { pointAt } from './point.ts';
import { seedDocument } from './seeded-random.ts';
import { findTarget } from './targets.ts';
import { pagePath, watchCalls } from './watch-calls.ts';
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
  /** The trace with the content of its pages. */
  file: () => Promise<Trace>;
  /** Records an expectation, as if the tester had pointed. */
  expect: (expectation: Omit<TraceExpectation, 'at'>) => void;
  see: Looks['see'];
  look: Looks['look'];
}

declare global {
  interface Window {
    pavilionQa?: Qa;
  }
}

/**
 * Records this visit if the address has `?qa=record` or a recording continues from the previous document. With
 * `?qa=drive`, a program performs the visit and says when to look at the page. Call it before hydration, so that it sees
 * every machine from its start.
 * @param revision that the page was rendered for
 */
export function startRecording(language: Language, revision: string): void {
  const stored = readStoredRecording();
  const wish = new URLSearchParams(window.location.search).get('qa');
  if (!stored && wish !== 'record' && wish !== 'drive') return;
  const driven = stored?.driven ?? wish === 'drive';

  const now = () => Date.now();
  const redactor = createRedactor(stored?.masks);
  const recorder = createRecorder(
    {
      began: new Date().toISOString(),
      language,
      viewport: { width: window.innerWidth, height: window.innerHeight },
      seed: Math.floor(Math.random() * 2 ** 32),
      sources: { ...sources, blocks: {}, texts: sources.texts[language] },
    },
    { now, redact: redactor.redact, before: stored?.trace, beforeStep: () => gestures.settle() },
  );
  const { add, trace } = recorder;
  const documents = trace().steps.filter((step) => step.kind === 'page' && step.how === 'document').length;
  const opened = (how: 'document' | 'within') => add({ kind: 'page', url: addressNow(), revision, how });

  const panel = createPanel({
    language,
    count: () => trace().steps.length,
    save: async () => download(`${fileName(trace())}.trace.json`, traceText(await withWorld(trace()))),
    makeTest: () => download(`${fileName(trace())}.spec.ts`, specText(trace())),
    point: (expects, ended) => {
      stopPointing();
      isPointing = true;
      stopPointing = pointAt({
        expects,
        add: (expectation) => {
          gestures.settle();
          add(expectation);
        },
        ended: () => {
          isPointing = false;
          ended();
        },
        leavesOut: panel.holds,
      });
    },
    stop,
  });
  let stopPointing = () => {};
  let isPointing = false;
  const gestures = watchGestures({
    add: (gesture, does) => add({ kind: 'gesture', does, gesture }),
    leavesOut: (element) => isPointing || panel.holds(element),
  });
  const ends = [
    // Each document has its own sequence, so that submissions of two documents never share an idempotency key.
    seedDocument(trace().seed + documents),
    watchCalls({ before: gestures.settle, add }),
    watchPages(() => opened('within')),
    inspectMachines(recorder.inspect),
  ];
  opened('document');
  waitForFonts();
  const looks = watchLooks({
    trace,
    redactor,
    add,
    before: () => {
      gestures.settle();
      noteParts(trace());
    },
    driven,
  });

  const leave = () => storeRecording({ trace: trace(), masks: redactor.pairs(), driven });
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
    file: () => withWorld(trace()),
    expect: ({ kind, expects, target, text }) => add({ kind, expects, target, text }),
    see: looks.see,
    look: looks.look,
  };

  function stop() {
    stopPointing();
    for (const end of ends) end();
    gestures.stop();
    looks.stop();
    recorder.stop();
    panel.remove();
    window.removeEventListener('pagehide', leave);
    deleteStoredRecording();
    delete window.pavilionQa;
  }
}

/** Notes the versions of the blocks and the sizes of the pictures that are on the page. */
function noteParts({ sources: seen, media }: Trace): void {
  for (const { currentSrc, complete, naturalWidth, naturalHeight } of document.images)
    if (complete && naturalWidth > 0 && currentSrc.startsWith('http'))
      media[currentSrc.replace(window.location.origin, '')] = [naturalWidth, naturalHeight];
  for (const element of document.querySelectorAll('[data-block]')) {
    const type = element.getAttribute('data-block') ?? '';
    const block = sources.blocks[type];
    if (block) seen.blocks[type] = block;
  }
}

/**
 * Adds what the pages were made from, so that the recording can be replayed anywhere. Without an answer of the site, the
 * recording can be replayed on this site only.
 */
async function withWorld(trace: Trace): Promise<Trace> {
  const { language, steps } = trace;
  const urls = steps.flatMap((step) => {
    if (step.kind === 'page') return [step.url];
    const { pathname, searchParams } = new URL(step.kind === 'call' ? step.url : '/', window.location.href);
    return pathname === pagePath ? [searchParams.get('url') ?? '/'] : [];
  });
  try {
    const response = await ownFetch(worldPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language, urls: [...new Set(urls)] }),
    });
    return response.ok ? { ...trace, world: await response.text() } : trace;
  } catch {
    return trace;
  }
}

/** File name with the start time, without colons. */
const fileName = ({ began }: Trace): string => `pavilion-${began.slice(0, 19).replaceAll(':', '-')}`;

/** Not watched: this call is not the page's. */
const ownFetch = window.fetch.bind(window);

/** A recording that continues in the next document of this tab. */
interface StoredRecording {
  trace: Trace;
  /**
   * Replacements of masked texts, so that the next document uses the same ones. They never leave the tab and are
   * deleted when the recording ends.
   */
  masks: readonly MaskPair[];
  driven: boolean;
}

const key = 'qa-recording';

/** Undefined if no recording is active. */
function readStoredRecording(): StoredRecording | undefined {
  const stored = sessionStorage.getItem(key);
  return stored === null ? undefined : JSON.parse(stored);
}

const storeRecording = (stored: StoredRecording): void => sessionStorage.setItem(key, JSON.stringify(stored));

const deleteStoredRecording = (): void => sessionStorage.removeItem(key);

/**
 * Makes the page wait for its fonts. Without a recorder, a page whose fonts come late keeps the fallback
 * (`font-display: optional`): the widths of its texts, and the element under the pointer, would depend on the network.
 */
function waitForFonts(): void {
  const sheet = new CSSStyleSheet();
  for (const { cssRules } of document.styleSheets)
    for (const face of fontFaces(cssRules))
      sheet.insertRule(face.cssText.replace(/font-display:\s*optional/, 'font-display: block'));
  document.adoptedStyleSheets.push(sheet);
}

const fontFaces = (rules: CSSRuleList): CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? fontFaces(rule.cssRules) : [];
  });
