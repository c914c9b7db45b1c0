import { expect, it } from 'vitest';
import type { RequestOf } from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { onEveryEngine } from '../support/database.ts';
import { newsOrder } from './content.ts';
import { publishedOnce } from './suite.ts';

onEveryEngine('paging of the news', (engine) => {
  const source = publishedOnce(engine);

  async function idsOf(request: RequestOf<'newsPage'>, language: Language = 'en-US') {
    const answer = await source().call('newsPage', request, { language });
    if (!answer.ok) throw new Error(`no answer: ${answer.failure.kind}`);
    expect(answer.data.total).toBe(newsOrder[language].length);
    return answer.data.list.map(({ id }) => id);
  }

  it.each(languages)(
    '[CALL-01.18] shows every article once over the pages of any size, in %s',
    async (language) => {
      const all = newsOrder[language];
      for (const pageSize of [1, 2, 3, all.length, 100]) {
        const pages = Array.from({ length: Math.ceil(all.length / pageSize) }, (_, index) => index + 1);
        const found = await Promise.all(pages.map((pageNo) => idsOf({ pageNo, pageSize }, language)));
        expect(found.flat()).toEqual(all);
      }
    },
  );

  it('[CALL-01.18] begins at page 1 with 10 articles where nothing else is asked for', async () => {
    expect(await idsOf({})).toEqual(newsOrder['en-US']);
  });

  it.each([0, -1, -1e9, '0'])('[CALL-01.18] takes page %j for the first one', async (pageNo) => {
    expect(await idsOf({ pageNo, pageSize: 2 })).toEqual(['n0', 'n2']);
  });

  it.each([3, 4, 10_000, 1e9, '1000000000'])(
    '[CALL-01.18] takes page %j of 3 for the last one',
    async (pageNo) => {
      expect(await idsOf({ pageNo, pageSize: 2 })).toEqual(['same-a']);
    },
  );

  it.each([0, -5])('[CALL-01.18] takes a size of %j for 1', async (pageSize) => {
    expect(await idsOf({ pageSize })).toEqual(['n0']);
  });

  it.each([1e6, '1000000'])('[CALL-01.18] takes a size of %j for the largest one', async (pageSize) => {
    expect(await idsOf({ pageSize })).toEqual(newsOrder['en-US']);
  });
});
