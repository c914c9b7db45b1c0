import type { Failure } from './content-source.ts';
import { type Envelope, errorsOf } from './envelope.ts';

/** A failed call. */
export interface Failed {
  ok: false;
  failure: Failure;
}

/** The backend's message for the visitor, and an error code for each rejected field. */
export const failed = (kind: Failure['kind'], message: string, errors?: Record<string, string>): Failed => ({
  ok: false,
  failure: { kind, message, ...(errors ? { errors } : {}) },
});

/** A technical failure: no message for the visitor, a reason for the log. */
export const broken = (kind: 'failed' | 'timeout', reason: string): Failed => ({
  ok: false,
  failure: { kind, message: '', reason },
});

const kindOfStatus: Readonly<Record<number, Failure['kind']>> = {
  400: 'invalid',
  404: 'missing',
  409: 'conflict',
};

/** A backend that refused: by a code that is not 0, or by a status. */
export const refused = (status: number, { message, data }: Envelope): Failed =>
  failed(kindOfStatus[status] ?? 'failed', message, errorsOf(data));

/** The innermost cause of an error, in words. */
export const describeError = (cause: unknown): string => {
  const inner = cause instanceof Error ? (cause.cause ?? cause) : cause;
  return inner instanceof Error ? inner.message : String(inner);
};
