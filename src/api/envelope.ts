/**
 * The envelope of the contract: `{ resultCode, message, data }`. Parsed leniently and without a schema library,
 * because browsers parse it too (decisions, section 3): the code 0 or "0" means success, and the message may be named
 * `message`, `msg` or `resultMsg`.
 */
export interface Envelope {
  ok: boolean;
  message: string;
  data: unknown;
}

/**
 * Reads the envelope of an answer.
 *
 * @returns `undefined` if the value is not an object with a `resultCode`
 */
export function readEnvelope(value: unknown): Envelope | undefined {
  if (typeof value !== 'object' || value === null || !('resultCode' in value)) return undefined;
  const fields = value as Record<string, unknown>;
  const message = [fields.message, fields.msg, fields.resultMsg].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  return {
    ok: fields.resultCode === 0 || fields.resultCode === '0',
    message: message ?? '',
    data: fields.data,
  };
}

/**
 * Field errors of a refused request.
 *
 * @param data `data` of the envelope: `{ errors: { field: code } }`
 * @returns `undefined` if it has no errors of fields
 */
export function errorsOf(data: unknown): Record<string, string> | undefined {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return undefined;
  const { errors } = data;
  if (typeof errors !== 'object' || errors === null) return undefined;
  return Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, String(code)]));
}

/** How long a call may take, in milliseconds (specification, section 9). */
export const requestTimeout = 10_000;

/** The header that carries the language of every request (specification, section 7). */
export const languageHeader = 'Current-Language';

/** The header that carries the key of a submission; repeats with the same key get the first answer. */
export const idempotencyHeader = 'Idempotency-Key';
