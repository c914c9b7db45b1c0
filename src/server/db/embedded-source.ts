import type { Answer, CallContext, ContentSource, Download, Failure } from '#api/content-source.ts';
import { fileName } from '#api/file-name.ts';
import { type ReportDropped, readAnswer } from '#api/read-answer.ts';
import type { PlainServerTextKey, ServerTranslate } from '#i18n/i18n.ts';
import { beforeDeadline, late } from '#lib/before-deadline.ts';
import { errorMessage } from '#lib/error-message.ts';
import {
  type AnswerOf,
  type CallName,
  type CreateCallName,
  calls,
  type DataCallName,
  type DownloadCallName,
  type ParsedRequestOf,
} from '#schemas/calls.ts';
import type { ChangeInput } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import type { Log } from '../log.ts';
import { tagsSince } from './content/changed-tags.ts';
import { publish } from './content/publish.ts';
import { latestRevision } from './content/revision.ts';
import { createRevisionCache, type RevisionCache } from './content/revision-cache.ts';
import type { Database } from './database.ts';
import { repositories } from './repositories/index.ts';
import { createItemReader, type View } from './repositories/view.ts';
import type { Outbox } from './requests/outbox.ts';
import type { Random } from './requests/reference.ts';
import { createAcceptSubmission } from './requests/submissions.ts';

export interface EmbeddedSourceOptions {
  database: Database;
  clock: () => Date;
  random: Random;
  translations: Readonly<Record<Language, ServerTranslate>>;
  /** `code` of the introduction call. */
  siteCode: string;
  /** Streams pictures as one zip file. */
  zipOf: (
    pictures: readonly { address: string }[],
  ) => Promise<{ body: ReadableStream<Uint8Array>; size?: number }>;
  /** Outbox of mails about submissions. If absent, no mail is sent. */
  outbox?: Outbox | undefined;
  report: ReportDropped;
  log?: Log;
  /** Identifies the state of the content. Defaults to the latest published revision. */
  revisionOf?: (db: Database['read']) => Promise<string>;
  /** True if the state may change unnoticed: each call asks for it then. */
  asksForRevision?: boolean;
  /** Maximum number of parts of lists in memory; 1 to measure the database. */
  mostBlocks?: number;
}

/** Content source of the embedded content server. */
export interface EmbeddedSource extends ContentSource {
  /**
   * Publishes a change atomically.
   * @throws PublishError that names all invalid values
   */
  publish(change: ChangeInput): Promise<{ revision: string }>;
  /** True if nothing was ever published. */
  isEmpty(): Promise<boolean>;
}

/** Data of the contract, or the reason why there is none. Data that is not `strict` has to be parsed. */
type Outcome = { data: unknown; strict: boolean; message: string } | 'missing' | 'conflict';

/** Message for the applicant after a create call. */
const thanks: Readonly<Record<CreateCallName, PlainServerTextKey>> = {
  createSuggestion: 'server.suggestionReceived',
  createExhibitionBooking: 'server.bookingReceived',
  createMeetingBooking: 'server.bookingReceived',
};

/** Milliseconds that a page waits for the latest revision before it uses the last known one. */
const revisionDeadline = { usual: 300, published: 3_000 };

/**
 * Creates the embedded content server. It answers from the database with items that were parsed and sanitised when they
 * were published (decision 021); an answer with any other item is parsed like that of a foreign backend.
 *
 * @returns a source whose calls never reject: every error is a failure with a message in the language of the call
 */
