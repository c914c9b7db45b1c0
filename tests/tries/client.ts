import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { type Visitor, visitEditor } from '../support/editor.ts';
import { administrator, type TriedSite } from './try.ts';

export interface Sent {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answer {
  /** 0 if the connection broke before the end of the answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds until the end. */
  time: number;
}

/** A client with connections that it uses again. */
export interface Client {
  send(path: string, sent?: Sent): Promise<Answer>;
  close(): void;
}

export function createClient(origin: string, connections = 16): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (path: string, { method = 'GET', headers = {}, body = '' }: Sent = {}) =>
    new Promise<Answer>((resolve) => {
      const began = performance.now();
      const end = (status: number, answered: IncomingHttpHeaders = {}, text = '') =>
        resolve({ status, headers: answered, text, time: performance.now() - began });
      const length = body && { 'content-length': String(Buffer.byteLength(body)) };
      const outgoing = request(new URL(path, origin), { agent, method, headers: { ...headers, ...length } });
      outgoing.on('error', () => end(0));
      outgoing.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => end(0));
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

const visitorOf = ({ origin }: TriedSite): Visitor =>
  visitEditor({ request: (path, init) => fetch(new URL(path, origin), init) }, origin);

/** An editor's browser with the session of the site's first administrator. */
export async function signIn(site: TriedSite): Promise<Visitor> {
  const visitor = visitorOf(site);
  await visitor.ask('signIn', administrator);
  return visitor;
}
