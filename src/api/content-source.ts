import type { AnswerOf, DataCallName, DownloadCallName, ParsedRequestOf } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';

/**
 * Why a call has no answer:
 * - `failed`: the backend refused the call or broke.
 * - `timeout`: no answer in time.
 * - `missing`: unknown id or key.
 * - `invalid`: the request was malformed; `errors` has a code for each field.
 * - `conflict`: the idempotency key was used with another body.
 *
 * `message` is the server's text for the visitor, or empty; `reason` is for the log.
 */
export interface Failure {
  kind: 'failed' | 'timeout' | 'missing' | 'invalid' | 'conflict';
  message: string;
  reason?: string;
  /** True if the other side gave no answer at all. */
  away?: true;
  errors?: Record<string, string>;
}

/** The result of a call: the parsed and sanitised answer, or the reason of the failure. */
export type Answer<N extends DataCallName> =
  | { ok: true; data: AnswerOf<N>; message: string }
  | { ok: false; failure: Failure };

/** A file as a stream: it is never held in memory as a whole. Cancelling `body` releases all resources. */
export type Download =
  | {
      ok: true;
      /** The name to save it under, with its ending. */
      name: string;
      type: string;
      /** Size in bytes, if it is known in advance. */
      size?: number | undefined;
      body: ReadableStream<Uint8Array>;
    }
  | { ok: false; failure: Failure };

/** Collects the tags (`content-changes.ts`) of the content that a result is made from. */
export interface TagCollector {
  add(tag: string): void;
}

export interface CallContext {
  language: Language;
  /** Ends the call early, as a page's deadline does. */
  signal?: AbortSignal;
  /** Collects tags of the content that the answer is made from. */
  reads?: TagCollector | undefined;
  /** For create calls: a repeat with the same key gets the first answer. */
  idempotencyKey?: string;
}

/**
 * A source of content: the embedded database in the same process, or an existing backend over HTTP. Requests are parsed
 * before (contract routes, posted forms, page loading; see `read-request.ts`): a source does not check them.
 */
export interface ContentSource {
  call<N extends DataCallName>(
    name: N,
    request: ParsedRequestOf<N>,
    context: CallContext,
  ): Promise<Answer<N>>;
  /** Starts a download; resolves when its first bytes may flow. */
  download<N extends DownloadCallName>(
    name: N,
    request: ParsedRequestOf<N>,
    context: CallContext,
  ): Promise<Download>;
  /** Changes whenever any content may have changed; caches and query keys depend on it. */
  revision(): Promise<string>;
  /**
   * The latest revision, if it is known without asking; undefined otherwise. A publish of this process is known before
   * it is acknowledged, a publish of another process within milliseconds.
   */
  knownRevision?(): string | undefined;
  /**
   * Tags of the content that changed after a revision, at least up to the latest one.
   * @returns undefined if that is not known; anything may have changed then
   */
  changedSince?(revision: string): Promise<readonly string[] | undefined>;
  /** True while the source does not answer; its calls then fail at once. */
  isAway?(): boolean;
}
