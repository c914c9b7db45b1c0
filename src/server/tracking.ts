import { createHash, timingSafeEqual } from 'node:crypto';
import { createRequestReader, readRequest } from '#api/read-request.ts';
import { clockIn } from '#lib/date.ts';
import type { Language } from '#schemas/language.ts';
import { mayChange, requestStatus } from '#schemas/request-status.ts';
import {
  type ApplicantPair,
  answerTime,
  requestKinds,
  type TrackedRequest,
  type TrackingOutcome,
} from '#schemas/request-tracking.ts';
import { contactOf, proofsOf } from '#schemas/request-verification.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import {
  amendRequest,
  type Changed,
  findRequest,
  type StoredRequest,
  withdrawRequest,
} from './db/requests/requests.ts';
import { createTryLimit } from './limits/try-limit.ts';

/** The caller: the network address that limits tries, and the language for messages about new values. */
export interface Asker {
  address: string | undefined;
  language: Language;
}

/**
 * Lets applicants follow their requests without an account: by reference and the last digits of the phone
 * number.
 */
export interface Tracking {
  find(pair: ApplicantPair, asker: Asker): Promise<TrackingOutcome>;
  /** `values` are raw input; the schema of the request's own call parses them. */
  amend(amendment: Amendment, asker: Asker): Promise<TrackingOutcome>;
  withdraw(pair: ApplicantPair, asker: Asker): Promise<TrackingOutcome>;
}

type Amendment = ApplicantPair & { values: Record<string, unknown> };

export interface TrackingOptions {
  database: Database;
  clock: Clock;
  /** `SITE_TIME_ZONE`. */
  timeZone: string;
}

/**
 * Creates request tracking. Every outcome is a value; only database errors throw. A wrong pair gets the same
 * answer whether the reference exists or not, and every try counts until it is right.
 */
export function createTracking({ database, clock, timeZone }: TrackingOptions): Tracking {
  const limit = createTryLimit();
  const siteTime = clockIn(timeZone);
  const readAmendment = createRequestReader(() => siteTime(clock()));

  const view = (request: StoredRequest): TrackedRequest => {
    const { call, reference, status, createdAt, changedAt, values } = request;
    const promised = call !== 'createSuggestion';
    return {
      reference,
      kind: requestKinds[call],
      status,
      createdAt,
      ...(promised ? { answerBy: new Date(Date.parse(createdAt) + answerTime).toISOString() } : {}),
      askedAt: clock().toISOString(),
      ...(changedAt ? { changedAt } : {}),
      timeZone,
      canChange: mayChange(status),
      values,
    };
  };
  const found = (request: StoredRequest): TrackingOutcome => ({ kind: 'found', request: view(request) });
  const changed = ({ request, made }: Changed): TrackingOutcome =>
    made ? found(request) : { kind: 'closed', request: view(request) };

  /** Runs `act` on the request of a pair, if the pair is right and its tries are not used up. */
  async function withRequest(
    { pair, address, proves }: { pair: ApplicantPair; address: string | undefined; proves: Proves },
    act: (request: StoredRequest) => TrackingOutcome | Promise<TrackingOutcome>,
  ): Promise<TrackingOutcome> {
    const attempt = await limit.begin({ reference: pair.reference, address });
    if (!attempt.allowed) return { kind: 'limited', retryAfter: attempt.retryAfter };
    const request = await findRequest(database.read, pair.reference);
    if (!proves(request, pair) || !request) return { kind: 'notFound' };
    await attempt.succeeded();
    return act(request);
  }

  return {
    find: (pair, { address }) => withRequest({ pair, address, proves: provesByPhone }, found),
    withdraw: (pair, { address }) =>
      withRequest({ pair, address, proves: provesByPhone }, async ({ id }) =>
        changed(await withdrawRequest(database, id, { clock })),
      ),
    amend: ({ values, ...pair }, { address, language }) => {
      // If the answer to an amendment was lost, the applicant may repeat it after changing the number; then
      // the values themselves are the proof.
      const proves: Proves = (request, of) =>
        provesByPhone(request, of) || (request !== undefined && holds(request, values));
      return withRequest({ pair, address, proves }, async ({ id, call }) => {
        const read = readAmendment(call, { ...values, status: requestStatus.new }, language);
        if (!read.ok) return { kind: 'rejected', errors: read.errors };
        return changed(await amendRequest(database, { id, body: read.request }, { clock }));
      });
    },
  };
}

type Proves = (request: StoredRequest | undefined, pair: ApplicantPair) => boolean;

/** Takes the same time whether the request exists or not. */
const provesByPhone: Proves = (request, { phone }) => {
  const typed = sha256(phone);
  const proofs = proofsOf(request ? contactOf(request.values) : '0000');
  return proofs.filter((proof) => timingSafeEqual(typed, sha256(proof))).length > 0 && request !== undefined;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Whether the request has exactly these values; only its applicant knows all of them. */
function holds({ call, values: stored }: StoredRequest, values: Record<string, unknown>): boolean {
  const read = readRequest(call, { ...values, status: requestStatus.new });
  if (!read.ok) return false;
  const sent: Record<string, unknown> = read.request;
  return Object.entries(stored).every(([name, value]) => sent[name] === value);
}
