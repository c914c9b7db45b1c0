import { assign, fromPromise, raise, type SnapshotFrom, setup } from 'xstate';
import { deepEqual } from '#lib/deep-equal.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import type { EditorErrorCode } from '../api.ts';
import type { Discard, ReadOutcome, Save, WriteOutcome } from './draft-calls.ts';
import {
  afterAdopting,
  afterChange,
  afterMerge,
  afterOutcome,
  afterRebase,
  commonBase,
  type DraftContext,
  type DraftEvent,
  hasUnsaved,
  isMergeable,
  saveOf,
  unsavedWork,
} from './draft-context.ts';
import { markOf, type NextEntry, nextOf, type StoredEntry } from './stored.ts';
import type { Unsaved } from './unsaved-work.ts';

/** Delay from the last change to the save, in milliseconds: colleagues see it within a second. */
const saveDelay = 600;
const firstPause = 2_000;
const longestPause = 60_000;

/** Transient errors, which are retried automatically. */
const passing: readonly (EditorErrorCode | undefined)[] = ['offline', 'away', 'failed', 'tooMany'];

const missingActor = (actor: string) => async () => {
  throw new Error(`draftMachine: provide the actor ${actor}`);
};

/**
 * The draft of one entry. Saves are debounced and run one at a time. Every change is also stored on the device
 * (`storeWork`, see `unsaved-work.ts`) until the server has it. Without network or session the machine waits and continues
 * later. Changes of colleagues are merged field by field. A field that both have changed is contested: everything else is
 * still saved, and the user decides about it. If one of them removes the entry, the machine stops in `conflict`.
 */
