import { deepEqual } from '#lib/deep-equal.ts';
import { mergeEntries } from '#lib/merge-entries.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import type { EditorErrorCode } from '../api.ts';
import type { ReadOutcome, Save, WriteOutcome } from './draft-calls.ts';
import { type NextEntry, nextOf, type StoredEntry, versionOf } from './stored.ts';
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
  /** The save in progress, or the last one. */
  sent: Save | undefined;
  /** Saves whose answer was lost: the server may have them. */
  unanswered: readonly Save[];
  /** Number of saves so far. */
  saves: number;
  /** Identifies this screen in the ids of its saves. */
  device: string;
  /** The fields that both the user and a colleague have changed, until the user has chosen. */
  contested: Contested | undefined;
  /** The version that the user did not choose; the next save carries it. */
  unchosen: Entry | undefined;
  /** The last change of a colleague that was merged. */
  arrival: Arrival | undefined;
  /** Time of the last save of this screen, ISO 8601. */
  savedAt: string | undefined;
  /** Time of the last change, ISO 8601. */
  changedAt: string;
  /** Unsaved work of earlier visits, newest first. */
  offers: readonly Unsaved[];
  /** State of the server with the version of a colleague, in a conflict. */
  theirs: StoredEntry | undefined;
  /** Reason of the last failure. */
  problem: EditorErrorCode | undefined;
  /** Number of consecutive failures. */
  failures: number;
  /** True while an input method is composing. */
  composing: boolean;
}

/** The entry with the values of the colleague in the contested fields. Only these fields differ from `entry`. */
export interface Contested {
  /** What both began with. */
  base?: NextEntry;
  theirs: Entry;
  /** Account name of the colleague; undefined if unknown. */
  by?: string | undefined;
  /** When the colleague saved, ISO 8601. */
  at?: string | undefined;
}

