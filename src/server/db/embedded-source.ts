import type { Answer, CallContext, ContentSource, Failure } from '#api/content-source.ts';
import { type ReportDropped, readAnswer } from '#api/read-answer.ts';
import { requestErrors } from '#api/request-errors.ts';
import type { TextKey, Translate } from '#i18n/i18n.ts';
import { type CallName, calls, type RequestOf } from '#schemas/calls.ts';
import type { ChangeInput } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import type { Database } from './database.ts';
import { publish } from './publish.ts';
import type { Random } from './reference.ts';
import { repositories } from './repositories/index.ts';
import { createCounts, latestRevision } from './revision.ts';
import { acceptSubmission, type CreateCallName } from './submissions.ts';

export interface EmbeddedSourceOptions {
  database: Database;
  clock: () => Date;
  random: Random;
  translations: Readonly<Record<Language, Translate>>;
  /** `code` of the introduction call. */
  siteCode: string;
  report: ReportDropped;
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
const thanks: Readonly<Record<CreateCallName, TextKey>> = { createSuggestion: 'server.suggestionReceived' };

/**
 * The embedded content server in process. A request is parsed, answered from the database and read like the answer of
 * any backend; whatever goes wrong is a failure with a message in the language of the call, nothing is thrown.
 */
export function createEmbeddedSource(options: EmbeddedSourceOptions): EmbeddedSource {
  const { database, clock, translations, siteCode, report } = options;
  const count = createCounts(database.read);

  /** `request` is what the schema of this call has put out. */
  async function outcomeOf(name: CallName, request: unknown, context: CallContext): Promise<Outcome> {
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
    const view = { db: database.read, language, siteCode, count };
    // Each repository takes the request of its own call, and the table cannot say that of a name it does not know yet.
    const data = await untilAborted(() => repositories[name](request as never, view), signal);
    return data === undefined ? 'missing' : { data, message: '' };
  }

  async function call<N extends CallName>(
    name: N,
    request: RequestOf<N>,
    context: CallContext,
  ): Promise<Answer<N>> {
    const refusal = (kind: Failure['kind'], more: Partial<Failure> = {}) => ({
      ok: false as const,
      failure: { kind, message: translations[context.language](`server.${kind}`), ...more },
    });
    const parsed = calls[name].request.safeParse(request);
    const errors = parsed.success ? unstorable(parsed.data) : requestErrors(parsed.error.issues);
    if (errors) return refusal('invalid', { errors });
    try {
      const outcome = await outcomeOf(name, parsed.data, context);
      if (typeof outcome === 'string') return refusal(outcome);
      const data = readAnswer(name, outcome.data, { report });
      // Why it is not understood has been reported.
      if (data === undefined)
        return refusal('failed', { reason: 'what is stored does not answer this call' });
      return { ok: true, data, message: outcome.message };
    } catch (cause) {
      if (context.signal?.aborted) return refusal('timeout');
      const reason = cause instanceof Error ? cause.message : String(cause);
      report(name, 'data', reason);
      return refusal('failed', { reason });
    }
  }

  return {
    call,
    revision: () => latestRevision(database.read),
    isEmpty: async () => (await latestRevision(database.read)) === '0',
    publish: (change) => publish(database, change, clock),
  };
}

const isCreate = (name: CallName): name is CreateCallName => Object.hasOwn(thanks, name);

/** PostgreSQL has no text with a NUL in it; such a request is refused on both engines alike. */
function unstorable(request: object): Record<string, string> | undefined {
  const fields = Object.entries(request).filter(
    ([, value]) => typeof value === 'string' && value.includes('\0'),
  );
  return fields.length > 0 ? Object.fromEntries(fields.map(([field]) => [field, 'invalid'])) : undefined;
}

/** Waits for work, but no longer than the signal allows. */
async function untilAborted<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work();
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
