import type { Context } from 'hono';
import { requestErrors } from '#api/request-errors.ts';
import type { FormState } from '#blocks/define.ts';
import type { TypedPair } from '#machines/tracking-view.ts';
import type { LoadedPage } from '#registry/load-page.ts';
import type { Language } from '#schemas/language.ts';
import {
  findRequestSchema,
  type TrackedRequest,
  type TrackingCall,
  type TrackingOutcome,
  trackingCalls,
} from '#schemas/request-tracking.ts';
import { errorTrace } from '../error-trace.ts';
import { addressOf } from '../limits/client-address.ts';
import type { Log } from '../log.ts';
import type { Asker, Tracking } from '../tracking.ts';
import { retryDelay } from './cached-response.ts';
import { trackingStatus } from './requests.ts';

/** Result of a tracking block posted without JavaScript. Shown only in the response itself. */
export interface PostedToTrack {
  block: string;
  state: FormState;
  status: (typeof trackingStatus)[TrackingOutcome['kind']];
  /** Seconds. */
  retryAfter?: number;
}

/** Prefix of an amendment's fields, which distinguishes them from reference and phone. */
const valuePrefix = 'values.';

/**
 * Answers a post of a tracking block. Does not redirect as after a submission, because the result is personal and must
 * not appear in a URL.
 * @returns undefined if no tracking block was posted
 */
export async function postTracking(
  c: Context,
  { parsed }: LoadedPage & { kind: 'page' },
  { tracking, language, log }: { tracking: Tracking | undefined; language: Language; log: Log },
): Promise<PostedToTrack | undefined> {
  const body = await fieldsOf(c);
  const block = parsed.find((entry) => entry.valid && entry.block.id === body._block);
  if (!tracking || block?.block.type !== 'tracking') return undefined;
  const call = trackingCalls.find((name) => name === body._do) ?? 'find';
  const typed: TypedPair = { reference: body.reference ?? '', phone: body.phone ?? '' };
  const values = Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      name.startsWith(valuePrefix) ? [[name.slice(valuePrefix.length), value]] : [],
    ),
  );
  const asker = { address: addressOf(c) || undefined, language };
  const { outcome, request } = await make({ call, typed, values }, { tracking, asker }).catch(
    (error: unknown): Made => {
      log(`the page of requests: ${errorTrace(error)}`, 'error');
      return { outcome: { kind: 'failed' } };
    },
  );
  return {
    block: block.block.id,
    status: trackingStatus[outcome.kind],
    ...(outcome.kind === 'limited' ? { retryAfter: outcome.retryAfter } : {}),
    ...(outcome.kind === 'failed' ? { retryAfter: retryDelay } : {}),
    state: {
      values: { ...typed },
      errors: {},
      outcome: outcome.kind === 'found' ? 'sent' : 'rejected',
      tracking: { call, pair: typed, outcome, request, values },
    },
  };
}

interface Made {
  outcome: TrackingOutcome;
  request?: TrackedRequest;
}

interface TrackingRequest {
  call: TrackingCall;
  typed: TypedPair;
  values: Record<string, string>;
}

/**
 * Makes the call. If reference and phone match but the values are invalid, the result contains the request and the
 * errors.
 */
async function make(
  { call, typed, values }: TrackingRequest,
  { tracking, asker }: { tracking: Tracking; asker: Asker },
): Promise<Made> {
  const pair = findRequestSchema.safeParse(typed);
  if (!pair.success) return { outcome: { kind: 'rejected', errors: requestErrors(pair.error.issues) } };
  const outcome = await (call === 'amend'
    ? tracking.amend({ ...pair.data, values }, asker)
    : tracking[call](pair.data, asker));
  if (call !== 'amend' || outcome.kind !== 'rejected') return { outcome };
  const found = await tracking.find(pair.data, asker);
  return found.kind === 'found' ? { outcome, request: found.request } : { outcome };
}

/** Texts of a posted form with CRLF as one character. Empty if the body does not match its content type. */
async function fieldsOf(c: Context): Promise<Record<string, string>> {
  try {
    const body = await c.req.parseBody();
    return Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [],
      ),
    );
  } catch {
    return {};
  }
}
