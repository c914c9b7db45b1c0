import type { AnswerOf, DataCallName, DownloadCallName, RequestOf } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';

/**
 * Why a call has no answer.
 * - `failed`: the backend refused or broke.
 * - `timeout`: no answer in time.
 * - `missing`: nothing has this id or key.
 * - `invalid`: the request was malformed; `errors` names a code for each field.
 * - `conflict`: the idempotency key was used with another body.
 *
 * `message` is what the server says to the person, empty when it said nothing; `reason` is for the log.
 */
export interface Failure {
  kind: 'failed' | 'timeout' | 'missing' | 'invalid' | 'conflict';
  message: string;
  reason?: string;
  errors?: Record<string, string>;
}

/** The answer of a call: parsed, sanitised data in the strict form, or the reason why there is none. */
export type Answer<N extends DataCallName> =
  | { ok: true; data: AnswerOf<N>; message: string }
  | { ok: false; failure: Failure };

/** A file on its way: nothing of it is held whole in memory, and cancelling `body` frees everything. */
export type Download =
  | {
      ok: true;
      /** The name to save it under, with its ending. */
      name: string;
      type: string;
      /** In bytes, where it is known before they come. */
      size?: number | undefined;
      body: ReadableStream<Uint8Array>;
    }
  | { ok: false; failure: Failure };

export interface CallContext {
  language: Language;
  /** Ends the call early, as a page's deadline does. */
  signal?: AbortSignal;
  /** For create calls: a repeat with the same key gets the first answer. */
  idempotencyKey?: string;
}

/** Where content comes from: in process from the embedded database, or over HTTP from an existing backend. */
export interface ContentSource {
  call<N extends DataCallName>(name: N, request: RequestOf<N>, context: CallContext): Promise<Answer<N>>;
  /** Starts a download; resolves when its first bytes may flow. */
  download<N extends DownloadCallName>(
    name: N,
    request: RequestOf<N>,
    context: CallContext,
  ): Promise<Download>;
  /** Changes whenever any content may have changed; caches and query keys hang on it. */
  revision(): Promise<string>;
}
