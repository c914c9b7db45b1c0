import { fieldWordsAt } from '#schemas/field-words.ts';
import { valueWords } from '#schemas/words/values.ts';
import { type FieldWords, type Words, words } from '#schemas/words/words.ts';
import type { JsonSchema } from './json-schema.ts';

const isFieldWords = (value: unknown): value is FieldWords =>
  typeof value === 'object' && value !== null && 'label' in value;

/** What a field is called: as its schema says, or else the vocabulary. Undefined when nobody named it. */
export const knownWords = (path: readonly string[], json: JsonSchema): FieldWords | undefined =>
  isFieldWords(json.words) ? json.words : fieldWordsAt(path);

/** As `knownWords`; a field without words goes by its name. */
export function wordsOf(path: readonly string[], json: JsonSchema): FieldWords {
  const name = path.at(-1) ?? '';
  return knownWords(path, json) ?? { label: words(name, name) };
}

/** What a value of an enumeration is called: as its field has it, or as all fields have it. */
export const wordsOfValue = (value: unknown, field: FieldWords): Words =>
  field.choices?.[String(value)] ?? valueWords[String(value)] ?? words(String(value), String(value));
