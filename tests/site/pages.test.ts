import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleDetail } from '#schemas/article.ts';
import type { AnswerOf } from '#schemas/calls.ts';
import type { Introduction } from '#schemas/introduction.ts';
import { languages } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const newsPage = (language: (typeof languages)[number], pageNo: number) =>
  site.data<AnswerOf<'newsPage'>>('/news/newsPage', language, { pageNo, pageSize: 10, type: 'JOURNALISM' });

describe.each(languages)('pages in %s show the answers of their own calls:', (language) => {
  it('home', async () => {
    const column = language === 'zh-CN' ? '首页' : 'Home';
    const banners = await site.data<AnswerOf<'bannersOfColumn'>>(
      `/content/getFirstAll?belongColumn=${encodeURIComponent(column)}`,
      language,
    );
    const text = visibleText(await site.html('/', language));
    const titles = banners.flatMap(({ headTitle }) => headTitle ?? []);
    expect(titles.length).toBeGreaterThanOrEqual(3);
    for (const title of titles) expect(text).toContain(visibleText(title));
  });

  it('[NLST-01] the news list, page by page', async () => {
    for (const page of [1, 2]) {
      const { list } = await newsPage(language, page);
      const html = await site.html(`/news/newsInfo?page=${page}`, language);
      expect(list).toHaveLength(10);
      for (const { title, subTitle, createTime } of list) {
        expect(visibleText(html)).toContain(visibleText(title));
        expect(visibleText(html)).toContain(visibleText(subTitle ?? 'no subtitle'));
        expect(html).toContain(createTime?.slice(0, 10));
      }
    }
  });

  it('[NDET-01] a news detail: title, date, source, content, neighbours', async () => {
    const { list } = await newsPage(language, 1);
    const id = list.filter(({ redirectUrl }) => !redirectUrl)[1]?.id;
    const { current, previous, next } = await site.data<ArticleDetail>(`/news/${id}`, language);
    const html = await site.html(`/news/newsInfoDetail?id=${id}`, language);
    const text = visibleText(html);
    expect(html).toContain(`<title>${current.title.replaceAll('&', '&amp;')} | `);
    for (const value of [
      current.title,
      current.source,
      current.createTime?.slice(0, 10),
      previous?.title,
      next?.title,
    ])
      expect(text).toContain(visibleText(value ?? 'nothing'));
    const paragraph = /<p>([^<]{20,})<\/p>/.exec(current.content ?? '')?.[1] ?? 'no paragraph';
    expect(text).toContain(visibleText(paragraph));
  });

  it('[INTR-01a] [CALL-01.07] both introductions: title, text, statistics', async () => {
    const pages = ['/exhibitCenter/exhibitionHallIntroduction', '/conventionCenter/conferenceIntroduction'];
    for (const [index, path] of pages.entries()) {
      const answer = await site.data<Introduction>(
        `/exhibition/introduce/get?code=official&type=${index + 1}`,
        language,
      );
      const html = await site.html(path, language);
      const text = visibleText(html);
      expect(text).toContain(visibleText(answer.title ?? 'nothing'));
      expect(text).toContain(visibleText(answer.basicInfo ?? 'nothing').slice(0, 40));
      expect(answer.dataVoList.length).toBeGreaterThanOrEqual(3);
      for (const { remark = '', unit = '' } of answer.dataVoList)
        expect(text).toContain(visibleText(remark || unit));
      expect(html).toContain(answer.backgroundImg);
    }
  });

  it('[FORM-01c] the suggestion form with its labels and privacy note', async () => {
    const text = visibleText(await site.html('/about/complaintAdvice', language));
    const words =
      language === 'zh-CN'
        ? ['姓名', '联系电话或邮箱', '投诉或建议内容', '备注', '保密']
        : ['Name', 'Contact phone or email', 'Complaint or suggestion content', 'Remark', 'confidential'];
    for (const word of words) expect(text).toContain(word);
  });
});

