import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { callNames, calls } from '#schemas/calls.ts';
import { uploadedSchema } from '#schemas/editor/media.ts';
import { drain } from '#server/listen.ts';
import { requestFor } from '#tests/support/ask.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { signInTo, withAdministrator } from '#tests/support/editor.ts';
import { openTestSite, type TestSite } from '#tests/support/open-site.ts';
import { routeAnswers } from '#tests/support/route-answers.ts';
import { startS3 } from '#tests/support/s3-server.ts';
import { pdf } from '#tests/support/upload-files.ts';

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  /** Hash of the bytes; empty for no bytes. */
  body: string;
  text: string;
  bytes: Buffer;
  /** True if the app was not involved. */
  fromMemory: boolean;
}

/** Serves a site over a network, as the built server does, or through the app alone. */
async function serve({ site }: TestSite, { withFastLane }: { withFastLane: boolean }) {
  const throughApp = getRequestListener((request, bindings) => site.fetch(request, bindings as HttpBindings));
  let fromMemory = false;
  const server = createServer((request, response) => {
    fromMemory = withFastLane;
    const passOn = () => {
      fromMemory = false;
      void throughApp(request, response);
    };
    if (withFastLane) site.answerFromMemory(request, response, passOn);
    else passOn();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const ask = (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    posted?: string,
  ): Promise<Received> =>
    new Promise((resolve, reject) => {
      const request = send(
        { port, path, method, headers: { connection: 'close', ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const { date, ...others } = response.headers;
            const bytes = Buffer.concat(chunks);
            const body = bytes.length === 0 ? '' : sha1(bytes);
            resolve({
              status: response.statusCode ?? 0,
              headers: others,
              body,
              text: bytes.toString(),
              bytes,
              fromMemory,
            });
          });
        },
      );
      request.on('error', reject);
      request.end(posted);
    });
  return Object.assign(ask, { server, port });
}

/** The lines of all that a server sends to these bytes until it closes the connection, sorted, without dates. */
const linesAfter = (port: number, bytes: string) =>
  new Promise<string[]>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const lines = text.split('\r\n').filter((line) => !line.startsWith('Date: '));
      resolve(lines.map((line) => (line.length > 1_000 ? sha1(line) : line)).sort());
    });
  });

const sha1 = (content: string | Buffer) => createHash('sha1').update(content).digest('hex');

const newsList = '/api/official/website/news/newsPage';
const languages = ['lang=zh-CN', 'lang=en-US'];
const encodings = ['gzip, deflate, br, zstd', 'gzip', ''];

