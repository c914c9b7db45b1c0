import type * as z from 'zod';
import type { BlockDefinition } from '#blocks/define.ts';
import { type JsonSchema, jsonSchemaOf, namedValues } from '#schemas/json-schema.ts';
import { type Label, labelOf, unlabelled, valueLabel } from '#schemas/label.ts';
import type { Localised } from '#schemas/language.ts';
import { blockSchema, pageDefinitionSchema } from '#schemas/page.ts';
import { reservedPaths } from '#schemas/page-address.ts';
import { redirectSchema } from '#schemas/redirect.ts';
import type { BlockCatalogue } from './blocks.ts';

/** Makes the `$ref` to a schema by its name: the same schemas are part of two documents. */
type RefTo = (name: string) => JsonSchema;

/** The name of the schema of a block type. */
export const blockSchemaName = (type: string): string => `Block-${type}`;

/**
 * The strict form of everything that authors of pages write, as JSON Schemas (2020-12) by their names. The reader
 * tolerates more than they allow. Every title and description is in Chinese and English.
 */
export function pageSchemas(catalogue: BlockCatalogue, refTo: RefTo): Record<string, JsonSchema> {
  const definitions = [...catalogue.values()];
  const page = labelled(jsonSchemaOf(pageDefinitionSchema), 'page');
  const redirect = labelled(jsonSchemaOf(redirectSchema), 'redirect');
  const schemaKey = { $schema: { type: 'string', title: 'JSON Schema' } };
  return {
    PagesConfig: {
      ...said({ zh: '一种语言的页面', en: 'The pages of one language' }),
      type: 'object',
      properties: {
        ...schemaKey,
        pages: { ...said({ zh: '页面', en: 'Pages' }), type: 'array', items: refTo('Page') },
        redirects: { ...said({ zh: '跳转', en: 'Redirects' }), type: 'array', items: refTo('Redirect') },
      },
      additionalProperties: false,
    },
    PagesConfigInBothLanguages: {
      ...said({ zh: 'official.pages.config 的值', en: 'The value of official.pages.config' }),
      type: 'object',
      properties: {
        ...schemaKey,
        zh: { ...said({ zh: '中文页面', en: 'Chinese pages' }), ...refTo('PagesConfig') },
        en: { ...said({ zh: '英文页面', en: 'English pages' }), ...refTo('PagesConfig') },
      },
      required: ['zh', 'en'],
      additionalProperties: false,
    },
    Page: {
      ...page,
      ...said({ zh: '页面', en: 'A page' }),
      properties: {
        ...schemaKey,
        ...page.properties,
        path: { ...page.properties?.path, pattern: strictPath },
        title: { ...page.properties?.title, pattern: notBlank },
        blocks: { ...page.properties?.blocks, items: refTo('Block') },
      },
    },
    Redirect: {
      ...redirect,
      ...said({ zh: '跳转', en: 'A redirect' }),
      properties: {
        ...redirect.properties,
        from: { ...redirect.properties?.from, pattern: strictPath },
      },
    },
    Block: {
      ...said({ zh: '区块', en: 'A block' }),
      type: 'object',
      properties: {
        type: { type: 'string', enum: definitions.map(({ type }) => type) },
      },
      required: ['type'],
      oneOf: definitions.map(({ type }) => refTo(blockSchemaName(type))),
    },
    ...Object.fromEntries(
      definitions.map((definition) => [blockSchemaName(definition.type), schemaOfBlock(definition)]),
    ),
  };
}

/**
 * The document behind `$schema` of a file of pages: the pages of one language, of both, or a single page.
 * Conditions tell the three apart, so that an editor complains of the part that is wrong and not of all three.
 */
export function pagesDocument(catalogue: BlockCatalogue, { id }: { id: string }): Record<string, unknown> {
  const refTo: RefTo = (name) => ({ $ref: `#/$defs/${name}` });
  const has = (...names: string[]) => ({ anyOf: names.map((name) => ({ required: [name] })) });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    ...said(
      { zh: '页面定义', en: 'Page definitions' },
      {
        zh: '一个页面、一种语言的页面（pages 与 redirects），或两种语言的页面（zh 与 en）',
        en: 'A page, the pages of one language (pages and redirects), or those of both (zh and en)',
      },
    ),
    type: 'object',
    if: has('zh', 'en'),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; this object is never awaited.
    then: refTo('PagesConfigInBothLanguages'),
    else: {
      if: has('path', 'blocks'),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; this object is never awaited.
      then: refTo('Page'),
      else: refTo('PagesConfig'),
    },
    $defs: pageSchemas(catalogue, refTo),
  };
}

/** One block as a page holds it, told from the others by its type. */
function schemaOfBlock({ type, version, schema, palette }: BlockDefinition): JsonSchema {
  const block = labelled(jsonSchemaOf(blockSchema), 'block');
  const props = labelled(jsonSchemaOf(schema), type);
  const required = [
    ...(block.required ?? []),
    ...(version > 1 ? ['version'] : []),
    ...(props.required?.length ? ['props'] : []),
  ];
  return {
    ...block,
    ...said(palette.name, palette.help),
    properties: {
      ...block.properties,
      id: { ...block.properties?.id, pattern: notBlank },
      type: { ...saidOf(blockSchema.shape.type), type: 'string', const: type },
      version: { ...saidOf(blockSchema.shape.version), type: 'integer', const: version },
      props: { ...props, ...saidOf(blockSchema.shape.props) },
    },
    required: [...new Set(required)],
  };
}

