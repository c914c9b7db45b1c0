import type { ContentSource, TagCollector } from '#api/content-source.ts';
import { readRequest } from '#api/read-request.ts';
import { beforeDeadline, late } from '#lib/before-deadline.ts';
import type { AnswerOf, ReadCallName, RequestOf } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';

/**
 * Outcome of a call. `missing`: the call succeeded without data. `reason` follows the call's name in the log: `was
 * late`, `failed: status 500`.
 */
export type CallOutcome<Data> =
  | { state: 'ready'; data: Data }
  | { state: 'late' | 'failed' | 'missing'; reason: string };

/** Conditions that all calls of a page share. */
export interface CallConditions {
  language: Language;
  deadline: AbortSignal;
  /** Collects the tags of the answers. */
  reads?: TagCollector | undefined;
}

/**
 * Parses the request and makes a call for a page.
 *
 * @returns `late` if the page's deadline passes first, `missing` for an invalid request; never rejects
 */
export async function callWithDeadline<N extends ReadCallName>(
  source: ContentSource,
  { call, request }: { call: N; request: RequestOf<N> },
  { language, deadline, reads }: CallConditions,
): Promise<CallOutcome<AnswerOf<N>>> {
  const read = readRequest(call, request);
  // A page's request is invalid only if the URL has no id or an impossible one, so no item has that id.
  if (!read.ok) return { state: 'missing', reason: 'has an invalid request' };
  try {
    const answer = await beforeDeadline(
      source.call(call, read.request, { language, signal: deadline, reads }),
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
