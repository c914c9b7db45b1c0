import { describe, expect, it } from 'vitest';
import type { Article } from '#schemas/article.ts';
import { articleSchema } from '#schemas/article.ts';
import { newsOf, toRow } from './articles.ts';

const article = (id: number, fields: Partial<Article> = {}): Article =>
  articleSchema.parse({ id: String(id), title: `News ${id}`, coverImg: `/media/${id}.jpg`, ...fields });

const many = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1));
const shape = { detailPath: '/news/newsInfoDetail', cards: 8, rows: 4 };
const context = { picture: (src: string | undefined) => (src ? { src } : undefined) };
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => Number(id));

describe('an article', () => {
  it('[NEWS-02] [NOTC-02] links to its redirect address in a new tab, otherwise to its detail page', () => {
    expect(toRow(article(1), '/notice/noticeDetail')).toMatchObject({
      href: '/notice/noticeDetail?id=1',
      newTab: false,
    });
    expect(toRow(article(1, { redirectUrl: 'https://example.com/a' }), '/x')).toMatchObject({
      href: 'https://example.com/a',
      newTab: true,
    });
  });

  it('[DATE-01] shows its date, and none if the date is invalid', () => {
    expect(toRow(article(1, { createTime: '2026-11-20 09:00:00' }), '/x').date).toBe('2026-11-20');
    expect(toRow(article(1, { createDate: '2026-11-31' }), '/x').date).toBeUndefined();
  });
});

describe('the news', () => {
  it('continue in the list after the visible cards', () => {
    const { cards, rows } = newsOf(many(100), shape, context);
    expect(ids(cards)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ids(rows)).toEqual([5, 6, 7, 8]);
    expect(cards[0]?.cover).toEqual({ src: '/media/1.jpg' });
  });

  it('appear in both if there are too few to continue', () => {
    const { cards, rows } = newsOf(many(6), shape, context);
    expect(ids(cards)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ids(rows)).toEqual([1, 2, 3, 4]);
  });

  it('have a cover in the carousel if any item has one', () => {
    const list = many(12).map((item, index) => (index % 2 ? item : { ...item, coverImg: undefined }));
    const { cards, rows } = newsOf(list, shape, context);
    expect(ids(cards)).toEqual([2, 4, 6, 8, 10, 12]);
    expect(ids(rows)).toEqual([1, 3, 5, 7]);
    const bare = many(3).map((item) => ({ ...item, coverImg: undefined }));
    expect(ids(newsOf(bare, shape, context).cards)).toEqual([1, 2, 3]);
    expect(newsOf([], shape, context)).toEqual({ cards: [], rows: [] });
  });
});
