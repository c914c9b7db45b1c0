import { expect, it } from 'vitest';
import { articleDetailSchema } from '#schemas/article.ts';
import { articleText } from './article.ts';

const context = { picture: (src: string | undefined) => (src ? { src } : undefined) };
const place = { listPath: '/list', detailPath: '/detail' };

const factsOf = (current: object) =>
  articleText(articleDetailSchema.parse({ current: { id: '1', title: 'A', ...current } }), place, context)
    .article;

it('[NDET-01] a news item names its source, a notice its kind', () => {
  const news = factsOf({ createTime: '2026-11-20 10:00:00', source: 'Jialing Bay', type: 'JOURNALISM' });
  expect(news).toMatchObject({ date: '2026-11-20', source: 'Jialing Bay', type: undefined });
  const notice = factsOf({ createDate: '2026-11-20', type: 'PURCHASE' });
  expect(notice).toMatchObject({ date: '2026-11-20', source: undefined, type: 'PURCHASE' });
});

it('an article without subtitle and cover has neither', () => {
  expect(factsOf({})).toMatchObject({ summary: undefined, cover: undefined, attachments: [] });
  expect(factsOf({ subTitle: 'B', coverImg: '/media/a.jpg' })).toMatchObject({
    summary: 'B',
    cover: { src: '/media/a.jpg' },
  });
});
