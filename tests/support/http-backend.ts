import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createHttpSource } from '#api/http-source.ts';
import { parseRequests } from './parse-requests.ts';

/** Responds with JSON. */
export const json =
  (body: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };

/** A source over a real HTTP server with this listener and a fake clock. */
export async function sourceOver(listener: RequestListener, ttl = 60_000) {
  let current = listener;
  const server = createServer((request, response) => current(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const lines: string[] = [];
  let time = 0;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
  const source = createHttpSource({
    baseUrl: url,
    fetch,
    ttl,
    now: () => time,
    report: (call, where, reason) => lines.push(`${call} ${where} ${reason}`),
    log: (line) => lines.push(line),
  });
  return {
    source: parseRequests(source, () => new Date(time)),
    url,
    lines,
    answerWith: (next: RequestListener) => {
      current = next;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}
