import { errorMessage } from '#lib/error-message.ts';
import type { Failure } from './content-source.ts';
import { type Envelope, errorsOf } from './envelope.ts';

/** A failed call. */
export interface Failed {
  ok: false;
  failure: Failure;
}

/**
 * @param message of the backend, for the visitor
 * @param errors code of each rejected field
 * @returns a failure as a value; the caller shows it
 */
export const failed = (kind: Failure['kind'], message: string, errors?: Record<string, string>): Failed => ({
  ok: false,
  failure: { kind, message, ...(errors ? { errors } : {}) },
});

/**
 * @param reason for the log; the visitor gets no message
 * @returns a technical failure as a value
 */
export const broken = (kind: 'failed' | 'timeout', reason: string): Failed => ({
  ok: false,
  failure: { kind, message: '', reason },
});

const kindOfStatus: Readonly<Record<number, Failure['kind']>> = {
  400: 'invalid',
  404: 'missing',
  409: 'conflict',
};

/** @returns the failure of a backend that answered with a status or with a code that is not 0 */
export const refused = (status: number, { message, data }: Envelope): Failed =>
  failed(kindOfStatus[status] ?? 'failed', message, errorsOf(data));

/** @returns the message of the innermost cause of an error: `fetch` hides `ECONNREFUSED` behind `fetch failed` */
export const describeError = (cause: unknown): string =>
  errorMessage(cause instanceof Error ? (cause.cause ?? cause) : cause);
