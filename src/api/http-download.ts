import type { DownloadCallName } from '#schemas/calls.ts';
import type { Backend } from './ask-backend.ts';
import { requestTimeout } from './envelope.ts';
import { broken, describeError, type Failed, failed, refused } from './failures.ts';
import { type Asked, envelopeOf, httpRequest } from './http-request.ts';

/** A file of a backend: its bytes as they come. Cancelling them ends the request that brings them. */
export interface Incoming {
  ok: true;
  /** In bytes, where the backend says it. */
  size: number | undefined;
  body: ReadableStream<Uint8Array>;
}

/**
 * Asks a backend for a file. The time-out ends with the headers: a long file may take its time. An envelope in place of
 * a file says why there is none; one that says nothing of a failure means an unknown id.
 */
export async function fetchFile<N extends DownloadCallName>(
  { baseUrl, fetch }: Backend,
  asked: Asked<N>,
): Promise<Incoming | Failed> {
  const { signal } = asked.context;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), requestTimeout);
  try {
    const ends = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    const response = await fetch(...httpRequest(baseUrl, asked, ends));
    if (response.ok && response.body && isFile(response.headers))
      return { ok: true, size: sizeOf(response.headers), body: response.body };
    const envelope = await envelopeOf(response, ends);
    if (!envelope) return broken('failed', `status ${response.status} with neither a file nor an envelope`);
    return envelope.ok && response.ok
      ? failed('missing', envelope.message)
      : refused(response.status, envelope);
  } catch (cause) {
    return late.signal.aborted || signal?.aborted
      ? broken('timeout', `no answer within ${requestTimeout} ms`)
      : broken('failed', `the backend cannot be reached (${describeError(cause)})`);
  } finally {
    clearTimeout(timer);
  }
}

/** Backends name their files in many ways (`octet-stream`, `x-zip-compressed`, nothing at all), but none as a text. */
const isFile = (headers: Headers): boolean =>
  !/^\s*(text\/|application\/([\w.-]+\+)?json\b)/i.test(headers.get('content-type') ?? '');

/** What is compressed on its way has another size than the file. */
function sizeOf(headers: Headers): number | undefined {
  const size = Number(headers.get('content-length') ?? NaN);
  return headers.has('content-encoding') || !Number.isSafeInteger(size) ? undefined : size;
}
