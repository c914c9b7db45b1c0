import type { Kysely } from 'kysely';
import type { EntryIssue, EntryName } from '#schemas/editor/editorial.ts';
import type { SectionUseAt } from '#schemas/editor/sections.ts';
import { type Entry, type EntryKind, hasBlocks } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { referredSection, sectionReferenceType } from '#schemas/section.ts';
import { readFields } from '../../db/content/contract-item.ts';
import type { Tables } from '../../db/tables.ts';
import { titlesOf } from '../drafts/list-entries.ts';

/** A reference to a section, in a published language or in a draft. */
interface Reference extends EntryName {
  section: string;
  /** From 1. */
  position: number;
  /** Undefined in a draft. */
  language?: Language;
}

/** The kinds whose blocks may refer to sections; sections themselves only as templates and copied sections. */
const kinds = ['page', 'section'] as const;

/** Whether JSON may contain a reference; the blocks are read only then. */
const mention = `%"${sectionReferenceType}"%`;

/** All references, as visitors have them and as drafts have them. */
async function readReferences(db: Kysely<Tables>): Promise<Reference[]> {
  const published = await db
    .selectFrom('entry_text')
    .select(['kind', 'id', 'language', 'item'])
    .where('kind', 'in', kinds)
    .where('item', 'like', mention)
    .execute();
  const drafted = await db
    .selectFrom('draft')
    .select(['kind', 'id', 'data'])
    .where('kind', 'in', kinds)
    .where('data', 'like', mention)
    .execute();
  return [
    ...published.flatMap(({ item, ...place }) => referencesIn(item, place)),
    ...drafted.flatMap(({ data, ...place }) => referencesIn(data ?? '{}', place)),
  ];
}

function referencesIn(json: string, place: Omit<Reference, 'section' | 'position'>): Reference[] {
  const { blocks } = readFields(json);
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, index) => {
    const section = referredSection(block);
    return section === undefined ? [] : [{ ...place, section, position: index + 1 }];
  });
}

/**
 * Lists where synced sections are shown.
 *
 * @param only id of one section; all of them without it
 * @returns one use for each section and page, by path
 */
export async function readSectionUses(db: Kysely<Tables>, only?: string): Promise<SectionUseAt[]> {
  const references = (await readReferences(db)).filter(({ section }) => (only ?? section) === section);
  const rows = await db
    .selectFrom('listed_entry')
    .select(['kind', 'id', 'title_zh', 'title_en', 'path'])
    .where('kind', 'in', kinds)
    .execute();
  const listed = new Map(rows.map((row) => [keyOf(row), row]));
  const byPlace = Map.groupBy(references, ({ section, ...name }) => JSON.stringify([section, keyOf(name)]));
  const uses = [...byPlace.values()].flatMap((found): SectionUseAt[] => {
    const [first] = found;
    const row = first && listed.get(keyOf(first));
    if (!row) return [];
    const drafted = found.filter(({ language }) => language === undefined);
    return [
      {
        ...{ kind: first.kind, id: first.id, section: first.section, title: titlesOf(row) },
        ...(row.path === null ? {} : { path: row.path }),
        positions: positionsOf(drafted.length > 0 ? drafted : found),
        published:
          first.kind === 'page'
            ? [...new Set(found.flatMap(({ language }) => (language === undefined ? [] : [language])))].sort()
            : [],
        draft: drafted.length > 0,
      },
    ];
  });
  return uses.sort((one, other) => compare(one.path ?? one.id, other.path ?? other.id));
}

const keyOf = ({ kind, id }: { kind: EntryKind; id: string }) => `${kind} ${id}`;
const positionsOf = (found: readonly Reference[]) =>
  [...new Set(found.map(({ position }) => position))].sort((one, other) => one - other);
const compare = (one: string, other: string) => (one < other ? -1 : 1);

/**
 * Issues of sections and of the pages that show them, in a transaction that has just published a change: a page must not refer
 * to a section that is not published in its language, and a section that a page shows cannot be removed.
 */
export async function sectionIssues(
  tx: Kysely<Tables>,
  { put, removed }: { put: readonly Entry[]; removed: readonly EntryName[] },
): Promise<EntryIssue[]> {
  const changed = [...put, ...removed].filter(({ kind }) => hasBlocks(kind));
  if (changed.length === 0) return [];
  const references = await readReferences(tx);
  if (references.length === 0) return [];
  const rows = await tx
    .selectFrom('entry_text')
    .select(['id', 'language'])
    .where('kind', '=', 'section')
    .where('facet', '=', 'SYNCED')
    .execute();
  const shown = new Set(rows.map(({ id, language }) => `${language} ${id}`));
  const isBroken = ({ kind, language, section }: Reference) =>
    kind === 'page' && language !== undefined && !shown.has(`${language} ${section}`);
  const broken = references.filter(isBroken);
  const isAbout = (name: EntryName) => (reference: Reference) => keyOf(reference) === keyOf(name);
  return changed.flatMap((name): EntryIssue[] => {
    if (name.kind === 'page')
      return broken.filter(isAbout(name)).map(({ language, position, section }) => ({
        ...{ kind: name.kind, id: name.id, field: `blocks[${position - 1}]` },
        ...(language === undefined ? {} : { language }),
        reason: `the section "${section}" is not published in this language as a synced section`,
      }));
    const isGone = removed.some((one) => keyOf(one) === keyOf(name));
    const left = (isGone ? references : broken)
      .filter(({ section }) => section === name.id)
      // Pages of the same change report their own issue.
      .filter((reference) => !(broken.includes(reference) && put.some((one) => isAbout(one)(reference))));
    const places = [...new Set(left.map(({ id }) => id))];
    if (places.length === 0) return [];
    return [
      { kind: name.kind, id: name.id, field: 'uses', reason: `it is shown by ${places.sort().join(', ')}` },
    ];
  });
}
