import type * as z from 'zod';
import { type CallName, calls, type ParsedRequestOf } from '#schemas/calls.ts';
import { type RequestErrorCode, requestErrors } from './request-errors.ts';

/** A request in its strict form, defaults applied; or a code for each field that is wrong. */
export type ReadRequest<N extends CallName> =
  | { ok: true; request: ParsedRequestOf<N> }
  | { ok: false; errors: Record<string, RequestErrorCode> };

/** Reads a request of a call, whatever came. A text with a NUL in it is no text: PostgreSQL cannot store one. */
export function readRequest<N extends CallName>(name: N, request: unknown): ReadRequest<N> {
  const schema = calls[name].request as z.ZodType<ParsedRequestOf<N>>;
  const parsed = schema.safeParse(request);
  if (!parsed.success) return { ok: false, errors: requestErrors(parsed.error.issues) };
  const unstorable = Object.entries(parsed.data).filter(([, value]) => holdsNul(value));
  return unstorable.length > 0
    ? { ok: false, errors: Object.fromEntries(unstorable.map(([field]) => [field, 'invalid'])) }
    : { ok: true, request: parsed.data };
}

const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
