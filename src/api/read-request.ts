import * as z from 'zod';
import { type Call, type CallName, calls, type ParsedRequestOf } from '#schemas/calls.ts';
import { type SubmissionRules, submissionSchema } from '#schemas/submission.ts';
import { type RequestErrorCode, requestErrors } from './request-errors.ts';

/** A request in its strict form, defaults applied; or a code for each field that is wrong. */
export type ReadRequest<N extends CallName> =
  | { ok: true; request: ParsedRequestOf<N> }
  | { ok: false; errors: Record<string, RequestErrorCode> };

/**
 * Reads a request of a call, whatever came. What is to be created is held against the `rules` of the moment too.
 * A text with a NUL in it is no text, nor one with half a character: PostgreSQL or UTF-8 cannot hold them.
 */
export function readRequest<N extends CallName>(
  name: N,
  request: unknown,
  rules?: SubmissionRules,
): ReadRequest<N> {
  const { request: plain, creates }: Call = calls[name];
  const schema = (creates && rules ? submissionSchema(creates, rules) : plain) as z.ZodType<
    ParsedRequestOf<N>
  >;
  const parsed = z.safeParse(schema, request);
  if (!parsed.success) return { ok: false, errors: requestErrors(parsed.error.issues) };
  const unstorable = Object.entries(parsed.data).filter(([, value]) => isUnstorable(value));
  return unstorable.length > 0
    ? { ok: false, errors: Object.fromEntries(unstorable.map(([field]) => [field, 'invalid'])) }
    : { ok: true, request: parsed.data };
}

const isUnstorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0') || !value.isWellFormed()
    : typeof value === 'object' && value !== null && Object.values(value).some(isUnstorable);
