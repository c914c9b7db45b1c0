import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { createBreaker } from '#lib/breaker.ts';
import {
  type AnswerOf,
  calls,
  type DataCallName,
  type DownloadCallName,
  type ParsedRequestOf,
} from '#schemas/calls.ts';
import { defaultLanguage } from '#schemas/language.ts';
import { isNameless } from '#schemas/schedule.ts';
import { capacity, createAnswerCache } from './answer-cache.ts';
import type { CallFailures } from './call-failures.ts';
import { tags } from './content-changes.ts';
import type { Answer, CallContext, ContentSource, Download } from './content-source.ts';
import { contentVersion } from './content-version.ts';
import { requestTimeout } from './envelope.ts';
import { broken, type Failed, failed } from './failures.ts';
import { type Backend, type BackendRequest, fetchFromBackend, type Readings } from './fetch-from-backend.ts';
import { fileName } from './file-name.ts';
import { fetchFile } from './http-download.ts';
import { createMemoryStore, type KeyValueStore } from './key-value-store.ts';
import { lastPageInstead } from './last-page.ts';
import { readAnswer } from './read-answer.ts';

interface HttpSourceOptions extends Backend {
  /** Age after which an answer is refreshed, in ms; the old one is used meanwhile. */
  ttl: number;
  now: () => number;
  log: (line: string, level?: 'info' | 'error') => void;
  /** Where last good answers and the receipts of submissions outlive the program; without it they end with it. */
  kept?: { answers: KeyValueStore; receipts: KeyValueStore } | undefined;
  /** Receives the result of each call, also when a visitor gets the last good answer instead. */
  failures?: CallFailures | undefined;
}

/** Milliseconds without an answer after which a call counts as unanswered; slow answers still arrive later. */
const patience = 3_000;
/** Number of calls, each of another name, that have to be unanswered before the backend is probed. */
const suspects = 3;
/** Milliseconds that the first probe may take. Later ones have the time of a call: a slow backend must count as back. */
const firstProbeLimit = 2_000;
/** Milliseconds between two probes. */
const probePause = 2_000;

/** Number of receipts held in memory if no store is given. */
const receiptsInMemory = 10_000;

/**
 * Creates the content source for an existing backend. Requests go out in their parsed form, defaults applied; every
 * answer is parsed, cleaned and remembered for a short time, and a submission is sent once.
 *
 * @returns a source whose calls never reject: failures are values
 */
export function createHttpSource(options: HttpSourceOptions): ContentSource {
  const submitOnce = createSubmitOnce(options.kept?.receipts ?? createMemoryStore(receiptsInMemory));

  /** How calls failed when the backend last did not answer. */
  let failedAs: 'failed' | 'timeout' = 'timeout';
  /** The failure of a call that is not made, or not waited for. */
  const skipped = () => broken(failedAs, 'the backend does not answer');

  /** `menuTree`, because every page needs it. */
  async function probe(isOpen: boolean): Promise<boolean> {
    const { signal, stop } = abortAfter(isOpen ? requestTimeout : firstProbeLimit);
    const context = { language: defaultLanguage, signal };
    const answer = await fetchFromBackend(options, { name: 'menuTree', request: { type: 1 }, context });
    stop();
    return isAnswered(answer);
  }

  const breaker = createBreaker({
    patience,
    suspects,
    probe,
    pause: probePause,
    onChange: (isOpen) =>
      isOpen
        ? options.log(
            'backend: it does not answer and is probed until it does; visitors get the last good answers',
            'error',
          )
        : options.log('backend: it answers again'),
  });

  const cache = createAnswerCache({
    ...options,
    answers: options.kept?.answers,
    unlessAway: async (answer) => {
      if (breaker.isOpen()) return skipped();
      const { promise, resolve } = Promise.withResolvers<Failed>();
      const stop = breaker.onOpen(() => resolve(skipped()));
      return Promise.race([answer, promise]).finally(stop);
    },
  });

  const readings: Readings = new LRUCache({ max: capacity });

  const call: ContentSource['call'] = async (name, request, context) => {
    const { language } = context;
    if (isPathTraversal(request)) return failed('missing', '');
    const asked = { name, request, context };
    if ('creates' in calls[name]) return submitOnce(asked, () => fetchFromBackend(options, asked));
    const tag = tags.call(name, language, contentVersion(request));
    context.reads?.add(tag);
    const answer = await cache.get(JSON.stringify([name, request, language]), {
      tag,
      // A page's deadline ends the wait, not the call: its answer serves the next page.
      ask: async () => {
        const end = breaker.begin(name);
        if (!end) return skipped();
        const fresh = await fetchFromBackend(options, { ...asked, context: { language } }, readings);
        end(isAnswered(fresh));
        if (!fresh.ok && fresh.failure.away)
          failedAs = fresh.failure.kind === 'timeout' ? 'timeout' : 'failed';
        options.failures?.note({ call: name, request, language }, fresh);
        return fresh;
      },
      recall: (value) => recallAnswer(name, value),
    });
    const pageNo = answer.ok ? lastPageInstead(request, answer.data) : undefined;
    return pageNo === undefined ? namedOnly(asked, answer) : call(name, { ...request, pageNo }, context);
  };

  return {
    call,
    download: (name, request, context) => downloadAlbum(options, { name, request, context, call }),
    revision: async () => cache.revision(),
    knownRevision: cache.revision,
    changedSince: async (since) => cache.changedSince(since),
    isAway: breaker.isOpen,
  };
}

