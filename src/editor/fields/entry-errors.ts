import { translateIn } from '#i18n/i18n.ts';
import { entities } from '#schemas/entities.ts';
import type { Entry } from '#schemas/entry.ts';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { formOfEntry } from './entry-model.ts';
import { type EntryPart, halfOf } from './entry-parts.ts';
import type { FieldModel, ObjectField } from './field-model.ts';
import { pickVariant } from './pick-variant.ts';
import { type FieldTranslate, fieldTexts } from './texts.ts';
import { type Path, pathName, readAt } from './value-paths.ts';

type Found = readonly [path: Path, text: string];

/**
 * Messages about the missing fields of an entry, by the path of the part (see `EntryForm`). Checks only the languages
 * that the entry has, or Chinese if it has no text yet. The server checks everything else.
 */
export function entryErrors(entry: Entry, language: Language): Record<string, string> {
  const t = translateIn(fieldTexts, language);
  const found = formOfEntry(entry).flatMap((part) => inPart(part, entry, t));
  const { date, until } = entry;
  const days: Found[] = date && until && until < date ? [[['until'], t('endsBefore')]] : [];
  return Object.fromEntries([...found, ...days].map(([path, text]) => [pathName(path), text]));
}

function inPart(
  { field, path, language, read }: EntryPart,
  entry: Entry,
  t: FieldTranslate,
): readonly Found[] {
  const stands = languagesOf(entry);
  if (language) return stands.includes(language) ? inField(field, { value: read(entry), path }, t) : [];
  const value = read(entry);
  if (!('localised' in field) || !field.localised) return inField(field, { value, path }, t);
  const lacking = field.required ? stands.filter((one) => isAbsent(halfOf(value, one))) : [];
  // Of two twin fields one is enough: its text serves both languages.
  const isTwin = entities[entry.kind].place === 'twins';
  const [first] = isTwin && lacking.length < stands.length ? [] : lacking;
  return first ? [[path, t(`missingIn.${languageKey(first)}`)]] : [];
}

function languagesOf({ kind, texts }: Entry): readonly Language[] {
  if (entities[kind].place !== 'byLanguage') return languages;
  const own = languages.filter((language) => texts?.[language]);
  return own.length > 0 ? own : languages.slice(0, 1);
}

interface At {
  value: unknown;
  path: Path;
}

function inField(field: FieldModel, at: At, t: FieldTranslate): readonly Found[] {
  const { value, path } = at;
  if (isAbsent(value)) return field.required && field.kind !== 'object' ? [[path, t('missing')]] : [];
  switch (field.kind) {
    case 'object':
      return inParts(field, at, t);
    case 'list': {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      return items.flatMap((item, index) => inField(field.item, { value: item, path: [...path, index] }, t));
    }
    case 'union': {
      const variant = pickVariant(field, value);
      return variant ? inParts(variant, at, t) : [];
    }
    default:
      return [];
  }
}

const inParts = ({ fields }: ObjectField, { value, path }: At, t: FieldTranslate): readonly Found[] =>
  fields.flatMap((part) => inField(part, { value: readAt(value, [part.key]), path: [...path, part.key] }, t));

const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
