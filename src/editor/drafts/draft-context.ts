import type { Draft, EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import type { EditorErrorCode } from '../api.ts';
import type { ReadOutcome, WriteOutcome } from './draft-calls.ts';
import { same } from './same.ts';
import type { NextEntry, StoredEntry } from './stored.ts';
import type { Unsaved } from './unsaved-work.ts';

/** What a draft knows. */
export interface DraftContext {
  name: EntryName;
  /** What the server had when it was last heard. */
  stored: StoredEntry | undefined;
  /** What the person sees. */
  entry: NextEntry;
  /** Of the server, from which `entry` was made. */
  base: NextEntry;
  /** Of the draft on the server, which the next save names. */
  version: number;
  /** On its way to the server. */
  sent: NextEntry;
  /** ISO 8601; undefined until this screen has saved. */
  savedAt: string | undefined;
  /** Of the last change, ISO 8601. */
  changedAt: string;
  /** Unsaved work of an earlier visit, the newest first. */
  offers: readonly Unsaved[];
  /** What somebody else has made of it. */
  theirs: StoredEntry | undefined;
  /** Why it stopped. */
  problem: EditorErrorCode | undefined;
  /** Failures in a row. */
  failures: number;
  /** An input method is at work. */
  composing: boolean;
}

export type DraftEvent =
  | { type: 'change'; entry: Entry | null; at: string }
  /** Saves what is unsaved at once. */
  | { type: 'flush' }
  | { type: 'compose'; on: boolean }
  /** Takes, or forgets, the newest unsaved work of an earlier visit. */
  | { type: 'restore'; at: string }
  | { type: 'dropOffer' }
  /** The network is back, somebody has signed in, or the person asks. */
  | { type: 'retry' }
  /** Asks the server what there is now. */
  | { type: 'reload' }
  | { type: 'discard' }
  /** Ends a conflict. */
  | { type: 'takeTheirs' }
  | { type: 'keepMine' }
  | { type: 'merged'; entry: Entry | null; at: string };

/** Whether the server lacks something that the person sees. */
export const hasUnsaved = ({ entry, base }: Pick<DraftContext, 'entry' | 'base'>): boolean =>
  entry !== undefined && !same(entry, base);

/** All work that the server has not got: what is on the screen, then what waits for an answer. */
export const unsavedWork = ({ context }: { context: DraftContext }): readonly Unsaved[] => {
  const { entry, base, changedAt, offers } = context;
  return entry !== undefined && hasUnsaved(context) ? [{ entry, base, at: changedAt }, ...offers] : offers;
};

/** What the server said, as it changes what is known. */
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
