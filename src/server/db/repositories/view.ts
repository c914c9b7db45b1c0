import type { Kysely } from 'kysely';
import { tags } from '#api/content-changes.ts';
import type { TagCollector } from '#api/content-source.ts';
import type { EntryKind } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { detailItem, type ItemRow, openDetail, openItem } from '../content/clean-item.ts';
import { type Fields, readFields } from '../content/contract-item.ts';
import type { RevisionCache } from '../content/revision-cache.ts';
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
  ofDetail(row: Omit<ItemRow, 'item'> & { clean_detail: string | null }): Fields;
  /** True if items were read and all of them are clean: the answer needs no parser. */
  allClean(): boolean;
}

/** A list row of the database. */
export type ListRow = Pick<ItemRow, 'kind' | 'id' | 'item'> & { clean_item: string | null };

export function createItemReader(): ItemReader {
  const read = { clean: 0, all: 0 };
  function itemOf(json: string | undefined, uncleaned: () => Fields): Fields {
    read.all++;
    if (json === undefined) return uncleaned();
    read.clean++;
    return JSON.parse(json);
  }
  return {
    ofRow: (row) => itemOf(openItem(row), () => readFields(row.item)),
    ofDetail: (row) => itemOf(openDetail(row), () => detailItem(row)),
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
  const row = await db
    .selectFrom('entry_text')
    .select(['item', 'clean_item'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst();
  return row && { kind, id, ...row };
}
