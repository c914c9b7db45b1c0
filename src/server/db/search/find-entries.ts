import { type RawBuilder, sql } from 'kysely';
import { isFoundByTerms } from '#lib/search-words.ts';
import type { Database } from '../database.ts';
import type { WordQuery } from '../dialects/engine.ts';
import type { SearchEntryTable } from '../tables.ts';
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
  search: Search,
): Promise<Result> =>
  index.reading(read, async (db) => {
    const { area, words, offset, limit } = search;
    const queries = wordQueries(area, words);
    const [title, text] = [await index.resolve(db, queries.title), await index.resolve(db, queries.text)];
    const unsure = words.filter((word) => !isFoundByTerms(word));
    const and = exactly(unsure);
    const count = async (query: WordQuery) => {
      const matching =
        unsure.length > 0 ? sql`${index.fromMatchingRows(query)} ${and}` : index.fromMatching(query);
      const { rows } = await sql<{ count: number }>`select count(*) as count from
        (select 1 as one ${matching} limit ${sql.lit(mostCounted)}) as counted`.execute(db);
      return Number(rows[0]?.count ?? 0);
    };
    const part = async (
      query: WordQuery,
      { count, skipped, most }: Record<'count' | 'skipped' | 'most', number>,
    ) => {
      if (most <= 0 || skipped >= count) return [];
      const rowsOf = async (from: RawBuilder<unknown>) => {
        const { rows } = await sql<Found>`select search_entry.kind, search_entry.id, search_entry.text
          ${from} limit ${most} offset ${skipped}`.execute(db);
        return rows;
      };
      const latest = count === mostCounted ? await rowsOf(index.latestMatching(query, and)) : [];
      const isComplete = latest.length >= Math.min(most, count - skipped);
      return isComplete ? latest : rowsOf(index.newestMatching(query, and));
    };
    const [inTitles, inTexts] = [await count(title), await count(text)];
    const first = await part(title, { count: inTitles, skipped: offset, most: limit });
    const skipped = Math.max(0, offset - inTitles);
    const rest = await part(text, { count: inTexts, skipped, most: limit - first.length });
    return { items: [...first, ...rest], total: Math.min(inTitles + inTexts, mostCounted) };
  });

/** Three or more Chinese characters are indexed as pairs: the text itself tells whether they follow each other. */
const exactly = (words: readonly string[]) =>
  sql.join(
    // Chinese characters only, so no wildcard.
    words.map((word) => sql`and search_entry.text like ${`%${word}%`}`),
    sql` `,
  );
