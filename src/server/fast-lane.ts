import { createReadStream, statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { languageHeader } from '#api/envelope.ts';
import { languages } from '#schemas/language.ts';
import { languageParameter } from '#site/urls.ts';
import { previewParameter } from './editor/drafts/preview.ts';
import { hostCheck } from './middleware/same-origin.ts';
import { languageOfCookie } from './request-language.ts';
import { bodyHeaders, isNotModified, rangeOf } from './routes/cached-response.ts';
import { sentParameter } from './routes/form-post.ts';

/** How long an answer may be repeated, and for which requests. */
export interface Repeatable {
  /** False if the answer may have changed. A file is compared with the disk as well. */
  isFresh?: () => boolean;
  /** URL parameters on which the answer depends. All others are dropped before the look-up. */
  parameterNames: readonly string[];
  /** The JSON of a POST that only reads. It is a part of the key. */
  body?: string;
  /** The bytes of the answer, if its route has them: they are shared, and reading them from the response costs more than making them. */
  bytes?: Uint8Array<ArrayBuffer>;
  /** Path of the file that is the answer: a part of it may be asked for, and it may change while the server runs. */
  file?: string;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by a route whose answer depends on nothing but URL, language, content encoding and, for a POST, body. */
    repeatable?: Repeatable;
  }
}

export interface FastLane {
  /**
   * Answers a request from memory, before any framework object exists.
   * @param throughApp called instead, at once or after the body was read, if the request has to go through the app; the
   * body is then its `rawBody`, which `@hono/node-server` reads
   */
  answer(request: IncomingMessage, response: ServerResponse, throughApp: () => void): void;
  /** Remembers the finished answers of repeatable routes; the outermost middleware. */
  remember: MiddlewareHandler;
  /** Number of answers from memory so far, by status. */
  repeated: Readonly<Record<RepeatedStatus, number>>;
}

type RepeatedStatus = 200 | 206 | 304;

interface FastLaneOptions {
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** Of all answers together, in bytes. */
  capacity: number;
}

interface Prepared extends Pick<Repeatable, 'isFresh'> {
  etag: string | undefined;
  lastModified: string | undefined;
  /** Names and values in turn, as `writeHead` takes them. */
  head: string[];
  /** Absent for a large file. */
  body?: Buffer;
  file?: FileState | undefined;
  /** In bytes, if a part may be asked for. */
  size?: number | undefined;
}

/** A file as it was when it was answered. */
interface FileState {
  path: string;
  size: number;
  /** Time of its last change, in milliseconds. */
  changedAt: number;
}

/** Larger files are streamed from the disk, and other larger answers are not repeated. In bytes. */
const largestBody = 512 * 1024;
/** Memory of an entry beside its body, in bytes: that of content holds the tags that it was made from. */
const entryCost = { file: 2_000, content: 8_000 };
/** Addresses are longer only by accident or in attacks. In characters. */
const longestUrl = 2_000;
/** Requests for lists are a tenth of it. In bytes. */
const longestRequestBody = 2_000;
/** Parameters of an answer that belongs to one visitor. */
const personal = new Set([sentParameter, previewParameter]);

/**
 * Repeats answers that the app has given: the same head and the same bytes, for a third of the CPU time that the app
 * needs. It knows nothing about pages, calls or files; the routes mark what may be repeated. An answer is found by URL
 * without undeclared parameters, language, content encodings and body, and is used only while it is fresh.
 */
