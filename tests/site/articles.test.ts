import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Article, ArticleDetail } from '#schemas/article.ts';
import type { AnswerOf } from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { startSecondBackend } from '../support/second-backend.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Rows of a list of articles, each with a title and a link. */
const rowsOf = (html: string) =>
  html
    .split(/<li id="[^"]*-row-/)
    .slice(1)
    .map((row) => row.slice(0, row.indexOf('</li>')));

/** Label of the strip of covers above the list. */
const strip = { 'zh-CN': 'aria-label="封面图片"', 'en-US': 'aria-label="Cover pictures"' } as const;
const details = { 'zh-CN': '查看详情', 'en-US': 'View details' } as const;

const articles = (language: Language, type: string | undefined, pageNo: number) =>
  site.data<AnswerOf<'articlePage'>>('/article/management/page', language, { pageNo, pageSize: 10, type });

/** Expects a row to link to its redirect in a new tab, otherwise to the detail page with its id. */
function expectWay(row: string, { id, redirectUrl }: Article, detail: string) {
  expect(row).toContain(redirectUrl ? `href="${redirectUrl}"` : `href="${detail}?id=${id}"`);
  expect(row.includes('target="_blank"')).toBe(redirectUrl !== undefined);
}

describe.each(languages)('in %s', (language) => {
  it('[NLST-03] news rows link to their redirect in a new tab, otherwise to the detail page with the id', async () => {
    const seen = new Set<boolean>();
    for (let page = 1; page <= 9; page += 1) {
      const { list } = await site.data<AnswerOf<'newsPage'>>('/news/newsPage', language, {
        ...{ pageNo: page, pageSize: 10, type: 'JOURNALISM' },
      });
      const rows = rowsOf(await site.html(`/news/newsInfo?page=${page}`, language));
      expect(rows).toHaveLength(list.length);
      for (const [index, item] of list.entries()) {
        const row = rows[index] ?? '';
        expect(visibleText(row)).toContain(details[language]);
        expectWay(row, item, '/news/newsInfoDetail');
        seen.add(item.redirectUrl !== undefined);
      }
    }
    expect(seen.size).toBe(2);
  });

  it.each([
    ['NANN-01a', '/news/noticeAnnouncement', undefined, '/news/noticeAnnouncementDetail'],
    ['PROC-01', '/notice/procurementAnnouncement', 'PURCHASE', '/notice/noticeDetail'],
    ['PROC-01', '/notice/tradeAnnouncement', 'CLINCH_DEAL', '/notice/noticeDetail'],
  ])('[%s] %s is pages of ten rows of date and title, which lead on', async (_rule, path, type, detail) => {
    const seen = { ways: new Set<boolean>(), strips: new Set<boolean>() };
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const { list, total } = await articles(language, type, page);
      pages = Math.ceil(total / 10);
      const html = await site.html(`${path}?page=${page}`, language);
      const rows = rowsOf(html);
      expect(rows).toHaveLength(page < pages ? 10 : list.length);
      for (const [index, item] of list.entries()) {
        const row = rows[index] ?? '';
        const text = visibleText(row);
        for (const value of [item.title, item.createDate?.slice(0, 10), details[language]])
          expect(text).toContain(visibleText(value ?? 'nothing'));
        expectWay(row, item, detail);
        seen.ways.add(item.redirectUrl !== undefined);
      }
      const covered = type === undefined && list.some(({ coverImg }) => coverImg);
      expect([page, html.includes(strip[language])]).toEqual([page, covered]);
      seen.strips.add(covered);
    }
    expect(pages).toBeGreaterThan(2);
    // Both kinds of links occurred, and for notices pages with covers and without.
    expect([seen.ways.size, seen.strips.size]).toEqual([2, type === undefined ? 2 : 1]);
  });

  it('[NANN-01b] a notice shows its date, kind, text, and previous and next item', async () => {
    const id = 'notice-02';
    const { current, previous, next } = await site.data<ArticleDetail>(`/article/management/${id}`, language);
    const html = await site.html(`/news/noticeAnnouncementDetail?id=${id}`, language);
    const text = visibleText(html);
    const type = language === 'zh-CN' ? '公告' : 'Notice';
    for (const value of [current.title, current.createDate?.slice(0, 10), previous?.title, next?.title])
      expect(text).toContain(visibleText(value ?? 'nothing'));
    expect(visibleText(/<dl[\s\S]*?<\/dl>/.exec(html)?.[0] ?? '')).toContain(type);
    expect(html).toContain(paragraphOf(current));
    for (const neighbour of [previous, next])
      expect(html).toContain(`href="/news/noticeAnnouncementDetail?id=${neighbour?.id}"`);
    const labels = language === 'zh-CN' ? ['上一篇', '下一篇'] : ['Previous', 'Next'];
    const links = [previous, next].map((neighbour) => {
      const link = new RegExp(`<a [^>]*href="[^"]*id=${neighbour?.id}"[^>]*>[\\s\\S]*?</small>`).exec(
        html,
      )?.[0];
      return visibleText(link ?? '').trim();
    });
    expect(links).toEqual(labels);
  });

  it.each(['purchase-01', 'trade-01'])(
    '[PROC-02] %s shows its date and content, and its files under one label',
    async (id) => {
      const { current } = await site.data<ArticleDetail>(`/article/management/${id}`, language);
      const html = await site.html(`/notice/noticeDetail?id=${id}`, language);
      expect(html).toContain(paragraphOf(current));
      expect(visibleText(html)).toContain(current.createDate?.slice(0, 10));
      const label = language === 'zh-CN' ? '附件' : 'Annex';
      const [, files = ''] = html.split(new RegExp(`<h2 id="attachments"[^>]*>${label}</h2>`));
      expect(current.attachments.length).toBeGreaterThan(0);
      for (const { name, address } of current.attachments) {
        expect(files).toContain(`href="${address}"`);
        expect(visibleText(files)).toContain(visibleText(name));
      }
    },
  );

  it.each([
    ['purchase-01', '/notice/procurementAnnouncement'],
    ['trade-01', '/notice/tradeAnnouncement'],
  ])(
    '[PROC-02] %s has its list as the current page of the section and in the breadcrumbs',
    async (id, list) => {
      const html = await site.html(`/notice/noticeDetail?id=${id}`, language);
      const main = html.slice(html.indexOf('<main'));
      const links = main.match(/<a [^>]*href="[^"]*"[^>]*>/g) ?? [];
      const isCurrent = links
        .filter((link) => link.includes('aria-current'))
        .map((link) => /href="([^"]*)"/.exec(link)?.[1]);
      expect(isCurrent).toEqual([list]);
      const [, trail = ''] = /<ol[^>]*>([\s\S]*?)<\/ol>/.exec(main) ?? [];
      expect(trail).toMatch(new RegExp(`href="${list}"[^>]*>[^<]+</a></li>$`));
    },
  );
});

