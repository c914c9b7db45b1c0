import type * as z from 'zod';
import { configEntity, entities } from '#schemas/entities.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { facetOf } from '#schemas/facets.ts';
import { type Language, languages, localiseDeep } from '#schemas/language.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What an item is made of: the columns and the shared fields of an entry, and the fields of one language. */
export interface ItemParts {
  kind: EntryKind;
  id: string;
  /** In this language. */
  facet: string;
  sort?: number | null | undefined;
  date?: string | null | undefined;
  until?: string | null | undefined;
  data: Fields;
  text: Fields;
}

/** The parts of an entry that is being published. */
export const partsOf = (entry: Entry, language: Language): ItemParts => ({
  ...entry,
  facet: facetOf(entry, language),
  text: entry.texts?.[language]?.data ?? {},
});

const unchanged = (fields: Fields): Fields => fields;

const builders: Record<EntryKind, (fields: Fields, parts: ItemParts, language: Language) => Fields> = {
  menu: (fields, { id }) => ({ menuId: id, ...fields }),
  banner: unchanged,
  footer: unchanged,
  config: unchanged,
  introduction: (fields, { id }) => ({ id, ...fields }),
  news: (fields, { id, date }) => ({ ...fields, id, createTime: date ?? fields.createTime }),
  notice: (fields, { id, facet, date }) => ({
    ...fields,
    id,
    type: facet,
    createDate: date ?? fields.createDate,
  }),
  schedule: (fields, { date, until }) => ({ ...fields, startDate: date, endDate: until }),
  operation: unchanged,
  technical: (fields, { sort }) => ({ ...fields, sort: sort ?? fields.sort }),
  atlas: (fields, { id, date }) => ({ ...fields, id, activityDate: date ?? fields.activityDate }),
  venue: unchanged,
  meetingVenue: unchanged,
  album: (fields, { id }) => ({ ...fields, id }),
  file: (fields, { id, sort }) => ({ ...fields, id, sortLevel: sort ?? fields.sortLevel }),
  // What the editor remembers of a page's texts is none of the visitors' business.
  page: ({ edited: _, ...fields }, { id }, language) => ({
    ...(localiseDeep(fields, language) as Fields),
    path: id,
  }),
  redirect: (fields, { id }) => ({ ...fields, from: id }),
};

/**
 * The item of the contract that an entry stands for in one language, with everything in it; for a config, the value.
 * Field names are the contract's; readers parse it (`src/api/read-answer.ts`).
 */
export const contractItem = (parts: ItemParts, language: Language): Fields =>
  builders[parts.kind]({ ...parts.data, ...parts.text }, parts, language);

/** What can be long and is shown by the detail alone: the body of an article, the pictures of an album. */
const bodies: { readonly [K in EntryKind]?: string } = {
  news: 'content',
  notice: 'content',
  atlas: 'atlasPool',
  album: 'imageVOs',
};

/** The same as it stands in lists: without its body. */
export function listItem(parts: ItemParts, language: Language): Fields {
  const item = contractItem(parts, language);
  const body = bodies[parts.kind];
  return body ? { ...item, [body]: undefined } : item;
}

/** What an item must satisfy; undefined for a config whose key the contract does not have. */
export const itemSchema = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): z.ZodType | undefined =>
  kind === 'config' ? configEntity(id)?.schema : entities[kind].schema;

/** The languages an entry stands in: those it has texts in, both when it has no texts of its own. */
export const languagesOf = ({ texts }: Pick<Entry, 'texts'>): readonly Language[] =>
  texts ? languages.filter((language) => texts[language]) : languages;
