import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { contractBase } from '#schemas/calls.ts';
import { outcomeOf, type Try, type TryContext } from '../try.ts';
import { crawl, notServed, sitemapPaths, timeOf, untilTrue } from './crawl.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Milliseconds that warm pages may take, for 95 of 100 pages; on a busy machine twice as long as without a fault. */
const warmLimit = 150;
/** Milliseconds that a page may wait for its data. */
const pageDeadline = 3_000;
/** Milliseconds for rendering a cold page; on a busy machine three times as long as without a fault. */
const coldRendering = 2_500;
/** Megabytes by which a backend may increase the memory of the site. */
const memoryLimit = 250;

const bomb = gzipSync(Buffer.alloc(400 * 1024 * 1024, ' '));

/** How a backend answers each call. */
const faults: Readonly<Record<string, Answer>> = {
  killed: (request) => request.socket.destroy(),
  hung: () => {},
  slow: (_request, response) => void sleep(20_000).then(() => response.end('{}')),
  garbled: (_request, response) => response.end('\u0000\ufffd{"resultCode":0,"data":[[[['),
  'sending errors': (_request, response) => response.writeHead(500).end('Internal Server Error'),
  huge: (_request, response) => {
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    const more = () => {
      while (!response.destroyed) if (!response.write(chunk)) return void response.once('drain', more);
    };
    more();
  },
  'sending bombs': (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
};

/** Every page of the sitemap is visited, then again for each fault, and some on a cold start. */
export const backendOutages: readonly Try[] = [
  {
    name: 'a backend is killed, hangs, is slow, garbled or huge: warm pages are served at once, cold ones in three seconds',
    run: async (context) => {
      const backend = await context.startServer();
      const door = await openDoor(backend.origin);
      try {
        return await tryFaults(context, door);
      } finally {
        await door.close();
      }
    },
  },
];

/** A backend that forwards to a real one, or fails. */
async function openDoor(origin: string) {
  let fault: Answer | undefined;
  const forward: Answer = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { 'content-type': type, 'current-language': language } = request.headers;
    const answer = await fetch(origin + request.url, {
      method: request.method ?? 'GET',
      headers: { ...(type ? { 'content-type': type } : {}), 'current-language': String(language) },
      ...(request.method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
    });
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => (fault ?? forward)(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${contractBase}`,
    break: (next: Answer | undefined) => {
      fault = next;
      server.closeAllConnections();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const megabytesOf = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

async function tryFaults(context: TryContext, door: Awaited<ReturnType<typeof openDoor>>) {
  const settings = { CONTENT_API: door.url, CONTENT_TTL: '1' };
  const site = await context.startServer(settings);
  const paths = await sitemapPaths(site, 264);
  context.note(`${paths.length} pages are visited`);
  const findings = notServed(await crawl(site, paths), 'before all faults');
  const measures: string[] = [];
  const usual = async () => timeOf(await crawl(site, paths), 0.95);
  let quiet = await usual();
  const untouched = await context.startServer(settings);
  const coldLimit =
    pageDeadline + Math.max(coldRendering, 3 * timeOf(await crawl(untouched, ['/', '/news/newsInfo']), 1));
  untouched.kill('SIGKILL');
  for (const [name, fault] of Object.entries(faults)) {
    context.note(`the backend is ${name}`);
    door.break(fault);
    await sleep(1_100);
    const before = megabytesOf(site.pid);
    const warm = await crawl(site, paths);
    findings.push(...notServed(warm, `warm, ${name}`));
    const time = timeOf(warm, 0.95);

    const cold = await context.startServer(settings);
    const unknown = await crawl(cold, ['/', '/news/newsInfo', '/exists/perhaps']);
    const again = await crawl(cold, ['/', '/exhibitCenter/venue', '/exists/perhaps']);
    const slowest = timeOf(unknown, 1);
    if (slowest > coldLimit) findings.push(`cold, ${name}: a page takes ${slowest} ms`);
    for (const { path, status } of [...unknown, ...again])
      if (status !== 503) findings.push(`cold, ${name}: ${path} is answered ${status}`);
    const [map] = await crawl(cold, ['/sitemap.xml']);
    if ((map?.time ?? 0) > 7_000 + coldLimit)
      findings.push(`cold, ${name}: the sitemap takes ${map?.time} ms`);
    const grown = Math.max(megabytesOf(site.pid) - before, 0);
    const coldMemory = megabytesOf(cold.pid);
    if (grown > memoryLimit) findings.push(`${name}: memory grew by ${grown} MB`);
    if (coldMemory > 600) findings.push(`cold, ${name}: memory is ${coldMemory} MB`);
    cold.kill('SIGKILL');
    await cold.ended;
    measures.push(`${name} ${time}/${timeOf(warm, 1)} ms, cold ${slowest} then ${timeOf(again, 1)} ms`);

    door.break(undefined);
    const back = await untilTrue(async () => {
      const [visit] = await crawl(site, ['/news/newsInfo?page=3']);
      return visit?.status === 200;
    });
    if (back === undefined) findings.push(`${name}: it does not recover within 30 s`);
    const [earlier, after] = [quiet, await usual()];
    if (time > Math.max(warmLimit, 2 * earlier, 2 * after))
      findings.push(
        `warm, ${name}: 95 % of the pages take up to ${time} ms (${earlier} before, ${after} after)`,
      );
    quiet = after;
  }
  return outcomeOf(findings, `${paths.length} warm pages (95 %/slowest): ${measures.join('; ')}`);
}
