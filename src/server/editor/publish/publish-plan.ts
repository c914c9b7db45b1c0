import { isDeepStrictEqual } from 'node:util';
import { entities } from '#schemas/entities.ts';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { isLocalised, type Language, languageKey, languages } from '#schemas/language.ts';
import { contractItem, languagesOf, partsOf } from '../../db/content/contract-item.ts';
import type { PublishedEntry } from '../../db/content/published-entry.ts';
import type { EntryTextTable } from '../../db/tables.ts';

/** What a publish does to one entry. */
export interface Plan {
  /** The entry as it will be published; null when it is removed. */
  entry: Entry | null;
  /** The rows of languages that stay to the byte as visitors have them. */
  preservedRows: readonly EntryTextTable[];
  /** Those that are published with it. */
  languages: readonly Language[];
  /** Nothing of the draft is left to be published. */
  complete: boolean;
}

interface Step {
  previous: PublishedEntry | undefined;
  /** The draft: null removes the entry. */
  next: Entry | null;
  /** Only these change for visitors; undefined: all. */
  only: readonly Language[] | undefined;
}

/**
 * What publishing a draft in some languages makes of an entry. What both languages share changes for both, except of a
 * page: there the other language stays as it is, whatever becomes of the blocks.
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
    entry?.kind === 'page' ? (previous?.rows ?? []).filter((row) => others.includes(row.language)) : [];
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

const whole = (entry: Entry | null): Plan => ({
  entry,
  preservedRows: [],
  languages: entry ? languagesOf(entry) : [],
  complete: true,
});

/** What visitors get of an entry in a language; undefined when it does not stand in it. */
function shown({ entry, preservedRows }: Pick<Plan, 'entry' | 'preservedRows'>, language: Language): unknown {
  if (!entry || !languagesOf(entry).includes(language)) return undefined;
  const row = preservedRows.find((some) => some.language === language);
  return JSON.parse(row ? row.item : JSON.stringify(contractItem(partsOf(entry, language), language)));
}

/** The next state with the texts of the other languages as they were published; null when there is no language left. */
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
  const data = base.kind === 'page' ? keepLeaves(base.data, previous?.entry.data, others) : base.data;
  return entrySchema.parse({ ...base, data, texts: Object.fromEntries(texts) });
}

/** The next state with the fields of the other languages as they were published. */
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
 * `next` with the texts of some languages as `previous` has them, wherever both have the text: so a page tells which of
 * its texts visitors do not have yet. Blocks are the same by their id, everything else by its place.
 */
function keepLeaves(next: unknown, previous: unknown, kept: readonly Language[]): unknown {
  if (Array.isArray(next)) return keepItems(next, Array.isArray(previous) ? previous : [], kept);
  if (!isRecord(next) || !isRecord(previous)) return next;
  if (isLocalised(next)) {
    if (!isLocalised(previous)) return next;
    const texts = kept.map((language) => [languageKey(language), previous[languageKey(language)]]);
    return { ...next, ...Object.fromEntries(texts) };
  }
  return Object.fromEntries(
    Object.entries(next).map(([key, value]) => [key, keepLeaves(value, previous[key], kept)]),
  );
}

const keepItems = (next: readonly unknown[], previous: readonly unknown[], kept: readonly Language[]) =>
  next.map((item, index) => {
    const id = idOf(item);
    const same = id === undefined ? previous[index] : previous.find((other) => idOf(other) === id);
    return keepLeaves(item, same, kept);
  });

const idOf = (item: unknown): unknown => (isRecord(item) ? item.id : undefined);
