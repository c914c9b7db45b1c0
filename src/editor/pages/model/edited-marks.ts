import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { Entry } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Language, languages } from '#schemas/language.ts';
import {
  confirmTranslation,
  type EditTimes,
  outdatedLanguage,
  outdatedLanguagesIn,
} from '../../fields/translation-status.ts';
import { type Path, pathOf } from '../../fields/value-paths.ts';
import { itemsOf, type PageData } from './stored-page.ts';

/** Key of the edit times of the page's own texts; no block has this id. */
export const pageKey = '';

const none: EditTimes = {};

/** Edit times of a block's texts by path. */
export const editedOf = ({ edited }: PageData, key: string): EditTimes => {
  const marks = isRecord(edited) ? edited[key] : undefined;
  return isEdited(marks) ? marks : none;
};

const isEdited = (value: unknown): value is EditTimes =>
  isRecord(value) &&
  Object.values(value).every(
    (times) => isRecord(times) && Object.values(times).every((time) => typeof time === 'string'),
  );

export const withEdited = (data: PageData, key: string, marks: EditTimes): PageData => ({
  ...data,
  edited: { ...(isRecord(data.edited) ? data.edited : {}), [key]: marks },
});

/** Languages in which a text of the page is outdated. */
export function outdatedLanguagesInPage({ edited }: PageData): Language[] {
  const blocks = isRecord(edited) ? Object.values(edited).filter(isEdited) : [];
  return languages.filter((language) => blocks.some((marks) => outdatedLanguagesIn(marks).has(language)));
}

export interface Older {
  language: Language;
  /** Last edits of the newer and the outdated language; `older` is undefined if that language was never edited. */
  newer: string;
  older: string | undefined;
}

/** A text with an outdated language; list indexes in `path` are numbers. */
export interface OutdatedText extends Older {
  path: Path;
}

/** Texts of a block with an outdated language. */
export function outdatedTexts(marks: EditTimes): OutdatedText[] {
  return Object.entries(marks).flatMap(([name, { zh, en }]): OutdatedText[] => {
    const path = pathOf(name);
    const language = outdatedLanguage(marks, path);
    if (!language) return [];
    const [newer = '', older] = language === 'en-US' ? [zh, en] : [en, zh];
    return [{ path, language, newer, older }];
  });
}

/** The outdated language of a block; if several texts are outdated, the one that was edited last decides. */
export function outdatedOf(marks: EditTimes): Older | undefined {
  const [last] = outdatedTexts(marks).sort((a, b) => b.newer.localeCompare(a.newer));
  return last && { language: last.language, newer: last.newer, older: last.older };
}

/** Confirms the translation of every text of a block. */
export const confirmAll = (marks: EditTimes): EditTimes =>
  Object.keys(marks).reduce((all, name) => confirmTranslation(all, name.split('.')), marks);

interface Known {
  /** Newest first. */
  versions: EditorAnswer<'history'>['versions'];
  /** The page as the site ships it. */
  builtIn?: Entry | undefined;
}

/** An earlier state of the page: the id of a version, or the page itself. */
type Earlier = { version: number } | { entry: Entry };

/**
 * The state of a page to compare a text with: the version that was live at `since`, when the outdated language was last
 * edited. If it was never edited, the oldest known state.
 * @returns Undefined if no earlier state is known.
 */
export function earlierState({ versions, builtIn }: Known, since: string | undefined): Earlier | undefined {
  const standing = versions.filter(({ removed }) => !removed);
  const then = since === undefined ? undefined : standing.find(({ at }) => at <= since);
  if (then) return { version: then.id };
  if (builtIn) return { entry: builtIn };
  const first = standing.at(-1);
  return first && { version: first.id };
}

/**
 * The props of a block, or the page itself for `pageKey`.
 * @returns Undefined if the page has no such block.
 */
export function textsIn(data: PageData, key: string): unknown {
  if (key === pageKey) return data;
  const stored = itemsOf(data).find((item) => item.key === key)?.stored;
  return isRecord(stored) ? stored.props : undefined;
}
