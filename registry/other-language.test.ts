import { expect, it } from 'vitest';
import { sourceOver } from '#tests/support/http-backend.ts';
import { findInOtherLanguage } from './other-language.ts';
import type { PageBlock, QueryResult } from './page-payload.ts';

const block = (queries: Record<string, QueryResult>): PageBlock => ({
  id: 'article',
  type: 'article',
  props: {},
  queries,
});

const missing = (call: string, request: unknown): QueryResult => ({
  state: 'missing',
  key: ['en-US', call, request, 'name'],
});

/** Looks for an item in a backend that answers with `body` and status 200. Returns the requests and the reports. */
async function find(queries: Record<string, QueryResult>, body: unknown) {
  const asked: string[] = [];
  const { source } = await sourceOver((request, response) => {
    asked.push(`${request.url} ${request.headers['current-language']}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
  const reasons: string[] = [];
  const found = await findInOtherLanguage(block(queries), {
    source: source.parsed,
    language: 'en-US',
    deadline: AbortSignal.timeout(5_000),
    report: (reason) => reasons.push(reason),
  });
  return { found, asked, reasons };
}

const story = { current: { id: '7', title: '题目' }, previous: null, next: null };

it.each([
  ['newsDetail', '/base/news/7', 'article', story],
  ['articleDetail', '/base/article/management/7', 'article', story],
  ['albumDetail', '/base/data/attached/7', 'item', { id: '7', atlasName: '相册', imageVOs: [] }],
] as const)(
  '[ROUTE-03] finds what %s lacks in this language in the other one, by one call',
  async (call, path, what, data) => {
    const { found, asked, reasons } = await find(
      { item: missing(call, { id: '7' }) },
      { resultCode: 0, data },
    );
    expect(found).toEqual({ language: 'zh-CN', what });
    expect(asked).toEqual([`${path} zh-CN`]);
    expect(reasons).toEqual([]);
  },
);

it('[ROUTE-03] finds nothing if the other language does not have the item either', async () => {
  const { found, reasons } = await find(
    { item: missing('newsDetail', { id: '7' }) },
    { resultCode: 0, data: null },
  );
  expect([found, reasons]).toEqual([undefined, []]);
});

it('[ROUTE-03] reports a failed call in the other language', async () => {
  const { found, reasons } = await find(
    { item: missing('newsDetail', { id: '7' }) },
    { resultCode: 500, message: 'busy' },
  );
  expect(found).toBeUndefined();
  expect(reasons).toEqual([expect.stringMatching(/^call newsDetail in zh-CN failed: .*busy/)]);
});

it.each([
  ['has no id', missing('newsDetail', { id: '' })],
  ['is a list', missing('newsPage', { pageNo: 1 })],
  ['stands in the props', missing('static', null)],
  [
    'is there',
    {
      state: 'ready',
      key: ['en-US', 'newsDetail', { id: '7' }, 'name'],
      value: 1,
    } satisfies QueryResult,
  ],
])('asks nothing for what %s', async (_what, result) => {
  const { found, asked } = await find({ item: result }, { resultCode: 0, data: story });
  expect([found, asked]).toEqual([undefined, []]);
});
