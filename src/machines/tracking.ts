import { assign, createActor, fromPromise, setup } from 'xstate';
import type { TrackingCall, TrackingOutcome } from '#schemas/request-tracking.ts';
import { inspected } from './inspection.ts';
import { provedBy, type TrackingView, type TypedPair } from './tracking-view.ts';

/** A call to be made; `values` only to amend. */
export interface TrackingAsked {
  call: TrackingCall;
  pair: TypedPair;
  values?: Readonly<Record<string, string>> | undefined;
}

export type TrackingEvent =
  | ({ type: 'find' } & TypedPair)
  | { type: 'amend' }
  | { type: 'save'; values: Readonly<Record<string, string>> }
  | { type: 'withdraw' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'another' };

type Context = Omit<TrackingView, 'state'>;
type Kind = TrackingOutcome['kind'];

/** Possible initial states besides `asking`. */
const states = [
  'notFound',
  'limited',
  'refused',
  'failed',
  'found',
  'withdrawn',
  'closed',
  'amending',
] as const;

const nothingFound = { request: undefined, trouble: undefined, values: undefined, saved: false };

interface Done {
  event: { output: TrackingOutcome };
}
const keeping = { type: 'keep' as const, params: ({ event }: Done) => event.output };
/** Where a call leads that ended in one way, and where in any other. */
const goes = <Target extends string>(kind: Kind, target: Target) => ({
  guard: { type: 'ended' as const, params: ({ event }: Done) => ({ outcome: event.output, kind }) },
  target,
  actions: keeping,
});
const otherwise = <Target extends string>(target: Target) => ({ target, actions: keeping });
const thrown = <Target extends string>(target: Target) => ({
  target,
  actions: { type: 'keep' as const, params: { kind: 'failed' as const } },
});

/**
 * Tracks one request: asking → finding → found, from which it can be amended or withdrawn until the venue acts on it.
 * The calls are injected as `makeCall`; an exception counts as a failure. It starts in the state of `input`, for
 * example the result of a post without scripts.
 */
export const trackingMachine = setup({
  types: {} as {
    context: Context & { start: TrackingView['state'] };
    events: TrackingEvent;
    input: TrackingView;
  },
  actors: {
    makeCall: fromPromise<TrackingOutcome, TrackingAsked>(async () => {
      throw new Error('trackingMachine: provide the actor makeCall');
    }),
  },
  guards: {
    startsAt: ({ context }, state: TrackingView['state']) => context.start === state,
    ended: (_, { outcome, kind }: { outcome: TrackingOutcome; kind: Kind }) => outcome.kind === kind,
    canChange: ({ context }) => context.request?.canChange === true,
  },
  actions: {
    takePair: assign(({ event, context }) =>
      event.type === 'find'
        ? { ...nothingFound, pair: { reference: event.reference, phone: event.phone } }
        : { pair: context.pair },
    ),
    takeValues: assign(({ event, context }) => ({
      values: event.type === 'save' ? event.values : context.values,
    })),
    forget: assign({ trouble: undefined, values: undefined, saved: false }),
    forgetTrouble: assign({ trouble: undefined }),
    forgetAll: assign({ ...nothingFound, pair: { reference: '', phone: '' } }),
    keep: assign((_, outcome: TrackingOutcome) =>
      outcome.kind === 'found'
        ? { request: outcome.request, trouble: undefined, values: undefined }
        : outcome.kind === 'closed'
          ? { request: outcome.request, trouble: outcome, values: undefined }
          : { trouble: outcome },
    ),
    markSaved: assign(({ context: { pair, request } }) => ({
      saved: true,
      ...(request ? { pair: provedBy(request, pair) } : {}),
    })),
  },
}).createMachine({
  id: 'tracking',
  description: 'Looks up one request, and amends or withdraws it until the venue acts on it.',
  context: ({ input: { state, ...view } }) => ({ ...view, start: state }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        ...states.map((state) => ({ guard: { type: 'startsAt' as const, params: state }, target: state })),
        { target: 'asking' },
      ],
    },
    asking: { on: { find: { target: 'finding', actions: 'takePair' } } },
    notFound: { on: { find: { target: 'finding', actions: 'takePair' } } },
    limited: { on: { find: { target: 'finding', actions: 'takePair' } } },
    refused: { on: { find: { target: 'finding', actions: 'takePair' } } },
    failed: { on: { find: { target: 'finding', actions: 'takePair' } } },
    finding: {
      invoke: {
        id: 'makeCall',
        src: 'makeCall',
        input: ({ context: { pair } }) => ({ call: 'find', pair }),
        onDone: [
          goes('found', 'found'),
          goes('notFound', 'notFound'),
          goes('limited', 'limited'),
          goes('rejected', 'refused'),
          goes('closed', 'closed'),
          otherwise('failed'),
        ],
        onError: thrown('failed'),
      },
    },
    found: {
      on: {
        amend: { guard: 'canChange', target: 'amending', actions: 'forget' },
        withdraw: { guard: 'canChange', target: 'confirming', actions: 'forget' },
        another: { target: 'asking', actions: 'forgetAll' },
      },
    },
    confirming: {
      on: {
        confirm: { target: 'withdrawing', actions: 'forgetTrouble' },
        cancel: { target: 'found', actions: 'forget' },
      },
    },
    withdrawing: {
      invoke: {
        id: 'makeCall',
        src: 'makeCall',
        input: ({ context: { pair } }) => ({ call: 'withdraw', pair }),
        onDone: [goes('found', 'withdrawn'), goes('closed', 'closed'), otherwise('confirming')],
        onError: thrown('confirming'),
      },
    },
    withdrawn: { on: { another: { target: 'asking', actions: 'forgetAll' } } },
    amending: {
      on: {
        save: { target: 'saving', actions: ['takeValues', 'forgetTrouble'] },
        cancel: { target: 'found', actions: 'forget' },
      },
    },
    saving: {
      invoke: {
        id: 'makeCall',
        src: 'makeCall',
        input: ({ context: { pair, values } }) => ({ call: 'amend', pair, values }),
        onDone: [
          { ...goes('found', 'found'), actions: [keeping, 'markSaved' as const] },
          goes('closed', 'closed'),
          otherwise('amending'),
        ],
        onError: thrown('amending'),
      },
    },
    closed: { on: { another: { target: 'asking', actions: 'forgetAll' } } },
  },
});

export type MakeCall = (asked: TrackingAsked, signal: AbortSignal) => Promise<TrackingOutcome>;

/**
 * Starts the machine.
 *
 * @param onView receives every state, including the first
 * @returns the running machine, which accepts events
 */
export function startTracking(
  from: TrackingView,
  { makeCall, onView }: { makeCall: MakeCall; onView: (view: TrackingView) => void },
): (event: TrackingEvent) => void {
  const machine = trackingMachine.provide({
    actors: {
      makeCall: fromPromise<TrackingOutcome, TrackingAsked>(({ input, signal }) => makeCall(input, signal)),
    },
  });
  const actor = createActor(machine, { input: from, ...inspected() });
  actor.subscribe(({ value, context: { start: _start, ...view } }) => {
    if (value !== 'starting') onView({ ...view, state: value });
  });
  actor.start();
  return actor.send;
}
