import { readPictureReference } from '#schemas/crop.ts';
import { type Language, languageKey, localise } from '#schemas/language.ts';
import type { FieldModel } from './field-model.ts';
import type { KeyedItem } from './form-context.ts';
import { pickVariant } from './pick-variant.ts';
import { textsOf } from './use-localised-text.ts';
import { readAt } from './value-paths.ts';

const withoutTags = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Summary that distinguishes the items of a list: the first texts of an item, or the name of its file. Empty if it has
 * neither.
 */
export const summaryOf = (field: FieldModel, value: unknown, language: Language): string =>
  textsIn(field, value, language).slice(0, 3).join(' · ').slice(0, 120) ||
  fileName(fileIn(field, value) ?? '');

const textsIn = (field: FieldModel, value: unknown, language: Language): string[] =>
  wordsIn(field, value, language).filter((text) => text !== '');

/** URL of the file of a value without texts, which is named by it; undefined if it has none. */
export const fileOfItem = (field: FieldModel, value: unknown, language: Language): string | undefined =>
  textsIn(field, value, language).length > 0 ? undefined : fileIn(field, value);

/** The last part of a file's URL. */
export const fileName = (address: string): string =>
  readPictureReference(address).address.split('/').at(-1) ?? '';

/** URL of the first picture in a value; undefined if it has none. */
export function pictureIn(field: FieldModel, value: unknown): string | undefined {
  if (field.kind === 'picture' || field.kind === 'media')
    return typeof value === 'string' ? value : undefined;
  if (field.kind !== 'object') return undefined;
  return field.fields.map((part) => pictureIn(part, readAt(value, [part.key]))).find(Boolean);
}

function fileIn(field: FieldModel, value: unknown): string | undefined {
  switch (field.kind) {
    case 'picture':
    case 'video':
    case 'media':
    case 'file':
      return typeof value === 'string' ? value : undefined;
    case 'object':
      return field.fields.map((part) => fileIn(part, readAt(value, [part.key]))).find(Boolean);
    case 'union': {
      const variant = pickVariant(field, value);
      return variant && fileIn(variant, value);
    }
    default:
      return undefined;
  }
}

function wordsIn(field: FieldModel, value: unknown, language: Language): string[] {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText': {
      const halves = textsOf(value);
      return [withoutTags(halves[languageKey(language)] || halves.zh || halves.en)];
    }
    case 'choice':
      return field.options
        .filter((option) => option.value === value)
        .map(({ label }) => localise(label, language));
    case 'object':
      return field.fields.filter(tells).flatMap((part) => wordsIn(part, readAt(value, [part.key]), language));
    case 'union': {
      const variant = pickVariant(field, value);
      return variant ? wordsIn(variant, value, language) : [];
    }
    case 'link':
    case 'date':
    case 'dateTime':
    case 'time':
      return typeof value === 'string' ? [value] : [];
    default:
      return [];
  }
}

/** True for kinds that carry content. Settings do not. */
const tells = ({ kind }: FieldModel): boolean =>
  ['text', 'longText', 'richText', 'date', 'time', 'union'].includes(kind);

/** The items below a value that have a key, named by their first text. */
export function keyedItems(field: FieldModel, value: unknown, language: Language): KeyedItem[] {
  switch (field.kind) {
    case 'object': {
      const within = field.fields.flatMap((part) => keyedItems(part, readAt(value, [part.key]), language));
      const own = field.fields.find(({ kind }) => kind === 'key');
      const key = own && readAt(value, [own.key]);
      if (typeof key !== 'string') return within;
      const [name = ''] = textsIn(field, value, language);
      return [{ key, name }, ...within];
    }
    case 'list':
      return Array.isArray(value) ? value.flatMap((item) => keyedItems(field.item, item, language)) : [];
    case 'union': {
      const variant = pickVariant(field, value);
      return variant ? keyedItems(variant, value, language) : [];
    }
    default:
      return [];
  }
}
