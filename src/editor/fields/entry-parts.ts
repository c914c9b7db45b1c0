import type { Entry } from '#schemas/entry.ts';
import { isLocalised, type Language, type Localised, languageKey, languages } from '#schemas/language.ts';
import type { FieldModel, ObjectField } from './field-model.ts';
import { type Path, withPart } from './value-paths.ts';

/** A field of an entry, with access to its value. */
export interface EntryPart {
  field: FieldModel;
  /** Path under which its errors are reported. */
  path: Path;
  /** Set if the part belongs to one language only. */
  language?: Language;
  read: (entry: Entry) => unknown;
  /** Returns the entry with another value; undefined removes the value. */
  write: (entry: Entry, next: unknown) => Entry;
}

/** A part of `data` that both languages share. */
export const inData = (field: FieldModel): EntryPart => ({
  field: monolingual(field),
  path: ['data', field.key],
  read: ({ data }) => data[field.key],
  write: (entry, next) => ({ ...entry, data: withPart(entry.data, { key: field.key, value: next }) }),
});

/** A text that is stored in `texts`, by language. */
export const pairInTexts = (field: FieldModel): EntryPart => ({
  field,
  path: ['texts', field.key],
  read: (entry) => pairOf((language) => textIn(entry, { key: field.key, language })),
  write: (entry, next) =>
    languages.reduce(
      (written, language) =>
        writeText(written, { key: field.key, language }, halfOf(next, language) || undefined),
      entry,
    ),
});

/** A part that each language has separately: a list, a file. */
export const inLanguage = (field: FieldModel, language: Language): EntryPart => ({
  field: { ...monolingual(field), label: labelIn(field.label, language) },
  path: ['texts', language, 'data', field.key],
  language,
  read: (entry) => textIn(entry, { key: field.key, language }),
  write: (entry, next) => writeText(entry, { key: field.key, language }, next),
});

const labelIn = (label: Localised, language: Language): Localised =>
  language === 'zh-CN'
    ? { zh: `${label.zh}（中文）`, en: `${label.en} (Chinese)` }
    : { zh: `${label.zh}（英文）`, en: `${label.en} (English)` };

/** A text that is stored in two fields of `data`, such as `menuName` and `menuNameEn`. */
export const pairOfTwins = (field: FieldModel, twin: string): EntryPart => ({
  field,
  path: ['data', field.key],
  read: ({ data }) => pairOf((language) => data[language === 'zh-CN' ? field.key : twin]),
  write: (entry, next) => {
    const own = { key: field.key, value: halfOf(next, 'zh-CN') || undefined };
    const data = withPart(entry.data, own, [field.key, twin]);
    return { ...entry, data: withPart(data, { key: twin, value: halfOf(next, 'en-US') || undefined }) };
  },
});

interface TextPlace {
  key: string;
  language: Language;
}

/** A text that a language lacks may be a shared one in `data`. */
const textIn = ({ data, texts }: Entry, { key, language }: TextPlace): unknown =>
  texts?.[language]?.data[key] ?? data[key];

function writeText(entry: Entry, { key, language }: TextPlace, next: unknown): Entry {
  if (textIn(entry, { key, language }) === next) return entry;
  const own = entry.texts?.[language] ?? { data: {} };
  return withText(entry, language, { ...own, data: withPart(own.data, { key, value: next }) });
}

type Text = NonNullable<NonNullable<Entry['texts']>[Language]>;

/** Returns the entry with another text. A language without any text left is removed. */
export function withText(entry: Entry, language: Language, text: Text): Entry {
  const texts = { ...entry.texts, [language]: text };
  if (Object.keys(text.data).length === 0 && text.facet === undefined) delete texts[language];
  return { ...entry, texts };
}

function pairOf(read: (language: Language) => unknown): Localised | undefined {
  const [zh, en] = languages.map(read);
  const text = (half: unknown) => (typeof half === 'string' ? half : '');
  return text(zh) === '' && text(en) === '' ? undefined : { zh: text(zh), en: text(en) };
}

export function halfOf(pair: unknown, language: Language): string {
  const half = typeof pair === 'object' && pair !== null && isLocalised(pair) && pair[languageKey(language)];
  return typeof half === 'string' ? half : '';
}

/** Makes the texts of a field monolingual. */
export function monolingual(field: FieldModel): FieldModel {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return { ...field, localised: false };
    case 'object':
      return monolingualParts(field);
    case 'list':
    case 'record':
      return { ...field, item: monolingual(field.item) };
    case 'union':
    case 'source':
      return { ...field, variants: field.variants.map(monolingualParts) };
    default:
      return field;
  }
}

const monolingualParts = (field: ObjectField): ObjectField => ({
  ...field,
  fields: field.fields.map(monolingual),
});
