import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './second-backend/answer.ts';
import { type Content, firstContent } from './second-backend/content.ts';
import { zipBytes } from './second-backend/files.ts';

/**
 * An existing backend as a venue might have it, written only from the specification: it imports nothing from the
 * project. It answers every call of section 7 in its own dialect: codes as strings, `records`, `count`, `childList`,
 * `msg`, nulls, ids as numbers and numbers as strings, unknown fields, relative URLs, HTML with scripts, and one
 * malformed item in every list.
 */
export interface SecondBackend {
  /** Value of `CONTENT_API`. */
  url: string;
  origin: string;
  content: Content;
  /** Paths that respond with an error, with null, or only after this many ms. */
  failing: Set<string>;
  empty: Set<string>;
  delays: Map<string, number>;
  /** All received requests. */
  requests: ReceivedRequest[];
  close: () => Promise<void>;
}

export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  language: string | undefined;
  key: string | undefined;
  body: unknown;
}

const base = '/backend/api/official/website';

/** Path of the album zips, whose response has no envelope. */
const zipPath = '/image/batch/batchDown';

export async function startSecondBackend(): Promise<SecondBackend> {
  const state = {
    content: firstContent(),
    failing: new Set<string>(),
    empty: new Set<string>(),
    delays: new Map<string, number>(),
    requests: [] as ReceivedRequest[],
  };
  const server = createServer(async (request, response) => {
    const received = await receive(request);
    const { path } = received;
    state.requests.push(received);
    await new Promise((resolve) => setTimeout(resolve, state.delays.get(path) ?? 0));
    const send = (type: string, body: string | Buffer) => {
      response.setHeader('content-type', type);
      response.end(body);
    };
    if (path === zipPath && !state.failing.has(path) && !state.empty.has(path))
      return send('application/octet-stream;charset=UTF-8', zipBytes);
    send('application/json', JSON.stringify(envelope(state, received)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...state,
    url: origin + base,
    origin,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function envelope(
  { content, failing, empty }: Pick<SecondBackend, 'content' | 'failing' | 'empty'>,
  { path, query, body, language }: ReceivedRequest,
) {
  if (failing.has(path)) return { resultCode: '500', msg: '系统繁忙', data: null };
  if (empty.has(path)) return { resultCode: 0, msg: '', data: null };
  const asked = { ...query, ...(typeof body === 'object' ? body : {}) };
  const data = answer(content, { path, asked, tongue: language === 'en-US' ? 'en' : 'zh' });
  return data === undefined
    ? { resultCode: '404', msg: '不存在', data: null }
    : { resultCode: '0', msg: '操作成功', data, timestamp: 1_790_000_000 };
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const url = new URL(request.url ?? '/', 'http://backend');
  return {
    method: request.method ?? '',
    path: url.pathname.startsWith(base) ? url.pathname.slice(base.length) : `outside: ${url.pathname}`,
    query: Object.fromEntries(url.searchParams),
    language: header(request, 'current-language'),
    key: header(request, 'idempotency-key'),
    body: request.method === 'POST' ? await readJson(request) : undefined,
  };
}

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
