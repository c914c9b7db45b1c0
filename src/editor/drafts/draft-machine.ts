import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import type { EditorErrorCode } from '../api.ts';
import type { Discard, ReadOutcome, Save, WriteOutcome } from './draft-calls.ts';
import {
  afterOutcome,
  type DraftContext,
  type DraftEvent,
  hasUnsaved,
  unsavedWork,
} from './draft-context.ts';
import { same } from './same.ts';
import { markOf, type NextEntry, nextOf, versionOf } from './stored.ts';
import type { Unsaved } from './unsaved-work.ts';

/** From the last change to the save, in milliseconds. */
export const saveDelay = 1_000;
const firstPause = 2_000;
const longestPause = 60_000;

/** What may go well by itself the next time. */
const passing: readonly (EditorErrorCode | undefined)[] = ['offline', 'failed', 'tooMany'];

const missingActor = (actor: string) => async () => {
  throw new Error(`draftMachine: provide the actor ${actor}`);
};

/**
 * The draft of one entry: read, changed, saved a moment after the last change, one save at a time and the latest last.
 * What the server has not got goes to the device with every change (`keepWork`). Without network or session it waits
 * and goes on; when somebody else was faster it stops in `conflict` until the person has chosen.
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
    isNews: ({ context }, entry: NextEntry) => !same(entry, context.entry),
    hasUnsaved: ({ context }) => hasUnsaved(context),
    hasNoDraft: ({ context }) => context.version === 0,
    passes: ({ context }) => passing.includes(context.problem),
    isStuck: ({ context }, entry: NextEntry) =>
      !same(entry, context.entry) && context.problem !== 'signedOut' && !passing.includes(context.problem),
    /** What the server has is what the person sees, or nothing was changed here. */
    agrees: ({ context }) => !hasUnsaved(context) || same(context.entry, nextOf(context.theirs)),
    /** The draft went away or was saved again as it was: nothing of anybody is lost. */
    baseStands: ({ context }) => same(context.base, nextOf(context.theirs)),
    offerFits: ({ context }) => same(context.offers[0]?.base ?? undefined, context.base ?? undefined),
    wasRead: (_, { outcome }: { outcome: ReadOutcome }) => outcome.kind === 'read',
    wentWell: (_, { outcome }: { outcome: WriteOutcome }) =>
      outcome.kind === 'saved' || outcome.kind === 'discarded',
    /** A conflict with what this was made from would never end. */
    wasOvertaken: ({ context }, { outcome }: { outcome: WriteOutcome }) =>
      outcome.kind === 'conflict' && !same(markOf(outcome.stored), markOf(context.stored)),
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
        // What is on the screen stays the very same value: fields that are typed into must not be made anew.
        entry: same(entry, context.entry) ? context.entry : entry,
        base: entry,
        stored: theirs,
        version: versionOf(theirs),
        theirs: undefined,
        offers: offers.filter((offer) => !same(offer.entry, entry)),
      };
    }),
    /** From now on this counts as made from theirs. */
    rebase: assign(({ context: { theirs } }) => ({
      base: nextOf(theirs),
      stored: theirs,
      version: versionOf(theirs),
      theirs: undefined,
    })),
    takeOffer: assign(({ context }, at: string) => {
      const [offer, ...offers] = context.offers;
      return offer ? { entry: offer.entry, changedAt: at, offers } : {};
    }),
    contestOffer: assign(({ context }) => ({ base: context.offers[0]?.base, theirs: context.stored })),
    forgetOffer: assign(({ context }) => ({ offers: context.offers.slice(1) })),
    forgetMine: assign(({ context }) => ({ entry: context.base })),
    keepWork: (_: unknown, _work: readonly Unsaved[]) => {},
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({
    ...{ ...input, stored: undefined, entry: undefined, base: undefined, version: 0, sent: undefined },
    ...{
      savedAt: undefined,
      changedAt: '',
      theirs: undefined,
      problem: undefined,
      failures: 0,
      composing: false,
    },
  }),
  initial: 'reading',
  on: {
    compose: { actions: 'takeComposing' },
    change: {
      guard: { type: 'isNews', params: ({ event }) => event.entry },
      actions: [
        { type: 'takeChange', params: ({ event }) => event },
        { type: 'keepWork', params: unsavedWork },
      ],
    },
    dropOffer: { actions: ['forgetOffer', { type: 'keepWork', params: unsavedWork }] },
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
    /** What the server has, beside what is here. */
    judging: {
      always: [
        { guard: 'agrees', target: 'settled', actions: 'adoptTheirs' },
        { guard: 'baseStands', target: 'dirty', actions: 'rebase' },
        { target: 'conflict' },
      ],
    },
    settled: {
      entry: { type: 'keepWork', params: unsavedWork },
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
      entry: { type: 'keepWork', params: unsavedWork },
      // Undone by hand: there is nothing to save.
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
        // Half a word of an input method is nobody's text.
        composing: { always: { guard: ({ context }) => !context.composing, target: 'typing' } },
      },
    },
    saving: {
      entry: 'rememberSent',
      invoke: {
        src: 'save',
        input: ({ context: { name, entry, version, stored } }) => ({
          ...{ name, entry, version, publishedAt: stored?.publishedAt },
        }),
        onDone: [
          {
            // Further changes make it dirty again, the rest settles.
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
    /** Waits for the network, a session, the server or the person; `problem` says which. */
    stopped: {
      entry: 'countFailure',
      after: { pause: { guard: 'passes', target: 'resuming' } },
      on: {
        // What the server did not want as it was is another thing now.
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
      entry: { type: 'keepWork', params: unsavedWork },
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
