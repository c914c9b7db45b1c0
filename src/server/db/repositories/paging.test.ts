import { expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { sourceOver, sqlite, watchedConnection } from '#tests/support/database.ts';

const news = (index: number) => ({
  ...({ kind: 'news', id: `n${String(index).padStart(3, '0')}`, date: '2026-05-01' } as const),
  texts: { 'zh-CN': { data: { title: `新闻 ${index}` } } },
});

/** A site with 160 news, which are in the order of their numbers, and the queries of rows that it makes. */
async function openSite() {
  const settings = await sqlite.migratedDatabase();
  const database = await openDatabase(settings);
  const { db, statements } = watchedConnection(settings.dataDir);
  const source = sourceOver({ ...database, read: db });
  await source.publish({ put: Array.from({ length: 160 }, (_, index) => news(160 - index)) });
  const page = async (pageNo: number, pageSize: number) => {
    const answer = await source.call('newsPage', { pageNo, pageSize }, { language: 'zh-CN' });
    return answer.ok ? answer.data.list.map(({ title }) => Number(title.slice(3))) : answer.failure;
  };
  const queries = () => statements.splice(0).filter((statement) => statement.includes('clean_item')).length;
  return { source, page, queries, close: () => database.close() };
}

const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

it('pages of a list are the same in every size, from memory or not', async () => {
  const { page, close } = await openSite();
  for (const _ of ['from the database', 'from memory']) {
    expect(await page(1, 10)).toEqual(numbers(160, 151));
    expect(await page(3, 10)).toEqual(numbers(140, 131));
    expect(await page(2, 60)).toEqual(numbers(100, 41));
    expect(await page(32, 5)).toEqual(numbers(5, 1));
    expect(await page(7, 25)).toEqual(numbers(10, 1));
    expect(await page(99, 25)).toEqual(numbers(10, 1));
  }
  await close();
});

it('another page of the same part of a list needs no query, until something is published', async () => {
  const { source, page, queries, close } = await openSite();
  queries();
  await page(1, 10);
  expect(queries()).toBe(1);
  await page(2, 10);
  await page(1, 25);
  await page(5, 5);
  expect(queries()).toBe(0);
  await page(3, 10);
  expect(queries()).toBe(1);
  await source.publish({ put: [{ ...news(161), id: 'n000', date: '2027-01-01' }] });
  expect(await page(1, 10)).toEqual(numbers(161, 152));
  expect(queries()).toBe(1);
  await close();
});