export function createEmbeddedSource(options: EmbeddedSourceOptions): EmbeddedSource {
  const { database, clock, translations, siteCode, zipOf, report, log = () => {} } = options;
  const { revisionOf = latestRevision, asksForRevision = false } = options;
  const cacheNow = createRevisionCache(
    async () => (asksForRevision ? undefined : knownRevision()) ?? readRevision(),
    options.mostBlocks,
  );
  const accept = createAcceptSubmission(database, options);
  let known: { commits: number | undefined; revision: string } | undefined;

  async function readRevision(): Promise<string> {
    // Counted before the query: after a commit in between, the revision is unknown, never outdated.
    const commits = database.commitCount();
    const revision = await revisionOf(database.read);
    known = { commits, revision };
    return revision;
  }

  function knownRevision(): string | undefined {
    if (known === undefined) return undefined;
    // Visitors get the pages of the last known revision until the database answers again.
    if (database.isAway()) return known.revision;
    return known.commits !== undefined && known.commits === database.commitCount()
      ? known.revision
      : undefined;
  }

  /** Falls back to the last known revision if the database does not answer. */
  async function revision(): Promise<string> {
    const current = knownRevision();
    if (current !== undefined) return current;
    const last = known;
    if (last === undefined) return readRevision();
    // A publish that this process knows of should be seen by the next visitor, even if the database is slow.
    const wasPublished = last.commits !== undefined && database.commitCount() !== undefined;
    const deadline = AbortSignal.timeout(wasPublished ? revisionDeadline.published : revisionDeadline.usual);
    try {
      const latest = await beforeDeadline(readRevision(), deadline);
      return latest === late ? last.revision : latest;
    } catch (cause) {
      log(`the latest revision cannot be read: ${errorMessage(cause)}`);
      return last.revision;
    }
  }

  /** If the database does not answer, anything may have changed. */
  const changedSince = (since: string) => tagsSince(database.read, since).catch(() => undefined);

  async function outcomeOf(name: DataCallName, request: unknown, context: CallContext): Promise<Outcome> {
    const { language, idempotencyKey, signal, reads } = context;
    if (isCreate(name)) {
      // Ignores the abort signal: a submission in progress always commits, and a retry returns the same receipt.
      const receipt = await accept({ call: name, language, body: request, idempotencyKey });
      return receipt === 'conflict'
        ? receipt
        : { data: receipt, strict: false, message: translations[language](thanks[name]) };
    }
    let cache: Promise<RevisionCache> | undefined;
    const items = createItemReader();
    const view: View = {
      db: database.read,
      language,
      siteCode,
      items,
      reads: reads ?? noReads,
      cache: () => (cache ??= cacheNow()),
    };
    // Safe: each repository gets the request of its own call, which a generic name cannot express.
    const data = await untilAborted(() => repositories[name](request as never, view), signal);
    return data === undefined ? 'missing' : { data, strict: items.allClean(), message: '' };
  }

  const refuse = (kind: Failure['kind'], { language }: CallContext, more: Pick<Failure, 'reason'> = {}) => ({
    ok: false as const,
    failure: { kind, message: translations[language](`server.${kind}`), ...more },
  });

  async function call<N extends DataCallName>(
    name: N,
    request: ParsedRequestOf<N>,
    context: CallContext,
  ): Promise<Answer<N>> {
    try {
      const outcome = await outcomeOf(name, request, context);
      if (typeof outcome === 'string') return refuse(outcome, context);
      // Safe: clean items are what the schema of this call makes of them, and the repository adds no unparsed values.
      const data = outcome.strict
        ? (outcome.data as AnswerOf<N>)
        : readAnswer(name, outcome.data, { report });
      // The parser has already reported the reason.
      if (data === undefined)
        return refuse('failed', context, { reason: 'what is stored does not answer this call' });
      return { ok: true, data, message: outcome.message };
    } catch (cause) {
      if (context.signal?.aborted) return refuse('timeout', context);
      const reason = errorMessage(cause);
      if ('creates' in calls[name]) log(`call ${name}: a request was not stored: ${reason}`, 'error');
      else report(name, 'data', reason);
      return refuse('failed', context, { reason });
    }
  }

  /** Streams the pictures of an album that exists in the language of the call. */
  async function download<N extends DownloadCallName>(
    name: N,
    request: ParsedRequestOf<N>,
    context: CallContext,
  ): Promise<Download> {
    const album = await call('albumDetail', { id: request.dataId }, context);
    if (!album.ok) return album;
    const { atlasName, imageVOs } = album.data;
    return {
      ok: true,
      name: fileName(atlasName, { ending: '.zip', fallback: 'album' }),
      type: calls[name].downloads,
      ...(await zipOf(imageVOs)),
    };
  }

  return {
    call,
    download,
    revision,
    knownRevision,
    changedSince,
    isAway: database.isAway,
    isEmpty: async () => (await latestRevision(database.read)) === '0',
    publish: (change) => publish(database, change, clock),
  };
}

const noReads = { add: () => {} };

const isCreate = (name: CallName): name is CreateCallName => 'creates' in calls[name];

/**
 * Waits for the work.
 * @throws the reason of the signal if it aborts first
 */
async function untilAborted<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work();
  signal.throwIfAborted();
  const result = await beforeDeadline(work(), signal);
  if (result === late) throw signal.reason;
  return result;
}
