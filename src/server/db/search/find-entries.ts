import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isFoundByTerms } from '#lib/search-words.ts';
import type { Database } from '../database.ts';
import type { SearchEntryTable, Tables } from '../tables.ts';
import { type SearchArea, type SearchName, wordQueries } from './search-index.ts';

/** Results up to which they are counted. */
export const mostCounted = 1000;

/** An entry or a file that was found. */
export type Found = SearchName & Pick<SearchEntryTable, 'text'>;

interface Result {
  items: Found[];
  total: number;
}

interface Search {
  area: SearchArea;
  /** All must occur, in the texts of either language. At least one. */
  words: readonly string[];
  offset: number;
  limit: number;
}

/**
 * Finds entries or files of an area: first those whose titles have all words, then others; of each, the latest change first.
 *
 * @returns a part of them, and their number up to `mostCounted`
 */
export const findEntries = (
  { read, words: index }: Pick<Database, 'read' | 'words'>,
  { area, words, offset, limit }: Search,
): Promise<Result> =>
  index.reading(read, async (db) => {
    const { inTitle, anywhere } = wordQueries(area, words);
    const unsure = words.filter((word) => !isFoundByTerms(word));
    const and = exactly(unsure);
    const count = async (sought: readonly string[]) => {
      const matching =
        unsure.length > 0 ? sql`${index.fromMatchingRows(sought)} ${and}` : index.fromMatching(sought);
      const { rows } = await sql<{ count: number }>`select count(*) as count from
        (select 1 as one ${matching} limit ${sql.lit(mostCounted)}) as counted`.execute(db);
      return Number(rows[0]?.count ?? 0);
    };
    /** @param counted rows with these words, or more */
    const newest = async (sought: readonly string[], { end, counted }: Record<'end' | 'counted', number>) => {
      const most = Math.min(end, counted);
      if (most <= 0) return [];
      const rowsOf = async (from: RawBuilder<unknown>) =>
        (await sql<{ row: number }>`select search_entry.row ${from} limit ${most}`.execute(db)).rows.map(
          ({ row }) => row,
        );
      const latest = counted === mostCounted ? await rowsOf(index.latestMatching(sought, and)) : [];
      return latest.length === most ? latest : rowsOf(index.newestMatching(sought, and));
    };
    const total = await count(anywhere);
    const end = Math.min(offset + limit, total);
    if (end <= offset) return { items: [], total };
    const titles = await newest(inTitle, {
      end,
      counted: total === mostCounted ? await count(inTitle) : total,
    });
    // All titles are known then and are left out here: for a negation, PostgreSQL lists the whole area.
    const others = titles.length < end ? await newest(anywhere, { end, counted: total }) : [];
    const rows = [...new Set([...titles, ...others])].slice(offset, end);
    return { items: await readFound(db, rows), total };
  });

async function readFound(db: Kysely<Tables>, rows: readonly number[]): Promise<Found[]> {
  if (rows.length === 0) return [];
  const found = await db
    .selectFrom('search_entry')
    .select(['row', 'kind', 'id', 'text'])
    .where('row', 'in', rows)
    .execute();
  return rows.flatMap((row) => found.find((one) => one.row === row) ?? []);
}

/** Four or more Chinese characters are indexed as triples: the text itself tells whether they follow each other. */
const exactly = (words: readonly string[]) =>
  sql.join(
    // Chinese characters only, so no wildcard.
    words.map((word) => sql`and search_entry.text like ${`%${word}%`}`),
    sql` `,
  );
