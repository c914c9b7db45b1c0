import type { TrackingAsked } from '#machines/tracking.ts';
import type { Language } from '#schemas/language.ts';
import type { TrackedRequest, TrackingOutcome } from '#schemas/request-tracking.ts';
import { errorsOf, languageHeader, requestTimeout } from './envelope.ts';

/** Base path of the calls with which applicants track their requests (`schemas/request-tracking.ts`). */
export const trackingBase = '/api/requests';

/**
 * Makes a tracking call at our own origin.
 *
 * @returns an outcome; never rejects: a network error counts as `failed`
 */
export async function trackRequest(
  { call, pair, values }: TrackingAsked,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<TrackingOutcome> {
  try {
    const response = await fetch(`${trackingBase}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [languageHeader]: language },
      body: JSON.stringify({ ...pair, ...(values ? { values } : {}) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)]),
    });
    return outcomeOf(response, await response.json());
  } catch {
    return { kind: 'failed' };
  }
}

/** Our own server parses; the browser trusts its origin. */
function outcomeOf({ status, headers }: Response, { data }: { data: TrackedRequest }): TrackingOutcome {
  switch (status) {
    case 200:
      return { kind: 'found', request: data };
    case 400:
      return { kind: 'rejected', errors: errorsOf(data) ?? {} };
    case 404:
      return { kind: 'notFound' };
    case 409:
      return { kind: 'closed', request: data };
    case 429:
      return { kind: 'limited', retryAfter: Number(headers.get('retry-after')) || 60 };
    default:
      return { kind: 'failed' };
  }
}
