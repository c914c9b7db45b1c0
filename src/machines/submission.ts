import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';

/** What a form holds, as it was typed. */
export type SubmissionValues = Readonly<Record<string, string>>;
/** A code for each field that is wrong. */
export type SubmissionErrors = Readonly<Record<string, string>>;

/** What is sent: the payload of the contract, and a key that is the same for every repeat (decisions, section 6). */
export interface SubmissionRequest {
  payload: Readonly<Record<string, unknown>>;
  key: string;
}

/** What checking came to. */
export type SubmissionCheck =
  | { valid: true; payload: SubmissionRequest['payload'] }
  | { valid: false; errors: SubmissionErrors };

/** How sending ended. `offline`: there is no network, so nothing was tried, or it was cut. */
export type SubmissionOutcome =
  | { kind: 'sent'; message: string; reference?: string | undefined }
  | { kind: 'rejected'; message: string; errors: SubmissionErrors }
  | { kind: 'failed'; message: string }
  | { kind: 'offline' };

/** What the person hears of: how sending ended, or that something has to be put right first. */
export type SubmissionNews = SubmissionOutcome | { kind: 'invalid'; errors: SubmissionErrors };

/** What stays on the device until it is sent: what was typed, and what was tried already. */
export interface SubmissionDraft {
  values: SubmissionValues;
  request?: SubmissionRequest | undefined;
}

interface Context {
  values: SubmissionValues;
  /** Offered by the last `submit`; used unless the same payload was tried before. */
  offeredKey: string;
  request: SubmissionRequest | undefined;
  news: SubmissionNews | undefined;
}

export type SubmissionEvent =
  | { type: 'edit'; values: SubmissionValues }
  | { type: 'submit'; values: SubmissionValues; key: string }
  /** The network is back. */
  | { type: 'online' }
  /** Throws away what was typed. */
  | { type: 'clear' }
  /** After a receipt: another one. */
  | { type: 'again' };

const failure: SubmissionOutcome = { kind: 'failed', message: '' };

/**
 * A form's submission: editing → validating → submitting → succeeded, or rejected with field errors, failed and
 * retryable, offline until the network is back. Everything that touches the world is injected: `check`, `sendRequest`,
 * `keepDraft`, `dropDraft`, `clearFields` and `tell`; keys come with the events.
 */
export const submissionMachine = setup({
  types: {} as { context: Context; events: SubmissionEvent; input: { draft?: SubmissionDraft | undefined } },
  actors: {
    check: fromPromise<SubmissionCheck, SubmissionValues>(async () => {
      throw new Error('submissionMachine: provide the actor check');
    }),
    sendRequest: fromPromise<SubmissionOutcome, SubmissionRequest>(async () => {
      throw new Error('submissionMachine: provide the actor sendRequest');
    }),
  },
  guards: {
    isValid: (_, { check }: { check: SubmissionCheck }) => check.valid,
    endedAs: (_, { news, kind }: { news: SubmissionNews; kind: SubmissionNews['kind'] }) =>
      news.kind === kind,
  },
  actions: {
    takeValues: assign(({ event }) => ('values' in event ? { values: event.values } : {})),
    takeKey: assign(({ event }) => (event.type === 'submit' ? { offeredKey: event.key } : {})),
    takePayload: assign(({ context }, { check }: { check: SubmissionCheck }) =>
      check.valid ? { request: nextRequest(context, check.payload) } : {},
    ),
    keepNews: assign((_, { news }: { news: SubmissionNews }) => ({ news })),
    forgetNews: assign({ news: undefined }),
    forget: assign({ values: {}, request: undefined, news: undefined, offeredKey: '' }),
    keepDraft: (_: unknown, _draft: SubmissionDraft) => {},
    dropDraft: () => {},
    clearFields: () => {},
    tell: (_: unknown, _params: { news: SubmissionNews }) => {},
  },
}).createMachine({
  id: 'submission',
  context: ({ input }) => ({
    values: input.draft?.values ?? {},
    offeredKey: '',
    request: input.draft?.request,
    news: undefined,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        edit: {
          target: '.editing',
          actions: ['takeValues', 'forgetNews', { type: 'keepDraft', params: draftOf }],
        },
        submit: { target: 'validating', actions: ['takeValues', 'takeKey'] },
        clear: { target: '.editing', actions: ['forget', 'dropDraft', 'clearFields'] },
      },
      states: {
        editing: {},
        rejected: { entry: { type: 'tell', params: newsOf } },
        failed: { entry: { type: 'tell', params: newsOf } },
        offline: {
          entry: { type: 'tell', params: newsOf },
          // What was meant to be sent is sent; its key makes sure that it arrives once.
          on: { online: '#submission.submitting' },
        },
      },
    },
    validating: {
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => ({ check: event.output }) },
            target: 'submitting',
            actions: { type: 'takePayload', params: ({ event }) => ({ check: event.output }) },
          },
          {
            target: 'open.rejected',
            actions: { type: 'keepNews', params: ({ event }) => ({ news: invalid(event.output) }) },
          },
        ],
        onError: { target: 'open.failed', actions: { type: 'keepNews', params: { news: failure } } },
      },
    },
    submitting: {
      // With its key, so that a page that is opened again repeats it and sends no second one.
      entry: ['forgetNews', { type: 'keepDraft', params: draftOf }],
      on: { edit: { actions: ['takeValues', { type: 'keepDraft', params: draftOf }] } },
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => context.request ?? { payload: {}, key: '' },
        onDone: [
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ news: event.output, kind: 'sent' }) },
            target: 'succeeded',
            actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
          },
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ news: event.output, kind: 'rejected' }) },
            target: 'open.rejected',
            actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
          },
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ news: event.output, kind: 'offline' }) },
            target: 'open.offline',
            actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
          },
          {
            target: 'open.failed',
            actions: { type: 'keepNews', params: ({ event }) => ({ news: event.output }) },
          },
        ],
        onError: { target: 'open.failed', actions: { type: 'keepNews', params: { news: failure } } },
      },
    },
    succeeded: {
      entry: ['dropDraft', 'clearFields', { type: 'tell', params: newsOf }],
      on: { again: { target: 'open', actions: 'forget' } },
    },
  },
});

const invalid = (check: SubmissionCheck): SubmissionNews => ({
  kind: 'invalid',
  errors: check.valid ? {} : check.errors,
});

function draftOf({ context, event }: { context: Context; event: SubmissionEvent }): SubmissionDraft {
  return { values: 'values' in event ? event.values : context.values, request: context.request };
}

function newsOf({ context }: { context: Context }) {
  return { news: context.news ?? failure };
}

/** A repeat keeps its key, because the first try may have arrived; anything else is a submission of its own. */
function nextRequest(
  { request, offeredKey }: Context,
  payload: SubmissionRequest['payload'],
): SubmissionRequest {
  const repeats = request && JSON.stringify(request.payload) === JSON.stringify(payload);
  return { payload, key: repeats ? request.key : offeredKey };
}

/** The states of the machine without their nesting. */
export type SubmissionState =
  | 'editing'
  | 'rejected'
  | 'failed'
  | 'offline'
  | 'validating'
  | 'submitting'
  | 'succeeded';

export const submissionState = ({ value }: SnapshotFrom<typeof submissionMachine>): SubmissionState =>
  typeof value === 'string' ? value : value.open;
