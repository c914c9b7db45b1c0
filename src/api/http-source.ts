import { type AnswerOf, type CallName, calls, type RequestOf } from '#schemas/calls.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { Answer, CallContext, ContentSource, Failure } from './content-source.ts';
import { errorsOf, idempotencyHeader, languageHeader, readEnvelope, requestTimeout } from './envelope.ts';
import { type ReportDropped, readAnswer } from './read-answer.ts';

export interface HttpSourceOptions {
  /** Base URL of a backend that speaks section 7, without a slash at the end. */
  baseUrl: string;
  fetch: typeof fetch;
  /** How old an answer may be before it is asked for again, in milliseconds; the old one is used meanwhile. */
  ttl: number;
  now: () => number;
  report: ReportDropped;
  log: (line: string) => void;
}

/** Content from an existing backend: every answer is parsed, cleaned and remembered for a short time. */
export function createHttpSource(options: HttpSourceOptions): ContentSource {
  const cache = createAnswerCache(options);

  const ask = <N extends CallName>(
    name: N,
    request: RequestOf<N>,
    context: CallContext,
  ): Promise<Answer<N>> => askBackend(options, { name, request, context });

  return {
    call: (name, request, context) =>
      'creates' in calls[name]
        ? ask(name, request, context)
        : cache.get(JSON.stringify([name, request, context.language]), () =>
            // A page's deadline ends the wait, not the call: its answer serves the next page.
            ask(name, request, { language: context.language }),
          ),
    revision: async () => cache.revision(),
  };
}

interface Asked<N extends CallName> {
  name: N;
  request: RequestOf<N>;
  context: CallContext;
}

async function askBackend<N extends CallName>(
  { baseUrl, fetch, report }: HttpSourceOptions,
  { name, request, context }: Asked<N>,
): Promise<Answer<N>> {
  const timeout = AbortSignal.timeout(requestTimeout);
  try {
    const response = await fetch(...httpRequest(baseUrl, { name, request, context }, timeout));
    const body: unknown = await response.json().catch(() => undefined);
    const envelope = readEnvelope(body);
    if (!envelope) return broken('failed', `status ${response.status} without an envelope`);
    if (!envelope.ok || !response.ok) return refused(response.status, envelope);
    if (isNothing(envelope.data) && !isListCall(name)) return failure('missing', envelope.message);
    const data = readAnswer(name, envelope.data, { report, base: new URL(baseUrl).origin });
    return data === undefined
      ? broken('failed', 'the answer is malformed')
      : { ok: true, data: data as AnswerOf<N>, message: envelope.message };
  } catch (cause) {
    return timeout.aborted || context.signal?.aborted
      ? broken('timeout', `no answer within ${requestTimeout} ms`)
      : broken('failed', `the backend cannot be reached (${describeError(cause)})`);
  }
}

function httpRequest<N extends CallName>(
  baseUrl: string,
  { name, request, context }: Asked<N>,
  timeout: AbortSignal,
): [string, RequestInit] {
  const { method, path } = calls[name];
  const { id, ...rest } = request as Record<string, unknown>;
  const inPath = path.includes('{id}');
  const url = baseUrl + (inPath ? path.replace('{id}', encodeURIComponent(String(id))) : path);
  const parameters = inPath || id === undefined ? rest : { id, ...rest };
  const headers = {
    accept: 'application/json',
    [languageHeader]: context.language,
    ...(context.idempotencyKey ? { [idempotencyHeader]: context.idempotencyKey } : {}),
  };
  const signal = context.signal ? AbortSignal.any([context.signal, timeout]) : timeout;
  if (method === 'POST')
    return [
      url,
      {
        method,
        signal,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(parameters),
      },
    ];
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return [query ? `${url}?${query}` : url, { method, signal, headers }];
}

const kindOfStatus: Readonly<Record<number, Failure['kind']>> = {
  400: 'invalid',
  404: 'missing',
  409: 'conflict',
};

function refused(status: number, { message, data }: { message: string; data: unknown }) {
  const errors = errorsOf(data);
  return failure(kindOfStatus[status] ?? 'failed', message, errors);
}

const failure = (kind: Failure['kind'], message: string, errors?: Record<string, string>) => ({
  ok: false as const,
  failure: { kind, message, ...(errors ? { errors } : {}) },
});

const broken = (kind: 'failed' | 'timeout', reason: string) => ({
  ok: false as const,
  failure: { kind, message: '', reason },
});

/** Null, or a detail whose every part is null: nothing has this id (decisions, section 3). */
const isNothing = (data: unknown): boolean =>
  data === null ||
  data === undefined ||
  (typeof data === 'object' && !Array.isArray(data) && Object.values(data).every((part) => part === null));

/** Null from a list call means an empty list; from a create call, a receipt without number. */
const isListCall = (name: CallName): boolean =>
  'creates' in calls[name] || calls[name].response.safeParse(undefined).success;

const describeError = (cause: unknown): string => {
  const inner = cause instanceof Error ? (cause.cause ?? cause) : cause;
  return inner instanceof Error ? inner.message : String(inner);
};
