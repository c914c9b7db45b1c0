import { type AnswerOf, calls, type DataCallName } from '#schemas/calls.ts';
import type { Answer } from './content-source.ts';
import { requestTimeout } from './envelope.ts';
import { broken, describeError, failed, refused } from './failures.ts';
import { type BackendRequest, envelopeOf, httpRequest } from './http-request.ts';
import { type ReportDropped, readAnswer } from './read-answer.ts';
import { strictConfig } from './strict-config.ts';

/** An existing backend, and how to reach it. */
export interface Backend {
  /** Base URL of a backend that speaks section 7, without a slash at the end. */
  baseUrl: string;
  fetch: typeof fetch;
  report: ReportDropped;
}

/**
 * Makes one call. Never throws.
 *
 * @returns the parsed and sanitised answer, or the reason of the failure
 */
export async function fetchFromBackend<N extends DataCallName>(
  { baseUrl, fetch, report }: Backend,
  asked: BackendRequest<N>,
): Promise<Answer<N>> {
  const { name, context } = asked;
  const timeout = AbortSignal.timeout(requestTimeout);
  const signal = context.signal ? AbortSignal.any([context.signal, timeout]) : timeout;
  try {
    const response = await fetch(...httpRequest(baseUrl, asked, signal));
    const envelope = await envelopeOf(response, signal);
    if (!envelope) return broken('failed', `status ${response.status} without an envelope`);
    if (!envelope.ok || !response.ok) return refused(response.status, envelope);
    const content = isNothing(envelope.data) ? emptyAnswer(asked) : envelope.data;
    if (content === undefined) return failed('missing', envelope.message);
    const reading = { report, base: new URL(baseUrl).origin };
    const { request }: { request: object } = asked;
    const strict =
      name === 'remoteConfig' && 'key' in request
        ? strictConfig(String(request.key), content, reading)
        : content;
    const data = readAnswer(name, strict, reading);
    return data === undefined
      ? broken('failed', 'the answer is malformed')
      : { ok: true, data: data as AnswerOf<N>, message: envelope.message };
  } catch (cause) {
    return timeout.aborted || context.signal?.aborted
      ? broken('timeout', `no answer within ${requestTimeout} ms`)
      : broken('failed', `the backend cannot be reached (${describeError(cause)})`);
  }
}

/** Null, or an object whose every part is null. */
const isNothing = (data: unknown): boolean =>
  data === null ||
  data === undefined ||
  (typeof data === 'object' && !Array.isArray(data) && Object.values(data).every((part) => part === null));

/**
 * The meaning of an empty answer: from a create call, a receipt without a number; from a list call, an empty list;
 * from a detail call, an unknown id (decisions, section 3), for which this returns `undefined`.
 */
function emptyAnswer<N extends DataCallName>({ name, request }: BackendRequest<N>): unknown {
  if ('creates' in calls[name]) return null;
  if ('pageNo' in request) return {};
  return calls[name].response.safeParse([]).success ? [] : undefined;
}
