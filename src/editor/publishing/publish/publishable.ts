import type { EditorRequest } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { nextOf, type StoredEntry, versionOf } from '../../drafts/stored.ts';
import { outdatedLanguagesInPage } from '../../pages/model/edited-marks.ts';
import { type Difference, differencesOf } from '../diff/differences.ts';

/** A draft to publish, with the stored state of its entry. */
export interface Publishable {
  name: EntryName;
  stored: StoredEntry;
}

export const keyOfName = ({ kind, id }: EntryName): string => `${kind} ${id}`;

/** Changes that visitors will see. Until a page is published, visitors see the built-in one. */
export const changesOf = ({ stored }: Publishable): Difference[] =>
  differencesOf(stored.published ?? stored.builtIn, nextOf(stored) ?? null);

/** State of a language of a page: `never` published, outdated `since` the other language was edited, or neither. */
export interface LanguageState {
  language: Language;
  never: boolean;
  outdated: boolean;
  /** True if the draft changes the page in this language. */
  changed: boolean;
}

/** States of all languages of a page's draft. Empty for kinds that are always published in all languages. */
export function languageStates(publishable: Publishable): LanguageState[] {
  const { name, stored } = publishable;
  const next = nextOf(stored);
  if (name.kind !== 'page' || !next) return [];
  const changes = changesOf(publishable);
  const outdated = outdatedLanguagesInPage(next.data);
  const before = stored.published;
  return languages.map((language) => ({
    language,
    // A built-in page exists in both languages.
    never: before ? before.texts?.[language] === undefined : stored.builtIn === undefined,
    outdated: outdated.includes(language),
    changed: changes.some((difference) => concerns(difference, language)),
  }));
}

/** Added, removed and moved blocks concern both languages, texts only their own. */
const concerns = (difference: Difference, language: Language): boolean =>
  difference.change !== 'changed' ||
  (difference.block !== undefined && difference.moved) ||
  difference.fields.some((field) => field.language === undefined || field.language === language);

/** Removes the texts of other languages from differences. */
export const inLanguages = (differences: readonly Difference[], chosen: readonly Language[]): Difference[] =>
  differences
    .filter((difference) => chosen.some((language) => concerns(difference, language)))
    .map((difference) => ({
      ...difference,
      fields: difference.fields.filter(({ language }) => !language || chosen.includes(language)),
    }));

/** Languages that are checked initially: those with changes. */
export const firstChoice = (states: readonly LanguageState[]): Language[] =>
  states.filter(({ changed, never }) => changed || never).map(({ language }) => language);

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

/** Drafts of the publish request. Pages are published in the chosen languages only. */
export const draftsToPublish = (
  publishables: readonly Publishable[],
  chosen: readonly Language[],
): NamedDrafts =>
  publishables.map(({ name, stored }) => ({
    ...name,
    version: versionOf(stored),
    ...(name.kind === 'page' && nextOf(stored) && chosen.length < languages.length
      ? { languages: [...chosen] }
      : {}),
  }));
