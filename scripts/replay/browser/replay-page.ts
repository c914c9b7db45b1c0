import type { Page } from '@playwright/test';
import type { Standing } from '#machines/trace/standing.ts';
import type { SeenItem, Trace, TraceExpectation, TraceStep } from '#schemas/trace.ts';
import {
  type BrowserNote,
  causeOf,
  type Difference,
  type StepResult,
  standingDifferences,
  withoutClocks,
} from '../result.ts';
import { answerCalls } from './calls.ts';
import { stopClock } from './clock.ts';
import { createLookComparison } from './compare-looks.ts';
import { folded, isOfStream } from './folded.ts';
import { createHands } from './gestures.ts';
import { actorOf, type OwnRecorder, pages, recordAgain } from './own-recorder.ts';
import { servePictures } from './serve-pictures.ts';
import { createWait, type Wait } from './wait.ts';
import { watchAssets } from './watch-assets.ts';

interface PageReplay {
  /** Origin of the site. */
  origin: string;
  trace: Trace;
  /** Takes a picture after a step that differs, as JPEG in Base64. */
  picture?: () => Promise<string | undefined>;
}

export interface ReplayedPage {
  steps: Map<number, StepResult>;
  notes: BrowserNote[];
}

/**
 * Replays a trace in a page: the gestures at their times, with the same clock, random numbers and answers. After each
 * machine step the page's recorder must have recorded the same, and at each look the page must show the same. After a
 * difference it goes on from where the recording is.
 */
export async function replayInPage(
  page: Page,
  { origin, trace, picture }: PageReplay,
): Promise<ReplayedPage> {
  await page.setViewportSize(trace.viewport);
  await page.context().addCookies([{ name: 'lang', value: trace.language, url: origin }]);
  const clock = await stopClock(page, trace.began);
  const own = await recordAgain(page, trace);
  const until = createWait(page, clock);
  const calls = await answerCalls(page, { trace, until });
  await servePictures(page, { trace, origin });
  const assets = watchAssets(page);
  const gesture = createHands(page);
  const compare = createComparison(own, until);
  const compareLook = createLookComparison(page, trace, clock);
  const attribute = createAttribution(trace);
  const steps = new Map<number, StepResult>();
  let current = 0;
  const notes = listenTo(page, () => current);

  for (const [index, step] of folded(trace).steps.entries()) {
    if (isOfStream(step)) continue;
    current = index;
    await clock.pass(step.at - clock.now());
    const done = await redo(step, index);
    if (!done) continue;
    const result = attribute(index, done);
    const taken = result.differences.length > 0 && result.follows === undefined && (await picture?.());
    steps.set(index, { ...result, ...(taken ? { picture: taken } : {}) });
  }
  await calls.close();
  return { steps, notes };

  async function redo(step: TraceStep, index: number): Promise<Done | undefined> {
    switch (step.kind) {
      case 'page': {
        const isDocument = index === 0 || (step.how === 'document' && !(await comesByItself()));
        if (isDocument) await open(step.url);
        const found = await compare(step);
        // Otherwise nothing after it could be compared.
        if (found?.differences.length && step.how === 'within') {
          await open(step.url);
          await until(async () => (await own.next(pages)) !== undefined, { still: true });
          await forgetPages();
        }
        await assets.settled();
        return found;
      }
      case 'gesture': {
        await assets.settled();
        return { differences: await gesture(step.gesture) };
      }
      case 'call':
        return { differences: await calls.answer(index) };
      case 'start':
      case 'event':
        return compare(step);
      case 'look':
        await assets.settled();
        return compareLook(step);
      case 'expect':
        await assets.settled();
        return { differences: await expected(step) };
      case 'stop':
        return undefined;
    }
  }

  /** The next look compares the things that have to be gone. */
  async function expected({ expects, target, text }: TraceExpectation): Promise<Difference[]> {
    if (expects === 'gone') return [];
    const isThere = await until(
      () =>
        page.evaluate(
          ([wanted, words]) => {
            const element = window.pavilionQa?.find(wanted);
            return element?.checkVisibility() === true && (element.textContent ?? '').includes(words);
          },
          [target, expects === 'number' ? text : ''] as const,
        ),
      { still: true },
    );
    if (isThere) return [];
    const says = `“${text}” was expected here, and is not`;
    return [{ what: 'expectation', recorded: text, now: 'not there', says }];
  }

  /** Otherwise the address was typed, or the page was reloaded. */
  async function comesByItself(): Promise<boolean> {
    return until(async () => (await own.next(pages)) !== undefined, { still: true });
  }

  /** Pages that the recording did not visit. */
  async function forgetPages(): Promise<void> {
    while (await own.next(pages)) own.take(pages);
  }

  async function open(url: string): Promise<void> {
    await forgetPages();
    const address = new URL(url, origin);
    address.searchParams.set('qa', 'record');
    await page.goto(address.href, { waitUntil: 'load' });
  }
}

