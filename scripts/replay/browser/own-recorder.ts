import type { Page } from '@playwright/test';
import type { MaskPair } from '#machines/trace/masks.ts';
import { personalTexts } from '#machines/trace/redact.ts';
import { plainOf } from '#machines/trace/standing.ts';
import type { Trace, TraceStep } from '#schemas/trace.ts';
import { createFolder, isOfStream } from './folded.ts';

type Kept = { trace: Trace; masks: MaskPair[] };

/** What the recorder of a page that a trace is done again in has written down. */
export interface OwnRecorder {
  /** Its next step of a machine (or page) that was not taken yet, without taking it. */
  next: (actor: string) => Promise<TraceStep | undefined>;
  take: (actor: string) => void;
}

/** Pages count as one actor. */
export const pages = 'page';

/**
 * Lets the pages of this tab record themselves from the first one on, with the seed of a trace and from its beginning.
 * What stands for something in the trace stands for itself here.
 */
export async function recordAgain(page: Page, { steps, ...about }: Trace): Promise<OwnRecorder> {
  const texts = new Set(steps.flatMap((step) => personalTexts(plainOf(step))));
  const kept: Kept = {
    trace: { ...about, machines: {}, steps: [] },
    masks: [...texts].map((text) => [text.trim(), text.trim()]),
  };
  await page.addInitScript((first) => {
    if (location.protocol.startsWith('http') && sessionStorage.getItem('qa-recording') === null)
      sessionStorage.setItem('qa-recording', first);
  }, JSON.stringify(kept));

  const waiting = new Map<string, TraceStep[]>();
  const fold = createFolder();
  let seen = 0;
  async function look(): Promise<void> {
    // Between two documents there is nothing to ask.
    const fresh = await page
      .evaluate((from) => window.pavilionQa?.trace().steps.slice(from) ?? [], seen)
      .catch((): TraceStep[] => []);
    seen += fresh.length;
    for (const step of fresh.map(fold)) {
      const actor = actorOf(step);
      if (actor !== undefined && !isOfStream(step)) waiting.set(actor, [...(waiting.get(actor) ?? []), step]);
    }
  }
  return {
    next: async (actor) => {
      if (!waiting.get(actor)?.length) await look();
      return waiting.get(actor)?.[0];
    },
    take: (actor) => {
      waiting.get(actor)?.shift();
    },
  };
}

/** Whose step it is, for those that are compared. */
export function actorOf(step: TraceStep): string | undefined {
  if (step.kind === 'page') return pages;
  return step.kind === 'start' || step.kind === 'event' ? step.actor : undefined;
}