describe('repeated answers', () => {
  it('[TRUST-06] have the status, headers and bytes that the app gives, on every page, whatever unknown parameters, in each language and encoding', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const plain = await serve(site, { withFastLane: false });
    const paths = [...new Set(routeAnswers.map(([path]) => path))];
    expect(paths.length).toBeGreaterThan(30);
    for (const [index, path] of paths.entries())
      for (const cookie of languages) {
        const headers = { cookie, 'accept-encoding': encodings[index % encodings.length] ?? '' };
        const expected = await plain(path, headers);
        await fast(path, headers);
        const repeated = await fast(`${path}?utm_source=mail&gclid=${index}`, headers);
        expect(repeated.text === expected.text, path).toBe(true);
        expect({ ...repeated, text: '' }, path).toEqual({ ...expected, text: '', fromMemory: true });
      }
  });

  it('never reach a browser in an encoding that it cannot read, nor a visitor in another language', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const ask = (accepted: string, cookie = 'lang=zh-CN') =>
      fast('/about/complaintAdvice', { cookie, 'accept-encoding': accepted });
    for (const fromMemory of [false, true]) {
      const [brotli, gzip, plain] = [await ask('br'), await ask('gzip'), await ask('')];
      expect(brotli).toMatchObject({ fromMemory, headers: { 'content-encoding': 'br' } });
      expect(gzip).toMatchObject({ fromMemory, headers: { 'content-encoding': 'gzip' } });
      expect(plain).toMatchObject({ fromMemory, text: expect.stringContaining('投诉与建议') });
      expect(await ask('', 'lang=en-US')).toMatchObject({
        fromMemory,
        text: expect.stringContaining('Complaints and suggestions'),
      });
    }
  });

  it('[TRUST-06] are cached pages for receipts that are guessed: only a block with a form has one', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const path = '/about/complaintAdvice';
    const page = await fast(path);
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) });
    for (const guess of ['a1', 'suggestion2', '%00', 'constructor'])
      expect(await fast(`${path}?sent=${guess}&receipt=A1`), guess).toEqual({ ...page, fromMemory: false });
    expect((await fast('/?sent=suggestion')).headers['cache-control']).toBe('private, no-cache');
    const receipt = await fast(`${path}?sent=suggestion&receipt=A1`);
    expect(receipt.headers['cache-control']).toBe('no-store');
    expect(receipt.text).toContain('A1');
  });

  it('are 304 without a body for a browser that has the page, and have no body for HEAD', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const plain = await serve(site, { withFastLane: false });
    const { headers: first, body } = await fast('/', { 'accept-encoding': 'br' });
    expect(body).not.toBe('');
    const conditional = { 'accept-encoding': 'br', 'if-none-match': `"other", ${first.etag}` };
    const notModified = await fast('/', conditional);
    expect(notModified).toMatchObject({ status: 304, body: '', fromMemory: true });
    expect(notModified).toEqual({ ...(await plain('/', conditional)), fromMemory: true });
    const head = await fast('/', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head).toEqual({
      status: 200,
      headers: first,
      body: '',
      text: '',
      bytes: Buffer.alloc(0),
      fromMemory: true,
    });
  });

  it('end with a publish: the first request after it gets the new page', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const text = async () => (await fast('/news/newsInfo')).text;
    await text();
    for (let round = 1; round <= 5; round++) {
      expect(await text()).not.toContain(`第${round}次发布`);
      const data = { title: `第${round}次发布` };
      await site.site.publish?.({
        put: [{ kind: 'news', id: 'round', date: '2026-11-20', data: {}, texts: { 'zh-CN': { data } } }],
      });
      expect(await text()).toContain(`第${round}次发布`);
      expect((await fast('/news/newsInfo')).fromMemory).toBe(true);
    }
  });

  it('[OPS-05] are counted by status in the measures of the site', async () => {
    const site = await openTestSite({ HEALTH_TOKEN: 'a-token-of-this-test' });
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const { headers } = await fast('/news/newsInfo');
    for (let round = 0; round < 3; round++) await fast('/news/newsInfo');
    await fast('/news/newsInfo', { 'if-none-match': String(headers.etag) });
    const { text } = await fast('/metrics', { authorization: 'Bearer a-token-of-this-test' });
    expect(text).toContain('pavilion_repeated_answers_total{status="200"} 3\n');
    expect(text).toContain('pavilion_repeated_answers_total{status="304"} 1\n');
  });

  it('are told apart by declared parameters and never replace a receipt, a preview or an address in another form', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const answers = [await fast('/news/newsInfo'), await fast('/news/newsInfo?page=2')];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
    expect(await fast('/news/newsInfo?utm_id=1&page=2')).toMatchObject({
      body: answers[1]?.body,
      fromMemory: true,
    });
    for (const path of [
      '/news/newsInfo?sent=form',
      '/news/newsInfo?preview=x',
      '/news/newsInfo?%70age=2',
      '/news/newsInfo/',
      '/news/newsInf%6F',
      '/nowhere',
    ]) {
      await fast(path);
      expect(await fast(path), path).toMatchObject({ fromMemory: false });
    }
  });

  it('are not used for a host that is not of the site: it gets 421, a page of its own or not', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    await fast('/');
    expect((await fast('/', { host: 'site.example' })).fromMemory).toBe(true);
    for (const [path, method] of [
      ['/', 'GET'],
      ['/api/editor/session', 'POST'],
      ['/favicon.ico', 'GET'],
    ] as const) {
      const refused = await fast(path, { host: 'evil.example', origin: 'http://evil.example' }, method);
      expect([path, refused.status, refused.fromMemory]).toEqual([path, 421, false]);
      expect(refused.headers['cache-control']).toBe('no-store');
    }
  });

  it('have the status, headers and bytes that the app gives, for each call that reads, in each language', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const plain = await serve(site, { withFastLane: false });
    const reads = callNames.filter((name) => !('creates' in calls[name]) && !('downloads' in calls[name]));
    expect(reads).toHaveLength(20);
    for (const name of reads)
      for (const language of ['zh-CN', 'en-US'] as const) {
        const [path, { method, headers, body }] = requestFor(name, calls[name].example, language);
        const ask = (send: typeof fast) =>
          send(path, { ...(headers as Record<string, string>) }, method, body as string | undefined);
        const expected = await ask(plain);
        expect(expected.status, name).toBe(200);
        await ask(fast);
        expect(await ask(fast), name).toEqual({ ...expected, fromMemory: true });
      }
  });

  it('with a page that is used often have fewer bytes after a while, and the same text', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const load = (path: string) => fast(path, { 'accept-encoding': 'br' });
    const lengthOf = ({ headers }: Received) => Number(headers['content-length']);
    const [rare, before] = [await load('/about/contactUs'), await load('/')];
    for (let count = 0; count < 100; count += 1) await load('/');
    // A minute ago they were not there.
    vi.advanceTimersByTime(60_000);
    // Five to ten times as long as the compression takes.
    await setTimeout(500);
    expect(await load('/')).toEqual({ ...before, fromMemory: true });
    vi.advanceTimersByTime(60_000);
    await expect.poll(async () => lengthOf(await load('/'))).toBeLessThan(0.95 * lengthOf(before));
    const after = await load('/');
    expect(after).toMatchObject({ status: 200, fromMemory: true });
    expect(after.headers).toEqual({ ...before.headers, 'content-length': after.headers['content-length'] });
    expect(brotliDecompressSync(after.bytes)).toEqual(brotliDecompressSync(before.bytes));
    expect(lengthOf(await load('/about/contactUs'))).toBe(lengthOf(rare));
  });

  it('to a posted call are told apart by body and language, and a publish ends them', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const list = (body: string, headers: Record<string, string> = {}) =>
      fast(newsList, { 'content-type': 'application/json', ...headers }, 'POST', body);
    const first = await list('{"pageNo":1}');
    const others = [
      await list('{"pageNo":2}'),
      await list('{"pageNo":1}', { 'current-language': 'en-US' }),
      await list('{"pageNo":1}', { cookie: 'lang=en-US', 'current-language': 'zh-CN' }),
    ];
    expect(others.map(({ fromMemory }) => fromMemory)).toEqual([false, false, false]);
    expect(others.map(({ body }) => body === first.body)).toEqual([false, false, true]);
    expect(await list('{"pageNo":1}')).toEqual({ ...first, fromMemory: true });
    await site.site.publish?.({
      put: [
        { kind: 'news', id: 'new', date: '2026-11-20', texts: { 'zh-CN': { data: { title: '新的一条' } } } },
      ],
    });
    expect((await list('{"pageNo":1}')).text).toContain('新的一条');
    expect(await list('{"pageNo":1}')).toMatchObject({ fromMemory: true });
  });

  it('to a posted call are given only to requests that the app accepts, and refusals are not repeated', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const json = { 'content-type': 'application/json' };
    for (const body of ['{"pageNo":1}', 'no JSON', '{"pageSize":"many"}', '', 'x'.repeat(70_000)])
      await fast(newsList, json, 'POST', body);
    const ask = async (headers: Record<string, string>, body: string) => {
      const { status, fromMemory } = await fast(newsList, headers, 'POST', body);
      return [status, fromMemory];
    };
    expect(await ask(json, '{"pageNo":1}')).toEqual([200, true]);
    expect(await ask({ ...json, 'sec-fetch-site': 'same-origin' }, '{"pageNo":1}')).toEqual([200, true]);
    expect(await ask({ ...json, origin: 'https://site.example' }, '{"pageNo":1}')).toEqual([200, true]);
    expect(await ask({ ...json, origin: 'https://other.example' }, '{"pageNo":1}')).toEqual([403, false]);
    expect(await ask({ ...json, 'sec-fetch-site': 'cross-site' }, '{"pageNo":1}')).toEqual([403, false]);
    expect(await ask({ 'content-type': 'text/plain' }, '{"pageNo":1}')).toEqual([403, false]);
    expect(await ask(json, 'no JSON')).toEqual([400, false]);
    expect(await ask(json, '{"pageSize":"many"}')).toEqual([400, false]);
    expect(await ask(json, '')).toEqual([400, false]);
    expect(await ask(json, 'x'.repeat(70_000))).toEqual([413, false]);
    const create = '/api/official/website/exhibition/subscribe/create';
    const booking = JSON.stringify(calls.createExhibitionBooking.example);
    expect(await fast(create, json, 'POST', booking)).toMatchObject({ status: 200, fromMemory: false });
    expect(await fast(create, json, 'POST', booking)).toMatchObject({ status: 200, fromMemory: false });
  });

  it.each([
    ['a document', '/media/plan.pdf', 1_000],
    ['a film, which is streamed', '/media/film.mp4', 600_000],
    ['an uploaded drawing', '/media/u/0af1.svg', 1_000],
    ['an uploaded table, which is downloaded under its name', '/media/u/0af1.xlsx', 1_000],
    ['an uploaded film, which is streamed', '/media/u/0af1.mp4', 600_000],
    ['an icon at the root', '/icon.svg', 1_000],
  ])('of %s have the ranges, the 304 and the HEAD that the app gives', async (_what, path, size) => {
    const client = temporaryFolder();
    const site = await openTestSite({}, client);
    onTestFinished(site.close);
    const folder = path === '/icon.svg' ? client : join(site.dataDir, 'media');
    await writeFile(join(folder, basename(path)), Buffer.alloc(size, 'plan'));
    const fast = await serve(site, { withFastLane: true });
    const plain = await serve(site, { withFastLane: false });
    const { headers: first } = await fast(path);
    const since = String(first['last-modified']);
    for (const [headers, status, method] of [
      [{}, 200],
      [{ range: 'bytes=0-' }, 206],
      [{ range: 'bytes=10-19' }, 206],
      [{ range: 'bytes=-10' }, 206],
      [{ range: `bytes=${size - 10}-${size + 4_000}` }, 206],
      [{ range: 'bytes=10-19' }, 200, 'HEAD'],
      [{}, 200, 'HEAD'],
      [{ 'if-modified-since': since }, 304],
      [{ 'if-modified-since': since, range: 'bytes=0-' }, 304],
      [{ 'if-modified-since': 'Sun, 01 Jan 2040 00:00:00 GMT' }, 304],
      [{ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 200],
      [{ 'if-modified-since': since, 'if-none-match': '"other"' }, 200],
      [{ 'if-modified-since': 'never' }, 200],
    ] as [Record<string, string>, number, string?][]) {
      const expected = await plain(path, headers, method);
      const title = JSON.stringify([headers, method]);
      expect(expected.status, title).toBe(status);
      expect(await fast(path, headers, method), title).toEqual({ ...expected, fromMemory: true });
    }
    for (const range of [`bytes=${size}-`, 'bytes=0-1,5-9', 'lines=1-2'])
      expect(await fast(path, { range }), range).toEqual(await plain(path, { range }));
  });

  it('of files end when the file changes or is removed, also an upload and a large file', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    for (const [path, size] of [
      ['/media/plan.pdf', 1_000],
      ['/media/u/0af1.pdf', 1_000],
      ['/media/film.mp4', 600_000],
    ] as const) {
      const file = join(site.dataDir, 'media', basename(path));
      await writeFile(file, Buffer.alloc(size, 'a'));
      const old = await fast(path);
      expect(await fast(path)).toEqual({ ...old, fromMemory: true });
      await writeFile(file, Buffer.alloc(size + 1, 'b'));
      const changed = await fast(path);
      expect([changed.fromMemory, changed.text.length, changed.text[0]]).toEqual([false, size + 1, 'b']);
      expect((await fast(path)).fromMemory).toBe(true);
      await rm(file);
      expect(await fast(path)).toMatchObject({ status: 404, fromMemory: false });
    }
  });

  it('of an upload in a bucket have its ranges, also while the bucket is away', async () => {
    const bucket = await startS3();
    const site = await openTestSite({ ...withAdministrator, MEDIA_URL: bucket.url() });
    onTestFinished(site.close);
    const editor = await signInTo(site);
    const taken = await site.request('/api/editor/media?name=plan.pdf', {
      method: 'POST',
      body: new Uint8Array(pdf()),
      headers: { cookie: editor.cookie(), origin: 'https://site.example' },
    });
    const path = uploadedSchema.parse((await taken.json()).data).item.address;
    const fast = await serve(site, { withFastLane: true });
    const first = await fast(path);
    const part = await (await serve(site, { withFastLane: false }))(path, { range: 'bytes=1-3' });
    expect([first.status, first.fromMemory, part.status, part.text]).toEqual([200, false, 206, 'PDF']);
    await bucket.stop();
    expect(await fast(path)).toEqual({ ...first, fromMemory: true });
    expect(await fast(path, { range: 'bytes=1-3' })).toEqual({ ...part, fromMemory: true });
  });

  it('keep the order of pipelined requests, and close connections when the app does', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const plain = await serve(site, { withFastLane: false });
    const list = `POST ${newsList} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 12\r\n`;
    const page = 'GET /news/newsInfo HTTP/1.1\r\nhost: a\r\n';
    const exchanges = {
      pipelined: `${page}\r\n${list}\r\n{"pageNo":1}HEAD / HTTP/1.1\r\nhost: a\r\n\r\n${page}connection: close\r\n\r\n`,
      'HTTP 1.0': 'GET /news/newsInfo HTTP/1.0\r\nhost: a\r\n\r\n',
      'HTTP 1.0, kept alive':
        'GET /news/newsInfo HTTP/1.0\r\nhost: a\r\nconnection: keep-alive\r\n\r\nGET / HTTP/1.0\r\n\r\n',
      'body announced': `${list}expect: 100-continue\r\nconnection: close\r\n\r\n{"pageNo":1}`,
    };
    for (const [title, bytes] of Object.entries(exchanges)) {
      const expected = await linesAfter(plain.port, bytes);
      expect(expected.filter((line) => line.startsWith('HTTP/1.1 ')).length, title).toBeGreaterThan(0);
      await linesAfter(fast.port, bytes);
      expect(await linesAfter(fast.port, bytes), title).toEqual(expected);
    }
    const idle = connect(fast.port, '127.0.0.1');
    await once(idle, 'connect');
    const drained = drain(fast.server);
    expect(await linesAfter(fast.port, `${page}\r\n`)).toContain('connection: close');
    idle.destroy();
    await drained;
  });

  it('survive a client that leaves while it sends a body', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    const json = { 'content-type': 'application/json' };
    await fast(newsList, json, 'POST', '{"pageNo":1}');
    const socket = connect(fast.port, '127.0.0.1');
    socket.end(
      `POST ${newsList} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 12\r\n\r\n{"pa`,
    );
    await new Promise((resolve) => socket.on('close', resolve).resume());
    expect(await fast(newsList, json, 'POST', '{"pageNo":1}')).toMatchObject({
      status: 200,
      fromMemory: true,
    });
  });

  it('are not used for unusual encodings and other methods', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    await fast('/');
    expect((await fast('/')).fromMemory).toBe(true);
    expect(await fast('/', { range: 'bytes=0-9' })).toMatchObject({ status: 200, fromMemory: true });
    expect((await fast('/', { 'accept-encoding': 'br;q=0, gzip' })).fromMemory).toBe(false);
    expect((await fast('/', {}, 'OPTIONS')).fromMemory).toBe(false);
  });
});
