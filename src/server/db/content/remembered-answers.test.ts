import { describe, expect, it } from 'vitest';
import { openTestDatabase, sourceOver, sqlite } from '#tests/support/database.ts';
import { rememberAnswers } from './remembered-answers.ts';

/** A source with news, notices, and the calls that reached the database. */
async function open() {
  const { parsed } = sourceOver(await openTestDatabase(sqlite));
  const asked: string[] = [];
  const source = rememberAnswers(
    {
      ...parsed,
      call: (name, request, context) => {
        asked.push(name);
        return parsed.call(name, request, context);
      },
    } satisfies typeof parsed,
    1_000_000,
  );
  const news = async () => {
    const tags: string[] = [];
    const request = { pageNo: 1, pageSize: 10, type: 'JOURNALISM' } as const;
    const context = { language: 'zh-CN', reads: { add: (tag: string) => tags.push(tag) } } as const;
    const answer = await source.call('newsPage', request, context);
    return { titles: answer.ok && answer.data.list.map(({ title }) => title), tags };
  };
  const put = (kind: 'news' | 'notice', id: string, facet?: string) =>
    parsed.publish({
      put: [{ kind, id, ...(facet ? { facet } : {}), date: '2026-11-20', data: { title: id } }],
    });
  return { asked, source, news, put };
}

describe('remembered answers', () => {
  it('are given until something is published that they were made from', async () => {
    const { asked, news, put } = await open();
    await put('news', 'first');
    expect((await news()).titles).toEqual(['first']);
    await put('notice', 'rule', 'PURCHASE');
    expect((await news()).titles).toEqual(['first']);
    expect(asked).toEqual(['newsPage']);
    await put('news', 'second');
    expect((await news()).titles).toEqual(['second', 'first']);
    expect(asked).toEqual(['newsPage', 'newsPage']);
  });

  it('have the same tags as the first time', async () => {
    const { news, put } = await open();
    await put('news', 'first');
    const { tags } = await news();
    expect(tags).toEqual(['news.zh']);
    expect((await news()).tags).toEqual(tags);
  });

  it('are never given for submissions', async () => {
    const { asked, source } = await open();
    const body = { name: 'A', contact: 'B', content: 'C' };
    for (const _ of [1, 2]) await source.call('createSuggestion', body, { language: 'zh-CN' });
    expect(asked).toEqual(['createSuggestion', 'createSuggestion']);
  });
});
