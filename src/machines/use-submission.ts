import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { type SubmissionOutcome, type SubmissionRequest, submissionMachine } from './submission.ts';

/** Sends one request; every ending is a value. */
export type SendRequest = (request: SubmissionRequest, signal: AbortSignal) => Promise<SubmissionOutcome>;

/** The submission machine of one form. `send` and `newKey` must be stable. */
export function useSubmission(send: SendRequest, newKey: () => string) {
  const machine = useMemo(
    () =>
      submissionMachine.provide({
        actors: {
          sendRequest: fromPromise<SubmissionOutcome, SubmissionRequest>(({ input, signal }) =>
            send(input, signal),
          ),
        },
      }),
    [send],
  );
  const [snapshot, dispatch] = useMachine(machine);
  return {
    state: snapshot.value,
    outcome: snapshot.context.outcome,
    send: (values: SubmissionRequest['values']) => dispatch({ type: 'send', values, key: newKey() }),
    edit: () => dispatch({ type: 'edit' }),
  };
}
