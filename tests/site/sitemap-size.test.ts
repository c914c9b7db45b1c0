import { expect, it, vi } from 'vitest';
import { locations, openSitemap, origin } from '../support/sitemap.ts';

it('names all of 100,000 articles, in parts within the limits of sitemaps.org', async () => {
  const { sitemap, state } = openSitemap({ zh: 100_000, en: 90_000 });
  // On a slow machine the first requests give up before the sitemap is built.
  const parts = locations(await vi.waitUntil(() => sitemap.index(), 100_000));
  expect(parts[0]).toBe(`${origin}/sitemap-1.xml`);
  const all = new Set<string | undefined>();
  for (const number of parts.keys()) {
    const xml = (await sitemap.part(number + 1)) ?? '';
    const urls = locations(xml);
    expect(urls.length).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
    for (const url of urls) all.add(url);
  }
  expect(all.size).toBe(3 + 190_000);
  expect(await sitemap.part(parts.length + 1)).toBeUndefined();
  expect(state.asked).toBe(1_900);
}, 120_000);
