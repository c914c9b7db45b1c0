import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { languageHeader } from '#api/envelope.ts';
import { languages } from '#schemas/language.ts';
import { languageParameter } from '#site/urls.ts';
import { previewParameter } from './editor/drafts/preview.ts';
import { hostCheck } from './middleware/same-origin.ts';
import { languageOfCookie } from './request-language.ts';
import { bodyHeaders, isNotModified } from './routes/cached-response.ts';
import { sentParameter } from './routes/form-post.ts';

/** How long an answer may be repeated, and for which requests. */
export interface Repeatable {
  /** False if the answer may have changed. Absent for files, which never change while the server runs. */
  isFresh?: () => boolean;
  /** URL parameters on which the answer depends. All others are dropped before the look-up. */
  parameterNames: readonly string[];
  /** The JSON of a POST that only reads. It is a part of the key. */
  body?: string;
  /** True for files: a part of the bytes may be asked for. */
  ranges?: boolean;
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
}

interface FastLaneOptions {
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
  /** Of all answers together, in bytes. */
  capacity: number;
}

interface Prepared extends Pick<Repeatable, 'isFresh' | 'ranges'> {
  etag: string | undefined;
  lastModified: string | undefined;
  /** Names and values in turn, as `writeHead` takes them. */
  head: string[];
  body: Buffer;
}

/** Larger files are streamed from the disk. In bytes. */
const largestBody = 512 * 1024;
/** Memory of an entry beside its body, in bytes. */
const entryCost = 2_000;
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
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + entryCost,
  });
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
    for (const pair of url.slice(question + 1).split('&')) {
      const name = nameOf(pair);
      if (name === undefined || personal.has(name)) return undefined;
      if (name === languageParameter || names.has(name)) address += `${address === path ? '?' : '&'}${pair}`;
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
    if (Number(c.res.headers.get('content-length') ?? 0) > largestBody) return;
    notePath(pathOf(incoming.url), repeatable);
    const key = keyOf(incoming);
    if (key === undefined) return;
    const body = Buffer.from(await c.res.arrayBuffer());
    const { headers, status } = c.res;
    headers.set('content-length', String(body.length));
    c.res = undefined;
    c.res = new Response(body, { headers, status });
    if (body.length > largestBody) return;
    answers.set(posted === undefined ? key : `${key} ${posted}`, {
      isFresh: repeatable.isFresh,
      ranges: repeatable.ranges ?? false,
      etag: headers.get('etag') ?? undefined,
      lastModified: headers.get('last-modified') ?? undefined,
      head: [...headers].flat(),
      body,
    });
  }

  function find(key: string | undefined): Prepared | undefined {
    const known = key === undefined ? undefined : answers.get(key);
    return known?.isFresh?.() === false ? undefined : known;
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
      if (known && send(known, request, response)) return;
      Object.assign(request, { rawBody });
      throughApp();
    });
    return true;
  }

  function answerGet(request: IncomingMessage, response: ServerResponse): boolean {
    const known = find(keyOf(request));
    return known !== undefined && send(known, request, response);
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
  };
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

/** @returns false for ranges that the app has to answer */
function send(known: Prepared, { method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const { head, body, ranges } = known;
  if (isNotModified(headers, known)) response.writeHead(304, without(head, bodyHeaders)).end();
  else if (method === 'HEAD') response.writeHead(200, head).end();
  else if (ranges && headers.range !== undefined) {
    const part = rangeOf(headers.range, body.length);
    if (!part) return false;
    sendPart(known, part, response);
  } else response.writeHead(200, head).end(body);
  return true;
}

function sendPart({ head, body }: Prepared, { start, end }: Range, response: ServerResponse): void {
  response.writeHead(206, [
    ...without(head, partHeaders),
    ...['accept-ranges', 'bytes', 'content-length', String(end - start + 1)],
    ...['content-range', `bytes ${start}-${end}/${body.length}`],
  ]);
  response.end(body.subarray(start, end + 1));
}

/** Values of the head without some names. */
const without = (head: readonly string[], names: ReadonlySet<string>) =>
  head.filter((_, index) => !names.has(head[index - (index % 2)] ?? ''));

const partHeaders = new Set(['content-length', 'accept-ranges']);

interface Range {
  start: number;
  /** The last byte. */
  end: number;
}

/** @returns undefined for several ranges, ranges beyond the end and other units: the app answers them */
function rangeOf(header: string, size: number): Range | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? { start, end } : undefined;
}

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

/** Name of a parameter; undefined if it is encoded in an unusual way. */
function nameOf(pair: string): string | undefined {
  const end = pair.indexOf('=');
  const name = end === -1 ? pair : pair.slice(0, end);
  return /[%+]/.test(name) ? undefined : name;
}
