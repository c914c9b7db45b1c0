import type * as z from 'zod';
import { articleSchema } from '#schemas/article.ts';
import { bannerSchema } from '#schemas/banner.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { footerSchema } from '#schemas/footer.ts';
import { introductionSchema } from '#schemas/introduction.ts';
import { type Language, languages, localise } from '#schemas/language.ts';
import { menuItemSchema } from '#schemas/menu.ts';
import { pageDefinitionSchema } from '#schemas/page.ts';
import { type RemoteConfigKey, remoteConfigs } from '#schemas/remote-config.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What an item is made of: the shared fields of an entry, and those of one language. */
export interface ItemParts {
  kind: EntryKind;
  id: string;
  date?: string | null | undefined;
  data: Fields;
  text: Fields;
}

const builders: Record<EntryKind, (fields: Fields, parts: ItemParts, language: Language) => Fields> = {
  menu: (fields, { id }) => ({ menuId: id, ...fields }),
  banner: (fields) => fields,
  footer: (fields) => fields,
  config: (fields) => fields,
  introduction: (fields, { id }) => ({ id, ...fields }),
  news: (fields, { id, date }) => ({ ...fields, id, createTime: date ?? fields.createTime }),
  page: (fields, { id }, language) => ({ ...(localise(fields, language) as Fields), path: id }),
};

/**
 * The item of the contract that an entry stands for in one language, with everything in it; for a config, the value.
 * Field names are the contract's; readers parse it (`src/api/read-answer.ts`).
 */
export const contractItem = (parts: ItemParts, language: Language): Fields =>
  builders[parts.kind]({ ...parts.data, ...parts.text }, parts, language);

/** The same as it stands in lists: without the body of an article, which can be long. */
export function listItem(parts: ItemParts, language: Language): Fields {
  const item = contractItem(parts, language);
  return parts.kind === 'news' ? { ...item, content: undefined } : item;
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

const kindsWithFacets: readonly EntryKind[] = ['banner', 'introduction'];

/** What lists of its kind select an entry by in one language; empty for the kinds that are not selected by anything. */
export const facetOf = (
  { kind, facet, texts }: Pick<Entry, 'kind' | 'facet' | 'texts'>,
  language: Language,
): string => (kindsWithFacets.includes(kind) && (texts?.[language]?.facet ?? facet)) || '';
