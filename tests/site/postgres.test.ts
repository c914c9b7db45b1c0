import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { AnswerOf } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { eventually } from '../support/eventually.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { createDatabase } from '../support/postgres.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';

const serverUrl = inject('postgresUrl');

describe.skipIf(!serverUrl)('a site on PostgreSQL', () => {
  it('seeds itself, shows every kind of page in both languages, accepts a form, and reopens unchanged', async () => {
    const settings = { DATABASE_URL: await createDatabase(serverUrl) };
    const site = await openTestSite(settings);
    for (const language of languages) {
      const { list } = await site.data<AnswerOf<'newsPage'>>('/news/newsPage', language, { pageNo: 2 });
      expect(list).toHaveLength(10);
      const text = visibleText(await site.html('/news/newsInfo?page=2', language));
      for (const { title } of list) expect(text).toContain(visibleText(title));
      const paths = ['/', '/exhibitCenter/exhibitionHallIntroduction', '/about/complaintAdvice'];
      for (const path of [...paths, `/news/newsInfoDetail?id=${list[0]?.id}`])
        expect((await site.request(path, { headers: { cookie: `lang=${language}` } })).status, path).toBe(
          200,
        );
    }
    const receipt = (await sendSuggestion(site)).headers.get('location');
    expect(receipt).toContain('receipt=');
    await site.close();

    const again = await openTestSite(settings);
    onTestFinished(() => again.close());
    expect(again.lines).toEqual([]);
    expect((await sendSuggestion(again)).headers.get('location')).toBe(receipt);
  });
});

it.skipIf(!serverUrl)(
  '[OPS-02] a page from the cache sends nothing to the database, with unknown parameters too',
  async () => {
    const url = new URL(await createDatabase(serverUrl));
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    onTestFinished(proxy.close);
    url.port = String(proxy.port);
    const site = await openTestSite({ DATABASE_URL: url.href });
    onTestFinished(site.close);
    const paths = [
      '/',
      '/?utm_source=poster',
      '/news/newsInfo?page=2',
      '/exhibitCenter/exhibitionHallIntroduction',
      '/exhibitCenter/freeDates',
    ];
    const openAll = async () => {
      for (const path of paths)
        for (const language of languages)
          expect([
            path,
            (await site.request(path, { headers: { cookie: `lang=${language}` } })).status,
          ]).toEqual([path, 200]);
    };
    await openAll();
    // Work after the start and of the first visits may still be under way.
    await eventually(async () => {
      const before = proxy.received();
      await openAll();
      expect(proxy.received() - before).toBe(0);
    });
    await site.request('/news/newsInfoDetail?id=never-asked-for');
    expect(proxy.received()).toBeGreaterThan(0);
  },
);

const sendSuggestion = (site: TestSite) =>
  site.request('/about/complaintAdvice', {
    method: 'POST',
    body: new URLSearchParams({ _block: 'suggestion', name: 'a', contact: 'b', content: 'c' }),
    headers: { origin: 'https://site.example' },
  });