/** Holds and confidential events are only in answers to requests that ask for them (rule EVT-08). */
function namedOnly<N extends DataCallName>(
  { name, request }: BackendRequest<N>,
  answer: Answer<N>,
): Answer<N> {
  if (!answer.ok || name !== 'scheduleList' || ('taken' in request && request.taken === '1')) return answer;
  const items = answer.data as AnswerOf<'scheduleList'>;
  return items.some(isNameless)
    ? { ...answer, data: items.filter((item) => !isNameless(item)) as AnswerOf<N> }
    : answer;
}

const isAnswered = (answer: Answer<DataCallName>): boolean => answer.ok || !answer.failure.away;

function abortAfter(milliseconds: number): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

/** An id is part of a path, where dots, encoded or not, would be a path traversal. */
const isPathTraversal = (request: object): boolean =>
  'id' in request && (request.id === '.' || request.id === '..');

const keptAnswer = z.object({ ok: z.literal(true), message: z.string(), data: z.unknown() });

/** An answer of an earlier run, which may have been of another release: read like any other. */
function recallAnswer<N extends DataCallName>(name: N, value: unknown): Answer<N> | undefined {
  const kept = keptAnswer.safeParse(value);
  const data = kept.success ? readAnswer(name, kept.data.data, { report: () => {} }) : undefined;
  return kept.success && data !== undefined ? { ok: true, data, message: kept.data.message } : undefined;
}

interface WantedDownload<N extends DownloadCallName> {
  name: N;
  request: ParsedRequestOf<N>;
  context: CallContext;
  call: ContentSource['call'];
}

/** The one file there is to download: an album, under its name. */
async function downloadAlbum<N extends DownloadCallName>(
  options: HttpSourceOptions,
  { name, request, context, call }: WantedDownload<N>,
): Promise<Download> {
  const album = await call('albumDetail', { id: request.dataId }, context);
  if (!album.ok && album.failure.kind === 'missing') return album;
  const file = await fetchFile(options, { name, request, context });
  if (!file.ok) {
    if (file.failure.reason) options.log(`backend: ${name}: ${file.failure.reason}`);
    return file;
  }
  // If the backend cannot return the name now, it may still return the file.
  const title = album.ok ? album.data.atlasName : request.dataId;
  const saved = fileName(title, { ending: '.zip', fallback: 'album' });
  return { ok: true, name: saved, type: calls[name].downloads, size: file.size, body: file.body };
}

/** The first answer to a key, and the hash of its submission. */
const receiptSchema = z.object({ print: z.string(), message: z.string(), data: z.unknown() });

/**
 * Sends each submission to a backend once, whether or not the backend supports idempotency keys: a retry with the
 * same key gets the first answer, also while the first is in progress, and the same key with another body is a
 * conflict. Failures are not stored, so a retry is possible. Only a hash of the submission is stored.
 */
function createSubmitOnce(receipts: KeyValueStore) {
  const onTheWay = new Map<string, { print: string; answer: Promise<Answer<DataCallName>> }>();

  return async <N extends DataCallName>(
    { name, request, context }: BackendRequest<N>,
    send: () => Promise<Answer<N>>,
  ): Promise<Answer<N>> => {
    const { idempotencyKey } = context;
    if (idempotencyKey === undefined) return send();
    const key = hash(idempotencyKey);
    const print = hash(JSON.stringify([name, request]));

    const kept = receiptSchema.safeParse(receipts.get(key));
    if (kept.success) {
      if (kept.data.print !== print) return failed('conflict', '');
      const data = readAnswer(name, kept.data.data, { report: () => {} });
      if (data !== undefined) return { ok: true, data, message: kept.data.message };
    }
    const first = onTheWay.get(key);
    // The same hash means the same call.
    if (first) return first.print === print ? (first.answer as Promise<Answer<N>>) : failed('conflict', '');

    const answer = send();
    onTheWay.set(key, { print, answer });
    const sent = await answer.finally(() => onTheWay.delete(key));
    if (sent.ok) receipts.set(key, { print, message: sent.message, data: sent.data ?? null });
    return sent;
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
