import * as z from 'zod';
import { configEntity, entities } from '#schemas/entities.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { facetOf, namelessFacet } from '#schemas/facets.ts';
import { type Language, languages, localiseDeep } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { isNameless, scheduleItemSchema, withoutName } from '#schemas/schedule.ts';

export type Fields = Readonly<Record<string, unknown>>;

const fieldsSchema = z.record(z.string(), z.unknown());

/**
 * Parses a JSON column.
 *
 * @returns the object in it
 * @throws {ZodError} when the column does not hold an object, which means that another program wrote to the database
 */
export const readFields = (json: string): Fields => fieldsSchema.parse(JSON.parse(json));

/** The parts of an item: columns and shared fields of its entry, and the fields of one language. */
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

/** @returns the parts of an entry that is being published, in one language */
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
  schedule: (fields, { id, date, until }) => ({ ...fields, id, startDate: date, endDate: until }),
  operation: unchanged,
  technical: (fields, { sort }) => ({ ...fields, sort: sort ?? fields.sort }),
  atlas: (fields, { id, date }) => ({ ...fields, id, activityDate: date ?? fields.activityDate }),
  venue: unchanged,
  meetingVenue: unchanged,
  album: (fields, { id }) => ({ ...fields, id }),
  file: (fields, { id, sort }) => ({ ...fields, id, sortLevel: sort ?? fields.sortLevel }),
  page: (fields, { id }, language) => ({
    ...(localiseDeep(fields, language) as Fields),
    path: pagePath({ id, data: fields }),
  }),
  section: (fields, { id }, language) => ({ ...(localiseDeep(fields, language) as Fields), id }),
  redirect: (fields, { id }) => ({ ...fields, from: id }),
};

/**
 * Builds the contract's item for an entry in one language; for a config, its value.
 *
 * @returns all fields by the contract's names; clients parse them (`src/api/read-answer.ts`)
 */
export const contractItem = (parts: ItemParts, language: Language): Fields =>
  builders[parts.kind](withoutEdited({ ...parts.data, ...parts.text }), parts, language);

/** `edited` holds the translation status for the editor; no contract has a field of this name. */
const withoutEdited = ({ edited: _, ...fields }: Fields): Fields => fields;

/** Long fields that only the detail call returns: an article's body, an album's pictures. */
const bodies: { readonly [K in EntryKind]?: string } = {
  news: 'content',
  notice: 'content',
  atlas: 'atlasPool',
  album: 'imageVOs',
};

/** @returns true for kinds whose detail call returns more fields than the list */
export const hasBody = (kind: EntryKind): boolean => bodies[kind] !== undefined;

/** @returns the item without its body, as lists return it; a hold or confidential event without its name */
export function listItem(parts: ItemParts, language: Language): Fields {
  const item = contractItem(parts, language);
  const nameless = parts.kind === 'schedule' ? namelessItem(item) : undefined;
  if (nameless) return nameless;
  const body = bodies[parts.kind];
  return body ? { ...item, [body]: undefined } : item;
}

function namelessItem(item: Fields): Fields | undefined {
  const parsed = scheduleItemSchema.safeParse(item);
  return parsed.success && isNameless(parsed.data) ? { ...withoutName(parsed.data) } : undefined;
}

/** @returns the facet by which lists find an entry in one language */
export const listFacet = (parts: ItemParts, language: Language): string =>
  parts.kind === 'schedule' && namelessItem(contractItem(parts, language))
    ? namelessFacet(parts.facet)
    : parts.facet;

/** @returns the schema of an item; `undefined` for a config key that the contract does not define */
export const itemSchema = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): z.ZodType | undefined =>
  kind === 'config' ? configEntity(id)?.schema : entities[kind].schema;

/** @returns the languages in which an entry has texts, or both if it has no texts of its own */
export const languagesOf = ({ texts }: Pick<Entry, 'texts'>): readonly Language[] =>
  texts ? languages.filter((language) => texts[language]) : languages;
