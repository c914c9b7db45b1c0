import type { JsonSchema } from '#schemas/json-schema.ts';
import type { Localised } from '#schemas/language.ts';
import { knownWords, wordsOf } from '#schemas/words/words-of.ts';
import type { FieldModel, ObjectField } from './field-model.ts';
import { commonOf, fieldOf, objectOf, type Place } from './model.ts';

interface Whole {
  json: JsonSchema;
  place: Place;
}

/** A field that takes one of several shapes. */
export function variantsOf(variants: readonly JsonSchema[], { json, place }: Whole): FieldModel {
  const consts = variants.map((variant) => variant.const);
  if (consts.every((value) => value !== undefined)) return choiceOf(consts, { json, place });
  if (!variants.every(({ type }) => type === 'object')) return { ...commonOf(json, place), kind: 'unknown' };
  const models = variants.map((shape, index) => variantOf(shape, { place, index }));
  const isSource = models.every(isSourceShape);
  return { ...commonOf(json, place), kind: isSource ? 'source' : 'union', variants: models };
}

/** `{ call, params }`: a call of the contract. */
export function isSourceShape({ fields }: ObjectField): boolean {
  const call = fields.find(({ key }) => key === 'call');
  return call?.kind === 'choice' && call.options.length === 1 && fields.some(({ key }) => key === 'params');
}

const choiceOf = (values: readonly unknown[], { json, place }: Whole): FieldModel =>
  fieldOf({ ...json, oneOf: undefined, anyOf: undefined, enum: [...values] }, place);

function variantOf(shape: JsonSchema, { place, index }: { place: Place; index: number }): ObjectField {
  const name = fixedValueOf(shape);
  const path = [...place.path, name ?? String(index)];
  const model = objectOf(shape, { path, required: true });
  return { ...model, key: '', label: variantLabel(model, { path, shape }) };
}

/** The value by which a variant is told from the others. */
const fixedValueOf = (shape: JsonSchema): string | undefined =>
  Object.values(shape.properties ?? {})
    .map(({ const: value }) => value)
    .find((value) => typeof value === 'string');

/** Its own words, or those of the values by which it is chosen. */
function variantLabel(
  model: ObjectField,
  { path, shape }: { path: readonly string[]; shape: JsonSchema },
): Localised {
  const own = knownWords(path, shape);
  if (own) return own.label;
  const chosen = model.fields.find(
    ({ kind, key }) => kind === 'choice' && (key === 'call' || key === 'kind'),
  );
  if (chosen?.kind !== 'choice') return wordsOf(path, shape).label;
  const labels = chosen.options.map(({ label }) => label);
  return { zh: labels.map(({ zh }) => zh).join('、'), en: labels.map(({ en }) => en).join(', ') };
}
