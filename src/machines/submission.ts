import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';

/** The values of a form as typed. */
export type SubmissionValues = Readonly<Record<string, string>>;
/** A code for each field that is wrong. */
export type SubmissionErrors = Readonly<Record<string, string>>;

/** The submission: the payload of the contract, and an idempotency key that retries reuse (decisions, section 6). */
export interface SubmissionRequest {
  payload: Readonly<Record<string, unknown>>;
  key: string;
}

/** The result of validation. */
export type SubmissionCheck =
  | { valid: true; payload: SubmissionRequest['payload'] }
  | { valid: false; errors: SubmissionErrors };

/** The result of sending. `offline`: there was no network, or it was lost. */
export type SubmissionOutcome =
  | { kind: 'sent'; message: string; reference?: string | undefined }
  | { kind: 'rejected'; message: string; errors: SubmissionErrors }
  | { kind: 'failed'; message: string }
  | { kind: 'offline' };

/** The reason of a message: a result of sending, or that errors must be corrected first. */
export type SubmissionNews = SubmissionOutcome | { kind: 'invalid'; errors: SubmissionErrors };

/** The draft on the device until it is sent: the values, and the last attempt. */
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
  /** Discards the values. */
  | { type: 'clear' }
  /** Leaves the receipt for an empty form. */
  | { type: 'again' };

const failure: SubmissionOutcome = { kind: 'failed', message: '' };

/**
 * A form's submission: editing → validating → submitting → succeeded, or rejected with field errors, failed and
 * retryable, offline until the network returns. Injected: `check`, `sendRequest`, `keepDraft`, `dropDraft`,
 * `clearFields` and `tell`; keys come with the events.
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
  description: 'Validates and sends a form, and retries with the same idempotency key.',
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
          // The attempted values are sent; the key prevents a duplicate.
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

/** A retry reuses its key, because the first attempt may have arrived; other values are a new submission. */
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

/** @returns the state without its nesting: that of `open` if the form can be filled in */
export const submissionState = ({ value }: SnapshotFrom<typeof submissionMachine>): SubmissionState =>
  typeof value === 'string' ? value : value.open;
