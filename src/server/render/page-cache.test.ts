import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, encodePage, encodingFor, type PageView } from './page-cache.ts';

describe('the page cache', () => {
  /** `/news` in Chinese with a query. */
  const view = (query: string): PageView => ({
    language: 'zh-CN',
    languageInUrl: false,
    pathname: '/news',
    search: new URLSearchParams(query),
  });
  const page = (html: string, isFresh = true) => ({
    ...encodePage(html),
    formBlocks: [],
    parameterNames: ['page'],
    freshness: { isFresh: () => isFresh, renew: async () => isFresh, tags: () => [] },
    uses: 0,
  });

  it('evicts the least recently used pages', () => {
    const cache = createPageCache(2);
    const [one, two, three] = [page('1'), page('2'), page('3')];
    cache.add(view('page=1'), one);
    cache.add(view('page=2'), two);
    cache.find(view('page=1'));
    cache.add(view('page=3'), three);
    expect(['page=1', 'page=2', 'page=3'].map((query) => cache.find(view(query)))).toEqual([
      one,
      undefined,
      three,
    ]);
  });

  it('finds a page without the parameters that none of its blocks reads', () => {
    const cache = createPageCache(10);
    const first = page('first');
    const second = page('second');
    cache.add(view(''), first);
    cache.add(view('page=2'), second);
    expect(cache.find(view('utm_source=mail&gclid=x'))).toBe(first);
    expect(cache.find(view('from=timeline&page=2&utm_id=7'))).toBe(second);
    expect(cache.find(view('page=3'))).toBeUndefined();
  });

  it('does not find a page of another language or path', () => {
    const cache = createPageCache(10);
    cache.add(view(''), page('first'));
    expect(cache.find({ ...view(''), language: 'en-US' })).toBeUndefined();
    expect(cache.find({ ...view(''), languageInUrl: true })).toBeUndefined();
    expect(cache.find({ ...view(''), pathname: '/venue' })).toBeUndefined();
  });

  it('lists the pages that are not fresh, with the parameters that they read', () => {
    const cache = createPageCache(10);
    const stale = page('second', false);
    cache.add(view(''), page('first'));
    cache.add(view('utm_id=7&page=2'), stale);
    const [entry, ...others] = cache.stale();
    expect([entry?.page, String(entry?.view.search), others]).toEqual([stale, 'page=2', []]);
  });

  it('compresses each encoding once from the same bytes', async () => {
    const page = encodePage('页面'.repeat(500));
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe('页面'.repeat(500));
    expect(gunzipSync(await page.body('gzip')).toString()).toBe('页面'.repeat(500));
    expect(Buffer.from(await page.body('identity')).toString()).toBe('页面'.repeat(500));
    expect(page.body('br')).toBe(page.body('br'));
    expect(page.etag).not.toBe(encodePage('另一页').etag);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.8', 'br'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('chooses for Accept-Encoding %j: %s', (accepted, expected) => {
    expect(encodingFor(accepted)).toBe(expected);
  });
});