export const draftMachine = setup({
  types: {} as {
    context: DraftContext;
    events: DraftEvent;
    input: { name: EntryName; offers: readonly Unsaved[]; device: string };
  },
  actors: {
    read: fromPromise<ReadOutcome, EntryName>(missingActor('read')),
    save: fromPromise<WriteOutcome, Save>(missingActor('save')),
    discard: fromPromise<WriteOutcome, Discard>(missingActor('discard')),
  },
  delays: {
    save: saveDelay,
    pause: ({ context }) => Math.min(longestPause, firstPause * 2 ** (context.failures - 1)),
  },
  guards: {
    isComposing: ({ context }) => context.composing,
    isNews: ({ context }, entry: NextEntry) => !deepEqual(entry, context.entry),
    hasUnsaved: ({ context }) => hasUnsaved(context),
    hasNoDraft: ({ context }) => context.version === 0,
    passes: ({ context }) => passing.includes(context.problem),
    isStuck: ({ context }, entry: NextEntry) =>
      !deepEqual(entry, context.entry) &&
      context.problem !== 'signedOut' &&
      !passing.includes(context.problem),
    /** The server has what the user sees, or there are no local changes. */
    agrees: ({ context }) =>
      context.unchosen === undefined &&
      ((!context.contested && !hasUnsaved(context)) || deepEqual(context.entry, nextOf(context.theirs))),
    /** Nothing that was merged into the work on the screen has changed. */
    baseStands: ({ context }) => deepEqual(commonBase(context, context.theirs), nextOf(context.theirs)),
    isMergeable: ({ context }) => isMergeable(context, context.theirs),
    isNewerState: ({ context }, stored: StoredEntry | undefined) =>
      !deepEqual(markOf(stored), markOf(context.stored)),
    canTake: ({ context }, stored: StoredEntry | undefined) =>
      isMergeable(context, stored) && !deepEqual(markOf(stored), markOf(context.stored)),
    hasOffer: ({ context }) => context.offers.length > 0,
    isContested: ({ context }) => context.contested !== undefined,
    wasRead: (_, { outcome }: { outcome: ReadOutcome }) => outcome.kind === 'read',
    wentWell: (_, { outcome }: { outcome: WriteOutcome }) =>
      outcome.kind === 'saved' || outcome.kind === 'discarded',
    /** False for a conflict with the base version itself, which could never be resolved. */
    wasOvertaken: ({ context }, { outcome }: { outcome: WriteOutcome }) =>
      outcome.kind === 'conflict' && !deepEqual(markOf(outcome.stored), markOf(context.stored)),
  },
  actions: {
    takeChange: assign(({ context }, { entry, at }: { entry: Entry | null; at: string }) => ({
      ...afterChange(context, entry),
      changedAt: at,
    })),
    takeComposing: assign(({ event }) => (event.type === 'compose' ? { composing: event.on } : {})),
    rememberSent: assign(({ context }) => ({ sent: saveOf(context), saves: context.saves + 1 })),
    takeOutcome: assign(({ context }, { outcome }: { outcome: ReadOutcome | WriteOutcome }) =>
      afterOutcome(context, outcome),
    ),
    fail: assign({ problem: 'failed' }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    adoptTheirs: assign(({ context }) => afterAdopting(context, context.theirs)),
    rebase: assign(({ context }) => afterRebase(context.theirs)),
    merge: assign(({ context }, stored: StoredEntry | undefined) => afterMerge(context, stored)),
    noteArrived: assign((_, stored: StoredEntry | undefined) => ({ theirs: stored })),
    takeOffer: assign(({ context }, at: string) => {
      const [offer, ...offers] = context.offers;
      if (!offer) return {};
      const { entry, base, contested, unchosen } = offer;
      const work = { entry, base, contested, unchosen, changedAt: at, offers };
      return { ...work, theirs: context.stored, unanswered: [] };
    }),
    forgetOffer: assign(({ context }) => ({ offers: context.offers.slice(1) })),
    forgetMine: assign(({ context }) => ({
      entry: context.base,
      contested: undefined,
      unchosen: undefined,
    })),
    chooseTheirs: assign(({ context: { entry, contested } }) =>
      contested && entry ? { entry: contested.theirs, unchosen: entry, contested: undefined } : {},
    ),
    chooseMine: assign(({ context: { contested } }) => ({
      unchosen: contested?.theirs,
      contested: undefined,
    })),
    choose: assign((_, { entry, unchosen, at }: { entry: Entry; unchosen: Entry; at: string }) => ({
      entry,
      unchosen,
      contested: undefined,
      changedAt: at,
    })),
    saveNow: raise({ type: 'flush' }),
    storeWork: (_: unknown, _work: readonly Unsaved[]) => {},
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({
    ...input,
    stored: undefined,
    entry: undefined,
    base: undefined,
    version: 0,
    sent: undefined,
    unanswered: [],
    saves: 0,
    contested: undefined,
    unchosen: undefined,
    arrival: undefined,
    savedAt: undefined,
    changedAt: '',
    theirs: undefined,
    problem: undefined,
    failures: 0,
    composing: false,
  }),
  initial: 'reading',
  on: {
    compose: { actions: 'takeComposing' },
    change: {
      guard: { type: 'isNews', params: ({ event }) => event.entry },
      actions: [
        { type: 'takeChange', params: ({ event }) => event },
        { type: 'storeWork', params: unsavedWork },
      ],
    },
    dropOffer: { actions: ['forgetOffer', { type: 'storeWork', params: unsavedWork }] },
    takeTheirs: {
      guard: 'isContested',
      actions: ['chooseTheirs', { type: 'storeWork', params: unsavedWork }, 'saveNow'],
    },
    keepMine: {
      guard: 'isContested',
      actions: ['chooseMine', { type: 'storeWork', params: unsavedWork }, 'saveNow'],
    },
    merged: {
      guard: 'isContested',
      actions: [
        { type: 'choose', params: ({ event }) => event },
        { type: 'storeWork', params: unsavedWork },
        'saveNow',
      ],
    },
  },
  states: {
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => context.name,
        onDone: [
          {
            guard: { type: 'wasRead', params: ({ event }) => ({ outcome: event.output }) },
            target: 'judging',
            actions: { type: 'takeOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'stopped',
            actions: { type: 'takeOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'stopped', actions: 'fail' },
      },
    },
    /** Compares the state of the server with the draft. */
    judging: {
      always: [
        { guard: 'agrees', target: 'settled', actions: 'adoptTheirs' },
        { guard: 'baseStands', target: 'dirty', actions: 'rebase' },
        {
          guard: 'isMergeable',
          target: 'dirty',
          actions: { type: 'merge', params: ({ context }) => context.theirs },
        },
        { target: 'conflict' },
      ],
    },
    settled: {
      entry: { type: 'storeWork', params: unsavedWork },
      // A choice in a conflict has to be saved.
      always: { guard: 'hasUnsaved', target: 'dirty' },
      on: {
        change: {
          guard: { type: 'isNews', params: ({ event }) => event.entry },
          target: 'dirty',
          actions: { type: 'takeChange', params: ({ event }) => event },
        },
        restore: {
          guard: 'hasOffer',
          target: 'judging',
          actions: { type: 'takeOffer', params: ({ event }) => event.at },
        },
        reload: 'reading',
        arrived: {
          guard: { type: 'isNewerState', params: ({ event }) => event.stored },
          target: 'judging',
          actions: { type: 'noteArrived', params: ({ event }) => event.stored },
        },
        discard: [{ guard: 'hasNoDraft', target: 'reading' }, { target: 'discarding' }],
      },
    },
    dirty: {
      entry: { type: 'storeWork', params: unsavedWork },
      // The user has undone the change: there is nothing to save.
      always: { guard: ({ context }) => !hasUnsaved(context), target: 'settled' },
      on: {
        change: {
          guard: { type: 'isNews', params: ({ event }) => event.entry },
          target: 'dirty',
          reenter: true,
          actions: { type: 'takeChange', params: ({ event }) => event },
        },
        // Does not leave the state: a colleague who goes on typing must not postpone the save.
        arrived: [
          {
            guard: { type: 'canTake', params: ({ event }) => event.stored },
            actions: [
              { type: 'merge', params: ({ event }) => event.stored },
              { type: 'storeWork', params: unsavedWork },
            ],
          },
          {
            guard: { type: 'isNewerState', params: ({ event }) => event.stored },
            target: 'judging',
            actions: { type: 'noteArrived', params: ({ event }) => event.stored },
          },
        ],
        discard: [
          { guard: 'hasNoDraft', target: 'reading', actions: 'forgetMine' },
          { target: 'discarding' },
        ],
      },
      initial: 'typing',
      states: {
        typing: {
          always: { guard: 'isComposing', target: 'composing' },
          after: { save: '#draft.saving' },
          on: { flush: '#draft.saving' },
        },
        // Never saves an unfinished composition.
        composing: { always: { guard: ({ context }) => !context.composing, target: 'typing' } },
      },
    },
    saving: {
      entry: 'rememberSent',
      invoke: {
        src: 'save',
        // Entering the state has made the save.
        input: ({ context }) => context.sent ?? saveOf(context),
        onDone: [
          {
            // Later changes make the draft dirty again; otherwise it settles. The server may have merged other changes.
            guard: { type: 'wentWell', params: ({ event }) => ({ outcome: event.output }) },
            target: 'judging',
            actions: { type: 'takeOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'wasOvertaken', params: ({ event }) => ({ outcome: event.output }) },
            target: 'judging',
            actions: { type: 'takeOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'stopped',
            actions: { type: 'takeOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'stopped', actions: 'fail' },
      },
    },
    /** Waits for the network, a session, the server or the user; `problem` says which. */
    stopped: {
      entry: 'countFailure',
      after: { pause: { guard: 'passes', target: 'resuming' } },
      on: {
        // The entry has changed, so the server may accept it now.
        change: {
          guard: { type: 'isStuck', params: ({ event }) => event.entry },
          target: 'dirty',
          actions: { type: 'takeChange', params: ({ event }) => event },
        },
        retry: 'resuming',
        reload: 'resuming',
        discard: [
          { guard: 'hasNoDraft', target: 'reading', actions: 'forgetMine' },
          { target: 'discarding' },
        ],
      },
    },
    resuming: { always: [{ guard: 'hasUnsaved', target: 'saving' }, { target: 'reading' }] },
    conflict: {
      entry: { type: 'storeWork', params: unsavedWork },
      on: {
        takeTheirs: { target: 'settled', actions: 'adoptTheirs' },
        keepMine: { target: 'resuming', actions: 'rebase' },
        // It may be back, or the colleague may have changed it again.
        arrived: {
          target: 'judging',
          actions: { type: 'noteArrived', params: ({ event }) => event.stored },
        },
      },
    },
    discarding: {
      invoke: {
        src: 'discard',
        input: ({ context: { name, version } }) => ({ name, version }),
        onDone: [
          {
            guard: { type: 'wentWell', params: ({ event }) => ({ outcome: event.output }) },
            target: 'reading',
            actions: 'forgetMine',
          },
          {
            guard: { type: 'wasOvertaken', params: ({ event }) => ({ outcome: event.output }) },
            target: 'judging',
            actions: { type: 'takeOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'stopped',
            actions: { type: 'takeOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'stopped', actions: 'fail' },
      },
    },
  },
});

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;
