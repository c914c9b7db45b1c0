import type { EditorRequest } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { entities } from '#schemas/entities.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { nextOf, type StoredEntry, versionOf } from '../../drafts/stored.ts';
import { translationState } from '../../translations/text-units.ts';
import { type Difference, differencesOf } from '../diff/differences.ts';
import type { FieldDifference } from '../diff/field-differences.ts';
import { twinOf } from '../diff/field-label.ts';

/** A draft to publish, with the stored state of its entry. */
export interface Publishable {
  name: EntryName;
  stored: StoredEntry;
}

export const keyOfName = ({ kind, id }: EntryName): string => `${kind} ${id}`;

/** Changes that visitors will see. Until a page is published, visitors see the built-in one. */
export const changesOf = ({ stored }: Publishable): Difference[] =>
  differencesOf(stored.published ?? stored.builtIn, nextOf(stored) ?? null);

/** State of a language of an entry: `never` published, outdated `since` the other language was edited, or neither. */
export interface LanguageState {
  language: Language;
  never: boolean;
  outdated: boolean;
  /** True if the draft changes the entry in this language. */
  changed: boolean;
}

/**
 * States of the languages in which a draft can be published by itself. Empty for removals, for new entries that hold both
 * languages in one, and for kinds without texts.
 */
export function languageStates(publishable: Publishable): LanguageState[] {
  const next = nextOf(publishable.stored);
  if (!next) return [];
  const { published, builtIn } = publishable.stored;
  const { place } = entities[next.kind];
  const changes = changesOf(publishable);
  const state = (language: Language, never: boolean): LanguageState => ({
    language,
    never,
    outdated: translationState(next, language).older.length > 0,
    changed: changes.some((difference) => concerns(next, difference, language)),
  });
  switch (place) {
    case 'leaves':
      // A built-in page exists in both languages.
      return languages.map((language) =>
        state(language, published ? published.texts?.[language] === undefined : builtIn === undefined),
      );
    case 'byLanguage':
      return languages
        .filter((language) => (next.texts?.[language] ?? published?.texts?.[language]) !== undefined)
        .map((language) => state(language, published?.texts?.[language] === undefined));
    case 'twins':
      return published ? languages.map((language) => state(language, false)) : [];
    case 'none':
      return [];
  }
}

/** The states of several drafts, of which each language has the most notable one. */
export const statesOfAll = (publishables: readonly Publishable[]): LanguageState[] => {
  const all = publishables.flatMap(languageStates);
  return languages.flatMap((language) => {
    const own = all.filter((state) => state.language === language);
    if (own.length === 0) return [];
    const some = (which: 'never' | 'outdated' | 'changed') => own.some((state) => state[which]);
    return [{ language, never: some('never'), outdated: some('outdated'), changed: some('changed') }];
  });
};

/** Added, removed and moved blocks concern both languages, texts only their own. */
const concerns = (name: EntryName, difference: Difference, language: Language): boolean =>
  difference.change !== 'changed' ||
  (difference.block !== undefined && difference.moved) ||
  difference.fields.some((field) => {
    const own = languageOf(name, field);
    return own === undefined || own === language;
  });

/** The language of a changed field; undefined if both share it. */
const languageOf = (name: EntryName, { language, path }: FieldDifference): Language | undefined =>
  language ?? (path[0] === 'data' ? twinOf(name, path[1])?.language : undefined);

/** Removes the texts of other languages from the differences of an entry. */
export const inLanguages = (
  name: EntryName,
  differences: readonly Difference[],
  chosen: readonly Language[],
): Difference[] =>
  differences
    .filter((difference) => chosen.some((language) => concerns(name, difference, language)))
    .map((difference) => ({
      ...difference,
      fields: difference.fields.filter((field) => {
        const language = languageOf(name, field);
        return !language || chosen.includes(language);
      }),
    }));

/** Languages that are checked initially: those with changes; all of them if only marks of the editor have changed. */
export function firstChoice(states: readonly LanguageState[]): Language[] {
  const changed = states.filter((state) => state.changed || state.never);
  return (changed.length > 0 ? changed : states).map(({ language }) => language);
}

/** Adds languages to an entry. */
export function standingIn(entry: Entry, chosen: readonly Language[]): Entry {
  const { texts } = entry;
  if (!texts) return entry;
  const missing = chosen.filter((language) => texts[language] === undefined);
  if (missing.length === 0) return entry;
  return {
    ...entry,
    texts: { ...texts, ...Object.fromEntries(missing.map((language) => [language, { data: {} }])) },
  };
}

type NamedDrafts = EditorRequest<'publish'>['drafts'];

/** Drafts of the publish request, each in the chosen languages that it has; a draft with none of them is left out. */
export const draftsToPublish = (
  publishables: readonly Publishable[],
  chosen: readonly Language[],
): NamedDrafts =>
  publishables.flatMap((publishable) => {
    const { name, stored } = publishable;
    const draft = { ...name, version: versionOf(stored) };
    const own = languageStates(publishable).map(({ language }) => language);
    const going = own.filter((language) => chosen.includes(language));
    if (own.length === 0 || chosen.length === languages.length) return [draft];
    return going.length === 0 ? [] : [{ ...draft, languages: going }];
  });
