import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createHttpSource } from '#api/http-source.ts';
import { openTestSite, type TestSite } from './open-site.ts';
import { parseRequests } from './parse-requests.ts';

/** Responds with JSON. */
export const json =
  (body: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };

/**
 * Opens a site over an existing backend, until the end of the test.
 * @param dataOf returns the data of each answer; undefined fails the request with status 500
 */
export async function openOverBackend(
  dataOf: (url: URL) => readonly object[] | undefined,
): Promise<TestSite> {
  const backend = createServer((request, response) => {
    const data = dataOf(new URL(request.url ?? '', 'http://backend'));
    if (!data) response.statusCode = 500;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ resultCode: '0', data }));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const site = await openTestSite({ CONTENT_API: `http://127.0.0.1:${port}` });
  onTestFinished(async () => {
    await site.close();
    backend.closeAllConnections();
    backend.close();
  });
  return site;
}

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
    log: (line, level = 'info') => lines.push(`${level}: ${line}`),
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
