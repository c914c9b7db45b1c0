import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { languageParameter } from '#site/urls.ts';
import { previewParameter } from './editor/drafts/preview.ts';
import { languageOfCookie } from './request-language.ts';
import { sentParameter } from './routes/form-post.ts';

/** How long an answer may be repeated. */
export interface Repeatable {
  /** From `pageState`; undefined for files, which never change while the server runs. */
  state?: string;
  /** URL parameters on which the answer depends. All others are dropped before the look-up. */
  parameterNames: readonly string[];
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by a route whose answer depends on nothing but URL, language and content encoding. */
    repeatable?: Repeatable;
  }
}

export interface FastLane {
  /**
   * Answers a request from memory, before any framework object exists.
   * @returns false if the request has to go through the app
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Remembers the finished answers of repeatable routes; the outermost middleware. */
  remember: MiddlewareHandler;
}

interface FastLaneOptions {
  /** The present `pageState`, if it is known without asking; undefined otherwise. */
  state: () => string | undefined;
  /** Of all answers together, in bytes. */
  capacity: number;
}

interface Prepared {
  state: string | undefined;
  etag: string | undefined;
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
/** Parameters of an answer that belongs to one visitor. */
const personal = new Set([sentParameter, previewParameter]);

/**
 * Repeats answers that the app has given: the same head and the same bytes, for a third of the CPU time that the app
 * needs. It knows nothing about pages or files; the routes mark what may be repeated. An answer is found by URL without
 * undeclared parameters, language and content encodings, and is used only while revision and date are those that it was
 * made for.
 */
export function createFastLane({ state, capacity }: FastLaneOptions): FastLane {
  const answers = new LRUCache<string, Prepared>({
    maxSize: capacity,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + entryCost,
  });
  const namesOfPath = new LRUCache<string, { state: string | undefined; names: Set<string> }>({
    max: 10_000,
  });

  /** @returns undefined if the request cannot be answered from memory */
  function keyOf({ url = '', headers }: IncomingMessage): string | undefined {
    if (!url.startsWith('/') || url.length > longestUrl || headers.range !== undefined) return undefined;
    const encodings = encodingsOf(headers['accept-encoding']);
    if (encodings === undefined) return undefined;
    const question = url.indexOf('?');
    const address = question === -1 ? url : declaredAddress(url, question);
    return address && `${encodings} ${languageOfCookie(headers.cookie)} ${address}`;
  }

  /** The address without parameters that change nothing; undefined if nothing is known about its path. */
  function declaredAddress(url: string, question: number): string | undefined {
    const path = url.slice(0, question);
    const names = namesOfPath.get(path)?.names;
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
   * The names of both languages together: an answer is found without a parameter only after it was remembered, and then
   * its own names are among them.
   */
  function noteNames(path: string, { state, parameterNames }: Repeatable): void {
    const known = namesOfPath.get(path);
    const names = known?.state === state ? known?.names : undefined;
    namesOfPath.set(path, { state, names: new Set([...(names ?? []), ...parameterNames]) });
  }

  async function remember(c: Context): Promise<void> {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const repeatable = c.get('repeatable');
    if (!incoming || !repeatable || c.req.method !== 'GET' || c.res.status !== 200) return;
    if (Number(c.res.headers.get('content-length') ?? 0) > largestBody) return;
    noteNames((incoming.url ?? '').split('?')[0] ?? '', repeatable);
    const key = keyOf(incoming);
    if (key === undefined) return;
    const body = Buffer.from(await c.res.arrayBuffer());
    const { headers, status } = c.res;
    headers.set('content-length', String(body.length));
    c.res = undefined;
    c.res = new Response(body, { headers, status });
    if (body.length > largestBody) return;
    const etag = headers.get('etag') ?? undefined;
    answers.set(key, { state: repeatable.state, etag, head: [...headers].flat(), body });
  }

  return {
    answer: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const key = keyOf(request);
      const known = key === undefined ? undefined : answers.get(key);
      if (!known || (known.state !== undefined && known.state !== state())) return false;
      const { etag, head, body } = known;
      request.resume();
      if (etag !== undefined && request.headers['if-none-match']?.split(/,\s*/).includes(etag))
        response.writeHead(304, withoutBody(head)).end();
      else response.writeHead(200, head).end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
    remember: async (c, next) => {
      await next();
      await remember(c);
    },
  };
}

const bodyHeaders = new Set(['content-length', 'content-encoding']);

/** The head of a 304. */
const withoutBody = (head: readonly string[]) =>
  head.filter((_, index) => !bodyHeaders.has(head[index - (index % 2)] ?? ''));

const knownEncodings = new Set(['br', 'zstd', 'gzip', 'deflate', 'identity']);

/**
 * The encodings that a request accepts, as part of a key.
 * @returns undefined for unusual headers, which could fill the memory with copies
 */
function encodingsOf(header: string | string[] | undefined): string | undefined {
  if (!header) return '';
  // Browsers send one of these two.
  if (header === 'gzip, deflate, br, zstd' || header === 'gzip, deflate, br') return header;
  const encodings = String(header)
    .split(',')
    .map((encoding) => encoding.trim());
  return encodings.every((encoding) => knownEncodings.has(encoding)) ? encodings.sort().join() : undefined;
}

/** Name of a parameter; undefined if it is encoded in an unusual way. */
function nameOf(pair: string): string | undefined {
  const end = pair.indexOf('=');
  const name = end === -1 ? pair : pair.slice(0, end);
  return /[%+]/.test(name) ? undefined : name;
}
