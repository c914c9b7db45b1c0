import { type CallName, calls, type ParsedRequestOf } from '#schemas/calls.ts';
import type { CallContext } from './content-source.ts';
import { type Envelope, idempotencyHeader, languageHeader, readEnvelope } from './envelope.ts';

/** A call to be made: its request is in the strict form, as section 7 of the specification has it. */
export interface BackendRequest<N extends CallName> {
  name: N;
  request: ParsedRequestOf<N>;
  context: CallContext;
}

/**
 * The HTTP request of a call, for `fetch`: path and query of a GET, JSON body of a POST. Parameters that are absent are
 * not sent.
 */
export function httpRequest<N extends CallName>(
  baseUrl: string,
  { name, request, context }: BackendRequest<N>,
  signal: AbortSignal,
): [url: string, init: RequestInit] {
  const row = calls[name];
  const parameters = new Map(Object.entries(request).filter(([, value]) => value !== undefined));
  const id = String(parameters.get('id')).toWellFormed();
  const url = baseUrl + row.path.replace('{id}', () => encodeURIComponent(id));
  if (row.path.includes('{id}')) parameters.delete('id');
  const headers = {
    accept: 'downloads' in row ? `${row.downloads}, application/json` : 'application/json',
    [languageHeader]: context.language,
    ...(context.idempotencyKey ? { [idempotencyHeader]: context.idempotencyKey } : {}),
  };
  const init = { method: row.method, signal };
  if (row.method === 'POST') {
    const body = JSON.stringify(Object.fromEntries(parameters));
    return [url, { ...init, headers: { ...headers, 'content-type': 'application/json' }, body }];
  }
  const query = new URLSearchParams([...parameters].map(([key, value]) => [key, String(value)]));
  return [query.size > 0 ? `${url}?${query}` : url, { ...init, headers }];
}

/**
 * Parses the envelope of an answer.
 *
 * @returns `undefined` if the body is not an envelope
 * @throws the reason of the signal if it ended the reading
 */
export async function envelopeOf(response: Response, signal: AbortSignal): Promise<Envelope | undefined> {
  const body: unknown = await response.json().catch(() => signal.throwIfAborted());
  return readEnvelope(body);
}
