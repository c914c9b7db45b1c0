import type { Insertable, Kysely } from 'kysely';
import { indexedWords, termsOf } from '#lib/search-words.ts';
import { chunks } from '../content/chunks.ts';
import type { SearchEntryTable, Tables } from '../tables.ts';
import type { SearchTexts } from './search-texts.ts';

/** Parts of the search that have a list of their own. */
export type SearchArea = 'page' | 'content' | 'media';

/** Begins the version of each row. Change it with the words of a text: the rows of earlier versions are then made again. */
export const indexFormat = 'triples ';

/** An entry or a file in the index. */
export interface SearchName {
  kind: SearchEntryTable['kind'];
  id: string;
}

export interface SearchItem extends SearchName, SearchTexts {
  version: string;
}

/** Replaces the rows of some entries or files of one kind. Ids without an item are no longer found. */
export async function replaceSearchItems(
  tx: Kysely<Tables>,
  kind: SearchName['kind'],
  { ids, items }: { ids: readonly string[]; items: readonly SearchItem[] },
): Promise<void> {
  for (const some of chunks(ids))
    await tx.deleteFrom('search_entry').where('kind', '=', kind).where('id', 'in', some).execute();
  for (const some of chunks(items.map(rowOf)))
    await tx
      .insertInto('search_entry')
      .values(some)
      // Another process may have filled in the same row (`repair-search.ts`).
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet((of) => ({
          version: of.ref('excluded.version'),
          text: of.ref('excluded.text'),
          words: of.ref('excluded.words'),
        })),
      )
      .execute();
}

const areaOf = (kind: SearchName['kind']): SearchArea =>
  kind === 'page' || kind === 'media' ? kind : 'content';

/** These private-use characters never occur in the words of a text. */
const marks = { title: '\ue000', area: '\ue001' };

function rowOf({ kind, id, version, titles, lines }: SearchItem): Insertable<SearchEntryTable> {
  const text = [...titles, ...lines].join('\n');
  const title = indexedWords(titles.join('\n')).map((word) => marks.title + word);
  const words = shortened([marks.area + areaOf(kind), ...title, ...indexedWords(text)]).join(' ');
  return { kind, id, version: indexFormat + version, text, words };
}

/** Bytes of all words of a row: a tsvector of PostgreSQL has at most 1 MB. */
const mostBytes = 1_000_000;

function shortened(words: readonly string[]): readonly string[] {
  let rest = mostBytes;
  return words.filter((word) => {
    rest -= Buffer.byteLength(word);
    return rest >= 0;
  });
}

/** Words of the index for entries of an area: those with all words in their title, and those with all words anywhere. */
export function wordQueries(
  area: SearchArea,
  words: readonly string[],
): Record<'inTitle' | 'anywhere', readonly string[]> {
  const inArea = marks.area + area;
  const terms = words.flatMap(termsOf);
  return { inTitle: [inArea, ...terms.map((term) => marks.title + term)], anywhere: [inArea, ...terms] };
}
