import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { waitFor } from 'xstate';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { type DraftActor, flushed, rested } from './draft-store.ts';
import { type DraftView, draftView } from './draft-view.ts';
import { useDraftStore } from './use-draft-store.ts';

/** What can be done with a draft. */
export interface DraftActions {
  /** Takes the next state of the entry; it is saved a moment later. One that changes nothing is ignored. */
  change: (next: Entry) => void;
  /** The next publish is to remove it. */
  remove: () => void;
  /** Saves what is unsaved at once; whether the server now has everything. */
  flush: () => Promise<boolean>;
  /** Throws the draft away: what visitors see is the entry again. Whether it went. */
  discard: () => Promise<boolean>;
  /** Asks the server again: after a publish or a restore, for example. */
  reload: () => void;
  /** Tries again what stopped. */
  retry: () => void;
  /** Takes the `unsaved` work of an earlier visit; a conflict when the entry has changed since. */
  restoreUnsaved: () => Promise<void>;
  dropUnsaved: () => void;
  /** End a conflict: with what somebody else has made of it, with mine, or with something of both. */
  takeTheirs: () => void;
  keepMine: () => void;
  merged: (entry: Entry | null) => void;
}
export type DraftHandle = DraftView & DraftActions;

/** The draft of an entry, read, changed and saved; see `draft-machine.ts`. Screens that name the same one share it. */
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
    merged: (entry) => actor.send({ type: 'merged', entry, at: at() }),
  };
}
