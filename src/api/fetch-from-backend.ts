import { createHash } from 'node:crypto';
import type { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { isNestedDeeper } from '#lib/is-nested-deeper.ts';
import {
  type AnswerOf,
  type CallName,
  calls,
  type DataCallName,
  type ParsedRequestOf,
} from '#schemas/calls.ts';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { problemText } from '#schemas/problem-text.ts';
import { placeText, readLeniently } from '#schemas/read-leniently.ts';
import {
  configPart,
  type RemoteConfigAnswer,
  type RemoteConfigKey,
  remoteConfigAnswerSchema,
  remoteConfigs,
} from '#schemas/remote-config.ts';
import { type CleanOptions, clean } from './clean.ts';
import type { Answer, CallContext } from './content-source.ts';
import {
  type Envelope,
  idempotencyHeader,
  languageHeader,
  readEnvelope,
  requestTimeout,
} from './envelope.ts';
import { broken, describeError, type Failed, failed, refused } from './failures.ts';
import { type ReportDropped, readAnswer } from './read-answer.ts';

/** An existing backend, and how to reach it. */
export interface Backend {
  /** Base URL of a backend with the calls of the specification, section 7; no slash at the end. */
  baseUrl: string;
  fetch: typeof fetch;
  report: ReportDropped;
}

/** The last answer to each request, by name and parameters, with the hash of its text. */
export type Readings = LRUCache<string, { print: string; answer: Answer<DataCallName> }>;

/**
 * Makes one call. Never throws.
 *
 * @param readings an answer with the same text as before is not parsed and sanitised again, nor are its faults reported
 * again
 *
 * @returns the parsed and sanitised answer, or the reason of the failure
 */
export async function fetchFromBackend<N extends DataCallName>(
  { baseUrl, fetch, report }: Backend,
  asked: BackendRequest<N>,
  readings?: Readings,
): Promise<Answer<N>> {
  const { name, context } = asked;
  const timeout = AbortSignal.timeout(requestTimeout);
  const signal = context.signal ? AbortSignal.any([context.signal, timeout]) : timeout;
  try {
    const response = await sendToBackend(fetch, httpRequest(baseUrl, asked, signal));
    if ('failure' in response) return response;
    const body = await bodyOf(response, signal);
    if (body === 'too large') return tooLarge;
    if (!body) return broken('failed', `status ${response.status} without an envelope`);
    const key = JSON.stringify([name, asked.request]);
    const print = createHash('sha256').update(body.text).digest('base64url');
    const earlier = readings?.get(key);
    // Both languages ask for the same configs, and most answers have not changed when the cache refreshes them.
    if (response.ok && earlier?.print === print) return earlier.answer as Answer<N>;
    const envelope = envelopeIn(body.text);
    if (!envelope) return broken('failed', `status ${response.status} without an envelope`);
    if (!envelope.ok || !response.ok) return refused(response.status, envelope);
    const content = isNothing(envelope.data) ? emptyAnswer(asked) : envelope.data;
    if (content === undefined) return failed('missing', envelope.message);
    const reading = { report, base: new URL(baseUrl).origin };
    const { request }: { request: object } = asked;
    const strict =
      name === 'remoteConfig' && 'key' in request
        ? strictConfig(String(request.key), content, reading)
        : content;
    const data = readAnswer(name, strict, reading);
    if (data === undefined) return broken('failed', 'the answer is malformed');
    const answer: Answer<N> = { ok: true, data: data as AnswerOf<N>, message: envelope.message };
    readings?.set(key, { print, answer });
    return answer;
  } catch (cause) {
    return away(
      timeout.aborted || context.signal?.aborted
        ? broken('timeout', `no answer within ${requestTimeout} ms`)
        : broken('failed', `the backend cannot be reached (${describeError(cause)})`),
    );
  }
}

const away = ({ failure }: Failed): Failed => ({ ok: false, failure: { ...failure, away: true } });

/** Redirects within the backend's origin that a call follows. */
const mostRedirects = 3;
/** These redirects preserve method and body. */
const preservesBody = [307, 308];
const redirectStatuses = [301, 302, 303, ...preservesBody];

/**
 * Sends a request. Follows redirects within the origin of the request only: another host must not receive what visitors
 * submit, nor answer in the backend's name, and addresses of the internal network are not reachable through us.
 *
 * @returns the response, or the failure that describes a refused redirect
 * @throws what `fetch` throws
 */
export async function sendToBackend(
  fetch: Backend['fetch'],
  [address, init]: ReturnType<typeof httpRequest>,
): Promise<Response | Failed> {
  let url = new URL(address);
  for (let followed = 0; ; followed += 1) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const { status, headers } = response;
    const location = headers.get('location');
    if (!redirectStatuses.includes(status) || location === null) return response;
    await response.body?.cancel();
    const target = URL.parse(location, url);
    const allowed = init.method === 'GET' || preservesBody.includes(status);
    if (target?.origin !== url.origin || !allowed || followed === mostRedirects)
      return broken(
        'failed',
        `the backend redirects to ${target?.origin ?? 'an invalid address'}, which is refused: set CONTENT_API to the final address`,
      );
    url = target;
  }
}

/** Null, or an object whose every part is null. */
const isNothing = (data: unknown): boolean =>
  data === null ||
  data === undefined ||
  (typeof data === 'object' && !Array.isArray(data) && Object.values(data).every((part) => part === null));

/**
 * The meaning of an empty answer: from a create call, a receipt without a number; from a list call, an empty list;
 * from a detail call, an unknown id (decisions, section 3), for which this returns `undefined`.
 */
