import { isDeepStrictEqual } from 'node:util';
import { entities } from '#schemas/entities.ts';
import { type Entry, entrySchema, hasBlocks } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { isLocalised, type Language, languageKey, languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { contractItem, languagesOf, partsOf, readFields } from '../../db/content/contract-item.ts';
import type { PublishedEntry } from '../../db/content/published-entry.ts';
import type { EntryTextTable } from '../../db/tables.ts';

/** The effect of publishing on one entry. */
export interface Plan {
  /** The entry as it will be published; null if it is removed. */
  entry: Entry | null;
  /** Rows of other languages that must stay byte-identical for visitors. */
  preservedRows: readonly EntryTextTable[];
  /** The languages that are published. */
  languages: readonly Language[];
  /** Whether the draft has no unpublished changes left. */
  complete: boolean;
}

interface Step {
  previous: PublishedEntry | undefined;
  /** The draft; null removes the entry. */
  next: Entry | null;
  /** Publishes only these languages; undefined means all. */
  only: readonly Language[] | undefined;
}

/**
 * Plans publishing a draft in some languages. Shared fields change for both languages, except on pages and sections: there
 * the other language stays as it is apart from the path, even if blocks were added or removed.
 */
export function planPublish({ previous, next, only }: Step): Plan {
  const others = only ? languages.filter((language) => !only.includes(language)) : [];
  const kind = (next ?? previous?.entry)?.kind;
  if (kind === undefined || others.length === 0) return whole(next);
  const { place } = entities[kind];
  if (place === 'none' || (place === 'twins' && !(next && previous))) return whole(next);

  const entry =
    next && place === 'twins' ? withTwins(next, previous, others) : withTexts(next, previous, others);
  const preservedRows =
    entry && hasBlocks(entry.kind)
      ? (previous?.rows ?? [])
          .filter((row) => others.includes(row.language))
          .map((row) => (entry.kind === 'page' ? withPath(row, pagePath(entry)) : row))
      : [];
  return {
    entry,
    preservedRows,
    languages: entry ? languagesOf(entry).filter((language) => !others.includes(language)) : [],
    complete: others.every((language) =>
      isDeepStrictEqual(
        shown({ entry, preservedRows }, language),
        shown({ entry: next, preservedRows: [] }, language),
      ),
    ),
  };
}

/** A page has one path in both languages, so it moves in the other language too. */
function withPath(row: EntryTextTable, path: string): EntryTextTable {
  const item = readFields(row.item);
  return item.path === path ? row : { ...row, item: JSON.stringify({ ...item, path }) };
}

const whole = (entry: Entry | null): Plan => ({
  entry,
  preservedRows: [],
  languages: entry ? languagesOf(entry) : [],
  complete: true,
});

/** The item visitors get in a language; undefined if the entry does not exist in it. */
function shown({ entry, preservedRows }: Pick<Plan, 'entry' | 'preservedRows'>, language: Language): unknown {
  if (!entry || !languagesOf(entry).includes(language)) return undefined;
  const row = preservedRows.find((some) => some.language === language);
  return JSON.parse(row ? row.item : JSON.stringify(contractItem(partsOf(entry, language), language)));
}

/** The next state with the published texts of the other languages; null if no language is left. */
function withTexts(
  next: Entry | null,
  previous: PublishedEntry | undefined,
  others: readonly Language[],
): Entry | null {
  const base = next ?? previous?.entry;
  const texts = languages.flatMap((language) => {
    const from = others.includes(language) ? previous?.entry : (next ?? undefined);
    const text = from && (from.texts ? from.texts[language] : { data: {} });
    return text ? [[language, text] as const] : [];
  });
  if (!base || texts.length === 0) return null;
  const data = hasBlocks(base.kind) ? preserveTexts(base.data, previous?.entry.data, others) : base.data;
  return entrySchema.parse({ ...base, data, texts: Object.fromEntries(texts) });
}

/** The next state with the published fields of the other languages. */
function withTwins(next: Entry, previous: PublishedEntry | undefined, others: readonly Language[]): Entry {
  const pairs = Object.entries(entities[next.kind].twins ?? {});
  const fields = pairs.flatMap(([zh, en]) => [
    ...(others.includes('zh-CN') ? [zh] : []),
    ...(others.includes('en-US') ? [en] : []),
  ]);
  const old = previous?.entry.data ?? {};
  const data = { ...next.data, ...Object.fromEntries(fields.map((field) => [field, old[field]])) };
  return { ...next, data };
}

/**
 * Returns `next` with the texts of some languages taken from `previous`, wherever both have the text. This
 * shows which texts of a page visitors do not have yet. Blocks are matched by id, everything else by
 * position.
 */
function preserveTexts(next: unknown, previous: unknown, kept: readonly Language[]): unknown {
  if (Array.isArray(next)) return preserveItems(next, Array.isArray(previous) ? previous : [], kept);
  if (!isRecord(next) || !isRecord(previous)) return next;
  if (isLocalised(next)) {
    if (!isLocalised(previous)) return next;
    const texts = kept.map((language) => [languageKey(language), previous[languageKey(language)]]);
    return { ...next, ...Object.fromEntries(texts) };
  }
  return Object.fromEntries(
    Object.entries(next).map(([key, value]) => [key, preserveTexts(value, previous[key], kept)]),
  );
}

const preserveItems = (next: readonly unknown[], previous: readonly unknown[], kept: readonly Language[]) =>
  next.map((item, index) => {
    const id = idOf(item);
    const same = id === undefined ? previous[index] : previous.find((other) => idOf(other) === id);
    return preserveTexts(item, same, kept);
  });

const idOf = (item: unknown): unknown => (isRecord(item) ? item.id : undefined);
