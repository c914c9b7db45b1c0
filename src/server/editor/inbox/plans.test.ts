import { type Compilable, CompiledQuery, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase, postgres, sqlite } from '#tests/support/database.ts';
import type { Database } from '../../db/database.ts';
import { countOf, countUnread, type InboxFilter, idsOf } from './queries.ts';

/** How engines answer the lists of the inbox: along an index, from wherever a page begins, without sorting. */

const lists: Record<string, { filter: InboxFilter; index: string }> = {
  'all requests': { filter: {}, index: 'submission_newest' },
  'those of a kind': { filter: { kind: 'meeting' }, index: 'submission_of_call' },
  'those of a status': { filter: { status: 'new' }, index: 'submission_of_status' },
  'those of both': { filter: { kind: 'meeting', status: 'new' }, index: 'submission_of_both' },
};
const before = { created_at: '2026-06-01T00:00:00.000Z', id: '5' };

const explain = async <Row>(read: Database['read'], query: Compilable, how: string) => {
  const { sql: text, parameters } = query.compile();
  return (await read.executeQuery<Row>(CompiledQuery.raw(`${how} ${text}`, [...parameters]))).rows;
};

describe('SQLite', () => {
  const planOf = async (read: Database['read'], query: Compilable) =>
    (await explain<{ detail: string }>(read, query, 'explain query plan')).map(({ detail }) => detail);

  it.each(Object.entries(lists))('lists with an index only: %s', async (_name, { filter, index }) => {
    const { read } = await openTestDatabase(sqlite);
    const page = await planOf(read, idsOf(read, filter, { offset: 1000, count: 10 }));
    expect(page).toEqual([expect.stringMatching(new RegExp(`^(SCAN|SEARCH) .* COVERING INDEX ${index}\\b`))]);
    const further = await planOf(read, idsOf(read, filter, { before, count: 10 }));
    expect(further).toEqual([expect.stringMatching(new RegExp(`INDEX ${index} \\(.*\\(created_at,id\\)<`))]);
  });

  it('counts kinds and unread requests with an index only', async () => {
    const { read } = await openTestDatabase(sqlite);
    const counts = [countOf(read, { kind: 'meeting' }), countOf(read, { kind: 'meeting', status: 'new' })];
    for (const query of [...counts, countUnread(read)])
      expect(await planOf(read, query)).toEqual([expect.stringContaining('USING COVERING INDEX')]);
    expect(await planOf(read, countUnread(read))).toEqual([expect.stringContaining('submission_unread')]);
  });
});

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

describe.skipIf(postgres.unavailable)('PostgreSQL', () => {
  const stepsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(stepsOf)];

  it.each(Object.entries(lists))(
    'lists along an index without sorting: %s',
    async (_name, { filter, index }) => {
      const database = await openTestDatabase(postgres);
      await database.write(async (tx) => {
        // A small table is sorted sooner than walked; what a large one needs is that sorting can be done without.
        for (const way of ['sort', 'seqscan', 'bitmapscan'])
          await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(tx);
        for (const part of [
          { offset: 1000, count: 10 },
          { before, count: 10 },
        ]) {
          const [row] = await explain<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
            tx,
            idsOf(tx, filter, part),
            'explain (format json)',
          );
          const steps = row ? stepsOf(row['QUERY PLAN'][0].Plan) : [];
          expect(steps.filter(({ Filter }) => Filter)).toEqual([]);
          expect(steps.flatMap((step) => step['Index Name'] ?? [])).toEqual([index]);
          expect(steps.map((step) => step['Node Type'])).not.toContain('Sort');
        }
      });
    },
  );
});
