import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#schemas/language.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Every `property` and `name` of the head with its content. */
async function tagsOf(path: string, language: Language = 'en-US'): Promise<Record<string, string>> {
  const html = await site.html(path, language);
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries(
    [...tags].map(([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')]),
  );
}

describe('a shared link', () => {
  it('[ROUTE-07] [LANG-03] shows title, description, name and address of the page in its language', async () => {
    expect(await tagsOf('/news/newsInfo')).toMatchObject({
      'og:type': 'website',
      'og:title': 'News',
      'og:description': 'Exhibition news, venue news and service updates from the centre.',
      'og:site_name': 'Jialing Bay International Convention & Exhibition Centre Co., Ltd.',
      'og:url': 'https://site.example/news/newsInfo?lang=en-US',
      'og:locale': 'en_US',
      'og:locale:alternate': 'zh_CN',
      'twitter:card': 'summary_large_image',
    });
    expect(await tagsOf('/news/newsInfo', 'zh-CN')).toMatchObject({
      'og:title': '新闻动态',
      'og:url': 'https://site.example/news/newsInfo',
      'og:locale': 'zh_CN',
      'og:locale:alternate': 'en_US',
    });
  });

  it('to an article has the article’s type, title and summary', async () => {
    const tags = await tagsOf('/news/newsInfoDetail?id=news-001');
    expect(tags['og:type']).toBe('article');
    expect(tags['og:url']).toBe('https://site.example/news/newsInfoDetail?id=news-001&lang=en-US');
    expect(tags['og:description']).toBe(tags.description);
    expect(tags['og:title']).not.toBe('News');
  });

  it('has the picture of the page, at an absolute address', async () => {
    const { 'og:image': home } = await tagsOf('/');
    const { 'og:image': news } = await tagsOf('/news/newsInfo');
    for (const image of [home, news]) expect(image).toMatch(/^https:\/\/site\.example\/media\/[\w-]+\.jpg$/);
    expect(home).not.toBe(news);
  });

  it('has the site’s picture if the page has none, with its size and alternative text', async () => {
    const empty = await openTestSite({ DEMO: 'off' });
    const html = await empty.html('/about/complaintAdvice', 'zh-CN');
    const english = await empty.html('/about/complaintAdvice', 'en-US');
    await empty.close();
    expect(english).toContain('<meta property="og:image" content="https://site.example/share-en.jpg"/>');
    for (const tag of [
      '<meta property="og:image" content="https://site.example/share.jpg"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta property="og:image:alt" content="国际会展中心"/>',
    ])
      expect(html).toContain(tag);
  });

  it('to a missing page has no card', async () => {
    expect(Object.keys(await tagsOf('/nothing')).filter((name) => name.startsWith('og:'))).toEqual([]);
  });

  it('names the icons of the site', async () => {
    const html = await site.html('/');
    for (const link of [
      'rel="icon" href="/favicon.ico"',
      'rel="icon" href="/icon.svg"',
      'rel="apple-touch-icon"',
    ])
      expect(html).toContain(`<link ${link}`);
  });
});
