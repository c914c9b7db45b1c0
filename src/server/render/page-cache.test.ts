import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, encodePage, encodingFor } from './page-cache.ts';

describe('the page cache', () => {
  it('evicts the least recently used pages', () => {
    const cache = createPageCache(2);
    const [a, b, c] = ['a', 'b', 'c'].map(encodePage);
    if (!a || !b || !c) throw new Error('three pages');
    cache.set('a', a);
    cache.set('b', b);
    cache.get('a');
    cache.set('c', c);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([a, undefined, c]);
  });

  it('compresses each encoding once from the same bytes', async () => {
    const page = encodePage('页面'.repeat(500));
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe('页面'.repeat(500));
    expect(gunzipSync(await page.body('gzip')).toString()).toBe('页面'.repeat(500));
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
