import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { AnswerOf } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';
import { locations, origin } from '../support/sitemap.ts';

let site: TestSite;
let xml: string;
beforeAll(async () => {
  site = await openTestSite();
  xml = await (await site.request('/sitemap.xml')).text();
});
afterAll(() => site.close());

/** Path and query of every address. */
const addresses = (text = xml) =>
  locations(text).map((url) => (url ?? '').replaceAll('&amp;', '&').replace(origin, ''));

describe('/sitemap.xml of the demo site', () => {
  it('[ROUTE-01] [LANG-03] lists pages that answer, each by its canonical address', async () => {
    const mostArticles = /\?id=(?!(news-00|purchase-0)[1-3]\b)/;
    const mostEvents = /^\/events\/(?![0-9a-c])/;
    const sample = addresses().filter((address) => !mostArticles.test(address) && !mostEvents.test(address));
    expect(sample.length).toBeGreaterThan(60);
    for (const address of sample) {
      const response = await site.request(address);
      expect(response.status, address).toBe(200);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1];
      expect(canonical?.replaceAll('&amp;', '&')).toBe(origin + address);
    }
  });

  it('[MENU-01] lists every visible page and the hidden privacy page, in both languages, and no redirect', async () => {
    for (const address of ['/', '/exhibitCenter/venue', '/conventionCenter/meetingVr', '/about/privacy'])
      for (const path of [address, `${address}?lang=en-US`]) expect(addresses()).toContain(path);
    for (const path of ['/about', '/news', '/conventionCenter/meetingExhibitionSchedule'])
      expect(addresses()).not.toContain(path);
  });

  it('[ROUTE-03] lists a detail page only with an item', () => {
    const details = addresses().filter((address) => address.startsWith('/news/newsInfoDetail'));
    expect(details.length).toBeGreaterThan(100);
    for (const address of details) expect(address).toMatch(/\?id=[\w-]+(&lang=en-US)?$/);
  });

  it('lists every news item exactly in its languages, with its date', async () => {
    for (const language of languages) {
      const { list, total } = await site.data<AnswerOf<'newsPage'>>('/news/newsPage', language, {
        pageSize: 100,
      });
      expect(list).toHaveLength(total);
      const suffix = language === 'en-US' ? '&lang=en-US' : '';
      const named = addresses().filter((address) => address.startsWith('/news/newsInfoDetail'));
      expect(named.filter((address) => address.includes('lang=') === (suffix !== '')).sort()).toEqual(
        list.map(({ id }) => `/news/newsInfoDetail?id=${id}${suffix}`).sort(),
      );
      const [{ id, createTime = '' } = { id: '' }] = list;
      expect(xml).toMatch(
        new RegExp(`<loc>[^<]*\\?id=${id}</loc><lastmod>${createTime.slice(0, 10)}</lastmod>`),
      );
    }
  });

  it('lists every notice on each page that shows notices', async () => {
    const { list, total } = await site.data<AnswerOf<'articlePage'>>('/article/management/page', 'zh-CN', {
      pageSize: 100,
    });
    expect(list.length).toBeGreaterThan(10);
    for (const path of ['/notice/noticeDetail', '/news/noticeAnnouncementDetail']) {
      const named = addresses().filter((address) => address.startsWith(path) && !address.includes('lang='));
      expect(named).toHaveLength(total);
      expect(named).toEqual(expect.arrayContaining(list.map(({ id }) => `${path}?id=${id}`)));
    }
  });

  it('has no parts if it fits into one', async () => {
    expect((await site.request('/sitemap-1.xml')).status).toBe(404);
  });

  it('is answered with 304 for a matching entity tag', async () => {
    const etag = (await site.request('/sitemap.xml')).headers.get('etag') ?? '';
    expect((await site.request('/sitemap.xml', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('lists a just published page, and drops a just removed one', async () => {
    const now = async () => addresses(await (await site.request('/sitemap.xml')).text());
    await site.site.publish?.({
      put: [
        { kind: 'news', id: 'brand-new', date: '2026-11-21', texts: { 'zh-CN': { data: { title: '新' } } } },
      ],
      remove: [{ kind: 'news', id: 'news-001' }],
    });
    expect(await now()).toContain('/news/newsInfoDetail?id=brand-new');
    expect(await now()).not.toContain('/news/newsInfoDetail?id=brand-new&lang=en-US');
    expect(await now()).not.toContain('/news/newsInfoDetail?id=news-001');
  });
});

describe('/sitemap.xml over an existing backend', () => {
  it('[CALL-05] lists its articles, and the known pages if the backend fails', async () => {
    const backend = await startSecondBackend();
    const foreign = await openTestSite({ CONTENT_API: backend.url });
    onTestFinished(async () => {
      await foreign.close();
      await backend.close();
    });
    const now = async () => addresses(await (await foreign.request('/sitemap.xml')).text());
    const details = (list: string[]) => list.filter((address) => address.startsWith('/news/newsInfoDetail'));
    backend.failing.add('/news/newsPage');
    const partly = await now();
    expect(partly).toContain('/news/newsInfo');
    expect(details(partly)).toEqual([]);
    expect(foreign.lines).toContainEqual(expect.stringContaining('sitemap: page 1 of newsPage'));

    backend.failing.clear();
    const again = await openTestSite({ CONTENT_API: backend.url });
    onTestFinished(() => again.close());
    const whole = addresses(await (await again.request('/sitemap.xml')).text());
    expect(details(whole)).toHaveLength(2 * backend.content.news.length);
  });
});

describe('the other files at the root', () => {
  it('are a robots.txt that allows pages, forbids calls, and names the sitemap at SITE_ORIGIN', async () => {
    const response = await site.site.fetch(new Request('http://127.0.0.1:3000/robots.txt'));
    expect(await response.text()).toBe(
      `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /language/\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });

  it.each([
    ['zh-CN', '嘉陵湾国际会展中心有限公司', '/'],
    ['en-US', 'Jialing Bay International Convention & Exhibition Centre Co., Ltd.', '/?lang=en-US'],
  ])('is a manifest in %s, with the name of the site', async (language, name, start) => {
    const html = await site.html('/', language === 'en-US' ? 'en-US' : 'zh-CN');
    const address = /<link rel="manifest" href="([^"]*)"/.exec(html)?.[1] ?? '';
    const response = await site.request(address);
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(await response.json()).toMatchObject({ name, lang: language, start_url: start });
  });
});
