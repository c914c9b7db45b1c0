import { beforeAll, describe, expect, it } from 'vitest';
import { calls, type DataCallName, type RequestOf } from '#schemas/calls.ts';
import { ruleOf } from '../support/call-rules.ts';
import {
  onEveryEngine,
  openTestDatabase,
  sourceOver,
  type TestEngine,
  type TestSource,
} from '../support/database.ts';
import { manyEntries, manyOf } from './content/many.ts';

/** A paged list: its request and the names of its items in order. */
interface PagedList {
  call: DataCallName;
  selection: object;
  names: readonly string[];
  largest: number;
}

const paged = <N extends DataCallName>(
  call: N,
  selection: RequestOf<N>,
  names: readonly string[],
  largest = 100,
): PagedList => ({ call, selection, names, largest });

const range = { start: '2026-02-03', end: '2026-04-20' };

const lists: PagedList[] = [
  paged('newsPage', {}, manyOf('news').newest()),
  paged('articlePage', {}, manyOf('notice').newest()),
  paged('articlePage', { type: 'PURCHASE' }, manyOf('notice', ['PURCHASE']).newest()),
  paged('activityAtlasPage', { type: 1 }, manyOf('atlas', ['1']).newest()),
  paged('albumPage', { atlasType: 'EXHIBITION_CENTER' }, manyOf('album', ['EXHIBITION_CENTER']).sorted()),
  paged('filePage', { atlasTypes: 'CATERING' }, manyOf('file', ['CATERING']).sorted()),
  paged('filePage', { atlasTypes: ['CATERING', 'HOTEL_ACCOMMODATION'] }, manyOf('file').sorted()),
  paged('scheduleList', { type: 2 }, manyOf('schedule', ['2']).earliest(), 999),
  paged('scheduleList', {}, manyOf('schedule').earliest(), 999),
  paged('scheduleList', range, manyOf('schedule').within(range).earliest(), 999),
];

onEveryEngine('paging', (engine) => {
  const source = manyPublishedOnce(engine);

  async function pageOf({ call, selection }: PagedList, paging: object) {
    const request = { ...selection, ...paging } as RequestOf<typeof call>;
    const answer = await source().call(call, request, { language: 'en-US' });
    if (!answer.ok) throw new Error(`no answer: ${answer.failure.kind}`);
    return readPage(answer.data);
  }

  describe.each(lists.map((list) => [`${list.call} ${JSON.stringify(list.selection)}`, list] as const))(
    '%s',
    (_what, list) => {
      const rule = ruleOf[list.call];
      const { names, largest } = list;
      const pagesOf = (pageSize: number) => Math.ceil(names.length / pageSize);

      it.each([7, 25, 60, 100])(`[${rule}] shows every item once over its pages of %i`, async (pageSize) => {
        const found: string[] = [];
        for (let pageNo = 1; pageNo <= pagesOf(pageSize); pageNo++) {
          const page = await pageOf(list, { pageNo, pageSize });
          if (page.total !== undefined) expect(page.total).toBe(names.length);
          found.push(...page.names);
        }
        expect(found).toEqual(names);
      });

      it(`[${rule}] shows every item of its deepest pages, one by one`, async () => {
        const deepest = Array.from({ length: 30 }, (_, index) => names.length - 29 + index);
        const pages = await Promise.all(deepest.map((pageNo) => pageOf(list, { pageNo, pageSize: 1 })));
        expect(pages.flatMap((page) => page.names)).toEqual(names.slice(-30));
      });

      it(`[${rule}] clamps the page number to the first and the last page`, async () => {
        const first = names.slice(0, 20);
        for (const pageNo of [0, -1, -1e9, '0'])
          expect((await pageOf(list, { pageNo, pageSize: 20 })).names).toEqual(first);
        const last = names.slice((pagesOf(20) - 1) * 20);
        for (const pageNo of [pagesOf(20), pagesOf(20) + 1, 10_000, 1e9, '1000000000'])
          expect((await pageOf(list, { pageNo, pageSize: 20 })).names).toEqual(last);
      });

      it(`[${rule}] clamps the page size to the allowed range`, async () => {
        for (const pageSize of [0, -5]) expect((await pageOf(list, { pageSize })).names).toEqual([names[0]]);
        for (const pageSize of [1e6, '1000000'])
          expect((await pageOf(list, { pageSize })).names).toEqual(names.slice(0, largest));
      });

      it(`[${rule}] returns page 1 with the default size if the request has no paging`, async () => {
        const { pageSize } = calls[list.call].request.parse(list.selection) as { pageSize: number };
        expect((await pageOf(list, {})).names).toEqual(names.slice(0, pageSize));
      });
    },
  );

  it('[CALL-01.24] orders ties in the same way in one kind and in several kinds, for arbitrary ids', async () => {
    const own = sourceOver(await openTestDatabase(engine));
    const ids = ['a', 'B', 'é', '～', '😀', '馆', 'aa', '1'];
    await own.publish({
      put: ids.flatMap((id, index) => [
        { kind: 'file', id, facet: index % 2 ? 'CATERING' : 'SERVICE_MANUAL', data: { name: id } },
        { kind: 'album', id, facet: 'EXHIBITION_CENTER', data: { atlasName: id } },
      ]),
    });
    const context = { language: 'zh-CN' } as const;
    const one = await own.call('albumPage', { atlasType: 'EXHIBITION_CENTER', pageSize: 100 }, context);
    const several = await own.call('filePage', { atlasTypes: ['SERVICE_MANUAL', 'CATERING'] }, context);
    const expected = ['1', 'B', 'a', 'aa', 'é', '馆', '～', '😀'];
    expect([one, several].map((answer) => answer.ok && readPage(answer.data).names)).toEqual([
      expected,
      expected,
    ]);
  });

  it('[CALL-01.24] finds the cursors of a list that is read in several steps', async () => {
    const database = await openTestDatabase(engine);
    const own = sourceOver(database);
    const ids = Array.from({ length: 4321 }, (_, index) => `f${String(index).padStart(4, '0')}`);
    await own.publish({
      put: ids.map((id, index) => ({
        kind: 'file',
        id,
        facet: index % 3 ? 'CATERING' : 'SERVICE_MANUAL',
        sort: Math.floor(index / 1000),
        data: { name: id },
      })),
    });
    const answer = await own.call(
      'filePage',
      { atlasTypes: ['SERVICE_MANUAL', 'CATERING'], pageNo: 42, pageSize: 100 },
      { language: 'zh-CN' },
    );
    expect(answer.ok && readPage(answer.data)).toEqual({ names: ids.slice(4100, 4200), total: 4321 });
  });
});

/** Names and total of a page. The schedule has no total. */
function readPage(data: unknown): { names: string[]; total: number | undefined } {
  const { list, total, count } = (Array.isArray(data) ? { list: data } : data) as {
    list: { id?: string; projectName?: string }[];
    total?: number;
    count?: number;
  };
  return { names: list.map(({ id, projectName }) => id ?? projectName ?? ''), total: total ?? count };
}

/** Lists long enough to have deep pages, published once for the suite. */
function manyPublishedOnce(engine: TestEngine): () => TestSource {
  let source: TestSource | undefined;
  beforeAll(async () => {
    const cleanUps: (() => void | Promise<void>)[] = [];
    source = sourceOver(await openTestDatabase(engine, (work) => cleanUps.unshift(work)));
    await source.publish({ put: manyEntries });
    return async () => {
      for (const work of cleanUps) await work();
    };
  });
  return () => {
    if (!source) throw new Error('the lists are published before the first test, not earlier');
    return source;
  };
}
