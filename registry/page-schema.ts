import type * as z from 'zod';
import type { BlockDefinition } from '#blocks/define.ts';
import { type JsonSchema, jsonSchemaOf, namedValues } from '#schemas/json-schema.ts';
import { type Label, labelOf, unlabelled, valueLabel } from '#schemas/label.ts';
import type { Localised } from '#schemas/language.ts';
import { blockSchema, pageDefinitionSchema } from '#schemas/page.ts';
import { reservedPaths } from '#schemas/page-address.ts';
import { redirectSchema } from '#schemas/redirect.ts';
import type { BlockCatalogue } from './blocks.ts';

/** Makes the `$ref` to a schema by its name. Two documents contain the same schemas under different paths. */
type RefTo = (name: string) => JsonSchema;

/** @returns the name of a block type's schema in the documents */
export const blockSchemaName = (type: string): string => `Block-${type}`;

/**
 * Describes everything that authors of pages write. The schemas are strict: the reader tolerates more.
 *
 * @param refTo the reference to a schema by its name, which differs between OpenAPI and a file of its own
 * @returns JSON Schemas (2020-12) by name; every title and description is in Chinese and English
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
 * Describes a file of pages: the pages of one language, of both, or a single page. `if` conditions distinguish the
 * three, so that an editor reports only errors of the shape in use.
 *
 * @param id address of the document
 * @returns a JSON Schema with all others in `$defs`
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

/** Schema of one block in a page, discriminated by `type`. */
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

/** Standard formats that props use. Zod's other formats are dropped because each also has a pattern. */
const standardFormats: ReadonlySet<string> = new Set(['date', 'date-time', 'email', 'uri', 'uri-reference']);

const notBlank = '\\S';

/**
 * Patterns for texts that the reader would otherwise treat as absent. Encoded addresses may exceed the maximum length.
 */
const textPatterns = {
  'not blank': notBlank,
  address:
    '^(?=[\\s\\S]*\\S)(?!\\s*(?:javascript|vbscript|data:(?!image/)):?)(?:\\s*data:image/|[\\s\\S]{1,660}$|[ -~]{1,2600}$)',
} as const;

/** A path that needs no repair and is not reserved by the server. */
const strictPath = `^/(?:(?!/|(?:${reservedPaths.map((name) => name.replace('.', '\\.')).join('|')})(?:/|$))[^?#\\s%]*[^?#\\s%/])?$`;

/**
 * Adds titles to a schema and all its parts, and forbids unknown keys.
 *
 * @param key the title of a schema without a label
 *
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
    // Unwraps a union of one.
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

/** One branch of a union, with its own label or that of its discriminator value. */
function variant(shape: JsonSchema, key: string): JsonSchema {
  const { call, kind } = shape.properties ?? {};
  const names = [call, kind].flatMap((part) =>
    [part?.const ?? part?.enum ?? []].flat().map((value) => valueLabel(value, part?.label)),
  );
  const chosen = { zh: names.map(({ zh }) => zh).join(' · '), en: names.map(({ en }) => en).join(' · ') };
  const label = shape.label ?? (chosen.zh && chosen.en ? chosen : undefined);
  return { ...labelled(shape, key), ...(label ? said(label) : {}) };
}

/** Discriminator value of a variant. */
const fixedValueOf = (shape: JsonSchema): string | undefined =>
  Object.values(shape.properties ?? {})
    .map(({ const: value }) => value)
    .find((value) => typeof value === 'string');

/** One line for each labelled value of an enumeration. */
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

/** Joins a text in both languages: JSON Schema has only one title. */
const both = ({ zh, en }: Localised): string => (zh === en ? zh : `${zh} / ${en}`);

function said(title: Localised, description?: Localised, lines: readonly string[] = []): JsonSchema {
  const all = [...(description ? [both(description)] : []), ...lines];
  return { title: both(title), ...(all.length > 0 ? { description: all.join('\n') } : {}) };
}

function saidOf(schema: z.ZodType): JsonSchema {
  const label = labelOf(schema);
  return label ? said(label, label.help) : {};
}
