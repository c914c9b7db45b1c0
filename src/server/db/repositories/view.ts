import type { Kysely } from 'kysely';
import { tags } from '#api/content-changes.ts';
import type { TagCollector } from '#api/content-source.ts';
import type { EntryKind } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { compileOnce, type ValueOf } from '../compile-once.ts';
import { detailItem, type ItemRow, openDetail, openItem } from '../content/clean-item.ts';
import { type Fields, readFields } from '../content/contract-item.ts';
import type { CachedItem, RevisionCache } from '../content/revision-cache.ts';
import type { Tables } from '../tables.ts';

/** What repositories read from: the stored content in one language. */
export interface View {
  db: Kysely<Tables>;
  language: Language;
  /** `code` of the introduction call. */
  siteCode: string;
  /** The cache of the current revision. */
  cache(): Promise<RevisionCache>;
  /** Reads the items of this answer. */
  items: ItemReader;
  /** Collects the tags of everything that this answer depends on. */
  reads: TagCollector;
}

/** Reads the items of one answer from their rows, as they were cleaned at publish if nothing changed them since. */
export interface ItemReader {
  ofRow(row: ListRow): Fields;
  /** Reads an item that other answers may contain as well: they must not change it. */
  sharedOfRow(row: ListRow): CachedItem;
  /** Takes an item that was read for another answer. */
  ofShared(shared: CachedItem): Fields;
  ofDetail(row: Omit<ItemRow, 'item'> & { clean_detail: string | null }): Fields;
  /** True if items were read and all of them are clean: the answer needs no parser. */
  allClean(): boolean;
}

/** A list row of the database. */
export type ListRow = Pick<ItemRow, 'kind' | 'id' | 'item'> & { clean_item: string | null };

export function createItemReader(): ItemReader {
  const read = { clean: 0, all: 0 };
  const parse = (json: string | undefined, uncleaned: () => Fields): CachedItem => ({
    item: json === undefined ? uncleaned() : JSON.parse(json),
    isClean: json !== undefined,
  });
  const sharedOfRow = (row: ListRow) => parse(openItem(row), () => readFields(row.item));
  function ofShared({ item, isClean }: CachedItem): Fields {
    read.all++;
    if (isClean) read.clean++;
    return item;
  }
  return {
    ofRow: (row) => ofShared(sharedOfRow(row)),
    ofDetail: (row) => ofShared(parse(openDetail(row), () => detailItem(row))),
    sharedOfRow,
    ofShared,
    allClean: () => read.all > 0 && read.clean === read.all,
  };
}

/** @returns the list row of a kind and id in the language of the view; `undefined` if there is none */
export async function rowById(
  { db, language, reads }: View,
  kind: EntryKind,
  id: string,
): Promise<ListRow | undefined> {
  reads.add(tags.entry(kind, language, id));
  const { rows } = await db.executeQuery(rowQuery(db, {}, { kind, id, language }));
  return rows[0] && { kind, id, ...rows[0] };
}

const rowQuery = compileOnce((db, value: ValueOf<{ kind: EntryKind; id: string; language: Language }>) =>
  db
    .selectFrom('entry_text')
    .select(['item', 'clean_item'])
    .where('kind', '=', value('kind'))
    .where('id', '=', value('id'))
    .where('language', '=', value('language')),
);