export function createFastLane({ siteOrigin, capacity }: FastLaneOptions): FastLane {
  const isKnownHost = hostCheck(siteOrigin);
  const answers = new LRUCache<string, Prepared>({
    maxSize: capacity,
    sizeCalculation: ({ body, file }, key) =>
      (body?.length ?? 0) + 2 * key.length + (file ? entryCost.file : entryCost.content),
  });
  const repeated: Record<RepeatedStatus, number> = { 200: 0, 206: 0, 304: 0 };
  const paths = new LRUCache<string, { names: Set<string>; posts: boolean }>({ max: 10_000 });

  /**
   * The key of a request, without the body of a POST.
   * @returns undefined if the request cannot be answered from memory
   */
  function keyOf({ url = '', headers }: IncomingMessage): string | undefined {
    if (!url.startsWith('/') || url.length > longestUrl || !isKnownHost(headers.host)) return undefined;
    const encodings = encodingsOf(headers['accept-encoding']);
    if (encodings === undefined) return undefined;
    const question = url.indexOf('?');
    const address = question === -1 ? url : declaredAddress(url, question);
    if (address === undefined) return undefined;
    return `${encodings} ${askedLanguage(headers)} ${languageOfCookie(headers.cookie)} ${address}`;
  }

  /** The address without parameters that change nothing; undefined if nothing is known about its path. */
  function declaredAddress(url: string, question: number): string | undefined {
    const path = url.slice(0, question);
    const names = paths.get(path)?.names;
    if (!names) return undefined;
    let address = path;
    // Without `split`: links with parameters of campaigns are as frequent as those without.
    for (let start = question + 1, end = 0; end < url.length; start = end + 1) {
      const next = url.indexOf('&', start);
      end = next === -1 ? url.length : next;
      const name = nameOf(url, start, end);
      if (name === undefined || personal.has(name)) return undefined;
      if (name === languageParameter || names.has(name))
        address += `${address === path ? '?' : '&'}${url.slice(start, end)}`;
    }
    return address;
  }

  /**
   * The names of both languages and of earlier definitions together: an answer is found without a parameter only after it
   * was remembered, and then its own names are among them.
   */
  function notePath(path: string, { parameterNames, body }: Repeatable): void {
    const names = paths.get(path)?.names ?? [];
    paths.set(path, { names: new Set([...names, ...parameterNames]), posts: body !== undefined });
  }

  async function remember(c: Context): Promise<void> {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const repeatable = c.get('repeatable');
    if (!incoming || !repeatable || c.res.status !== 200) return;
    const { body: posted } = repeatable;
    if (c.req.method !== (posted === undefined ? 'GET' : 'POST')) return;
    if (posted !== undefined && posted.length > longestRequestBody) return;
    const file = repeatable.file === undefined ? undefined : stateOf(repeatable.file);
    const length = Number(c.res.headers.get('content-length') ?? 0);
    if (file ? file.size !== length : length > largestBody) return;
    notePath(pathOf(incoming.url), repeatable);
    const key = keyOf(incoming);
    if (key === undefined) return;
    const body = length > largestBody ? undefined : await bodyOf(c, repeatable);
    if (body && body.length > largestBody) return;
    const { headers } = c.res;
    answers.set(posted === undefined ? key : `${key} ${posted}`, {
      isFresh: repeatable.isFresh,
      file,
      etag: headers.get('etag') ?? undefined,
      lastModified: headers.get('last-modified') ?? undefined,
      head: [...headers].flat(),
      size: file?.size ?? (headers.get('accept-ranges') === 'bytes' ? body?.length : undefined),
      ...(body ? { body } : {}),
    });
  }

  function find(key: string | undefined): Prepared | undefined {
    const known = key === undefined ? undefined : answers.get(key);
    if (known?.isFresh?.() === false || (known?.file && !isUnchanged(known.file))) return undefined;
    return known;
  }

  /**
   * Reads the body of a POST if answers of its path may be repeated.
   * @returns false if it cannot be answered from memory, whatever its body
   */
  function answerPost(request: IncomingMessage, response: ServerResponse, throughApp: () => void): boolean {
    if (!paths.get(pathOf(request.url))?.posts || !isOwnShortJson(request.headers, siteOrigin)) return false;
    const key = keyOf(request);
    if (key === undefined) return false;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const rawBody = Buffer.concat(chunks);
      const known = find(`${key} ${rawBody}`);
      if (known && repeat(known, request, response)) return;
      Object.assign(request, { rawBody });
      throughApp();
    });
    return true;
  }

  function answerGet(request: IncomingMessage, response: ServerResponse): boolean {
    const known = find(keyOf(request));
    return known !== undefined && repeat(known, request, response);
  }

  /** @returns false if the app has to answer */
  function repeat(known: Prepared, request: IncomingMessage, response: ServerResponse): boolean {
    const status = send(known, request, response);
    if (status === undefined) return false;
    repeated[status] += 1;
    return true;
  }

  return {
    answer: (request, response, throughApp) => {
      const { method } = request;
      const taken =
        method === 'POST'
          ? answerPost(request, response, throughApp)
          : (method === 'GET' || method === 'HEAD') && answerGet(request, response);
      if (!taken) throughApp();
    },
    remember: async (c, next) => {
      await next();
      await remember(c);
    },
    repeated,
  };
}