interface Done {
  differences: Difference[];
  isSame?: boolean;
  seen?: readonly SeenItem[];
  now?: TraceStep;
}

/** Returns a function that gives each difference its gesture, and finds out which ones only follow from an earlier one. */
function createAttribution(trace: Trace) {
  /** The first step in which an actor, or the page, began to differ, until it agrees again. */
  const since = new Map<string, number>();
  return (index: number, { differences, isSame, seen, now }: Done): StepResult => {
    const step = trace.steps[index];
    if (step?.kind === 'page' && step.how === 'document') since.clear();
    const actor = (step && actorOf(step)) ?? 'page';
    const earlier = since.get(actor) ?? [...since.values()][0];
    if (step?.kind === 'look' && isSame) since.clear();
    if (differences.length === 0) {
      if (step?.kind === 'start' || step?.kind === 'event') since.delete(actor);
      return { differences, ...(seen && !isSame ? { seen } : {}) };
    }
    // A change of paint has no consequences.
    if (step?.kind !== 'look' && earlier === undefined) since.set(actor, index);
    const cause = causeOf(trace, index);
    return {
      differences,
      ...(cause === undefined ? {} : { cause }),
      ...(earlier === undefined ? {} : { follows: earlier }),
      ...(seen ? { seen } : {}),
      ...(now ? { now } : {}),
    };
  };
}

/** Collects errors and warnings of the console, and requests to the site's calls. */
function listenTo(page: Page, step: () => number): BrowserNote[] {
  const notes: BrowserNote[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      notes.push({ step: step(), kind: 'console', text: `${message.type()}: ${message.text()}` });
  });
  page.on('pageerror', (error) =>
    notes.push({ step: step(), kind: 'console', text: `error: ${error.message}` }),
  );
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname.startsWith('/api/') || response.status() >= 400)
      notes.push({
        step: step(),
        kind: 'network',
        text: `${response.request().method()} ${pathname}${search} → ${response.status()}`,
      });
  });
  return notes;
}

/** Compares the steps of the trace with those of the page's recorder, by actor. */
function createComparison(own: OwnRecorder, until: Wait) {
  const standings = new Map<string, { recorded: Standing; now: Standing }>();
  /** Actors that have diverged. Their later steps are not awaited. */
  const lost = new Set<string>();

  async function next(actor: string): Promise<TraceStep | undefined> {
    if (!lost.has(actor)) await until(async () => (await own.next(actor)) !== undefined);
    return own.next(actor);
  }

  return async (step: TraceStep): Promise<Done | undefined> => {
    const actor = actorOf(step);
    if (actor === undefined) return undefined;
    const found = await next(actor);
    if (!found || nameOf(found) !== nameOf(step)) {
      if (!found) lost.add(actor);
      const now = found ? nameOf(found) : 'did not come';
      return { differences: [{ what: 'step', recorded: nameOf(step), now }] };
    }
    own.take(actor);
    const before = standings.get(actor);
    const [recorded, now] = [stands(step, before?.recorded), stands(found, before?.now)];
    if (!recorded || !now) return { differences: [] };
    standings.set(actor, { recorded, now });
    return {
      differences: standingDifferences(withoutClocks(recorded), withoutClocks(now)),
      now: { ...found, at: step.at },
    };
  };
}

/** Identity of a step, without its result. */
const nameOf = (step: TraceStep): string =>
  step.kind === 'page' ? `page ${step.url}` : step.kind === 'event' ? step.event.type : step.kind;

function stands(step: TraceStep, before: Standing | undefined): Standing | undefined {
  if (step.kind === 'start') return { state: step.state, context: step.context };
  if (step.kind !== 'event') return undefined;
  return { state: step.state, context: { ...before?.context, ...step.changes } };
}
