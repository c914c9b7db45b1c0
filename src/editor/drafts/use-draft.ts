import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { waitFor } from 'xstate';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { hasUnsaved } from './draft-context.ts';
import type { DraftSnapshot } from './draft-machine.ts';
import { type DraftActor, flushed, rested } from './draft-store.ts';
import { useDraftStore } from './use-draft-store.ts';

export interface DraftActions {
  /** Sets the next state of the entry and schedules a save. Ignores an equal entry. */
  change: (next: Entry) => void;
  /** Makes the next publish remove the entry. */
  remove: () => void;
  /** Saves unsaved changes immediately. Resolves to true if the server now has all changes. */
  flush: () => Promise<boolean>;
  /** Discards the draft and returns to the published entry. Resolves to true on success. */
  discard: () => Promise<boolean>;
  /** Reads the entry from the server again, after a publish or a restore for example. */
  reload: () => void;
  /** Retries after a failure. */
  retry: () => void;
  /** Restores the `unsaved` work of an earlier visit. Causes a conflict if the entry has changed since. */
  restoreUnsaved: () => Promise<void>;
  dropUnsaved: () => void;
  /** Resolves a conflict with the version of the colleague. */
  takeTheirs: () => void;
  /** Resolves a conflict with the local version. */
  keepMine: () => void;
  /** Resolves a conflict field by field. */
  merged: (entry: Entry, unchosen: Entry) => void;
}
export type DraftHandle = DraftView & DraftActions;

/**
 * Reads, edits and saves the draft of an entry (see `draft-machine.ts`). Screens with the same entry share one draft.
 */
export function useDraft(kind: EntryKind, id: string): DraftHandle {
  const store = useDraftStore();
  const actor = store.actorOf({ kind, id });
  useEffect(() => store.hold(actor), [store, actor]);
  const snapshot = useSelector(actor, (now) => now);
  const actions = useMemo(() => actionsOf(actor), [actor]);
  return useMemo(() => ({ ...draftView(snapshot), ...actions }), [snapshot, actions]);
}

function actionsOf(actor: DraftActor): DraftActions {
  const at = () => new Date().toISOString();
  return {
    change: (entry) => actor.send({ type: 'change', entry, at: at() }),
    remove: () => actor.send({ type: 'change', entry: null, at: at() }),
    flush: () => flushed(actor),
    discard: async () => {
      await waitFor(actor, (now) => !now.matches('saving'));
      actor.send({ type: 'discard' });
      return (await rested(actor)).matches('settled');
    },
    reload: () => actor.send({ type: 'reload' }),
    retry: () => actor.send({ type: 'retry' }),
    restoreUnsaved: async () => {
      if (await flushed(actor)) actor.send({ type: 'restore', at: at() });
    },
    dropUnsaved: () => actor.send({ type: 'dropOffer' }),
    takeTheirs: () => actor.send({ type: 'takeTheirs' }),
    keepMine: () => actor.send({ type: 'keepMine' }),
    merged: (entry, unchosen) => actor.send({ type: 'merged', entry, unchosen, at: at() }),
  };
}

/**
 * `missing`: no entry yet, a change creates it; `clean`: no changes; `saved`: saved by this screen; `offline`,
 * `away`, `signedOut`: continues automatically; `failed`: see `problem`.
 */
type DraftStatus =
  | 'loading'
  | 'missing'
  | 'clean'
  | 'dirty'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'away'
  | 'signedOut'
  | 'conflict'
  | 'failed';

export function statusOf(snapshot: DraftSnapshot): DraftStatus {
  const { entry, savedAt, version, problem, contested } = snapshot.context;
  const isWorking = snapshot.matches('settled') || snapshot.matches('dirty') || snapshot.matches('saving');
  if (contested && isWorking) return 'conflict';
  if (snapshot.matches('settled')) {
    if (entry === undefined) return 'missing';
    // The saved draft may have been published meanwhile.
    return savedAt === undefined || version === 0 ? 'clean' : 'saved';
  }
  if (snapshot.matches('dirty')) return 'dirty';
  if (snapshot.matches('saving')) return 'saving';
  if (snapshot.matches('conflict')) return 'conflict';
  if (snapshot.matches('stopped'))
    return problem === 'offline' || problem === 'away' || problem === 'signedOut' ? problem : 'failed';
  return 'loading';
}

/** Derives from a snapshot everything that a screen shows of a draft. */
export function draftView(snapshot: DraftSnapshot) {
  const { name, stored, entry, base, version, savedAt, offers, theirs, problem, contested } =
    snapshot.context;
  return {
    ...name,
    status: statusOf(snapshot),
    /** The edited entry; null if it will be removed, undefined if it does not exist (yet). */
    entry,
    /** The published entry, with the time and author of the publish. */
    published: stored?.published,
    publishedAt: stored?.publishedAt,
    publishedBy: stored?.publishedBy,
    /** The built-in page, if the entry is a page. */
    builtIn: stored?.builtIn,
    /** The draft on the server, with the time and author of the last save. */
    draft: stored?.draft,
    /** Releases that will publish a draft of the entry, or take it down. */
    planned: stored?.planned,
    /** Version of the draft on the server, 0 without a draft. */
    version,
    /** Time of the last save of this screen, ISO 8601. */
    savedAt,
    /** Reason of the status `failed`. */
    problem,
    /** In a conflict: the common base, and the version of the colleague (undefined: discarded or removed). */
    base: contested ? contested.base : base,
    theirs,
    /** The entry with the colleague's values in the fields that both have changed. Undefined if one has removed it. */
    rival: contested?.theirs,
    /** Who saved `rival`, and when. */
    rivalSaved: contested && { by: contested.by, at: contested.at },
    /** The last change of a colleague that was merged. */
    arrival: snapshot.context.arrival,
    /** Newest work of an earlier visit that never reached the server. */
    unsaved: offers[0],
    isUnsaved: contested !== undefined || hasUnsaved(snapshot.context),
  };
}
type DraftView = ReturnType<typeof draftView>;