/** The first long paragraph of an article. */
const paragraphOf = ({ content = '' }: Article) => /<p>([^<]{20,})<\/p>/.exec(content)?.[1] ?? 'no paragraph';

describe('[ROUTE-03] [PAGE-01] an invalid address', () => {
  it.each(['0', '-1', '1.5', 'two', '１', '1e3', '%00', '<script>', '', '9'.repeat(30)])(
    'shows the first page for the page “%s”',
    async (page) => {
      const response = await site.request(`/news/newsInfo?page=${encodeURIComponent(page)}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/aria-current="page"[^>]*>1</);
    },
  );

  it.each(['/news/newsInfo', '/notice/tradeAnnouncement', '/exhibitCenter/activityAtlas'])(
    'shows the last page of %s for one past its end',
    async (path) => {
      const html = await site.html(`${path}?page=9999`);
      const [, total = '', page, pages] = /共 (\d+) 条[^0-9]*(\d+)[^0-9]+(\d+)/.exec(visibleText(html)) ?? [];
      expect(Number(total)).toBeGreaterThan(10);
      expect(page).toBe(pages);
    },
  );
});

describe('[ROUTE-03] an article that exists in the other language only', () => {
  const says = {
    'zh-CN': { only: '本文仅有英文版', read: '阅读英文版', nothing: '内容不存在' },
    'en-US': {
      only: 'This article is only available in Chinese',
      read: 'Read it in Chinese',
      nothing: 'This item may have been taken down',
    },
  } as const;
  const otherOf = (language: Language) => (language === 'zh-CN' ? 'en-US' : 'zh-CN');

  /** Expects the page's notice in `language`, and a link that shows the article without storing a language. */
  async function expectOnlyIn(
    at: TestSite,
    address: string,
    { language, title }: { language: Language; title: string },
  ) {
    const other = otherOf(language);
    const response = await at.request(address, { headers: { cookie: `lang=${language}` } });
    const html = await response.text();
    expect(response.status, address).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(says[language].only);
    expect(html).toContain(`<title>${says[language].only} | `);
    expect(visibleText(html)).not.toContain(says[language].nothing);
    const link = `${address}&lang=${other}`;
    expect(html).toMatch(
      new RegExp(
        `<a href="${link.replace('?', '\\?').replace('&', '&amp;')}" hrefLang="${other}"[^>]*>${says[language].read}</a>`,
      ),
    );
    const there = await at.request(link, { headers: { cookie: `lang=${language}` } });
    expect(there.status).toBe(200);
    expect(there.headers.get('set-cookie')).toBeNull();
    expect(visibleText(await there.text())).toContain(title);
    // In-page navigation gets the same.
    const [path] = address.split('&');
    const hydrated = await at.request(
      `/api/page?${new URLSearchParams({ url: path ?? '', lang: language })}`,
    );
    expect(await hydrated.json()).toMatchObject({
      page: { status: 404, onlyIn: { language: other, what: 'article' } },
    });
  }

  /** Expects an id without an article in either language to be missing. */
  async function expectUnknown(at: TestSite, address: string, language: Language) {
    const response = await at.request(address, { headers: { cookie: `lang=${language}` } });
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(visibleText(html)).toContain(says[language].nothing);
    expect(html).not.toContain(says[language].only);
    expect(html).not.toContain(says[language].read);
  }

  it.each(languages)('a page that only the other language has leads there, in %s', async (language) => {
    const written = otherOf(language);
    const path = `/about/only-${written}`;
    const title = { zh: '一页', en: 'One page' };
    await site.site.publish?.({
      put: [
        { kind: 'page', id: path, data: { path, title, blocks: [] }, texts: { [written]: { data: {} } } },
      ],
    });
    const headers = { cookie: `lang=${language}` };
    const response = await site.request(path, { headers });
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain(`href="${path}?lang=${written}"`);
    expect(visibleText(html)).toContain(
      language === 'zh-CN' ? '这个页面仅有英文版' : 'This page is only available in Chinese',
    );
    expect((await site.request(`${path}?lang=${written}`)).status).toBe(200);
    const unknown = await (await site.request('/about/only-nowhere', { headers })).text();
    expect(visibleText(unknown)).not.toMatch(/仅有英文版|only available/);
  });

  it.each(languages)('shows a notice with a link to it, in %s', async (language) => {
    const written = otherOf(language);
    const title = `Only in ${written}`;
    const texts = { [written]: { data: { title, content: '<p>Words</p>' } } };
    const day = '2026-11-20 09:00:00';
    await site.site.publish?.({
      put: [
        { kind: 'news', id: `news-${written}`, date: day, texts },
        { kind: 'notice', id: `article-${written}`, date: day, facet: 'PURCHASE', texts },
      ],
    });
    for (const path of ['/news/newsInfoDetail', '/news/noticeAnnouncementDetail', '/notice/noticeDetail']) {
      const id = `${path === '/news/newsInfoDetail' ? 'news' : 'article'}-${written}`;
      await expectOnlyIn(site, `${path}?id=${id}`, { language, title });
      await expectUnknown(site, `${path}?id=unknown`, language);
    }
  });

  it.each(languages)('shows the same in front of an existing backend, in %s', async (language) => {
    const backend = await startSecondBackend();
    const foreign = await openTestSite({ CONTENT_API: backend.url });
    onTestFinished(async () => {
      await foreign.close();
      await backend.close();
    });
    const tongue = language === 'zh-CN' ? 'zh' : 'en';
    for (const story of [backend.content.news[3], backend.content.notices[3]]) if (story) story[tongue] = '';
    const [news, notice] =
      language === 'zh-CN' ? ['Foreign story 4', 'Foreign notice 4'] : ['外部新闻 4', '外部公告 4'];
    await expectOnlyIn(foreign, '/news/newsInfoDetail?id=1003', { language, title: news });
    await expectOnlyIn(foreign, '/news/noticeAnnouncementDetail?id=2003', { language, title: notice });
    await expectOnlyIn(foreign, '/notice/noticeDetail?id=2003', { language, title: notice });
    await expectUnknown(foreign, '/news/newsInfoDetail?id=9', language);
    backend.requests.splice(0);
    expect((await foreign.request('/news/newsInfoDetail?id=1004')).status).toBe(200);
    expect(
      backend.requests.filter(({ path }) => path === '/news/1004').map((asked) => asked.language),
    ).toEqual(['zh-CN']);
  });
});
