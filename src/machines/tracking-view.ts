import type { TrackedRequest, TrackingCall, TrackingOutcome } from '#schemas/request-tracking.ts';
import { contactOf } from '#schemas/request-verification.ts';

/** What an applicant types to be let in, as typed; the server reads it. */
export interface TypedPair {
  reference: string;
  phone: string;
}

/**
 * The states of request tracking:
 * - `asking`: the two fields. `notFound`, `limited`, `refused` and `failed` show a message beside them.
 * - `found`, `withdrawn`, `closed`: the current request; `closed`: the venue acted before a change arrived.
 * - `confirming`: asks to confirm a withdrawal. `amending`: shows its values in fields, or without a request those that
 *   were posted while it could not be read.
 */
export type TrackingState =
  | 'asking'
  | 'finding'
  | 'notFound'
  | 'limited'
  | 'refused'
  | 'failed'
  | 'found'
  | 'confirming'
  | 'withdrawing'
  | 'withdrawn'
  | 'amending'
  | 'saving'
  | 'closed';

/** Everything that is shown of it. */
export interface TrackingView {
  state: TrackingState;
  pair: TypedPair;
  request?: TrackedRequest | undefined;
  /** How the last call ended, when it did not end well. */
  trouble?: Exclude<TrackingOutcome, { kind: 'found' }> | undefined;
  /** The values typed into the fields of an amendment. */
  values?: Readonly<Record<string, string>> | undefined;
  /** An amendment was stored just now. */
  saved?: boolean | undefined;
}

/** The result of a call that was posted without scripts. */
export interface PostedTracking {
  call: TrackingCall;
  pair: TypedPair;
  outcome: TrackingOutcome;
  /** The request that could not be amended or withdrawn. */
  request?: TrackedRequest | undefined;
  values?: Readonly<Record<string, string>> | undefined;
}

/** @returns the pair for the next call; an amendment may have changed the number that proves it */
export const provedBy = ({ values }: TrackedRequest, pair: TypedPair): TypedPair => ({
  ...pair,
  phone: contactOf(values) || pair.phone,
});

const askingStates = {
  notFound: 'notFound',
  limited: 'limited',
  rejected: 'refused',
  failed: 'failed',
  closed: 'failed',
} as const;

/** @returns the view after a post without scripts: the same that the machine would show */
export function viewOfPost({ call, pair, outcome, request, values }: PostedTracking): TrackingView {
  if (outcome.kind === 'found')
    return {
      state: call === 'withdraw' ? 'withdrawn' : 'found',
      pair: call === 'amend' ? provedBy(outcome.request, pair) : pair,
      request: outcome.request,
      saved: call === 'amend',
    };
  if (outcome.kind === 'closed') return { state: 'closed', pair, request: outcome.request, trouble: outcome };
  if (request && call === 'amend') return { state: 'amending', pair, request, trouble: outcome, values };
  if (request) return { state: 'found', pair, request, trouble: outcome };
  const isTryLater = outcome.kind === 'failed' || outcome.kind === 'limited';
  if (isTryLater && call === 'amend' && values && Object.keys(values).length > 0)
    return { state: 'amending', pair, trouble: outcome, values };
  return { state: askingStates[outcome.kind], pair, trouble: outcome };
}
