import * as z from 'zod/mini';
import type { SubmissionDraft } from '#machines/submission.ts';

/** What was typed stays on this device until it is sent or cleared; nothing of it goes anywhere. */
export interface Drafts {
  read: () => SubmissionDraft | undefined;
  keep: (draft: SubmissionDraft) => void;
  drop: () => void;
}

const draftSchema = z.object({
  values: z.record(z.string(), z.string()),
  request: z.optional(z.object({ payload: z.record(z.string(), z.unknown()), key: z.string() })),
});

/**
 * The draft of one form under a key of `localStorage`. It may be of an older release: what does not fit is no draft.
 * Storage may refuse at any time (private windows, full disks, settings): then there are no drafts.
 */
export function createDrafts(key: string, storage: () => Storage): Drafts {
  return {
    read: () => {
      const draft = draftSchema.safeParse(attempt(() => JSON.parse(storage().getItem(key) ?? 'null')));
      return draft.success ? draft.data : undefined;
    },
    keep: (draft) => attempt(() => storage().setItem(key, JSON.stringify(draft))),
    drop: () => attempt(() => storage().removeItem(key)),
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
