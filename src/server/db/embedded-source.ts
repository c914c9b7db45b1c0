import type { Answer, CallContext, ContentSource, Download, Failure } from '#api/content-source.ts';
import { fileName } from '#api/file-name.ts';
import { type ReportDropped, readAnswer } from '#api/read-answer.ts';
import type { ServerTextKey, ServerTranslate } from '#i18n/i18n.ts';
import { beforeDeadline, late } from '#lib/before-deadline.ts';
import { errorMessage } from '#lib/error-message.ts';
import {
  type CallName,
  type CreateCallName,
  calls,
  type DataCallName,
  type DownloadCallName,
  type ParsedRequestOf,
} from '#schemas/calls.ts';
import type { ChangeInput } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { publish } from './content/publish.ts';
import { latestRevision } from './content/revision.ts';
import { createRevisionCache, type RevisionCache } from './content/revision-cache.ts';
import type { Database } from './database.ts';
import { repositories } from './repositories/index.ts';
import type { View } from './repositories/view.ts';
import type { Outbox } from './requests/outbox.ts';
import type { Random } from './requests/reference.ts';
import { acceptSubmission } from './requests/submissions.ts';

export interface EmbeddedSourceOptions {
  database: Database;
  clock: () => Date;
  random: Random;
  translations: Readonly<Record<Language, ServerTranslate>>;
  /** `code` of the introduction call. */
  siteCode: string;
  /** Packs pictures into one zip file, as it is read. */
  zipOf: (
    pictures: readonly { address: string }[],
  ) => Promise<{ body: ReadableStream<Uint8Array>; size?: number }>;
  /** Sends mails about submissions; without it there are none. */
  outbox?: Outbox | undefined;
  report: ReportDropped;
  /** Names the state of what is read; the latest publish, where nothing else is said. */
  revisionOf?: (db: Database['read']) => Promise<string>;
}

/** The content that this server stores itself. */
export interface EmbeddedSource extends ContentSource {
  /** Makes a change visible, all of it or nothing. Throws a PublishError that names what is invalid. */
  publish(change: ChangeInput): Promise<{ revision: string }>;
  /** Nothing has ever been published. */
  isEmpty(): Promise<boolean>;
}

/** Data of the contract before it is read, or why there is none. */
type Outcome = { data: unknown; message: string } | 'missing' | 'conflict';

/** What the person is told after a create call. */
const thanks: Readonly<Record<CreateCallName, ServerTextKey>> = {
  createSuggestion: 'server.suggestionReceived',
  createExhibitionBooking: 'server.bookingReceived',
  createMeetingBooking: 'server.bookingReceived',
};

/**
 * The embedded content server in process. A request is answered from the database and read like the answer of any
 * backend; whatever goes wrong is a failure with a message in the language of the call, nothing is thrown.
 */
export function createEmbeddedSource(options: EmbeddedSourceOptions): EmbeddedSource {
  const { database, clock, translations, siteCode, zipOf, report } = options;
  const { revisionOf = latestRevision } = options;
  const cacheNow = createRevisionCache(database.read, revisionOf);

  async function outcomeOf(name: DataCallName, request: unknown, context: CallContext): Promise<Outcome> {
    const { language, idempotencyKey, signal } = context;
    if (isCreate(name)) {
      // The signal is not heard: what is being stored is stored, and a repeat gets the same receipt.
      const receipt = await acceptSubmission(
        database,
        { call: name, language, body: request, idempotencyKey },
        options,
      );
      return receipt === 'conflict'
        ? receipt
        : { data: receipt, message: translations[language](thanks[name]) };
    }
    let cache: Promise<RevisionCache> | undefined;
    const view: View = { db: database.read, language, siteCode, cache: () => (cache ??= cacheNow()) };
    // Each repository takes the request of its own call, and the table cannot say that of a name it does not know yet.
    const data = await untilAborted(() => repositories[name](request as never, view), signal);
    return data === undefined ? 'missing' : { data, message: '' };
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
      const data = readAnswer(name, outcome.data, { report });
      // Why it is not understood has been reported.
      if (data === undefined)
        return refuse('failed', context, { reason: 'what is stored does not answer this call' });
      return { ok: true, data, message: outcome.message };
    } catch (cause) {
      if (context.signal?.aborted) return refuse('timeout', context);
      const reason = errorMessage(cause);
      report(name, 'data', reason);
      return refuse('failed', context, { reason });
    }
  }

  /** The pictures of an album that stands in the language of the call. */
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
    revision: () => revisionOf(database.read),
    isEmpty: async () => (await latestRevision(database.read)) === '0',
    publish: (change) => publish(database, change, clock),
  };
}

const isCreate = (name: CallName): name is CreateCallName => 'creates' in calls[name];

/** Waits for work until the signal aborts; then throws its reason. */
async function untilAborted<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work();
  signal.throwIfAborted();
  const result = await beforeDeadline(work(), signal);
  if (result === late) throw signal.reason;
  return result;
}