export interface Arrival {
  /** Account name; undefined if unknown. */
  by: string | undefined;
  before: NextEntry;
  after: NextEntry;
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
  /** The state of the server has changed, and was read. */
  | { type: 'arrived'; stored: StoredEntry | undefined }
  | { type: 'discard' }
  /** Resolves a conflict with the version of the colleague. */
  | { type: 'takeTheirs' }
  /** Resolves a conflict with the local version. */
  | { type: 'keepMine' }
  /** Resolves a conflict field by field. */
  | { type: 'merged'; entry: Entry; unchosen: Entry; at: string };

/** What the next save contains: contested fields wait for the user. */
const savedEntry = ({ entry, contested }: Pick<DraftContext, 'entry' | 'contested'>): NextEntry =>
  contested?.theirs ?? entry;

/** True if the server lacks changes that can be saved. */
export const hasUnsaved = (
  context: Pick<DraftContext, 'entry' | 'base' | 'contested' | 'unchosen'>,
): boolean =>
  context.unchosen !== undefined ||
  (context.entry !== undefined && !deepEqual(savedEntry(context), context.base));

/** All work that is not on the server: the entry on the screen, then unanswered offers of earlier visits. */
export const unsavedWork = ({ context }: { context: DraftContext }): readonly Unsaved[] => {
  const { entry, base, changedAt, contested, unchosen, offers } = context;
  if (entry === undefined || !(contested || hasUnsaved(context))) return offers;
  const choice = { ...(contested ? { contested } : {}), ...(unchosen ? { unchosen } : {}) };
  return [{ entry, base, at: changedAt, ...choice }, ...offers];
};

/** The next save. */
export const saveOf = (context: DraftContext): Save => ({
  id: `${context.device}-${context.saves}`,
  name: context.name,
  entry: savedEntry(context),
  base: context.base,
  version: context.version,
  publishedAt: context.stored?.publishedAt,
  unchosen: context.unchosen,
});

/** A change by the user. Contested fields keep the version of the colleague beside it. */
export function afterChange({ entry: before, contested }: DraftContext, entry: Entry | null) {
  if (!contested || !before || !entry) return { entry, contested: undefined };
  const versions = { base: before, mine: contested.theirs, theirs: entry };
  return { entry, contested: contestedOr(entry, { ...contested, theirs: mergeEntries(versions).entry }) };
}

/** Undefined as soon as no field differs. */
const contestedOr = (entry: Entry, contested: Contested): Contested | undefined =>
  deepEqual(entry, contested.theirs) ? undefined : contested;

/**
 * The state that the work on the screen and the state of the server have in common: the last save without an answer that
 * the server has, or else the state that was last known.
 */
export const commonBase = (
  { base, unanswered }: DraftContext,
  stored: StoredEntry | undefined,
): NextEntry => {
  const landed = unanswered.findLast(({ id }) => stored?.draft?.saves?.includes(id));
  return landed ? landed.entry : base;
};

/** Whether the work on the screen can be merged with a state of the server: neither of them removes the entry. */
export const isMergeable = ({ entry }: DraftContext, stored: StoredEntry | undefined): boolean =>
  Boolean(entry && nextOf(stored));

/** Merges the work on the screen with a state of the server. Fields that both have changed become contested. */
export function afterMerge(context: DraftContext, stored: StoredEntry | undefined): Partial<DraftContext> {
  const { entry: mine, contested } = context;
  const theirs = nextOf(stored);
  if (!mine || !theirs) return {};
  const base = commonBase(context, stored) ?? undefined;
  const entry = mergeEntries({ base, mine, theirs }).entry;
  const rival = mergeEntries({ base, mine: contested?.theirs ?? mine, theirs }, 'theirs').entry;
  // The stored state may come from the user's own save.
  const { by, at } = contested ?? authorOf(stored);
  const next = contestedOr(entry, { base: contested?.base ?? base, theirs: rival, by, at });
  return {
    ...afterRebase(stored),
    entry,
    contested: next,
    theirs: next && stored,
    arrival: arrivalOf(context, entry, stored),
  };
}

/** Makes a state of the server the base of the work on the screen. */
export const afterRebase = (stored: StoredEntry | undefined): Partial<DraftContext> => ({
  base: nextOf(stored),
  stored,
  version: versionOf(stored),
  theirs: undefined,
  unanswered: [],
});

/** Takes a state of the server. What is equal stays the same object, so that it does not render again. */
export function afterAdopting(context: DraftContext, stored: StoredEntry | undefined): Partial<DraftContext> {
  const { entry: mine, offers } = context;
  const theirs = nextOf(stored);
  const entry = mine && theirs ? mergeEntries({ base: mine, mine, theirs }).entry : theirs;
  return {
    ...afterRebase(stored),
    entry,
    contested: undefined,
    offers: offers.filter((offer) => !deepEqual(offer.entry, entry)),
    arrival: arrivalOf(context, entry, stored),
  };
}

const authorOf = (stored: StoredEntry | undefined) =>
  stored?.draft ?? { by: stored?.publishedBy, at: stored?.publishedAt };

const arrivalOf = (
  { entry: before, arrival }: DraftContext,
  after: NextEntry,
  stored: StoredEntry | undefined,
): Arrival | undefined =>
  before === undefined || before === after ? arrival : { by: authorOf(stored).by, before, after };

/** Answers after which the server may have saved all the same. */
const unclear: readonly EditorErrorCode[] = ['offline', 'away', 'failed'];

/** Returns the context changes for the outcome of a call. */
export function afterOutcome(
  context: DraftContext,
  outcome: ReadOutcome | WriteOutcome,
): Partial<DraftContext> {
  const { sent, unanswered } = context;
  switch (outcome.kind) {
    case 'refused':
      return {
        problem: outcome.code,
        ...(sent && unclear.includes(outcome.code) ? { unanswered: [...unanswered, sent].slice(-20) } : {}),
        sent: undefined,
      };
    case 'saved': {
      const { mergedWith: _, ...draft } = outcome.draft;
      return {
        theirs: { ...context.stored, draft },
        base: sent?.entry,
        unchosen: context.unchosen === sent?.unchosen ? undefined : context.unchosen,
        savedAt: draft.at,
        sent: undefined,
        unanswered: [],
        problem: undefined,
        failures: 0,
      };
    }
    case 'discarded':
      return { problem: undefined, failures: 0 };
    default:
      return { theirs: outcome.stored, sent: undefined, problem: undefined, failures: 0 };
  }
}
