import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/open-site.ts';
import { routeAnswers } from '#tests/support/route-answers.ts';

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  /** Hash of the bytes; empty for no bytes. */
  body: string;
  text: string;
  /** True if the app was not involved. */
  fromMemory: boolean;
}

/** Serves a site over a network, as the built server does, or through the app alone. */
async function serve({ site }: TestSite, { withFastLane }: { withFastLane: boolean }) {
  const throughApp = getRequestListener((request, bindings) => site.fetch(request, bindings as HttpBindings));
  let fromMemory = false;
  const server = createServer((request, response) => {
    fromMemory = withFastLane && site.answerFromMemory(request, response);
    if (!fromMemory) void throughApp(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> =>
    new Promise((resolve, reject) => {
      const request = send(
        { port, path, method, headers: { connection: 'close', ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const { date, ...others } = response.headers;
            const bytes = Buffer.concat(chunks);
            const body = bytes.length === 0 ? '' : createHash('sha1').update(bytes).digest('hex');
            resolve({
              status: response.statusCode ?? 0,
              headers: others,
              body,
              text: bytes.toString(),
              fromMemory,
            });
          });
        },
      );
      request.on('error', reject);
      request.end();
    });
}

const languages = ['lang=zh-CN', 'lang=en-US'];
const encodings = ['gzip, deflate, br, zstd', 'gzip', ''];

describe('repeated answers', () => {
  it('have the status, headers and bytes that the app gives, on every page, in each language and encoding', async () => {
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
    expect(head).toEqual({ status: 200, headers: first, body: '', text: '', fromMemory: true });
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

  it('are not used for ranges, unusual encodings and other methods', async () => {
    const site = await openTestSite();
    onTestFinished(site.close);
    const fast = await serve(site, { withFastLane: true });
    await fast('/');
    expect((await fast('/')).fromMemory).toBe(true);
    expect((await fast('/', { range: 'bytes=0-9' })).fromMemory).toBe(false);
    expect((await fast('/', { 'accept-encoding': 'br;q=0, gzip' })).fromMemory).toBe(false);
    expect((await fast('/', {}, 'OPTIONS')).fromMemory).toBe(false);
  });
});
