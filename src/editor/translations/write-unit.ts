import { entities } from '#schemas/entities.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languageKey, otherLanguage } from '#schemas/language.ts';
import { markTranslated } from '../fields/translation-status.ts';
import { withText } from '../fields/use-localised-text.ts';
import { type Path, readAt, writeAt } from '../fields/value-paths.ts';
import { editedOf, pageKey } from '../pages/model/edited-marks.ts';
import { itemsOf } from '../pages/model/stored-page.ts';
import { withMarks } from './mark-texts.ts';
import { type TextUnit, textUnits } from './text-units.ts';

interface Translation {
  language: Language;
  text: string;
  /** ISO 8601. */
  now: string;
}

/** @returns the entry with a translation of one of its texts, and the note that both languages say the same */
export function writeTranslation(entry: Entry, unit: TextUnit, { language, text, now }: Translation): Entry {
  const written = writeText(entry, unit, { language, text });
  const marks = markTranslated(editedOf(written.data, unit.block), unit.path, now);
  return withMarks(written, unit.block, marks);
}

type Text = Pick<Translation, 'language' | 'text'>;

function writeText(entry: Entry, unit: TextUnit, { language, text }: Text): Entry {
  const { kind, data } = entry;
  const { place, twins = {} } = entities[kind];
  const [, key = ''] = unit.path;
  switch (place) {
    case 'twins': {
      const field = language === 'zh-CN' ? String(key) : twins[key];
      return field === undefined ? entry : { ...entry, data: { ...data, [field]: text } };
    }
    case 'leaves': {
      const at = pathInPage(entry, unit);
      if (!at) return entry;
      const value = withText(readAt(data, at), { language, text }, true);
      return { ...entry, data: { ...data, ...Object(writeAt(data, at, value)) } };
    }
    case 'byLanguage':
      return writeByLanguage(entry, unit, { language, text });
    case 'none':
      return entry;
  }
}

function pathInPage({ data }: Entry, { block, path }: TextUnit): Path | undefined {
  if (block === pageKey) return path;
  const index = itemsOf(data).findIndex(({ key }) => key === block);
  return index < 0 ? undefined : ['blocks', index, 'props', ...path];
}

/** Where a language lacks the lists around a text, they are copied from the other language without its texts. */
function writeByLanguage(entry: Entry, unit: TextUnit, { language, text }: Text): Entry {
  const [, ...path] = unit.path;
  const own = entry.texts?.[language] ?? { data: {} };
  const other = entry.texts?.[otherLanguage(language)]?.data;
  const key = languageKey(language);
  let next: unknown = own.data;
  for (const [index] of path.entries()) {
    const above = path.slice(0, index + 1);
    const isText = index === path.length - 1;
    const source = readAt(other, above) ?? readAt(entry.data, above);
    if (isText || readAt(next, above) !== undefined || source === undefined) continue;
    next = put(next, above, source);
    for (const { path: within, texts } of textUnits(entry))
      if (texts[key] === '' && above.every((step, at) => within[at + 1] === step))
        next = writeAt(next, within.slice(1), '');
  }
  const data = Object(writeAt(next, path, text));
  return { ...entry, texts: { ...entry.texts, [language]: { ...own, data } } };
}

/** Writes at a path, also behind the last item of a list. */
function put(value: unknown, path: Path, next: unknown): unknown {
  const [last] = path.slice(-1);
  const list = readAt(value, path.slice(0, -1));
  if (typeof last !== 'number' || !Array.isArray(list)) return writeAt(value, path, next);
  return writeAt(value, path.slice(0, -1), list.toSpliced(last, 1, next));
}
