import * as z from 'zod/mini';
import { attempt } from '#lib/attempt.ts';
import type { SubmissionDraft } from '#machines/submission.ts';

/** Draft of a form. It stays on this device until it is sent or cleared. */
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
 * Stores the draft of one form in `localStorage`. Ignores drafts of an older release that do not parse. Storage can
 * fail at any time (private windows, full disks, settings); then there are no drafts.
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
