import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { EntryKind } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import type { Fields } from '../content/contract-item.ts';
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
}

const fields = z.record(z.string(), z.unknown());

/**
 * Parses a JSON column.
 * @throws ZodError when the column does not hold an object, which means that another program wrote to the
 * database
 */
export const readFields = (json: string): Fields => fields.parse(JSON.parse(json));

/** Reads the list item of a kind and id in the language of the view; `undefined` if there is none. */
export async function itemById({ db, language }: View, kind: EntryKind, id: string) {
  const row = await db
    .selectFrom('entry_text')
    .select('item')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst();
  return row && readFields(row.item);
}