/** Formats of JSON Schema that props use. Zod has more, each with a pattern that says the same. */
const standardFormats: ReadonlySet<string> = new Set(['date', 'date-time', 'email', 'uri', 'uri-reference']);

const notBlank = '\\S';

/** Of texts that the reader would count as absent otherwise. Long addresses grow when they are encoded. */
const textPatterns = {
  'not blank': notBlank,
  address:
    '^(?=[\\s\\S]*\\S)(?!\\s*(?:javascript|vbscript|data:(?!image/)):?)(?:\\s*data:image/|[\\s\\S]{1,660}$|[ -~]{1,2600}$)',
} as const;

/** A path as it is after reading: nothing of it needs repair, and the server does not use it itself. */
const strictPath = `^/(?:(?!/|(?:${reservedPaths.map((name) => name.replace('.', '\\.')).join('|')})(?:/|$))[^?#\\s%]*[^?#\\s%/])?$`;

/**
 * A schema with a title for it and all of its parts, closed to keys that it does not name.
 *
 * @param key the title of a schema without a label
 * @param inherited the label of its list or record, for items without a label of their own
 */
function labelled(json: JsonSchema, key: string, inherited?: Label): JsonSchema {
  const { $schema: _, label: _label, strictText, ...rest } = json as JsonSchema & { $schema?: string };
  const label = json.label ?? inherited;
  if (rest.format && !standardFormats.has(rest.format)) delete rest.format;
  if (strictText && !rest.enum) rest.pattern = textPatterns[strictText];
  const title = said(label ?? unlabelled(key), label?.help, valuesOf(json, label));
  return { ...rest, ...partsOf(json), ...title };
}

function partsOf(json: JsonSchema): JsonSchema {
  const variants = json.oneOf ?? json.anyOf;
  if (variants?.every(({ const: value }) => value !== undefined))
    return { oneOf: undefined, anyOf: undefined, enum: variants.map(({ const: value }) => value) };
  if (variants) {
    const parts = variants.map((shape, index) => variant(shape, fixedValueOf(shape) ?? `${index}`));
    // A single shape is no choice.
    if (parts.length === 1) return { ...parts[0], oneOf: undefined, anyOf: undefined };
    return json.oneOf ? { oneOf: parts } : { anyOf: parts };
  }
  if (json.properties) {
    const parts = Object.entries(json.properties).map(([key, part]) => [key, labelled(part, key)]);
    return { properties: Object.fromEntries(parts), additionalProperties: false };
  }
  if (typeof json.additionalProperties === 'object') {
    const { propertyNames, additionalProperties } = json;
    const item = labelled(additionalProperties, 'item', json.label);
    return propertyNames
      ? { propertyNames: labelled(propertyNames, 'key'), additionalProperties: item }
      : { additionalProperties: item };
  }
  if (json.items) return { items: labelled(json.items, '', json.label) };
  return {};
}

/** One of several shapes, with its own label or that of the value that tells it from the others. */
function variant(shape: JsonSchema, key: string): JsonSchema {
  const { call, kind } = shape.properties ?? {};
  const names = [call, kind].flatMap((part) =>
    [part?.const ?? part?.enum ?? []].flat().map((value) => valueLabel(value, part?.label)),
  );
  const chosen = { zh: names.map(({ zh }) => zh).join(' · '), en: names.map(({ en }) => en).join(' · ') };
  const label = shape.label ?? (chosen.zh && chosen.en ? chosen : undefined);
  return { ...labelled(shape, key), ...(label ? said(label) : {}) };
}

/** The value by which a variant is told from the others. */
const fixedValueOf = (shape: JsonSchema): string | undefined =>
  Object.values(shape.properties ?? {})
    .map(({ const: value }) => value)
    .find((value) => typeof value === 'string');

/** One line for each value of an enumeration that has a name. */
function valuesOf(json: JsonSchema, label: Label | undefined): string[] {
  const consts = (json.oneOf ?? json.anyOf ?? []).map((variant) => variant.const);
  const listed =
    'const' in json ? [json.const] : (json.enum ?? consts.filter((value) => value !== undefined));
  const values = listed.length > 0 ? listed : (namedValues(json, label) ?? []);
  return values.flatMap((value) => {
    const name = valueLabel(value, label);
    return name.zh === String(value) && name.en === String(value) ? [] : [`${value}: ${both(name)}`];
  });
}

/** A text in both languages; JSON Schema has one title. */
const both = ({ zh, en }: Localised): string => (zh === en ? zh : `${zh} / ${en}`);

function said(title: Localised, description?: Localised, lines: readonly string[] = []): JsonSchema {
  const all = [...(description ? [both(description)] : []), ...lines];
  return { title: both(title), ...(all.length > 0 ? { description: all.join('\n') } : {}) };
}

function saidOf(schema: z.ZodType): JsonSchema {
  const label = labelOf(schema);
  return label ? said(label, label.help) : {};
}
