import type { SubmissionOutcome, SubmissionRequest } from '#machines/submission.ts';
import type { Language } from '#schemas/language.ts';
import { errorsOf, idempotencyHeader, languageHeader, readEnvelope, requestTimeout } from './envelope.ts';

/**
 * Posts a form to its create call at our origin. Every ending is a value: a time-out and a server that breaks are
 * `failed`, a device without a network is `offline`, and the values stay with the caller.
 */
export async function sendSubmission(
  endpoint: string,
  { payload, key }: SubmissionRequest,
  { language, signal }: { language: Language; signal?: AbortSignal },
): Promise<SubmissionOutcome> {
  const timeout = AbortSignal.timeout(requestTimeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [languageHeader]: language,
        [idempotencyHeader]: key,
      },
      body: JSON.stringify(payload),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return outcomeOf(await response.json());
  } catch {
    return navigator.onLine ? { kind: 'failed', message: '' } : { kind: 'offline' };
  }
}

function outcomeOf(body: unknown): SubmissionOutcome {
  const envelope = readEnvelope(body);
  if (!envelope) return { kind: 'failed', message: '' };
  const { ok, message, data } = envelope;
  if (ok) return { kind: 'sent', message, reference: referenceOf(data) };
  const errors = errorsOf(data);
  return errors ? { kind: 'rejected', message, errors } : { kind: 'failed', message };
}

const referenceOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'reference' in data && typeof data.reference === 'string'
    ? data.reference
    : undefined;
