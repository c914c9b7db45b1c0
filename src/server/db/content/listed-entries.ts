import { type Kysely, sql } from 'kysely';
import { translationState } from '#editor/translations/text-units.ts';
import type { Draft, EntryName, EntryState } from '#schemas/editor/editorial.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { pictureOf, titleOf } from '#schemas/entry-title.ts';
import { languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { replaceSearchItems } from '../search/search-index.ts';
import { searchItemOf } from '../search/search-items.ts';
import type { ListedEntryTable, Tables, TranslationTable } from '../tables.ts';
import { byKind, chunks } from './chunks.ts';
import { languagesOf } from './contract-item.ts';
import { readDrafts } from './drafts.ts';
import type { CheckedChange } from './entry-rows.ts';
import { type PublishedEntry, readPublishedEntries } from './published-entry.ts';

/** Updates the editor's list rows and search index for some entries, from their published state and drafts. */
export async function refreshListedEntries(tx: Kysely<Tables>, names: readonly EntryName[]): Promise<void> {
  for (const { kind, ids } of byKind(names))
    await replaceRows(tx, { kind, ids, published: await readPublishedEntries(tx, kind, ids) });
}

/**
 * Same as `refreshListedEntries` for a change that was just published, without reading its entries again: a
 * change can be very large.
 */
export async function refreshListedChange(
  tx: Kysely<Tables>,
  { put, remove, at }: Pick<CheckedChange, 'put' | 'remove' | 'at'>,
  revision: number,
): Promise<void> {
  const entries = new Map(put.map(({ entry }) => [`${entry.kind} ${entry.id}`, entry]));
  for (const { kind, ids } of byKind([...remove, ...entries.values()])) {
    const published = ids.flatMap((id) => {
      const entry = entries.get(`${kind} ${id}`);
      return entry ? [[id, { entry, revision, at }] as const] : [];
    });
    await replaceRows(tx, { kind, ids, published: new Map(published) });
  }
}

type Shown = Pick<PublishedEntry, 'entry' | 'revision' | 'at' | 'by'>;

async function replaceRows(
  tx: Kysely<Tables>,
  {
    kind,
    ids,
    published,
  }: { kind: EntryKind; ids: readonly string[]; published: ReadonlyMap<string, Shown> },
): Promise<void> {
  const drafts = await readDrafts(tx, kind, ids);
  const rows = [...new Set(ids)].flatMap((id) => {
    const row = rowOf({ kind, id }, { published: published.get(id), draft: drafts.get(id) });
    return row ? [row] : [];
  });
  const behind = [...new Set(ids)].flatMap((id) =>
    translationRows({ published: published.get(id), draft: drafts.get(id) }),
  );
  await tx.deleteFrom('listed_entry').where('kind', '=', kind).where('id', 'in', ids).execute();
  for (const some of chunks(rows)) await tx.insertInto('listed_entry').values(some).execute();
  await tx.deleteFrom('translation').where('kind', '=', kind).where('id', 'in', ids).execute();
  for (const some of chunks(behind)) await tx.insertInto('translation').values(some).execute();
  const items = [...new Set(ids)].flatMap(
    (id) => searchItemOf({ kind, id }, { published: published.get(id), draft: drafts.get(id) }) ?? [],
  );
  await replaceSearchItems(tx, kind, { ids, items });
}

/** Entries per transaction, so that other writes can run in between. */
const stepSize = 2000;

/**
 * Adds list rows for entries published by a version that had no list, and deletes rows of entries that no
 * longer exist. Compares the revision of every entry once; call it when a process starts.
 */
export async function repairListedEntries(
  read: Kysely<Tables>,
  write: <T>(job: (tx: Kysely<Tables>) => Promise<T>) => Promise<T>,
): Promise<void> {
  for (;;) {
    const names = await missingFrom(read);
    if (names.length === 0) return;
    await write((tx) => refreshListedEntries(tx, names));
  }
}

async function missingFrom(read: Kysely<Tables>): Promise<EntryName[]> {
  const { rows } = await sql<{ kind: EntryKind; id: string }>`
    select entry.kind, entry.id from entry
      left join listed_entry on listed_entry.kind = entry.kind and listed_entry.id = entry.id
      where listed_entry.id is null or listed_entry.revision <> entry.revision
    union
    select listed_entry.kind, listed_entry.id from listed_entry
      left join entry on entry.kind = listed_entry.kind and entry.id = listed_entry.id
      where entry.id is null and listed_entry.revision <> 0
    limit ${sql.lit(stepSize)}`.execute(read);
  return rows;
}

interface Stored {
  published: Shown | undefined;
  draft: Draft | undefined;
}

function rowOf({ kind, id }: EntryName, { published, draft }: Stored): ListedEntryTable | undefined {
  const shown = draft?.entry ?? published?.entry;
  if (!shown) return undefined;
  const title = (language: 'zh-CN' | 'en-US') => titleOf(shown, language) ?? '';
  const [zh, en] = [title('zh-CN'), title('en-US')];
  const path = kind === 'page' ? pagePath(shown) : null;
  return {
    kind,
    id,
    revision: published?.revision ?? 0,
    state: stateOf(published, draft),
    title_zh: zh,
    title_en: en,
    search: `${zh}\n${en}\n${path ?? id}`.toLowerCase(),
    facet: facetsOf(shown),
    sort: shown.sort ?? 0,
    date: shown.date ?? '',
    until: shown.until ?? null,
    picture: pictureOf(shown) ?? null,
    languages: published ? languagesOf(published.entry).join(',') : '',
    changed_at: (draft ?? published)?.at ?? '',
    changed_by: (draft ?? published)?.by ?? null,
    path,
  };
}

/** What the languages of an entry lack after the next publish; nothing for an entry that will be removed. */
function translationRows({ published, draft }: Stored): TranslationTable[] {
  const entry = draft ? draft.entry : published?.entry;
  if (!entry) return [];
  return languages.flatMap((language): TranslationTable[] => {
    const { missing, older } = translationState(entry, language);
    if (missing.length + older.length === 0) return [];
    const { kind, id } = entry;
    const counts = { missing: missing.length, older: older.length };
    const since = earliest([...missing, ...older].map((text) => text.since));
    const written = earliest(older.map(({ writtenAt }) => writtenAt));
    const known = since ?? (draft ?? published)?.at ?? '';
    return [{ kind, id, language, ...counts, since: known, written_at: written ?? null }];
  });
}

const earliest = (times: readonly (string | undefined)[]): string | undefined =>
  times.filter((time) => time !== undefined).sort()[0];

function stateOf(published: Shown | undefined, draft: Draft | undefined): EntryState {
  if (!draft) return 'published';
  if (draft.entry === null) return 'removal';
  return published ? 'changed' : 'new';
}

/** The shared facet, or the facet of the first language that has one. */
const facetsOf = ({ facet, texts }: Entry): string | null =>
  facet ?? texts?.['zh-CN']?.facet ?? texts?.['en-US']?.facet ?? null;
