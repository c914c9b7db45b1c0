import { type Language, languageKey, localise } from '#schemas/language.ts';
import type { FieldModel } from './field-model.ts';
import { pickVariant } from './pick-variant.ts';
import { textsOf } from './use-localised-text.ts';
import { readAt } from './value-paths.ts';

const withoutTags = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Summary that distinguishes the items of a list: the first texts of an item. Empty if it has no text. */
export function summaryOf(field: FieldModel, value: unknown, language: Language): string {
  const found = wordsIn(field, value, language).filter(({ text }) => text !== '');
  // The alternative text of a picture adds little to a text.
  const texts = found.filter(({ isText }) => isText);
  return (texts.length > 0 ? texts : found)
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' · ')
    .slice(0, 120);
}

/** URL of the first picture in a value; undefined if it has none. */
export function pictureIn(field: FieldModel, value: unknown): string | undefined {
  if (field.kind === 'picture' || field.kind === 'media')
    return typeof value === 'string' ? value : undefined;
  if (field.kind !== 'object') return undefined;
  return field.fields.map((part) => pictureIn(part, readAt(value, [part.key]))).find(Boolean);
}

interface Told {
  text: string;
  isText: boolean;
}

function wordsIn(field: FieldModel, value: unknown, language: Language): Told[] {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText': {
      const halves = textsOf(value);
      return [{ text: withoutTags(halves[languageKey(language)] || halves.zh || halves.en), isText: true }];
    }
    case 'choice':
      return field.options
        .filter((option) => option.value === value)
        .map(({ label }) => ({ text: localise(label, language), isText: true }));
    case 'object':
      return field.fields.filter(tells).flatMap((part) => wordsIn(part, readAt(value, [part.key]), language));
    case 'union': {
      const variant = pickVariant(field, value);
      return variant ? wordsIn(variant, value, language) : [];
    }
    case 'picture':
    case 'video':
    case 'media':
    case 'file':
      return typeof value === 'string' ? [{ text: value.split('/').at(-1) ?? '', isText: false }] : [];
    case 'link':
    case 'date':
    case 'dateTime':
    case 'time':
      return typeof value === 'string' ? [{ text: value, isText: true }] : [];
    default:
      return [];
  }
}

/** True for kinds that carry content. Settings do not. */
const tells = ({ kind }: FieldModel): boolean =>
  ['text', 'longText', 'richText', 'date', 'time', 'union', 'picture', 'media', 'video', 'file'].includes(
    kind,
  );