function emptyAnswer<N extends DataCallName>({ name, request }: BackendRequest<N>): unknown {
  if ('creates' in calls[name]) return null;
  if ('pageNo' in request) return {};
  return calls[name].response.safeParse([]).success ? [] : undefined;
}

/** A call to be made: its request is in the strict form, as section 7 of the specification has it. */
export interface BackendRequest<N extends CallName> {
  name: N;
  request: ParsedRequestOf<N>;
  context: CallContext;
}

/**
 * Builds the HTTP request of a call: path and query of a GET, JSON body of a POST. Absent parameters are not sent.
 *
 * @param baseUrl without a trailing slash
 * @returns the arguments of `fetch`
 */
export function httpRequest<N extends CallName>(
  baseUrl: string,
  { name, request, context }: BackendRequest<N>,
  signal: AbortSignal,
): [url: string, init: RequestInit] {
  const row = calls[name];
  const parameters = new Map(Object.entries(request).filter(([, value]) => value !== undefined));
  const id = String(parameters.get('id')).toWellFormed();
  const url = baseUrl + row.path.replace('{id}', () => encodeURIComponent(id));
  if (row.path.includes('{id}')) parameters.delete('id');
  const headers = {
    accept: 'downloads' in row ? `${row.downloads}, application/json` : 'application/json',
    [languageHeader]: context.language,
    ...(context.idempotencyKey ? { [idempotencyHeader]: context.idempotencyKey } : {}),
  };
  const init = { method: row.method, signal };
  if (row.method === 'POST') {
    const body = JSON.stringify(Object.fromEntries(parameters));
    return [url, { ...init, headers: { ...headers, 'content-type': 'application/json' }, body }];
  }
  const query = new URLSearchParams([...parameters].map(([key, value]) => [key, String(value)]));
  return [query.size > 0 ? `${url}?${query}` : url, { ...init, headers }];
}

/** Maximum size of an answer in bytes, after decompression. Lists of a hundred long items take less than one megabyte. */
const largestAnswer = 5 * 1024 * 1024;

/** Levels of JSON. The contract has ten, and a menu two for each of its own levels. */
const deepestAnswer = 200;

/** Counts as no answer: reading more of them would slow down the site. */
export const tooLarge: Failed = {
  ok: false,
  failure: {
    kind: 'failed',
    message: '',
    reason: `the answer is larger than ${largestAnswer} bytes`,
    away: true,
  },
};

/**
 * Reads and parses the envelope of an answer, up to `largestAnswer`.
 *
 * @returns `undefined` if the body is not an envelope
 * @throws the reason of the signal if it ended the reading
 */
export async function envelopeOf(
  response: Response,
  signal: AbortSignal,
): Promise<Envelope | 'too large' | undefined> {
  const body = await bodyOf(response, signal);
  return typeof body === 'object' ? envelopeIn(body.text) : body;
}

/** @returns `undefined` if the text is not an envelope */
function envelopeIn(text: string): Envelope | undefined {
  try {
    return isNestedDeeper(text, deepestAnswer) ? undefined : readEnvelope(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of an answer, up to `largestAnswer`.
 *
 * @returns `undefined` if the connection was lost
 * @throws the reason of the signal if it ended the reading
 */
async function bodyOf(
  response: Response,
  signal: AbortSignal,
): Promise<{ text: string } | 'too large' | undefined> {
  try {
    const text = await textOf(response);
    return text === undefined ? 'too large' : { text };
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/** The body as text; undefined as soon as it is too large. */
async function textOf({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

type Reading = CleanOptions & { report: ReportDropped };

/**
 * Rewrites an answer of `bySysDetail` to the strict form: the entry of its key, with the value parsed and cleaned in
 * both languages. The value is JSON text inside the answer, so no later step sanitises its HTML. An unreadable value
 * counts as missing (rule CALL-03) and is logged; an unknown key has no entry. Pages and redirects are unchanged,
 * because only `registry/read-pages.ts` knows the blocks.
 */
function strictConfig(key: string, data: unknown, reading: Reading): unknown[] {
  const answer = remoteConfigAnswerSchema.parse(data);
  if (!isConfigKey(key) || answer.length === 0) return [];
  if (key === 'official.pages.config') return answer.slice(0, 1);
  const values = languages
    .map((language) => [languageKey(language), partIn(language, { key, answer, reading })] as const)
    .filter(([, value]) => value !== undefined);
  const readable = values.map(([name]) => name);
  if (readable.length < languages.length)
    reading.report('remoteConfig', key, `it can be read in ${readable.join() || 'no language'} alone`);
  return values.length > 0 ? [{ key, value: JSON.stringify(Object.fromEntries(values)) }] : [];
}

function partIn(
  language: Language,
  {
    key,
    answer,
    reading: { base, report },
  }: { key: RemoteConfigKey; answer: RemoteConfigAnswer; reading: Reading },
): unknown {
  const schema: z.ZodType = remoteConfigs[key];
  const part = configPart(answer, language);
  if (part === undefined) return undefined;
  const read = readLeniently(schema, part, language);
  for (const problem of read.problems)
    if (problem.leftOut) {
      const part = placeText([key, languageKey(language), ...problem.leftOut]);
      const inside = placeText(problem.path.slice(problem.leftOut.length));
      report('remoteConfig', part, `${inside ? `${inside}: ` : ''}${problemText(problem).en}`);
    }
  return read.ok ? clean(schema, read.value, { base }) : undefined;
}

const isConfigKey = (key: string): key is RemoteConfigKey => Object.hasOwn(remoteConfigs, key);
