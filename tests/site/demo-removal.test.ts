import { expect, it, onTestFinished } from 'vitest';
import { demoEntries } from '#demo/index.ts';
import { languages } from '#schemas/language.ts';
import { openDatabase } from '#server/db/database.ts';
import { removeDemoContent } from '#server/demo-content.ts';
import { onEveryEngine, testClock } from '../support/database.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite } from '../support/open-site.ts';

const own = { 'zh-CN': { data: { title: '自己的新闻' } }, 'en-US': { data: { title: 'Our own news' } } };

onEveryEngine('a site whose demo content is removed while it runs', (engine) => {
  it('[ERR-02] shows its own content and empty pages at once, and the demo is not seeded again', async () => {
    const { url, dataDir } = await engine.emptyDatabase();
    const settings = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
    const site = await openTestSite(settings);
    await site.site.publish?.({ put: [{ kind: 'news', id: 'own', date: '2026-11-21', texts: own }] });
    expect(visibleText(await site.html('/'))).toContain('江湾有约');

    // Uses its own connections, as the program does.
    const database = await openDatabase({ url, dataDir });
    const { removed } = await removeDemoContent(database, {
      clock: testClock,
      known: demoEntries('2026-11-21'),
    });
    await database.close();
    expect(removed.length).toBeGreaterThan(100);

    for (const language of languages) {
      const list = visibleText(await site.html('/news/newsInfo', language));
      expect(list).toContain(language === 'zh-CN' ? '自己的新闻' : 'Our own news');
      // On PostgreSQL, a notice tells the server of another program's change within some milliseconds.
      await expect
        .poll(async () => visibleText(await site.html('/', language)), { timeout: 10_000 })
        .toMatch(/暂无|No data/);
      for (const path of ['/', '/news/newsInfo', '/exhibitCenter/exhibitionHallIntroduction'])
        expect(await site.html(path, language), path).not.toMatch(/嘉陵湾|Jialing/);
    }
    await site.close();

    const again = await openTestSite(settings);
    onTestFinished(() => again.close());
    expect(again.lines).toEqual([]);
    const news = await again.data<{ total: number }>('/news/newsPage', 'zh-CN', {});
    expect(news.total).toBe(1);
  });
});
