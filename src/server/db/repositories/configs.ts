import { clean } from '#api/clean.ts';
import type { ParsedRequestOf } from '#schemas/calls.ts';
import { configEntity, pagesConfigKey } from '#schemas/entities.ts';
import { languageKey, languages } from '#schemas/language.ts';
import { expandSections, isSectionReference } from '#schemas/section.ts';
import { openItem } from '../content/clean-item.ts';
import { type Fields, readFields } from '../content/contract-item.ts';
import { itemsOf } from './list.ts';
import { rowById, type View } from './view.ts';

/**
 * Answers `[{ key, value }]`, with the value as JSON text keyed `zh` and `en`; an unknown key gives an empty
 * list.
 */
export async function remoteConfig({ key }: ParsedRequestOf<'remoteConfig'>, view: View) {
  const values = await Promise.all(
    languages.map(async (language) => [languageKey(language), await valueIn({ ...view, language }, key)]),
  );
  const present = values.filter(([, value]) => value !== undefined);
  return present.length > 0 ? [{ key, value: JSON.stringify(Object.fromEntries(present)) }] : [];
}

/**
 * The value of a config in the language of the view, strictly parsed and sanitised; `undefined` if it has
 * none.
 */
async function valueIn(view: View, key: string): Promise<unknown> {
  if (key === pagesConfigKey) return pagesConfig(view);
  const schema = configEntity(key)?.schema;
  if (!schema) return undefined;
  const row = await rowById(view, 'config', key);
  if (!row) return undefined;
  const json = openItem(row);
  if (json !== undefined) return JSON.parse(json);
  const parsed = schema.safeParse(readFields(row.item));
  // The value travels as text inside an answer, so nothing sanitises its HTML later.
  return parsed.success ? clean(schema, parsed.data) : undefined;
}

/**
 * Pages made in the editor and published in the language of the view, and the redirects, which apply to both
 * languages.
 */
async function pagesConfig(view: View): Promise<Fields | undefined> {
  const list = { facets: [''], order: 'sorted' } as const;
  const [pages, redirects] = await Promise.all([
    itemsOf(view, { kind: 'page', ...list }),
    itemsOf(view, { kind: 'redirect', ...list }),
  ]);
  if (pages.length + redirects.length === 0) return undefined;
  return { pages: await withSections(view, pages), ...(redirects.length > 0 ? { redirects } : {}) };
}

const blocksIn = ({ blocks }: Fields): readonly unknown[] => (Array.isArray(blocks) ? blocks : []);

/** Pages with the blocks of the synced sections that they show, so that clients need to know nothing of sections. */
async function withSections(view: View, pages: readonly Fields[]): Promise<readonly Fields[]> {
  const showing = (page: Fields) => blocksIn(page).some(isSectionReference);
  // Pages that refer to none do not change with sections.
  if (!pages.some(showing)) return pages;
  const sections = await itemsOf(view, { kind: 'section', facets: ['SYNCED'], order: 'sorted' });
  const found = new Map(sections.map((section) => [section.id, blocksIn(section)]));
  return pages.map((page) =>
    showing(page) ? { ...page, blocks: expandSections(blocksIn(page), (id) => found.get(id)) } : page,
  );
}
