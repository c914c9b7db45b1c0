import type { ContentSource } from '#api/content-source.ts';
import { readRequest } from '#api/read-request.ts';
import { beforeDeadline, late } from '#lib/before-deadline.ts';
import type { AnswerOf, ReadCallName, RequestOf } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';

/**
 * How a call ended. `missing`: there is nothing, which is an answer. `reason` is for the log, after the name of the
 * call: `was late`, `failed: status 500`.
 */
export type CallOutcome<Data> =
  | { state: 'ready'; data: Data }
  | { state: 'late' | 'failed' | 'missing'; reason: string };

/** Makes a call for a page, until the page's time is over. Parses the request; never throws. */
export async function callWithDeadline<N extends ReadCallName>(
  source: ContentSource,
  { call, request }: { call: N; request: RequestOf<N> },
  { language, deadline }: { language: Language; deadline: AbortSignal },
): Promise<CallOutcome<AnswerOf<N>>> {
  const read = readRequest(call, request);
  // An invalid request of a page comes from its URL (no id, an impossible one): nothing has that id.
  if (!read.ok) return { state: 'missing', reason: 'has an invalid request' };
  try {
    const answer = await beforeDeadline(
      source.call(call, read.request, { language, signal: deadline }),
      deadline,
    );
    if (answer === late) return { state: 'late', reason: 'was late' };
    if (answer.ok) return { state: 'ready', data: answer.data };
    const { kind, message, reason = message } = answer.failure;
    if (kind === 'missing' || kind === 'invalid') return { state: 'missing', reason };
    const isLate = kind === 'timeout' && deadline.aborted;
    return { state: isLate ? 'late' : 'failed', reason: `failed: ${reason}` };
  } catch (cause) {
    return { state: 'failed', reason: `threw: ${String(cause)}` };
  }
}