/** Shares the bytes of a response, or reads them. The response can still be sent afterwards and has a length then. */
async function bodyOf(c: Context, { bytes }: Repeatable): Promise<Buffer> {
  const body = bytes
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : Buffer.from(await c.res.arrayBuffer());
  const { headers, status } = c.res;
  headers.set('content-length', String(body.length));
  if (!bytes) {
    c.res = undefined;
    c.res = new Response(body, { headers, status });
  }
  return body;
}

function stateOf(path: string): FileState | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && { path, size: stats.size, changedAt: stats.mtimeMs };
}

function isUnchanged({ path, size, changedAt }: FileState): boolean {
  const now = stateOf(path);
  return now?.size === size && now.changedAt === changedAt;
}

const pathOf = (url = '') => {
  const question = url.indexOf('?');
  return question === -1 ? url : url.slice(0, question);
};

const languageName = languageHeader.toLowerCase();

/** The language that only calls of the contract take, from a header; empty for none. */
function askedLanguage(headers: IncomingHttpHeaders): string {
  const asked = headers[languageName];
  return asked === undefined ? '' : (languages.find((language) => language === asked) ?? '');
}

/** True for a short body of JSON from a page of this site or from a program. `sameOrigin` decides about any other. */
function isOwnShortJson(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { 'content-length': length, 'content-type': type, 'sec-fetch-site': site, origin } = headers;
  return (
    Number(length) <= longestRequestBody &&
    (type === 'application/json' || type === 'application/json; charset=utf-8') &&
    (origin === undefined ? site === undefined || site === 'same-origin' : origin === siteOrigin)
  );
}

/** @returns the status, or undefined for ranges that the app has to answer */
function send(
  known: Prepared,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): RepeatedStatus | undefined {
  const { head, size } = known;
  if (isNotModified(headers, known)) {
    response.writeHead(304, without(head, bodyHeaders)).end();
    return 304;
  }
  if (method === 'HEAD') response.writeHead(200, head).end();
  else if (size !== undefined && headers.range !== undefined) {
    const part = headers['if-range'] === undefined && rangeOf(headers.range, size);
    if (!part || part === 'beyond') return undefined;
    const { start, end } = part;
    response.writeHead(206, [
      ...without(head, partHeaders),
      ...['accept-ranges', 'bytes', 'content-length', String(end - start + 1)],
      ...['content-range', `bytes ${start}-${end}/${size}`],
    ]);
    sendBody(known, response, part);
    return 206;
  } else sendBody(known, response.writeHead(200, head));
  return 200;
}

/** Sends bytes from memory, or of the file. */
function sendBody(
  { body, file }: Prepared,
  response: ServerResponse,
  part?: { start: number; end: number },
): void {
  if (body) response.end(part ? body.subarray(part.start, part.end + 1) : body);
  // If the file cannot be read, the connection is closed: the client sees that bytes are missing.
  else if (file) pipeline(createReadStream(file.path, part), response, () => {});
}

/** Values of the head without some names. */
const without = (head: readonly string[], names: ReadonlySet<string>) =>
  head.filter((_, index) => !names.has(head[index - (index % 2)] ?? ''));

const partHeaders = new Set(['content-length', 'accept-ranges']);

const knownEncodings = new Set(['br', 'zstd', 'gzip', 'deflate', 'identity']);

/** Sorted encodings by header. Few programs send few headers; the bound is for attacks. */
const encodingsByHeader = new LRUCache<string, string>({ max: 100 });

/**
 * The encodings that a request accepts, as part of a key.
 * @returns undefined for unusual headers, which could fill the memory with copies
 */
function encodingsOf(header: string | string[] | undefined): string | undefined {
  if (!header) return '';
  const known = encodingsByHeader.get(String(header));
  if (known !== undefined) return known;
  const names = String(header)
    .split(',')
    .map((encoding) => encoding.trim());
  if (!names.every((name) => knownEncodings.has(name))) return undefined;
  const encodings = names.sort().join();
  encodingsByHeader.set(String(header), encodings);
  return encodings;
}

/** Name of the parameter between two positions; undefined if it is encoded in an unusual way. */
function nameOf(url: string, start: number, end: number): string | undefined {
  const equals = url.indexOf('=', start);
  const name = url.slice(start, equals === -1 || equals > end ? end : equals);
  return name.includes('%') || name.includes('+') ? undefined : name;
}
