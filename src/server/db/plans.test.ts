import { CompiledQuery, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase, postgres, sqlite } from '#tests/support/database.ts';
import { createRevisionCache } from './content/revision-cache.ts';
import type { Database } from './database.ts';
import { cursorQueries, dayQueries, type List, rowQueries, type Slice } from './repositories/list.ts';
import { createItemReader, type View } from './repositories/view.ts';

/** Lists that must be read along an index from any page start, without sorting. */

const lists: Record<string, List> = {
  'the slides of a column': { kind: 'banner', facets: ['Home'], order: 'sorted' },
  pages: { kind: 'page', facets: [''], order: 'sorted' },
  'files of several kinds': { kind: 'file', facets: ['CATERING', 'SERVICE_MANUAL'], order: 'sorted' },
  'the news': { kind: 'news', order: 'newest' },
  'the newer neighbour': { kind: 'news', order: 'earliest' },
  'notices of a type': { kind: 'notice', facets: ['PURCHASE'], order: 'newest' },
  'all notices': { kind: 'notice', order: 'newest' },
  'the schedule of a centre': { kind: 'schedule', facets: ['1'], order: 'earliest' },
  'the merged schedule': { kind: 'schedule', order: 'earliest' },
};

const fromIn = ({ order }: List): Slice['from'] => ({
  cursor: { at: order === 'sorted' ? 500 : '2026-06-01', id: '500' },
  inclusive: true,
});

const deepPage = (view: View, list: List) =>
  rowQueries(view, list, { from: fromIn(list), offset: 20, count: 10 });

const queriesOf = (view: View, list: List): CompiledQuery[] => [
  ...rowQueries(view, list),
  ...rowQueries(view, list, { count: 10 }),
  ...deepPage(view, list),
  ...cursorQueries(view, list, { from: fromIn(list), count: 2000 }),
];

const viewOf = (read: Database['read']): View => ({
  db: read,
  language: 'en-US',
  siteCode: 'official',
  items: createItemReader(),
  reads: { add: () => {} },
  cache: createRevisionCache(async () => '1'),
});

const explain = async <Row>(read: Database['read'], query: CompiledQuery, how: string) => {
  const { sql: text, parameters } = query;
  const { rows } = await read.executeQuery<Row>(CompiledQuery.raw(`${how} ${text}`, [...parameters]));
  return rows;
};

describe('SQLite', () => {
  const planOf = async (read: Database['read'], query: CompiledQuery) =>
    (await explain<{ detail: string }>(read, query, 'explain query plan')).map(({ detail }) => detail);

  it.each(Object.entries(lists))('scans an index and never sorts: %s', async (_name, list) => {
    const { read } = await openTestDatabase(sqlite);
    for (const query of queriesOf(viewOf(read), list))
      expect(await planOf(read, query)).toEqual([
        expect.stringMatching(
          /^SEARCH entry_text USING (COVERING )?INDEX entry_text_(sorted|dated|newest) \(kind=\? AND language=\?/,
        ),
      ]);
  });

  it.each(Object.entries(lists))(
    'starts reading at a cursor instead of the first row: %s',
    async (_name, list) => {
      const { read } = await openTestDatabase(sqlite);
      for (const query of deepPage(viewOf(read), list))
        expect(await planOf(read, query)).toEqual([
          expect.stringMatching(/ AND \((sort|date),id\)[<>]\(\?,\?\)\)$/),
        ]);
    },
  );

  it('reads cursors and the days of the schedule from the index alone', async () => {
    const { read } = await openTestDatabase(sqlite);
    const view = viewOf(read);
    const days = { kind: 'schedule', facets: ['1', '2'], order: 'earliest' } as const;
    const queries = [
      ...Object.values(lists).flatMap((list) => cursorQueries(view, list)),
      ...dayQueries(view, days),
    ];
    for (const query of queries)
      expect(await planOf(read, query)).toEqual([expect.stringContaining('USING COVERING INDEX')]);
  });
});

/** A node of a PostgreSQL query plan in JSON. */
interface PlanNode {
  'Node Type': string;
  Filter?: string;
  Plans?: PlanNode[];
}

interface Explained {
  'QUERY PLAN': [{ Plan: PlanNode }];
}

describe.skipIf(postgres.unavailable)('PostgreSQL', () => {
  const stepsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(stepsOf)];

  it.each(Object.entries(lists))('can scan an index without sorting: %s', async (_name, list) => {
    const database = await openTestDatabase(postgres);
    await database.write(async (tx) => {
      // Sorting a small table is cheaper than an index scan, so the test disables sorting: it must be possible without.
      for (const way of ['sort', 'seqscan', 'bitmapscan'])
        await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(tx);
      for (const query of queriesOf(viewOf(tx), list)) {
        const [row] = await explain<Explained>(tx, query, 'explain (format json)');
        const steps = row ? stepsOf(row['QUERY PLAN'][0].Plan) : [];
        expect(steps.filter(({ Filter }) => Filter)).toEqual([]);
        expect(steps.map((step) => step['Node Type']).filter((type) => type !== 'Limit')).toEqual([
          expect.stringMatching(/^Index (Only )?Scan$/),
        ]);
      }
    });
  });

  it('chooses an index scan for a large table', async () => {
    const database = await openTestDatabase(postgres);
    const { 'the news': list } = lists;
    if (!list) throw new Error('there is no such list');
    await database.write(async (tx) => {
      await fillNews(tx);
      await database.refreshStatistics(tx);
    });
    for (const query of [
      ...rowQueries(viewOf(database.read), list, { count: 10 }),
      ...deepPage(viewOf(database.read), list),
    ]) {
      const [row] = await explain<Explained>(database.read, query, 'explain (format json)');
      const steps = row ? stepsOf(row['QUERY PLAN'][0].Plan) : [];
      expect(steps.map((step) => step['Node Type'])).toEqual(['Limit', 'Index Scan']);
    }
  });
});

async function fillNews(tx: Database['read']): Promise<void> {
  const ids = sql`select n::text as id, n from generate_series(1, 5000) as n`;
  await sql`insert into entry (kind, id, data, revision) select 'news', id, '{}', 1 from (${ids}) as ids`.execute(
    tx,
  );
  await sql`insert into entry_text (kind, id, language, facet, sort, date, item, data)
    select 'news', id, 'en-US', '', 0, to_char(date '2020-01-01' + n, 'YYYY-MM-DD'), '{}', '{}'
    from (${ids}) as ids`.execute(tx);
}
