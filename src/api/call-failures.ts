import { calls, type DataCallName } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import type { Failure } from './content-source.ts';
import { readRequest } from './read-request.ts';

/** A call as a page makes it. */
export interface MadeCall {
  call: DataCallName;
  request: unknown;
  language: Language;
}

/** A call that the content could not answer. */
export interface FailedCall extends MadeCall {
  reason: string;
  /** When it first failed in an unbroken row, and when it last did. ISO 8601. */
  since: string;
  at: string;
  /** When it was answered again; absent while it fails. */
  answeredAgain?: string | undefined;
}

/** Calls that are remembered; the one that failed longest ago is forgotten first. */
const remembered = 500;

/**
 * Records in memory which calls have failed, and since when, for `GET /api/pages/health`. Submissions of visitors are
 * never recorded.
 *
 * @returns the recorder and its reader
 */
export function createCallFailures(clock: () => Date) {
  const failures = new Map<string, FailedCall>();
  const keyOf = ({ call, request, language }: MadeCall) => {
    const read = readRequest(call, request);
    return JSON.stringify([call, read.ok ? read.request : request, language]);
  };

  return {
    /** Records the result of a call. An unknown id or a malformed request counts as an answer. */
    note(made: MadeCall, answer: { ok: true } | { ok: false; failure: Failure }): void {
      const failure =
        answer.ok || !['failed', 'timeout'].includes(answer.failure.kind) ? undefined : answer.failure;
      if ('creates' in calls[made.call] || (!failure && failures.size === 0)) return;
      const key = keyOf(made);
      const before = failures.get(key);
      const at = clock().toISOString();
      if (!failure) {
        if (before && !before.answeredAgain) failures.set(key, { ...before, answeredAgain: at });
        return;
      }
      failures.delete(key);
      const since = before && !before.answeredAgain ? before.since : at;
      failures.set(key, { ...made, reason: failure.reason ?? failure.message, since, at });
      const oldest = failures.keys().next().value;
      if (failures.size > remembered && oldest !== undefined) failures.delete(oldest);
    },
    /** Returns how this call last failed, and `undefined` if it never did. A request without its id matches any id. */
    of: (made: MadeCall): FailedCall | undefined => {
      if (readRequest(made.call, made.request).ok) return failures.get(keyOf(made));
      return [...failures.values()]
        .filter(({ call, language }) => call === made.call && language === made.language)
        .at(-1);
    },
    /** The last failure of any request of this call. */
    last: (): FailedCall | undefined => [...failures.values()].at(-1),
  };
}

export type CallFailures = ReturnType<typeof createCallFailures>;
