import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { EntryInput } from '#schemas/entry.ts';
import { createEdge } from '#server/edge.ts';
import { signInTo, withAdministrator } from '#tests/support/editor.ts';
import { openTestSite } from '#tests/support/open-site.ts';

/** A shared cache that records what it is told to drop: the keys of each purge, `everything` without keys. */
async function startCache(status = 200) {
  const purges: (string[] | 'everything')[] = [];
  const server = createServer((request, response) => {
    const keys = request.headers['surrogate-key'];
    if (request.method === 'PURGE') purges.push(keys === undefined ? 'everything' : String(keys).split(' '));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`, purges };
}

async function openSiteWith(settings: Record<string, string>) {
  const site = await openTestSite({ ...withAdministrator, ...settings });
  onTestFinished(() => site.close());
  return site;
}

const pages = ['/', '/news/newsInfo', '/about/companyProfile', '/exhibitCenter/onlineBooking'];

const news: EntryInput = {
  kind: 'news',
  id: 'fresh',
  texts: { 'zh-CN': { data: { title: '新展馆', text: '<p>开放</p>', releaseTime: '2026-11-20 09:00:00' } } },
};

it('[OPS-04] pages say how long shared caches may store them, and forms, refusals and the editor that they may not', async () => {
  const site = await openSiteWith({ EDGE: 'on' });
  for (const path of pages) {
    const { status, headers } = await site.request(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=10, stale-if-error=604800',
    );
    // The language is in the key of the cache.
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('x-accel-expires')).toBe('@1');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('surrogate-key')).toMatch(/^[\x21-\x7e]+( [\x21-\x7e]+)+$/);
    expect((headers.get('surrogate-key') ?? '').length).toBeLessThan(4_001);
  }
  for (const path of ['/nowhere', '/news/newsInfoDetail?id=nothing', '/editor', '/language/en-US'])
    expect([path, (await site.request(path)).headers.get('cache-control')]).not.toEqual([
      path,
      expect.stringContaining('s-maxage'),
    ]);
});

it('pages are private where no shared cache is set up', async () => {
  const site = await openSiteWith({});
  const { headers } = await site.request('/');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
  expect(headers.get('surrogate-key')).toBeNull();
});

it('[OPS-04] a publish purges the pages that show what it changed, before the editor gets its answer', async () => {
  const cache = await startCache();
  const site = await openSiteWith({ EDGE: 'on', PURGE_URL: cache.url });
  const keysOf = async (path: string) =>
    ((await site.request(path)).headers.get('surrogate-key') ?? '').split(' ');
  const [home, list, profile] = await Promise.all(
    ['/', '/news/newsInfo', '/about/companyProfile'].map(keysOf),
  );
  const editor = await signInTo(site);
  const before = cache.purges.length;
  const { drafts } = await editor.ask('saveDrafts', {
    drafts: [{ kind: 'news', id: 'fresh', version: 0, entry: news }],
  });
  expect(cache.purges.slice(before)).toEqual([]);
  await editor.ask('publish', { drafts: drafts.map(({ kind, id, version }) => ({ kind, id, version })) });
  const purged = cache.purges.slice(before).flat();
  expect(purged).toContain('news.zh');
  // The key of pages that have too many keys for a header.
  expect(purged).toContain('many');
  const isPurged = (keys: readonly string[] | undefined) => keys?.some((key) => purged.includes(key));
  expect([isPurged(home), isPurged(list), isPurged(profile)]).toEqual([true, true, false]);
});

it('[OPS-04] an editor gets the answer even if the database cannot be asked for changes after it', async () => {
  const changes = { subscribe: () => {}, catchUp: () => Promise.reject(new Error('away')) };
  const edge = createEdge({ purgeUrls: [], changes, fetch, log: () => {} });
  await expect(edge.purged()).resolves.toBeUndefined();
});

it('[OPS-04] a publish is answered, and the log says so, if a cache cannot be purged', async () => {
  const cache = await startCache(500);
  const site = await openSiteWith({ EDGE: 'on', PURGE_URL: `${cache.url} http://127.0.0.1:9/` });
  const editor = await signInTo(site);
  const { drafts } = await editor.ask('saveDrafts', {
    drafts: [{ kind: 'news', id: 'fresh', version: 0, entry: news }],
  });
  await editor.ask('publish', { drafts: drafts.map(({ kind, id, version }) => ({ kind, id, version })) });
  expect(await (await site.request('/news/newsInfoDetail?id=fresh')).text()).toContain('新展馆');
  const logged = () => site.lines.filter((line) => line.includes('was not purged'));
  await expect.poll(logged).toContainEqual(expect.stringContaining('127.0.0.1:9 was'));
  await expect
    .poll(logged)
    .toContain(
      `The cache at ${new URL(cache.url).host} was not purged (status 500): it may send old pages for 60 s.`,
    );
});
