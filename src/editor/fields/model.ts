import type * as z from 'zod';
import { type JsonSchema, jsonSchemaOf } from '#schemas/json-schema.ts';
import type { Localised } from '#schemas/language.ts';
import type { FieldWords } from '#schemas/words/words.ts';
import { knownWords, valuesOfWords, wordsOf, wordsOfValue } from '#schemas/words/words-of.ts';
import type { FieldModel, ObjectField, Option, Widget } from './field-model.ts';
import { widgets } from './field-model.ts';

/** Where a field stands: its names from the top, of which the first says what the schema is of (a block's type). */
interface Place {
  path: readonly string[];
  required: boolean;
  /** What its list says of it, for items that say nothing themselves. */
  inherited?: FieldWords | undefined;
}

/** The fields of an object schema. `name` is what it is of: it tells equal names of fields apart. */
export function modelOf(schema: z.ZodType, name: string): ObjectField {
  const json = jsonSchemaOf(schema);
  return { ...objectOf(json, { path: [name], required: true }), key: '' };
}

/** The field that a JSON Schema describes. */
function fieldOf(json: JsonSchema, place: Place): FieldModel {
  const variants = json.oneOf ?? json.anyOf;
  if (variants) return variantsOf(variants, { json, place });
  if (json.type === 'object') return json.properties ? shapeOf(json, place) : recordOf(json, place);
  if (json.type === 'array') return listOf(json, place);
  return leafOf(json, place);
}

/** What every field has. */
function commonOf(json: JsonSchema, { path, required, inherited }: Place) {
  const key = path.at(-1) ?? '';
  const { label, help } = inherited ?? wordsOf(path, json);
  return {
    key: key === '*' ? '' : key,
    label,
    help,
    required,
    ...(json.default === undefined ? {} : { standard: json.default }),
  };
}

/** An object, or a source of a single call. */
function shapeOf(json: JsonSchema, place: Place): FieldModel {
  const model = objectOf(json, place);
  return isSourceShape(model) ? variantsOf([json], { json, place }) : model;
}

function objectOf(json: JsonSchema, place: Place): ObjectField {
  const names = Object.entries(json.properties ?? {}).filter(
    ([key, part]) => widgetOf(part, wordsOf([...place.path, key], part)) !== 'hidden',
  );
  const fields = names.map(([key, part]) =>
    fieldOf(part, { path: [...place.path, key], required: json.required?.includes(key) ?? false }),
  );
  return { ...commonOf(json, place), kind: 'object', fields };
}

/** By names that are known it is an object, by others a record. */
function recordOf(json: JsonSchema, place: Place): FieldModel {
  const { propertyNames: names, additionalProperties: item } = json;
  if (typeof item !== 'object') return { ...commonOf(json, place), kind: 'unknown' };
  if (names?.enum) {
    const properties = Object.fromEntries(
      names.enum.map((name) => {
        const label = wordsOfValue(name, wordsOf(place.path, json));
        return [String(name), { ...item, words: { label } }];
      }),
    );
    return objectOf({ ...json, properties }, place);
  }
  const at = (key: string): Place => ({ path: [...place.path, key], required: true });
  return {
    ...commonOf(json, place),
    kind: 'record',
    keys: fieldOf({ ...names, type: 'string' }, at('key')),
    item: fieldOf(item, at('item')),
  };
}

function listOf(json: JsonSchema, place: Place): FieldModel {
  const item = { path: [...place.path, '*'], required: true, inherited: wordsOf(place.path, json) };
  return {
    ...commonOf(json, place),
    kind: 'list',
    item: fieldOf(json.items ?? {}, item),
    min: json.minItems,
    max: json.maxItems,
  };
}

function leafOf(json: JsonSchema, place: Place): FieldModel {
  const common = commonOf(json, place);
  const words = place.inherited ?? wordsOf(place.path, json);
  const widget = widgetOf(json, words);
  const options = optionsOf(json, words);
  if (options) return { ...common, kind: widget === 'icon' ? 'icon' : 'choice', options };
  if (json.type === 'boolean') return { ...common, kind: 'switch' };
  if (json.type === 'number' || json.type === 'integer')
    return {
      ...common,
      kind: 'number',
      whole: json.type === 'integer',
      min: json.minimum,
      max: json.maximum,
    };
  if (json.type !== 'string') return { ...common, kind: 'unknown' };
  return stringOf(json, { common, widget });
}

function stringOf(
  json: JsonSchema,
  { common, widget }: { common: ReturnType<typeof commonOf>; widget: Widget | undefined },
): FieldModel {
  const { maxLength } = json;
  if (json.contentMediaType === 'text/html')
    return { ...common, kind: 'richText', localised: true, maxLength };
  if (json.format === 'date') return { ...common, kind: 'date' };
  switch (widget) {
    // A drawing that is not one of a set is a picture.
    case 'icon':
      return { ...common, kind: 'picture' };
    case 'picture':
    case 'video':
    case 'media':
    case 'file':
    case 'link':
    case 'date':
    case 'dateTime':
      return { ...common, kind: widget };
    case 'plain':
      return { ...common, kind: 'text', localised: false, maxLength };
    case 'longText':
      return { ...common, kind: 'longText', localised: true, maxLength };
  }
  if (json.format === 'uri-reference') return { ...common, kind: 'picture' };
  if (json.pattern?.startsWith('^\\/')) return { ...common, kind: 'link' };
  // Whatever has a form of its own is not prose.
  return { ...common, kind: 'text', localised: !json.pattern && !json.format, maxLength };
}

const isWidget = (value: unknown): value is Widget => widgets.some((widget) => widget === value);

const widgetOf = (json: JsonSchema, words: FieldWords): Widget | undefined =>
  [json.widget, words.widget].find(isWidget);

/** The values of an enumeration: those of the schema, or those that the vocabulary gives for this name. */
function optionsOf(json: JsonSchema, words: FieldWords): Option[] | undefined {
  const values = 'const' in json ? [json.const] : (json.enum ?? valuesOfWords(json, words));
  return values?.filter(isOptionValue).map((value) => ({ value, label: wordsOfValue(value, words) }));
}

const isOptionValue = (value: unknown): value is Option['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

interface Whole {
  json: JsonSchema;
  place: Place;
}

/** A field with one of several shapes. */
function variantsOf(variants: readonly JsonSchema[], { json, place }: Whole): FieldModel {
  const consts = variants.map((variant) => variant.const);
  if (consts.every((value) => value !== undefined)) return choiceOf(consts, { json, place });
  if (!variants.every(({ type }) => type === 'object')) return { ...commonOf(json, place), kind: 'unknown' };
  const models = variants.map((shape, index) => variantOf(shape, { place, index }));
  const isSource = models.every(isSourceShape);
  return { ...commonOf(json, place), kind: isSource ? 'source' : 'union', variants: models };
}

/** `{ call, params }`: a call of the contract. */
function isSourceShape({ fields }: ObjectField): boolean {
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

/** The constant that distinguishes a variant from the others. */
const fixedValueOf = (shape: JsonSchema): string | undefined =>
  Object.values(shape.properties ?? {})
    .map(({ const: value }) => value)
    .find((value) => typeof value === 'string');

/** Its own label, or those of the values that select it. */
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
