import type { Kysely } from 'kysely';
import { changedWords } from '#editor/translations/changed-sentences.ts';
import { type TextUnit, textIn, textUnits, translationState } from '#editor/translations/text-units.ts';
import type { EditorAnswer, ParsedEditorRequest } from '#schemas/editor/calls.ts';
import type { ListedTranslation } from '#schemas/editor/translations.ts';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { type Language, otherLanguage } from '#schemas/language.ts';
import { byKind } from '../../db/content/chunks.ts';
import { readDrafts } from '../../db/content/drafts.ts';
import { readPublishedEntries } from '../../db/content/published-entry.ts';
import type { Tables } from '../../db/tables.ts';
import { titlesOf } from './list-entries.ts';

type Request = ParsedEditorRequest<'listTranslations'>;

/** What a language lacks: the entries of one page, the oldest first, and the counts of all kinds. */
export async function listTranslations(
  db: Kysely<Tables>,
  request: Request,
): Promise<EditorAnswer<'listTranslations'>> {
  const { language, page, pageSize, words } = request;
  const sections = await translationSections(db, language);
  const { count } = await filtered(db, request)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await filtered(db, request)
    .innerJoin('listed_entry', (join) =>
      join
        .onRef('listed_entry.kind', '=', 'translation.kind')
        .onRef('listed_entry.id', '=', 'translation.id'),
    )
    .select(['translation.kind', 'translation.id', 'missing', 'older', 'since', 'written_at'])
    .select(['title_zh', 'title_en', 'path'])
    .orderBy('since')
    .orderBy('translation.kind')
    .orderBy('translation.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const items = rows.map(
    ({ kind, id, missing, older, since, written_at, path, ...titles }): ListedTranslation => ({
      ...{ kind, id, missing, older, since },
      title: titlesOf(titles),
      ...(path === null ? {} : { path }),
      ...(written_at === null ? {} : { writtenAt: written_at }),
    }),
  );
  return { items: words ? await withWords(db, items, language) : items, total: Number(count), sections };
}

function filtered(db: Kysely<Tables>, { language, kind, need }: Request) {
  let query = db.selectFrom('translation').where('translation.language', '=', language);
  if (kind) query = query.where('translation.kind', '=', kind);
  if (need) query = query.where(need, '>', 0);
  return query;
}

/** Number of entries of each kind in which a language is behind, and the first change that it lacks. */
export async function translationSections(
  db: Kysely<Tables>,
  language: Language,
): Promise<EditorAnswer<'listTranslations'>['sections']> {
  const rows = await db
    .selectFrom('translation')
    .select(({ fn, eb }) => [
      'kind',
      fn.sum(eb.case().when('missing', '>', 0).then(1).else(0).end()).as('missing'),
      fn.sum(eb.case().when('older', '>', 0).then(1).else(0).end()).as('older'),
      fn.min('since').as('oldest'),
    ])
    .where('language', '=', language)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, missing, older, oldest }) => ({
    ...{ kind, missing: Number(missing), older: Number(older), oldest },
  }));
}

/** Adds the number of words in the sentences that the language lacks. */
async function withWords(
  db: Kysely<Tables>,
  items: readonly ListedTranslation[],
  language: Language,
): Promise<ListedTranslation[]> {
  const words = new Map<string, number>();
  for (const { kind, ids } of byKind(items)) {
    const drafts = await readDrafts(db, kind, ids);
    const published = await readPublishedEntries(db, kind, ids);
    const listed = items.filter((item) => item.kind === kind && ids.includes(item.id));
    const earlier = await entriesWhenWritten(db, listed);
    for (const { id } of listed) {
      const live = published.get(id)?.entry;
      const entry = drafts.get(id)?.entry ?? live;
      if (entry) words.set(`${kind} ${id}`, wordsOf(entry, earlier.get(id) ?? live, language));
    }
  }
  return items.map((item) => ({ ...item, words: words.get(`${item.kind} ${item.id}`) ?? 0 }));
}

/** @param earlier the entry when the language was written */
function wordsOf(entry: Entry, earlier: Entry | undefined, language: Language): number {
  const { missing, older } = translationState(entry, language);
  const source = otherLanguage(language);
  const nameOf = ({ block, path }: { block: string; path: readonly unknown[] }) =>
    [block, ...path].join('\n');
  const before = new Map(
    older.length > 0 && earlier
      ? textUnits(earlier).map((unit) => [nameOf(unit), textIn(unit, source)] as const)
      : [],
  );
  const wordsIn = (unit: TextUnit, was: string | undefined) =>
    changedWords({ before: was, after: textIn(unit, source), isRich: unit.isRich });
  // If no version has the text from before, all of it counts.
  const words = (unit: TextUnit) => wordsIn(unit, before.get(nameOf(unit))) || wordsIn(unit, undefined);
  return [...missing, ...older].reduce((sum, unit) => sum + words(unit), 0);
}

/**
 * The versions of entries of one kind that were live when their language was written, by id; the oldest version if that is
 * unknown. An entry that has never been changed in the editor has none.
 */
async function entriesWhenWritten(
  db: Kysely<Tables>,
  listed: readonly ListedTranslation[],
): Promise<ReadonlyMap<string, Entry>> {
  const outdated = listed.filter(({ older }) => older > 0);
  const [first] = outdated;
  if (!first) return new Map();
  const versions = await db
    .selectFrom('entry_version')
    .select(['id', 'entry_id', 'at'])
    .where('kind', '=', first.kind)
    .where(
      'entry_id',
      'in',
      outdated.map(({ id }) => id),
    )
    .where('entry', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  const chosen = outdated.flatMap(({ id, writtenAt = '' }) => {
    const own = versions.filter(({ entry_id }) => entry_id === id);
    const version = own.find(({ at }) => at <= writtenAt) ?? own.at(-1);
    return version ? [version.id] : [];
  });
  if (chosen.length === 0) return new Map();
  const rows = await db
    .selectFrom('entry_version')
    .select(['entry_id', 'entry'])
    .where('id', 'in', chosen)
    .execute();
  return new Map(
    rows.flatMap(({ entry_id, entry }) =>
      entry === null ? [] : [[entry_id, entrySchema.parse(JSON.parse(entry))] as const],
    ),
  );
}