describe('a change', () => {
  it('is in the next response after publishing', async () => {
    const before = await site.html('/exhibitCenter/exhibitionHallIntroduction');
    const answer = await site.data<Introduction>('/exhibition/introduce/get?code=official&type=1', 'zh-CN');
    expect(visibleText(before)).toContain(answer.title);
    const { dataVoList, carouselImgVoList, backgroundImg, ...text } = answer;
    await site.site.publish?.({
      put: [
        {
          kind: 'introduction',
          id: 'exhibition-centre',
          facet: '1',
          data: { backgroundImg },
          texts: { 'zh-CN': { data: { ...text, dataVoList, carouselImgVoList, title: '换了新标题' } } },
        },
      ],
    });
    expect(visibleText(await site.html('/exhibitCenter/exhibitionHallIntroduction'))).toContain('换了新标题');
  });

  it('of a banner, a news item or the menu is in the next response too', async () => {
    await site.html('/news/newsInfo', 'en-US');
    await site.site.publish?.({
      put: [
        {
          kind: 'banner',
          id: 'banner-new',
          sort: -1,
          data: { uploadUrl: '/media/hall-show.jpg', showType: 'pt' },
          texts: { 'en-US': { facet: 'Home', data: { headTitle: 'A banner from just now' } } },
        },
        {
          kind: 'news',
          id: 'news-just-now',
          date: '2026-11-21 08:59:00',
          texts: {
            'en-US': { data: { title: 'A story from just now', content: '<p>Its only paragraph.</p>' } },
          },
        },
        {
          kind: 'menu',
          id: 'menu-just-now',
          sort: 999,
          data: {
            path: '/just/now',
            defaultPath: '/just/now',
            menuName: '刚刚',
            menuNameEn: 'Just now',
            visible: '0',
          },
        },
      ],
    });
    expect(await site.html('/', 'en-US')).toContain('A banner from just now');
    const list = await site.html('/news/newsInfo', 'en-US');
    expect(list).toContain('A story from just now');
    expect(visibleText(list)).toContain('Just now');
    expect(await site.html('/news/newsInfoDetail?id=news-just-now', 'en-US')).toContain(
      'Its only paragraph.',
    );
    // An untranslated item is missing in Chinese.
    expect(await site.html('/news/newsInfo')).not.toContain('A story from just now');
    expect((await site.request('/news/newsInfoDetail?id=news-just-now')).status).toBe(404);
    expect(visibleText(await site.html('/just/now'))).toContain('暂无内容...');
  });
});

