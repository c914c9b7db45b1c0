import type { Page } from '@playwright/test';
import type { MaskPair } from '#machines/trace/masks.ts';
import { personalTexts } from '#machines/trace/redact.ts';
import { plainOf } from '#machines/trace/standing.ts';
import type { Trace, TraceStep } from '#schemas/trace.ts';
import { createFolder, isOfStream } from './folded.ts';

type StoredRecording = { trace: Trace; masks: MaskPair[]; driven: true };

/** Steps recorded by the replaying page. */
export interface OwnRecorder {
  /** Peeks at the next untaken step of a machine or page. */
  next: (actor: string) => Promise<TraceStep | undefined>;
  take: (actor: string) => void;
}

/** Pages count as one actor. */
export const pages = 'page';

/**
 * Starts the recorder in the pages of this tab, with the seed and start of a trace. Masked values of the trace are used
 * as they are.
 */
export async function recordAgain(page: Page, { steps, world: _, ...about }: Trace): Promise<OwnRecorder> {
  const texts = new Set(steps.flatMap((step) => personalTexts(plainOf(step))));
  const kept: StoredRecording = {
    trace: { ...about, machines: {}, items: [], steps: [] },
    masks: [...texts].map((text) => [text.trim(), text.trim()]),
    driven: true,
  };
  await page.addInitScript((first) => {
    if (location.protocol.startsWith('http') && sessionStorage.getItem('qa-recording') === null)
      sessionStorage.setItem('qa-recording', first);
  }, JSON.stringify(kept));

  const waiting = new Map<string, TraceStep[]>();
  const fold = createFolder();
  let seen = 0;
  async function look(): Promise<void> {
    // During a navigation there is no document to query.
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

/** Actor of a compared step. */
export function actorOf(step: TraceStep): string | undefined {
  if (step.kind === 'page') return pages;
  return step.kind === 'start' || step.kind === 'event' ? step.actor : undefined;
}
