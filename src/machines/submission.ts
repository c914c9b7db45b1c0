import { assign, fromPromise, setup } from 'xstate';

/** What a form sends, as typed; the server trims. */
export type SubmissionValues = Readonly<Record<string, string>>;

/** How sending ended. `rejected` names a code for each field that was refused. */
export type SubmissionOutcome =
  | { kind: 'sent'; message: string; reference?: string | undefined }
  | { kind: 'rejected'; message: string; errors: Readonly<Record<string, string>> }
  | { kind: 'failed'; message: string };

export interface SubmissionRequest {
  values: SubmissionValues;
  /** The same for every repeat of one submission: it creates exactly one request (decisions, section 6). */
  key: string;
}

interface Context {
  request: SubmissionRequest;
  outcome: SubmissionOutcome | undefined;
}

export type SubmissionEvent = ({ type: 'send' } & SubmissionRequest) | { type: 'edit' };

/**
 * A form's submission: editing → sending → sent | rejected | failed. Sending is injected as `sendRequest`.
 * Every `send` offers a fresh key; it is taken unless the same values are tried again after a failure, because the
 * first try may have arrived.
 */
export const submissionMachine = setup({
  types: {} as { context: Context; events: SubmissionEvent },
  actors: {
    sendRequest: fromPromise<SubmissionOutcome, SubmissionRequest>(async () => {
      throw new Error('submissionMachine: provide the actor sendRequest');
    }),
  },
  guards: {
    wasSent: (_, outcome: SubmissionOutcome) => outcome.kind === 'sent',
    wasRejected: (_, outcome: SubmissionOutcome) => outcome.kind === 'rejected',
  },
  actions: {
    takeRequest: assign(({ context, event }) =>
      event.type === 'send' ? { request: nextRequest(context, event), outcome: undefined } : {},
    ),
    keepOutcome: assign((_, outcome: SubmissionOutcome) => ({ outcome })),
  },
}).createMachine({
  id: 'submission',
  context: { request: { values: {}, key: '' }, outcome: undefined },
  initial: 'editing',
  states: {
    editing: { on: { send: { target: 'sending', actions: 'takeRequest' } } },
    sending: {
      invoke: {
        src: 'sendRequest',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'wasSent', params: ({ event }) => event.output },
            target: 'sent',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasRejected', params: ({ event }) => event.output },
            target: 'rejected',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keepOutcome', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepOutcome', params: { kind: 'failed', message: '' } },
        },
      },
    },
    rejected: { on: { send: { target: 'sending', actions: 'takeRequest' }, edit: 'editing' } },
    failed: { on: { send: { target: 'sending', actions: 'takeRequest' }, edit: 'editing' } },
    sent: { on: { edit: 'editing' } },
  },
});

function nextRequest({ request, outcome }: Context, { values, key }: SubmissionRequest): SubmissionRequest {
  const repeats = outcome?.kind !== 'sent' && JSON.stringify(request.values) === JSON.stringify(values);
  return { values, key: repeats && request.key ? request.key : key };
}
