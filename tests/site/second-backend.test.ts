import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts';

let backend: SecondBackend;
let site: TestSite;

beforeAll(async () => {
  backend = await startSecondBackend();
  site = await openTestSite({ CONTENT_API: backend.url });
});
afterAll(async () => {
  await site.close();
  await backend.close();
});

describe('[CALL-05] a backend written from the specification alone', () => {
  it.each([
    [
      '/',
      ['外部横幅 首页', '外部面积', '外部会展公司'],
      ['Foreign banner Home', 'Foreign area', 'Foreign Exhibition Company'],
    ],
    [
      '/news/newsInfo',
      ['外部新闻 1', '外部新闻 10', '2026-10-28'],
      ['Foreign story 1', 'Foreign story 10', '2026-10-28'],
    ],
    ['/news/newsInfo?page=3', ['外部新闻 21', '外部新闻 25'], ['Foreign story 21', 'Foreign story 25']],
    [
      '/news/newsInfoDetail?id=1003',
      ['外部新闻 4', '外部新闻 3', '外部新闻 5'],
      ['Foreign story 4', 'Foreign story 3', 'Foreign story 5'],
    ],
    [
      '/exhibitCenter/exhibitionHallIntroduction',
      ['外部介绍 1', '外部正文', '外部面积'],
      ['Foreign introduction 1', 'Foreign text', 'Foreign area'],
    ],
    ['/about/complaintAdvice', ['姓名', '外部建议'], ['Contact phone or email', 'Foreign advice']],
  ])('renders %s in both languages', async (path, chinese, english) => {
    for (const language of languages) {
      const text = visibleText(await site.html(path, language));
      for (const value of language === 'zh-CN' ? chinese : english) expect(text).toContain(value);
      expect(text).not.toMatch(/malformed|坏|null|undefined|NaN/);
    }
  });

  it('[SEC-01] has its HTML sanitised and its pictures shown from where they are', async () => {
    const html = await site.html('/exhibitCenter/exhibitionHallIntroduction');
    expect(html).not.toContain('steal');
    expect(html).toContain(`${backend.origin}/files/background.jpg`);
  });

  it('[MENU-03] offers a new menu item and a page of three blocks: visible in both languages, with no restart', async () => {
    const block = (text: string) => [
      { id: 'one', type: 'rich-text', props: { title: `${text} 1`, html: `<p>${text} 1</p>` } },
      { id: 'two', type: 'stats', props: { items: [{ number: 77, unit: 'm', remark: `${text} 2` }] } },
      {
        id: 'three',
        type: 'paged-list',
        props: { source: { call: 'newsPage' }, detailPath: '/news/newsInfoDetail' },
      },
    ];
    await site.html('/', 'zh-CN');
    expect((await site.request('/brandNew')).status).toBe(404);
    backend.content.pages = {
      zh: { pages: [{ path: '/brandNew', title: '全新栏目', blocks: block('外部区块') }] },
      en: { pages: [{ path: '/brandNew', title: 'Brand new', blocks: block('Foreign block') }] },
    };
    backend.content.menu.push({
      menuId: 99,
      path: '/brandNew',
      defaultPath: '/brandNew',
      menuName: '全新栏目',
      menuNameEn: 'Brand new',
      visible: '0',
    });
    for (const language of languages) {
      const words =
        language === 'zh-CN'
          ? ['外部区块 1', '外部区块 2', '外部新闻 1']
          : ['Foreign block 1', 'Foreign block 2', 'Foreign story 1'];
      await vi.waitFor(async () => {
        const text = visibleText(await site.html('/brandNew', language));
        for (const word of words) expect(text).toContain(word);
      });
      const home = await site.html('/', language);
      expect(home).toContain('href="/brandNew"');
      expect(visibleText(home)).toContain(language === 'zh-CN' ? '全新栏目' : 'Brand new');
    }
  });

  it('[CALL-01.20] gets a suggestion with language and key, and its null receipt is a receipt', async () => {
    const form = new URLSearchParams({ _block: 'suggestion', name: '甲', contact: '乙', content: '丙' });
    const response = await site.request('/about/complaintAdvice', {
      method: 'POST',
      body: form,
      headers: { origin: 'https://site.example' },
    });
    expect(response.status).toBe(303);
    const sent = backend.requests.findLast(({ path }) => path === '/suggestions/create');
    expect(sent).toMatchObject({
      method: 'POST',
      language: 'zh-CN',
      body: { name: '甲', contact: '乙', content: '丙' },
    });
    expect(sent?.key).toBeTruthy();
  });
});
