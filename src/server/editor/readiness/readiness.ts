import type { Kysely } from 'kysely';
import * as z from 'zod';
import { normalisePath } from '#lib/menu.ts';
import type { BlockCatalogue } from '#registry/blocks.ts';
import type { BuiltInGroup } from '#registry/pages/define.ts';
import {
  checkPictures,
  checkValue,
  isLongTitle,
  missingTexts,
  type SiteFacts,
  withInks,
} from '#registry/readiness.ts';
import { blockIds } from '#schemas/block-ids.ts';
import type { EntryIssue, EntryName } from '#schemas/editor/editorial.ts';
import { choosableCodes, type ReadinessFinding } from '#schemas/editor/readiness.ts';
import { configEntity, entities } from '#schemas/entities.ts';
import { type Entry, hasBlocks } from '#schemas/entry.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Language, languages } from '#schemas/language.ts';
import { pageMetaSchema } from '#schemas/page.ts';
import { pagePath } from '#schemas/page-address.ts';
import { itemSchema, readFields } from '../../db/content/contract-item.ts';
import { releasesOf } from '../../db/content/releases.ts';
import type { Tables } from '../../db/tables.ts';
import { mediaPath } from '../../media/pictures.ts';
import type { OwnFiles } from '../media/own-files.ts';

/** What the check needs to know of the site beside its database. */
export interface ReadinessDependencies {
  catalogue: BlockCatalogue;
  /** Built-in pages. */
  groups: readonly BuiltInGroup[];
  ownFiles: OwnFiles;
}

type Found = Omit<ReadinessFinding, 'blocks'>;
/** An entry that is published. */
interface Step {
  /** Null if it is removed. */
  entry: Entry | null;
  /** The languages that are published. */
  languages: readonly Language[];
}

/**
 * Checks entries as they were just published in this transaction.
 *
 * @returns the findings of each entry, in the languages that were published
 */
export async function findUnready(
  tx: Kysely<Tables>,
  steps: readonly Step[],
  dependencies: ReadinessDependencies,
): Promise<Found[]> {
  const { catalogue, ownFiles } = dependencies;
  const { uploadedInk, ...site } = await factsOf(tx, dependencies);
  const measure = async (address: string) => uploadedInk(address) || ownFiles.inkOf(address);
  const found: Found[] = [];
  for (const { entry, languages: published } of steps) {
    if (!entry || entry.kind === 'menu' || entry.kind === 'redirect') continue;
    const name = { kind: entry.kind, id: entry.id };
    const own = await withInks(
      (inkOf) => [
        ...withoutText(entry),
        ...published.flatMap((language) =>
          textFindings(entry, language, { facts: { ...site, inkOf }, catalogue }),
        ),
      ],
      measure,
    );
    found.push(...unique(own).map((one) => ({ ...name, ...one })));
    const waiting = (await releasesOf(tx, name)).filter(({ run_at }) => run_at === null);
    found.push(...waiting.map(({ name: release, id }) => unused(name, release ?? `#${id}`)));
  }
  return found;
}

const unused = (name: Pick<Entry, 'kind' | 'id'>, about: string): Found => ({
  ...name,
  code: 'unusedRelease',
  about,
});

type Place = Pick<Found, 'code' | 'language' | 'block' | 'field' | 'about'>;

/** A value that both languages share is found in each. */
const unique = (found: readonly Place[]): Place[] => [
  ...new Map(
    found.map((one) => [
      [one.code, one.block, one.field, one.about, one.code === 'missingAlt' && one.language].join(' '),
      one,
    ]),
  ).values(),
];

/** Texts that one of the published languages lacks. A language that visitors do not see lacks nothing. */
function withoutText(entry: Entry): Place[] {
  const shown = languages.filter((language) => entry.texts?.[language] !== undefined);
  if (hasBlocks(entry.kind)) {
    const missing = (value: unknown, block?: string): Place[] =>
      missingTexts(value)
        .filter(({ language }) => shown.includes(language))
        .map(({ path, language }) => ({
          ...{ code: 'missingText', language, field: path.join('.') },
          ...(block === undefined ? {} : { block }),
        }));
    const { title, meta } = entry.data;
    return [...missing({ title, meta }), ...blocksOf(entry).flatMap(({ id, props }) => missing(props, id))];
  }
  if (entities[entry.kind].place === 'twins') return withoutTwin(entry);
  if (entities[entry.kind].place !== 'byLanguage' || shown.length === 0) return [];
  const absent = languages.filter((language) => !shown.includes(language));
  const keys = new Set(shown.flatMap((language) => Object.keys(entry.texts?.[language]?.data ?? {})));
  return [
    ...absent.map((language): Place => ({ code: 'missingText', language })),
    ...[...keys].flatMap((key) => lacking(entry, key, shown)),
  ];
}

