import type * as z from 'zod';
import { type JsonSchema, jsonSchemaOf, namedValues } from '#schemas/json-schema.ts';
import { type Label, unlabelled, valueLabel } from '#schemas/label.ts';
import type { Localised } from '#schemas/language.ts';
import type { FieldModel, ObjectField, Option } from './field-model.ts';

/** Position of a field in its form. */
interface FieldPosition {
  /** Key in the object; empty for the items of a list. */
  key: string;
  required: boolean;
  /** Label of the list, for items without a label of their own. */
  inherited?: Label | undefined;
}

/** Derives the fields of a form from an object schema. */
export const modelOf = (schema: z.ZodType): ObjectField =>
  objectOf(jsonSchemaOf(schema), { key: '', required: true });

function fieldOf(json: JsonSchema, place: FieldPosition): FieldModel {
  const variants = json.oneOf ?? json.anyOf;
  if (variants) return variantsOf(variants, { json, place });
  if (json.type === 'object') return json.properties ? shapeOf(json, place) : recordOf(json, place);
  if (json.type === 'array') return listOf(json, place);
  return leafOf(json, place);
}

/** Properties of every field. A field without a label shows its key. */
function commonOf(json: JsonSchema, { key, required, inherited }: FieldPosition) {
  const label = json.label ?? inherited;
  return {
    key,
    label: label ? { zh: label.zh, en: label.en } : unlabelled(key),
    help: label?.help,
    required,
    ...(json.default === undefined ? {} : { standard: json.default }),
    ...(label?.nameTo === undefined ? {} : { nameTo: label.nameTo }),
    ...(label?.box ? { box: label.box } : {}),
    ...(label?.uncropped ? { uncropped: true as const } : {}),
    ...(label?.mayLack ? { mayLack: true as const } : {}),
  };
}

/** An object, or a source with a single API call. */
function shapeOf(json: JsonSchema, place: FieldPosition): FieldModel {
  const model = objectOf(json, place);
  return isSourceShape(model) ? variantsOf([{ ...json, label: undefined }], { json, place }) : model;
}

function objectOf(json: JsonSchema, place: FieldPosition): ObjectField {
  const parts = Object.entries(json.properties ?? {}).filter(([, part]) => part.label?.widget !== 'hidden');
  const fields = parts.map(([key, part]) =>
    fieldOf(part, { key, required: json.required?.includes(key) ?? false }),
  );
  return { ...commonOf(json, place), kind: 'object', fields };
}

/** A record with a fixed set of keys becomes an object. */
function recordOf(json: JsonSchema, place: FieldPosition): FieldModel {
  const { propertyNames: names, additionalProperties: item } = json;
  if (typeof item !== 'object') return { ...commonOf(json, place), kind: 'unknown' };
  if (names?.enum) {
    const properties = Object.fromEntries(
      names.enum.map((name) => [String(name), { ...item, label: valueLabel(name, names.label) }]),
    );
    return objectOf({ ...json, properties }, place);
  }
  return {
    ...commonOf(json, place),
    kind: 'record',
    keys: fieldOf({ ...names, type: 'string' }, { key: 'key', required: true }),
    item: fieldOf(item, { key: 'item', required: true }),
  };
}

function listOf(json: JsonSchema, place: FieldPosition): FieldModel {
  const item = { key: '', required: true, inherited: json.label ?? place.inherited };
  return {
    ...commonOf(json, place),
    kind: 'list',
    item: fieldOf(json.items ?? {}, item),
    min: json.minItems,
    max: json.maxItems,
  };
}

function leafOf(json: JsonSchema, place: FieldPosition): FieldModel {
  const common = commonOf(json, place);
  const label = json.label ?? place.inherited;
  const options = optionsOf(json, label);
  if (options) {
    if (label?.widget === 'icon') return { ...common, kind: 'icon', options };
    return { ...common, kind: 'choice', options, ...(isListed(json) ? {} : { open: true }) };
  }
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
  return stringOf(json, { common, widget: label?.widget });
}

function stringOf(
  json: JsonSchema,
  { common, widget }: { common: ReturnType<typeof commonOf>; widget: Label['widget'] },
): FieldModel {
  const { maxLength } = json;
  if (json.contentMediaType === 'text/html')
    return { ...common, kind: 'richText', localised: true, maxLength };
  if (json.format === 'date') return { ...common, kind: 'date' };
  switch (widget) {
    // An icon without a fixed set is a picture.
    case 'icon':
      return { ...common, kind: 'picture' };
    case 'picture':
    case 'video':
    case 'media':
    case 'file':
    case 'link':
    case 'key':
    case 'keyOf':
    case 'event':
    case 'date':
    case 'dateTime':
    case 'time':
      return { ...common, kind: widget };
    case 'plain':
      return { ...common, kind: 'text', localised: false, maxLength };
    case 'longText':
      return { ...common, kind: 'longText', localised: true, maxLength };
  }
  if (json.format === 'uri-reference') return { ...common, kind: 'picture' };
  if (json.pattern?.startsWith('^\\/')) return { ...common, kind: 'link' };
  // A text with a pattern or a format is not prose.
  return { ...common, kind: 'text', localised: !json.pattern && !json.format, maxLength };
}

/** Options of an enumeration, from the schema or else from its label. */
function optionsOf(json: JsonSchema, label: Label | undefined): Option[] | undefined {
  const values = isListed(json) ? ('const' in json ? [json.const] : json.enum) : namedValues(json, label);
  return values?.filter(isOptionValue).map((value) => ({ value, label: valueLabel(value, label) }));
}

/** True if the schema itself lists the values. */
const isListed = (json: JsonSchema): boolean => 'const' in json || json.enum !== undefined;

const isOptionValue = (value: unknown): value is Option['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

interface Whole {
  json: JsonSchema;
  place: FieldPosition;
}

function variantsOf(variants: readonly JsonSchema[], { json, place }: Whole): FieldModel {
  const consts = variants.map((variant) => variant.const);
  if (consts.every((value) => value !== undefined)) return choiceOf(consts, { json, place });
  if (!variants.every(({ type }) => type === 'object')) return { ...commonOf(json, place), kind: 'unknown' };
  const models = variants.map(variantOf);
  const isSource = models.every(isSourceShape);
  return { ...commonOf(json, place), kind: isSource ? 'source' : 'union', variants: models };
}

/** True for the shape `{ call, params }`, which is an API call. */
function isSourceShape({ fields }: ObjectField): boolean {
  const call = fields.find(({ key }) => key === 'call');
  return call?.kind === 'choice' && call.options.length === 1 && fields.some(({ key }) => key === 'params');
}

const choiceOf = (values: readonly unknown[], { json, place }: Whole): FieldModel =>
  fieldOf({ ...json, oneOf: undefined, anyOf: undefined, enum: [...values] }, place);

function variantOf(shape: JsonSchema): ObjectField {
  const model = objectOf(shape, { key: '', required: true });
  return { ...model, label: shape.label ? model.label : choiceLabel(model) };
}

/** Label of a variant: that of its discriminator, if it has one. */
function choiceLabel({ fields, label }: ObjectField): Localised {
  const chosen = fields.find(({ kind, key }) => kind === 'choice' && (key === 'call' || key === 'kind'));
  if (chosen?.kind !== 'choice') return label;
  const labels = chosen.options.map((option) => option.label);
  return { zh: labels.map(({ zh }) => zh).join('、'), en: labels.map(({ en }) => en).join(', ') };
}
