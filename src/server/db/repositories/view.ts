import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { EntryKind } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import type { Fields } from '../items.ts';
import type { CountEntries } from '../revision.ts';
import type { Tables } from '../tables.ts';

/** What a repository answers from: the stored content in one language. */
export interface View {
  db: Kysely<Tables>;
  language: Language;
  /** `code` of the introduction call. */
  siteCode: string;
  count: CountEntries;
}

const fields = z.record(z.string(), z.unknown());

/** Reads a JSON column. Throws when it does not hold an object: then somebody else wrote to the database. */
export const readFields = (json: string): Fields => fields.parse(JSON.parse(json));

/** Items of a kind in the language of the view; a caller selects and orders them along one of the two indexes. */
export const itemsOf = ({ db, language }: View, kind: EntryKind) =>
  db
    .selectFrom('entry_text')
    .select(['id', 'item'])
    .where('kind', '=', kind)
    .where('language', '=', language);

/** The one item of a kind with an id, in the language of the view. */
export async function itemById(view: View, kind: EntryKind, id: string): Promise<Fields | undefined> {
  const row = await itemsOf(view, kind).where('id', '=', id).executeTakeFirst();
  return row && readFields(row.item);
}