const lacking = ({ texts, data }: Entry, key: string, shown: readonly Language[]): Place[] =>
  // What both languages lack is optional.
  shown
    .filter((language) => isEmpty(texts?.[language]?.data[key] ?? data[key]))
    .filter((_language, _index, empty) => empty.length < shown.length)
    .map((language) => ({ code: 'missingText', language, field: `texts.${key}` }));

function withoutTwin({ kind, data }: Entry): Place[] {
  return Object.entries(entities[kind].twins ?? {}).flatMap(([zh, en]): Place[] => {
    if (isEmpty(data[zh]) === isEmpty(data[en])) return [];
    return [{ code: 'missingText', language: isEmpty(data[zh]) ? 'zh-CN' : 'en-US', field: `data.${zh}` }];
  });
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function textFindings(
  entry: Entry,
  language: Language,
  { facts, catalogue }: { facts: SiteFacts; catalogue: BlockCatalogue },
): Place[] {
  const check = (
    value: unknown,
    {
      schema,
      fieldOf,
      block,
    }: { schema: z.ZodType | undefined; fieldOf: (path: string) => string; block?: string },
  ): Place[] =>
    checkValue(value, { schema, language, facts }).map(({ code, path, about }) => ({
      ...{ code, language, field: fieldOf(path.join('.')) },
      ...(block === undefined ? {} : { block }),
      ...(about === undefined ? {} : { about }),
    }));
  const title = titleOf(entry, language);
  const titled: Place[] = title && isLongTitle(title) ? [{ code: 'longTitle', language, about: title }] : [];
  if (hasBlocks(entry.kind))
    return [
      ...titled,
      ...checkPictures(headSchema, { meta: entry.data.meta }, language, facts).map(
        ({ code, path, about = '' }) => ({ code, language, field: path.join('.'), about }),
      ),
      ...blocksOf(entry).flatMap(({ id: block, type, props }) => {
        const schema = typeof type === 'string' ? catalogue.get(type)?.schema : undefined;
        return check(props, { schema, fieldOf: (path) => path, block });
      }),
    ];
  const text = entry.texts?.[language]?.data ?? {};
  const schema = storedSchema(entry);
  return [
    ...titled,
    ...check(entry.data, { schema, fieldOf: (path) => `data.${path}` }),
    // Plain and rich texts are in one field for both languages; lists and files have one for each.
    ...check(text, {
      schema,
      fieldOf: (path) =>
        typeof text[path] === 'string' && !isFile(text[path])
          ? `texts.${path}`
          : `texts.${language}.data.${path}`,
    }),
  ];
}

/** The part of a page that has a picture beside its blocks. */
const headSchema = z.object({ meta: pageMetaSchema });

/** The schema of an entry as it is stored: a config that is only a list is stored under `list`. */
const storedSchema = (entry: Entry): z.ZodType | undefined => {
  const schema = itemSchema(entry);
  const isList = entry.kind === 'config' && configEntity(entry.id)?.bareList;
  return schema && isList ? z.object({ list: schema }) : schema;
};

const isFile = (value: unknown) => typeof value === 'string' && value.startsWith('/media/');

function blocksOf({ data }: Pick<Entry, 'data'>): { id: string; type: unknown; props: unknown }[] {
  const blocks = Array.isArray(data.blocks) ? data.blocks : [];
  const ids = blockIds(blocks);
  return blocks.map((block, index) => ({
    id: ids[index] ?? '',
    type: isRecord(block) ? block.type : undefined,
    props: isRecord(block) ? block.props : undefined,
  }));
}

const altSchema = z.partialRecord(z.enum(languages), z.string());

/** Addresses of the site and of its library, read in the transaction of the publish. */
async function factsOf(
  tx: Kysely<Tables>,
  { catalogue, groups, ownFiles }: ReadinessDependencies,
): Promise<SiteFacts & { uploadedInk: (address: string) => string | null | undefined }> {
  const media = await tx.selectFrom('media').select(['address', 'alt', 'ink', 'width', 'height']).execute();
  const inks = new Map(media.map(({ address, ink }) => [address, ink]));
  const sizes = new Map(
    media.flatMap(({ address, width, height }) =>
      width !== null && height !== null ? [[address, { width, height }] as const] : [],
    ),
  );
  const alts = new Map(media.map(({ address, alt }) => [address, alt]));
  const { paths, withItems } = await pathsOf(tx, { catalogue, groups });
  return {
    uploadedInk: (address) => inks.get(address),
    sizeOf: (address) => sizes.get(address),
    hasAlt: (address, language) => {
      const alt = alts.get(address);
      return alt === undefined ? undefined : (altSchema.parse(JSON.parse(alt))[language] ?? '').trim() !== '';
    },
    answers: (address) => {
      const { pathname } = new URL(address, 'http://site');
      if (pathname.startsWith(mediaPath)) return alts.has(pathname) || ownFiles.has(pathname);
      if (/^\/(?:api|assets|editor|language)(?:\/|$)|\.[a-z\d]+$/.test(pathname)) return undefined;
      const path = decoded(normalisePath(pathname));
      if (paths.has(path)) return true;
      // The address of an item ends with its name, which only the block of the page knows.
      return withItems.has(path.slice(0, path.lastIndexOf('/'))) ? undefined : false;
    },
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Paths at which the site answers, and those whose page shows items below them. */
async function pathsOf(
  tx: Kysely<Tables>,
  { catalogue, groups }: Pick<ReadinessDependencies, 'catalogue' | 'groups'>,
) {
  const rows = await tx
    .selectFrom('entry')
    .select(['kind', 'id', 'data'])
    .where('kind', 'in', ['page', 'menu', 'redirect'])
    .execute();
  const paths = new Set(['/']);
  const withItems = new Set<string>();
  const showsItems = (type: unknown) =>
    typeof type === 'string' && catalogue.get(type)?.itemInPath !== undefined;
  for (const group of groups) {
    if (group.path) paths.add(group.path);
    for (const from of Object.keys(group.redirects ?? {})) paths.add(from);
    for (const { path, blocks } of group.pages) {
      paths.add(path);
      if (blocks.some(({ type }) => showsItems(type))) withItems.add(path);
    }
  }
  for (const { kind, id, data: stored } of rows) {
    const data = readFields(stored);
    if (kind === 'redirect') paths.add(normalisePath(id));
    if (kind === 'menu')
      for (const route of [data.defaultPath, data.path])
        if (typeof route === 'string' && route.startsWith('/')) paths.add(normalisePath(route));
    if (kind !== 'page') continue;
    const path = pagePath({ id, data });
    paths.add(path);
    if (blocksOf({ data }).some(({ type }) => showsItems(type))) withItems.add(path);
  }
  return { paths, withItems };
}

const settingName = 'readiness.blocking';
const blockingSchema = z.array(z.enum(choosableCodes)).catch([]);

/** @returns the codes that a publisher lets block; none at first */
export async function readBlocking(db: Kysely<Tables>): Promise<z.output<typeof blockingSchema>> {
  const row = await db
    .selectFrom('editor_setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return row ? blockingSchema.parse(JSON.parse(row.value)) : [];
}

/** Stores which codes block. */
export async function writeBlocking(tx: Kysely<Tables>, blocking: readonly string[]): Promise<void> {
  const value = JSON.stringify(blocking);
  await tx
    .insertInto('editor_setting')
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** @returns the findings that prevent a publish, as its refusal names them */
export async function blockingIssues(
  tx: Kysely<Tables>,
  steps: readonly Step[],
  dependencies: ReadinessDependencies,
): Promise<EntryIssue[]> {
  const blocking = await readBlocking(tx);
  if (blocking.length === 0) return [];
  const found = await findUnready(tx, steps, dependencies);
  return found
    .filter(({ code }) => blocking.some((one) => one === code))
    .map(({ kind, id, language, block, field = '', code, about }) => ({
      ...{ kind, id, field: fieldAt(steps, { kind, id, block, field }), check: code },
      ...(language ? { language } : {}),
      reason: `the check before publishing found ${code}${about ? `: ${about}` : ''}`,
    }));
}

/** The field as the other issues of an entry name it: `blocks[2].props.items[0].url`. */
function fieldAt(
  steps: readonly Step[],
  { kind, id, block, field }: EntryName & { block: string | undefined; field: string },
) {
  const code = field.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  const entry = steps.find(({ entry: one }) => one?.kind === kind && hasBlocks(kind) && one.id === id)?.entry;
  const index = entry && block !== undefined ? blocksOf(entry).findIndex((one) => one.id === block) : -1;
  return index < 0 ? code.replace(/^(?:texts\.|data\.)/, '') : `blocks[${index}].props.${code}`;
}
