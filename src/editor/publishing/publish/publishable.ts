import type { EditorRequest } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { nextOf, type StoredEntry, versionOf } from '../../drafts/stored.ts';
import { olderInPage } from '../../pages/model/edited-marks.ts';
import { type Difference, differencesOf } from '../diff/differences.ts';

/** A draft that can be published, with everything that the server has of the entry. */
export interface Publishable {
  name: EntryName;
  stored: StoredEntry;
}

export const keyOfName = ({ kind, id }: EntryName): string => `${kind} ${id}`;

/** What visitors will see differently; a page of the site itself is what they see until one is published. */
export const changesOf = ({ stored }: Publishable): Difference[] =>
  differencesOf(stored.published ?? stored.builtIn, nextOf(stored) ?? null);

/** How a language of a page stands: `never` published, not written `since` the other was, or neither. */
export interface LanguageState {
  language: Language;
  never: boolean;
  older: boolean;
  /** The draft changes what is read in it. */
  changed: boolean;
}

/** Of every language of a page's draft; nothing for what is published whole. */
export function languageStates(publishable: Publishable): LanguageState[] {
  const { name, stored } = publishable;
  const next = nextOf(stored);
  if (name.kind !== 'page' || !next) return [];
  const changes = changesOf(publishable);
  const older = olderInPage(next.data);
  const before = stored.published;
  return languages.map((language) => ({
    language,
    // A page of the site itself stands in both.
    never: before ? before.texts?.[language] === undefined : stored.builtIn === undefined,
    older: older.includes(language),
    changed: changes.some((difference) => concerns(difference, language)),
  }));
}

/** Blocks that come, go and move do so in both languages; texts change in their own. */
const concerns = (difference: Difference, language: Language): boolean =>
  difference.change !== 'kept' ||
  (difference.block !== undefined && difference.moved) ||
  difference.fields.some((field) => field.language === undefined || field.language === language);

/** The same differences without texts of other languages. */
export const inLanguages = (differences: readonly Difference[], chosen: readonly Language[]): Difference[] =>
  differences
    .filter((difference) => chosen.some((language) => concerns(difference, language)))
    .map((difference) => ({
      ...difference,
      fields: difference.fields.filter(({ language }) => !language || chosen.includes(language)),
    }));

/** Languages that are ticked to begin with: those in which something changes. */
export const firstChoice = (states: readonly LanguageState[]): Language[] =>
  states.filter(({ changed, never }) => changed || never).map(({ language }) => language);

/** The entry in these languages too. */
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

/** Drafts as the server is asked to publish them; pages only in the languages that were chosen. */
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
