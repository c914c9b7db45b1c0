import { expect, it } from 'vitest';
import { articleDetailSchema } from '#schemas/article.ts';
import { articleText } from './article.ts';

const context = { picture: (src: string | undefined) => (src ? { src } : undefined) };
const place = { listPath: '/list', detailPath: '/detail' };

const factsOf = (current: object, typed = false) =>
  articleText(
    articleDetailSchema.parse({ current: { id: '1', title: 'A', ...current } }),
    { ...place, typed },
    context,
  );

it('[NDET-01] [NANN-01b] shows the source of a news item and the kind of a notice', () => {
  const news = factsOf({ createTime: '2026-11-20 10:00:00', source: 'Jialing Bay', type: 'JOURNALISM' });
  expect(news).toMatchObject({ date: '2026-11-20', source: 'Jialing Bay', type: undefined });
  // A backend may send the publication time of a news item with a notice.
  const notice = factsOf({ createTime: '2026-11-20 10:00:00', type: 'PURCHASE' }, true);
  expect(notice).toMatchObject({ date: '2026-11-20', source: undefined, type: 'PURCHASE' });
});

it('leaves out a missing subtitle and cover', () => {
  expect(factsOf({})).toMatchObject({ summary: undefined, cover: undefined, attachments: [] });
  expect(factsOf({ subTitle: 'B', coverImg: '/media/a.jpg' })).toMatchObject({
    summary: 'B',
    cover: { src: '/media/a.jpg' },
  });
});
