import type { Draft, EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import type { EditorErrorCode } from '../api.ts';
import { deepEqual } from '../deep-equal.ts';
import type { ReadOutcome, WriteOutcome } from './draft-calls.ts';
import type { NextEntry, StoredEntry } from './stored.ts';
import type { Unsaved } from './unsaved-work.ts';

/** Context of the draft machine. */
export interface DraftContext {
  name: EntryName;
  /** Last known state on the server. */
  stored: StoredEntry | undefined;
  /** Entry as the user sees it. */
  entry: NextEntry;
  /** State of the server that `entry` is based on. */
  base: NextEntry;
  /** Version of the draft on the server, which the next save refers to. */
  version: number;
  /** Entry of the save in progress. */
  sent: NextEntry;
  /** Time of the last save of this screen, ISO 8601. */
  savedAt: string | undefined;
  /** Time of the last change, ISO 8601. */
  changedAt: string;
  /** Unsaved work of earlier visits, newest first. */
  offers: readonly Unsaved[];
  /** Version of a colleague, in a conflict. */
  theirs: StoredEntry | undefined;
  /** Reason of the last failure. */
  problem: EditorErrorCode | undefined;
  /** Number of consecutive failures. */
  failures: number;
  /** True while an input method is composing. */
  composing: boolean;
}

export type DraftEvent =
  | { type: 'change'; entry: Entry | null; at: string }
  /** Saves unsaved changes immediately. */
  | { type: 'flush' }
  | { type: 'compose'; on: boolean }
  /** Restores the newest unsaved work of an earlier visit. */
  | { type: 'restore'; at: string }
  /** Discards the newest unsaved work of an earlier visit. */
  | { type: 'dropOffer' }
  /** Sent when the network is back, a user has signed in, or the user requests it. */
  | { type: 'retry' }
  /** Reads the entry from the server again. */
  | { type: 'reload' }
  | { type: 'discard' }
  /** Resolves a conflict with the version of the colleague. */
  | { type: 'takeTheirs' }
  /** Resolves a conflict with the local version. */
  | { type: 'keepMine' }
  /** Resolves a conflict with a merge of both versions. */
  | { type: 'merged'; entry: Entry | null; at: string };

/** True if the server lacks some of the user's changes. */
export const hasUnsaved = ({ entry, base }: Pick<DraftContext, 'entry' | 'base'>): boolean =>
  entry !== undefined && !deepEqual(entry, base);

/** All unsaved work: the entry on the screen, then unanswered offers of earlier visits. */
export const unsavedWork = ({ context }: { context: DraftContext }): readonly Unsaved[] => {
  const { entry, base, changedAt, offers } = context;
  return entry !== undefined && hasUnsaved(context) ? [{ entry, base, at: changedAt }, ...offers] : offers;
};

/** Returns the context changes for the outcome of a call. */
export function afterOutcome(
  context: DraftContext,
  outcome: ReadOutcome | WriteOutcome,
): Partial<DraftContext> {
  switch (outcome.kind) {
    case 'refused':
      return { problem: outcome.code };
    case 'saved':
      return { ...afterSave(context, outcome.draft), problem: undefined, failures: 0 };
    case 'discarded':
      return { problem: undefined, failures: 0 };
    default:
      return { theirs: outcome.stored, problem: undefined, failures: 0 };
  }
}

const afterSave = ({ stored, sent }: DraftContext, draft: Draft): Partial<DraftContext> => ({
  stored: { ...stored, draft: { ...draft, entry: sent ?? null } },
  base: sent,
  version: draft.version,
  savedAt: draft.at,
});
