import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { AnswerOf } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { createDatabase } from '../support/postgres.ts';

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

const sendSuggestion = (site: TestSite) =>
  site.request('/about/complaintAdvice', {
    method: 'POST',
    body: new URLSearchParams({ _block: 'suggestion', name: 'a', contact: 'b', content: 'c' }),
    headers: { origin: 'https://site.example' },
  });
