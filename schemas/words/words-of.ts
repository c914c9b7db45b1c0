import { fieldWordsAt } from '../field-words.ts';
import type { JsonSchema } from '../json-schema.ts';
import type { Localised } from '../language.ts';
import { valueWords } from './values.ts';
import type { FieldWords } from './words.ts';

const isFieldWords = (value: unknown): value is FieldWords =>
  typeof value === 'object' && value !== null && 'label' in value;

/** What a field is called: as its schema says, or else the vocabulary. Undefined when nobody named it. */
export const knownWords = (path: readonly string[], json: JsonSchema): FieldWords | undefined =>
  isFieldWords(json.words) ? json.words : fieldWordsAt(path);

/** As `knownWords`; a field without words goes by its name. */
export function wordsOf(path: readonly string[], json: JsonSchema): FieldWords {
  const name = path.at(-1) ?? '';
  return knownWords(path, json) ?? { label: { zh: name, en: name } };
}

/** What a value of an enumeration is called: as its field has it, or as all fields have it. */
export const wordsOfValue = (value: unknown, field: FieldWords): Localised =>
  field.choices?.[String(value)] ?? valueWords[String(value)] ?? { zh: String(value), en: String(value) };

/** The values that a field's words name, where its schema does not list them; undefined when they name none. */
export function valuesOfWords(json: JsonSchema, { choices }: FieldWords): (string | number)[] | undefined {
  if (!choices) return undefined;
  const names = Object.keys(choices);
  if (json.type === 'string') return names;
  if (json.type !== 'integer') return undefined;
  const { minimum = -Infinity, maximum = Infinity } = json;
  return names.map(Number).filter((value) => value >= minimum && value <= maximum);
}