describe('documents', () => {
  it.each(languages)(
    '[LANG-03] in %s declare their language from the first byte, with the other as an alternate',
    async (language) => {
      const html = await site.html('/news/newsInfo?page=2&utm=x', language);
      expect(html.slice(0, 200)).toContain(`<html lang="${language}"`);
      const plain = 'https://site.example/news/newsInfo?page=2';
      const english = `${plain}&amp;lang=en-US`;
      expect(html).toContain(`<link rel="canonical" href="${language === 'zh-CN' ? plain : english}"/>`);
      expect(html).toContain(`<link rel="alternate" hrefLang="zh-CN" href="${plain}"/>`);
      expect(html).toContain(`<link rel="alternate" hrefLang="en-US" href="${english}"/>`);
    },
  );

  it('[LANG-01] [LANG-03] are Chinese by default; ?lang= selects the language of a view and its links, and stores nothing', async () => {
    expect(await (await site.request('/')).text()).toContain('<html lang="zh-CN"');
    const response = await site.request('/news/newsInfo?lang=en-US', { headers: { cookie: 'lang=zh-CN' } });
    const html = await response.text();
    expect(html).toContain('<html lang="en-US"');
    expect(response.headers.get('set-cookie')).toBeNull();
    const second = html.match(/href="\/news\/newsInfo\?[^"]*page=2[^"]*"/)?.[0];
    expect(second).toContain('lang=en-US');
  });

  it('[LANG-01] the toggle stores the choice and returns to the page', async () => {
    const response = await site.request('/language/en-US?back=%2Fnews%2FnewsInfo%3Fpage%3D2');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/news/newsInfo?page=2');
    expect(response.headers.get('set-cookie')).toMatch(
      /^lang=en-US; Max-Age=\d{8}; Path=\/; Secure; SameSite=Lax$/,
    );
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a/..//evil.example',
  ])('the toggle never leaves the site: %s', async (back) => {
    const response = await site.request(`/language/en-US?back=${encodeURIComponent(back)}`);
    const location = new URL(response.headers.get('location') ?? '', 'https://site.example/x');
    expect(location.origin).toBe('https://site.example');
  });

  it('contain one inline script, which the strict policy allows by its hash, no style element, and cannot be framed', async () => {
    for (const path of ['/', '/news/newsInfo', '/about/complaintAdvice', '/nowhere']) {
      const response = await site.request(path);
      const html = await response.text();
      const policy = response.headers.get('content-security-policy') ?? '';
      const [, attributes = '', code = ''] =
        /<script( data-modules="[^"]*")>([\s\S]*?)<\/script>/.exec(html) ?? [];
      expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', code, 'base64')}';`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
      const inline = [...html.matchAll(/<script\b([^>]*)>/g)]
        .map(([, other = '']) => other)
        .filter((other) => !other.includes('src=') && !/application\/(ld\+)?json/.test(other));
      expect(inline).toEqual([attributes]);
      expect(html).not.toMatch(/<style|\son\w+="|<div hidden/);
    }
  });

  it('are cached with an entity tag, and vary by cookie', async () => {
    const first = await site.request('/news/newsInfo');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('vary')).toContain('Cookie');
    expect((await site.request('/news/newsInfo', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const english = await site.request('/news/newsInfo', { headers: { cookie: 'lang=en-US' } });
    expect(english.headers.get('etag')).not.toBe(etag);
  });
});

describe('routes', () => {
  it.each(['/nowhere', '/news/nothing', '/%E0%A4%A', '/news/newsInfo.php', '/.env'])(
    '[ROUTE-01] %s is a designed 404',
    async (path) => {
      for (const language of languages) {
        const response = await site.request(path, { headers: { cookie: `lang=${language}` } });
        expect(response.status).toBe(404);
        const text = visibleText(await response.text());
        expect(text).toContain(language === 'zh-CN' ? '页面不存在' : 'Page not found');
      }
    },
  );

  it('[ROUTE-03] a missing detail is a designed 404', async () => {
    const response = await site.request('/news/newsInfoDetail?id=none');
    expect(response.status).toBe(404);
    expect(visibleText(await response.text())).toContain('内容不存在');
  });

  it('[ROUTE-01] every route of the menu answers in both languages', async () => {
    const tree = await site.data<AnswerOf<'menuTree'>>('/menu/treeMenu?type=1', 'zh-CN');
    const items = tree.flatMap((item) => [item, ...item.children]);
    expect(items.length).toBeGreaterThan(35);
    for (const { defaultPath = '/' } of items) {
      if (defaultPath.endsWith('Detail')) continue;
      for (const language of languages) {
        const response = await site.request(defaultPath, { headers: { cookie: `lang=${language}` } });
        expect([defaultPath, response.status]).toEqual([
          defaultPath,
          defaultPath !== '/' && defaultPath.split('/').length === 2 ? 302 : 200,
        ]);
      }
    }
  });

  it('[ROUTE-02] groups redirect, and keep ?lang=', async () => {
    const response = await site.request('/news?lang=en-US');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/news/newsInfo?lang=en-US');
  });

  it('[MENU-04] [VR-01c] a menu item without a page shows the empty placeholder', async () => {
    expect(visibleText(await site.html('/conventionCenter/meetingVr', 'zh-CN'))).toContain('暂无内容...');
    expect(visibleText(await site.html('/conventionCenter/meetingVr', 'en-US'))).toContain('No data');
  });
});
