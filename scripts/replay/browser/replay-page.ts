import type { Page } from '@playwright/test';
import type { Standing } from '#machines/trace/standing.ts';
import type { Trace, TraceStep } from '#schemas/trace.ts';
import { type Difference, type StepResult, standingDifferences } from '../result.ts';
import { answerCalls } from './calls.ts';
import { stopClock } from './clock.ts';
import { folded, isOfStream } from './folded.ts';
import { createHands } from './gestures.ts';
import { actorOf, type OwnRecorder, pages, recordAgain } from './own-recorder.ts';
import { createWait, type Wait } from './wait.ts';
import { watchAssets } from './watch-assets.ts';

/** Context keys that contain times, which depend on the loading speed. */
const clocks: ReadonlySet<string> = new Set(['since', 'left']);

interface PageReplay {
  /** Origin of the site. */
  origin: string;
  trace: Trace;
  /**
   * Takes a picture after a step.
   * @returns its path below the report
   */
  picture?: (index: number) => Promise<string | undefined>;
}

/**
 * Replays a trace in a page: the gestures at their times, with the same clock, random numbers and answers. After each
 * machine step the page's recorder must have recorded the same.
 */
export async function replayInPage(
  page: Page,
  { origin, trace, picture }: PageReplay,
): Promise<Map<number, StepResult>> {
  await page.setViewportSize(trace.viewport);
  await page.context().addCookies([{ name: 'lang', value: trace.language, url: origin }]);
  const clock = await stopClock(page, trace.began);
  const own = await recordAgain(page, trace);
  const until = createWait(page, clock);
  const calls = await answerCalls(page, { trace, until });
  const assets = watchAssets(page);
  const gesture = createHands(page);
  const compare = createComparison(own, until);
  const results = new Map<number, StepResult>();

  for (const [index, step] of folded(trace).steps.entries()) {
    if (isOfStream(step)) continue;
    await clock.pass(step.at - clock.now());
    const differences = await redo(step, index);
    if (!differences) continue;
    const path = await picture?.(index);
    results.set(index, { differences, ...(path ? { picture: path } : {}) });
  }
  await calls.close();
  return results;

  async function redo(step: TraceStep, index: number): Promise<Difference[] | undefined> {
    switch (step.kind) {
      case 'page': {
        if (index === 0 || (step.how === 'document' && !(await comesByItself()))) await open(step.url);
        const found = await compare(step);
        await assets.settled();
        return found;
      }
      case 'gesture': {
        await assets.settled();
        return gesture(step.gesture);
      }
      case 'call':
        return calls.answer(index);
      case 'start':
      case 'event':
        return compare(step);
      case 'stop':
        return undefined;
    }
  }

  /** Otherwise the address was typed, or the page was reloaded. */
  async function comesByItself(): Promise<boolean> {
    return until(async () => (await own.next(pages)) !== undefined, { still: true });
  }

  async function open(url: string): Promise<void> {
    const address = new URL(url, origin);
    address.searchParams.set('qa', 'record');
    await page.goto(address.href, { waitUntil: 'load' });
  }
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

  return async (step: TraceStep): Promise<Difference[] | undefined> => {
    const actor = actorOf(step);
    if (actor === undefined) return undefined;
    const found = await next(actor);
    if (!found || nameOf(found) !== nameOf(step)) {
      if (!found) lost.add(actor);
      return [{ what: 'step', recorded: nameOf(step), now: found ? nameOf(found) : 'did not come' }];
    }
    own.take(actor);
    const before = standings.get(actor);
    const [recorded, now] = [stands(step, before?.recorded), stands(found, before?.now)];
    if (!recorded || !now) return [];
    standings.set(actor, { recorded, now });
    return standingDifferences(withoutClocks(recorded), withoutClocks(now));
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

const withoutClocks = ({ state, context }: Standing): Standing => ({
  state,
  context: JSON.parse(JSON.stringify(context, (name, value: unknown) => (clocks.has(name) ? 0 : value))),
});
