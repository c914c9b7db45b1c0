import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { type Visitor, visitEditor } from '../support/editor.ts';
import { administrator, type TriedSite } from './try.ts';

export interface Sent {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

export interface Answer {
  /** 0 if the connection broke before the end of the answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds until the end. */
  time: number;
  /** Code of the error that broke the connection, such as `ECONNREFUSED`. */
  error?: string | undefined;
}

/** A client with connections that it uses again. */
export interface Client {
  send(path: string, sent?: Sent): Promise<Answer>;
  close(): void;
}

/** @param keepAlive false: each request opens a connection */
export function createClient(origin: string, connections = 16, keepAlive = true): Client {
  const agent = new Agent({ keepAlive, maxSockets: connections });
  const send = (path: string, { method = 'GET', headers = {}, body = '' }: Sent = {}) =>
    new Promise<Answer>((resolve) => {
      const began = performance.now();
      const end = (status: number, answered: IncomingHttpHeaders = {}, text = '') =>
        resolve({ status, headers: answered, text, time: performance.now() - began });
      const breakOff = (cause: NodeJS.ErrnoException) =>
        resolve({ status: 0, headers: {}, text: '', time: performance.now() - began, error: cause.code });
      const length = body.length > 0 && { 'content-length': String(Buffer.byteLength(body)) };
      const outgoing = request(new URL(path, origin), { agent, method, headers: { ...headers, ...length } });
      outgoing.on('error', breakOff);
      outgoing.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', breakOff);
        response.on('end', () =>
          end(
            response.complete ? (response.statusCode ?? 0) : 0,
            response.headers,
            Buffer.concat(chunks).toString(),
          ),
        );
      });
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/**
 * Runs a work for each item, some of them at once.
 * @param progress is called with the number of finished items about a hundred times
 */
export async function forEachAtOnce<T>(
  items: Iterable<T>,
  { connections = 16, progress }: { connections?: number; progress?: (done: number) => void },
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let done = 0;
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) {
      await work(next.value);
      done += 1;
      if (done % 500 === 0) progress?.(done);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
}

/**
 * An editor's browser without a session.
 * @param address from which it seems to come, if the site trusts a proxy
 */
export function browserOf({ origin }: TriedSite, address?: string): Visitor {
  const forwarded = address === undefined ? undefined : { 'x-forwarded-for': address };
  const request = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, origin), { ...init, headers: { ...init.headers, ...forwarded } });
  return visitEditor({ request }, origin);
}

/** An editor's browser with the session of the site's first administrator. */
export async function signIn(site: TriedSite): Promise<Visitor> {
  const visitor = browserOf(site);
  await visitor.ask('signIn', administrator);
  return visitor;
}
