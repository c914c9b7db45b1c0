import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { pagePath } from '#schemas/page-address.ts';
import type { EditorErrorCode } from '../api.ts';
import { deepEqual } from '../deep-equal.ts';
import type { Discard, ReadOutcome, Save, WriteOutcome } from './draft-calls.ts';
import {
  afterOutcome,
  type DraftContext,
  type DraftEvent,
  hasUnsaved,
  unsavedWork,
} from './draft-context.ts';
import { markOf, type NextEntry, nextOf, versionOf } from './stored.ts';
import type { Unsaved } from './unsaved-work.ts';

/** Delay from the last change to the save, in milliseconds. */
export const saveDelay = 1_000;
const firstPause = 2_000;
const longestPause = 60_000;

/** Transient errors, which are retried automatically. */
const passing: readonly (EditorErrorCode | undefined)[] = ['offline', 'away', 'failed', 'tooMany'];

/** A page at the path of another state of it. */
const atPathOf = (page: NextEntry, other: NextEntry): NextEntry =>
  page && other ? { ...page, data: { ...page.data, path: pagePath(other) } } : page;

const missingActor = (actor: string) => async () => {
  throw new Error(`draftMachine: provide the actor ${actor}`);
};

/**
 * The draft of one entry. Saves are debounced and run one at a time. Every change is also stored on the device
 * (`storeWork`) until the server has it. Without network or session the machine waits and continues later. If a
 * colleague has saved first, it stops in `conflict` until the user decides.
 */
export const draftMachine = setup({
  types: {} as {
    context: DraftContext;
    events: DraftEvent;
    input: { name: EntryName; offers: readonly Unsaved[] };
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
    agrees: ({ context }) => !hasUnsaved(context) || deepEqual(context.entry, nextOf(context.theirs)),
    /** The other draft was discarded or saved without changes, so no work is lost. */
    baseStands: ({ context }) => deepEqual(context.base, nextOf(context.theirs)),
    /** A colleague has moved the page and changed nothing else, while the user was editing it. */
    wasMoved: ({ context: { base, theirs, entry } }) => {
      const next = nextOf(theirs);
      return Boolean(base && next && entry) && next?.kind === 'page' && deepEqual(atPathOf(base, next), next);
    },
    offerFits: ({ context }) => deepEqual(context.offers[0]?.base ?? undefined, context.base ?? undefined),
    wasRead: (_, { outcome }: { outcome: ReadOutcome }) => outcome.kind === 'read',
    wentWell: (_, { outcome }: { outcome: WriteOutcome }) =>
      outcome.kind === 'saved' || outcome.kind === 'discarded',
    /** False for a conflict with the base version itself, which could never be resolved. */
    wasOvertaken: ({ context }, { outcome }: { outcome: WriteOutcome }) =>
      outcome.kind === 'conflict' && !deepEqual(markOf(outcome.stored), markOf(context.stored)),
  },
  actions: {
    takeChange: assign((_, { entry, at }: { entry: Entry | null; at: string }) => ({ entry, changedAt: at })),
    takeComposing: assign(({ event }) => (event.type === 'compose' ? { composing: event.on } : {})),
    rememberSent: assign(({ context }) => ({ sent: context.entry })),
    takeOutcome: assign(({ context }, { outcome }: { outcome: ReadOutcome | WriteOutcome }) =>
      afterOutcome(context, outcome),
    ),
    fail: assign({ problem: 'failed' }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    adoptTheirs: assign(({ context }) => {
      const { theirs, offers } = context;
      const entry = nextOf(theirs);
      return {
        // Preserves the reference of an equal entry, so that focused fields do not remount.
        entry: deepEqual(entry, context.entry) ? context.entry : entry,
        base: entry,
        stored: theirs,
        version: versionOf(theirs),
        theirs: undefined,
        offers: offers.filter((offer) => !deepEqual(offer.entry, entry)),
      };
    }),
    /** Makes theirs the base of the draft. */
    rebase: assign(({ context: { theirs } }) => ({
      base: nextOf(theirs),
      stored: theirs,
      version: versionOf(theirs),
      theirs: undefined,
    })),
    moveMine: assign(({ context: { entry, theirs } }) => ({ entry: atPathOf(entry, nextOf(theirs)) })),
    takeOffer: assign(({ context }, at: string) => {
      const [offer, ...offers] = context.offers;
      return offer ? { entry: offer.entry, changedAt: at, offers } : {};
    }),
    contestOffer: assign(({ context }) => ({ base: context.offers[0]?.base, theirs: context.stored })),
    forgetOffer: assign(({ context }) => ({ offers: context.offers.slice(1) })),
    forgetMine: assign(({ context }) => ({ entry: context.base })),
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
        { guard: 'wasMoved', target: 'dirty', actions: ['moveMine', 'rebase'] },
        { target: 'conflict' },
      ],
    },
    settled: {
      entry: { type: 'storeWork', params: unsavedWork },
      on: {
        change: {
          guard: { type: 'isNews', params: ({ event }) => event.entry },
          target: 'dirty',
          actions: { type: 'takeChange', params: ({ event }) => event },
        },
        restore: [
          {
            guard: 'offerFits',
            target: 'dirty',
            actions: { type: 'takeOffer', params: ({ event }) => event.at },
          },
          {
            target: 'conflict',
            actions: ['contestOffer', { type: 'takeOffer', params: ({ event }) => event.at }],
          },
        ],
        reload: 'reading',
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
        input: ({ context: { name, entry, version, stored } }) => ({
          name,
          entry,
          version,
          publishedAt: stored?.publishedAt,
        }),
        onDone: [
          {
            // Later changes make the draft dirty again; otherwise it settles.
            guard: { type: 'wentWell', params: ({ event }) => ({ outcome: event.output }) },
            target: 'dirty',
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
        merged: {
          target: 'resuming',
          actions: ['rebase', { type: 'takeChange', params: ({ event }) => event }],
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
