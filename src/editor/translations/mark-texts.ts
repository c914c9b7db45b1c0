import type { Entry } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Language, languageKey } from '#schemas/language.ts';
import {
  confirmTranslation,
  type EditTimes,
  markEdited,
  markTranslated,
  unmarkEdited,
} from '../fields/translation-status.ts';
import { pathName } from '../fields/value-paths.ts';
import { editedOf, pageKey, withEdited } from '../pages/model/edited-marks.ts';
import { type TextUnit, textIn, textUnits } from './text-units.ts';

/** Texts before their first edit, and when they had been edited before, by path. */
export type FirstTexts = Map<string, { text: string; time: string | undefined }>;

interface Marking {
  /** The language that was edited. */
  language: Language;
  /** True if the edits bring older texts up to date. */
  isTranslating: boolean;
  /** Grows with each edited text: typing the same text again, or undoing, takes the mark back. */
  first: FirstTexts;
  /** ISO 8601. */
  now: string;
}

/** Notes when the texts of an entry were edited in one language. Not for pages, whose blocks have marks of their own. */
export function markTexts(
  before: Entry,
  after: Entry,
  { language, isTranslating, first, now }: Marking,
): Entry {
  const known = new Map(textUnits(before).map((unit) => [pathName(unit.path), textIn(unit, language)]));
  const key = languageKey(language);
  let marks: EditTimes = editedOf(after.data, pageKey);
  for (const unit of textUnits(after)) {
    const name = pathName(unit.path);
    const [was, is] = [known.get(name) ?? '', textIn(unit, language)];
    if (was === is) continue;
    const start = first.get(name) ?? { text: was, time: marks[name]?.[key] };
    first.set(name, start);
    if (start.text === is) marks = unmarkEdited(marks, unit.path, { language, time: start.time });
    else if (isTranslating) marks = markTranslated(marks, unit.path, now);
    else marks = markEdited(marks, unit.path, { language, now });
  }
  return withMarks(after, pageKey, marks);
}

/** @returns the entry with the note that some of its older texts need no change */
export const confirmTexts = (entry: Entry, texts: readonly Pick<TextUnit, 'block' | 'path'>[]): Entry =>
  texts.reduce(
    (now, { block, path }) => withMarks(now, block, confirmTranslation(editedOf(now.data, block), path)),
    entry,
  );

/** @returns the entry with other edit times; without any, it is as if it had never been edited */
export function withMarks(entry: Entry, block: string, marks: EditTimes): Entry {
  if (marks === editedOf(entry.data, block)) return entry;
  const { edited, ...data } = withEdited(entry.data, block, marks);
  const left = Object.entries(isRecord(edited) ? edited : {}).filter(
    ([, times]) => !isRecord(times) || Object.keys(times).length > 0,
  );
  return { ...entry, data: left.length === 0 ? data : { ...data, edited: Object.fromEntries(left) } };
}
