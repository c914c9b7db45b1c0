import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { locations, openSitemap as open, origin } from '#tests/support/sitemap.ts';

describe('the sitemap', () => {
  it('[LANG-03] lists each page in both languages with alternates, and without a parameter for Chinese', async () => {
    const { sitemap } = open({ zh: 1, en: 1 });
    const xml = (await sitemap.index()) ?? '';
    expect(locations(xml)).toEqual([
      `${origin}/`,
      `${origin}/?lang=en-US`,
      `${origin}/%E5%8F%AA%E6%9C%89%E4%B8%AD%E6%96%87`,
      `${origin}/news/newsInfoDetail?id=n+0`,
      `${origin}/news/newsInfoDetail?id=n+0&amp;lang=en-US`,
    ]);
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="zh-CN" href="${origin}/"/>`,
      `<xhtml:link rel="alternate" hreflang="en-US" href="${origin}/?lang=en-US"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/"/>`,
    ].join('');
    expect(xml).toContain(`<url><loc>${origin}/</loc>${alternates}</url>`);
    expect(xml).toContain(`<url><loc>${origin}/?lang=en-US</loc>${alternates}</url>`);
    expect(xml.match(/yesterday|lastmod/)).toBeNull();
  });

  it('lists content in one language only in that language, without alternates and with its date', async () => {
    const { sitemap } = open({ zh: 2, en: 1 });
    expect(await sitemap.index()).toContain(
      `<url><loc>${origin}/news/newsInfoDetail?id=n+1</loc><lastmod>2026-11-20</lastmod></url>`,
    );
  });

  it('makes the calls once per revision for concurrent requests', async () => {
    const { sitemap, state } = open({ zh: 150, en: 150 });
    await Promise.all([sitemap.index(), sitemap.index(), sitemap.part(1)]);
    await sitemap.index();
    expect(state.asked).toBe(4);
  });

  it.each([
    ['gives less at once than it is asked for', { largestPage: 10 }, 35],
    ['gives the same page again and again', { stuckAt: 1 }, 100],
    ['is asked for no more pages than the limit', { sitemapPages: 2 }, 200],
  ])('stops in time where a backend %s', async (_what, oddity, expected) => {
    const { sitemap, state } = open({ zh: expected === 35 ? 35 : 1_000, en: 0, ...oddity });
    expect(locations(await sitemap.index())).toHaveLength(3 + expected);
    expect(state.asked).toBeLessThan(10);
  });

  it('returns the known pages if a call fails, logs the failure and retries after a minute', async () => {
    const { sitemap, state } = open({ zh: 250, en: 250, failsFrom: 2 });
    expect(locations(await sitemap.index())).toHaveLength(3 + 200);
    expect(state.lines).toEqual([
      'sitemap: page 2 of newsPage in zh-CN is left out: busy',
      'sitemap: page 2 of newsPage in en-US is left out: busy',
    ]);
    state.backend = { zh: 250, en: 250 };
    state.time = 59_000;
    expect(locations(await sitemap.index())).toHaveLength(3 + 200);
    state.time = 60_000;
    expect(locations(await sitemap.index())).toHaveLength(3 + 500);
  });

  it('gives up after ten seconds if a backend hangs, and returns the last complete sitemap if there is one', async () => {
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(10_000);
      return AbortSignal.abort();
    });
    onTestFinished(() => spy.mockRestore());
    const hanging = open({ zh: 1, en: 1, hangs: true });
    expect(await hanging.sitemap.index()).toBeUndefined();
    spy.mockRestore();

    const { sitemap, state } = open({ zh: 1, en: 1, failsFrom: 1 });
    await sitemap.index();
    state.backend = { zh: 1, en: 1 };
    state.time = 60_000;
    const complete = await sitemap.index();
    expect(locations(complete)).toHaveLength(5);
    for (const backend of [{ failsFrom: 1 }, { hangs: true }]) {
      state.backend = { zh: 1, en: 1, ...backend };
      state.revision += 1;
      if ('hangs' in backend) vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
      expect(await sitemap.index()).toBe(complete);
    }
  });
});
