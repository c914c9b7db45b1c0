import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ DEMO: 'off' });
});
afterAll(() => site.close());

it('[ERR-02] [ROUTE-01] a site without content answers every kind of page with its empty state', async () => {
  const empty = { 'zh-CN': /暂无数据|暂无内容\.\.\./, 'en-US': /No data/ };
  for (const language of languages)
    for (const path of [
      '/',
      '/news/newsInfo',
      '/exhibitCenter/exhibitionHallIntroduction',
      '/about/contactUs',
    ]) {
      const response = await site.request(path, { headers: { cookie: `lang=${language}` } });
      expect(response.status, path).toBe(200);
      expect(visibleText(await response.text()), path).toMatch(empty[language]);
    }
  expect((await site.request('/about/complaintAdvice')).status).toBe(200);
  expect((await site.request('/news')).headers.get('location')).toBe('/news/newsInfo');
  expect(site.lines).toEqual([
    'The database is empty. If the site had content, check that DATA_DIR is mounted, or restore a backup. DEMO=yes adds the demo content.',
  ]);
});
