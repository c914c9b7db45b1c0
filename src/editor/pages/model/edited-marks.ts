import { isRecord } from '#schemas/is-record.ts';
import { type Language, languages } from '#schemas/language.ts';
import {
  confirmTranslation,
  type EditTimes,
  outdatedLanguage,
  outdatedLanguagesIn,
} from '../../fields/translation-status.ts';
import { type Path, pathOf } from '../../fields/value-paths.ts';
import type { PageData } from './stored-page.ts';

/** Under which the times of the page's own texts stand: no block has this id. */
export const pageKey = '';

const none: EditTimes = {};

/** When the texts of a block were written, by their paths. */
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

/** The languages that are older somewhere in the page. */
export function olderInPage({ edited }: PageData): Language[] {
  const blocks = isRecord(edited) ? Object.values(edited).filter(isEdited) : [];
  return languages.filter((language) => blocks.some((marks) => outdatedLanguagesIn(marks).has(language)));
}

export interface Older {
  language: Language;
  /** When the newer and the older half were last written; the older one perhaps never since the block is here. */
  newer: string;
  older: string | undefined;
}

/** A text of which one language is older; numbers of items are numbers. */
export interface OlderText extends Older {
  path: Path;
}

/** The texts of a block of which one language is older. */
export function olderTexts(marks: EditTimes): OlderText[] {
  return Object.entries(marks).flatMap(([name, { zh, en }]): OlderText[] => {
    const path = pathOf(name);
    const language = outdatedLanguage(marks, path);
    if (!language) return [];
    const [newer = '', older] = language === 'en-US' ? [zh, en] : [en, zh];
    return [{ path, language, newer, older }];
  });
}

/** Which language of a block is older and since when; of several texts the one that was written last. */
export function olderOf(marks: EditTimes): Older | undefined {
  const [last] = olderTexts(marks).sort((a, b) => b.newer.localeCompare(a.newer));
  return last && { language: last.language, newer: last.newer, older: last.older };
}

/** All texts of a block are as they should be. */
export const settleAll = (marks: EditTimes): EditTimes =>
  Object.keys(marks).reduce((all, name) => confirmTranslation(all, name.split('.')), marks);
