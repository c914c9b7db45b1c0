import type * as z from 'zod';
import { activityAtlasSchema } from '#schemas/activity-atlas.ts';
import { albumSchema } from '#schemas/album.ts';
import { articleSchema } from '#schemas/article.ts';
import { attachedFileSchema } from '#schemas/attached-file.ts';
import { bannerSchema } from '#schemas/banner.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { footerSchema } from '#schemas/footer.ts';
import { introductionSchema } from '#schemas/introduction.ts';
import { type Language, languages, localise } from '#schemas/language.ts';
import { menuItemSchema } from '#schemas/menu.ts';
import { operationServiceGroupSchema } from '#schemas/operation-service.ts';
import { pageDefinitionSchema } from '#schemas/page.ts';
import { type RemoteConfigKey, remoteConfigs } from '#schemas/remote-config.ts';
import { scheduleItemSchema } from '#schemas/schedule.ts';
import { technicalParameterSchema } from '#schemas/technical-parameter.ts';
import { meetingVenueGroupSchema, venueSchema } from '#schemas/venue.ts';
import { facetOf } from './facets.ts';

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
  page: (fields, { id }, language) => ({ ...(localise(fields, language) as Fields), path: id }),
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
export function itemSchema({ kind, id }: Pick<Entry, 'kind' | 'id'>): z.ZodType | undefined {
  return kind === 'config' ? configSchema(id) : itemSchemas[kind];
}

const itemSchemas: Record<Exclude<EntryKind, 'config'>, z.ZodType> = {
  menu: menuItemSchema,
  banner: bannerSchema,
  footer: footerSchema,
  introduction: introductionSchema,
  news: articleSchema,
  notice: articleSchema,
  schedule: scheduleItemSchema,
  operation: operationServiceGroupSchema,
  technical: technicalParameterSchema,
  atlas: activityAtlasSchema,
  venue: venueSchema,
  meetingVenue: meetingVenueGroupSchema,
  album: albumSchema,
  file: attachedFileSchema,
  page: pageDefinitionSchema,
};

/** The config that is made of the entries of kind `page`; nobody publishes it as such. */
export const pagesConfigKey = 'official.pages.config' satisfies RemoteConfigKey;

/** The schema of a remote config, or undefined when there is no such key. */
export const configSchema = (key: string): z.ZodType | undefined =>
  Object.hasOwn(remoteConfigs, key) && key !== pagesConfigKey
    ? remoteConfigs[key as RemoteConfigKey]
    : undefined;

/** The languages an entry stands in: those it has texts in, both when it has no texts of its own. */
export const languagesOf = ({ texts }: Pick<Entry, 'texts'>): readonly Language[] =>
  texts ? languages.filter((language) => texts[language]) : languages;
