import sanitizeHtml from 'sanitize-html';
import * as z from 'zod';
import { isMarkupNestedDeeper } from '#lib/is-markup-nested-deeper.ts';
import { memoize } from '#lib/memoize.ts';
import { labelOf, type Widget } from '#schemas/label.ts';
import { listItems, toAddress, toLink, withoutUnseen } from '#schemas/lenient-fields.ts';
import { allowedSchemes, allowedTagNames, attributesByTag } from './html-allowlist.ts';
import { labelTables } from './label-tables.ts';

/**
 * Cleans the marked fields of a schema: sanitises HTML (rule SEC-01) and resolves addresses of pictures and files
 * against the origin of the answer. The schema carries the marks, so there is no separate list of fields.
 */
export interface CleanOptions {
  /** Where relative addresses belong; without it they stay as they are. */
  base?: string | undefined;
}

/**
 * Sanitises the HTML in a value and resolves its addresses, at the places that its schema marks (rule SEC-01).
 *
 * @param value parsed by the schema
 * @returns a copy
 */
export const clean = <T>(schema: z.ZodType<T>, value: T, { base }: CleanOptions = {}): T =>
  cleanBy(describe(schema), value, {
    html: (text) => sanitise(text, base),
    address: (text) => resolveAddress(text, base),
  }) as T;

/**
 * Sanitises HTML of editors: allows structure, links, pictures and tables; removes scripts, event handlers, style
 * sheets and frames (rule SEC-01). Cells of tables with many columns get the labels of their columns.
 *
 * @param base origin of relative addresses; without it they stay relative
 * @returns HTML that may be rendered as it is; only its text if it is nested more than 500 levels deep
 */
export const sanitise = (html: string, base?: string): string =>
  labelTables(harmless(isMarkupNestedDeeper(html, deepest) ? html.replace(/<[^<>]*>/g, ' ') : html, base));

/** Levels of elements. Texts of editors have about ten; browsers themselves stop at 512. */
const deepest = 500;

const harmless = (html: string, base: string | undefined): string =>
  sanitizeHtml(html, {
    allowedTags: [...allowedTagNames],
    allowedAttributes: Object.fromEntries(
      Object.entries(attributesByTag).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...allowedSchemes],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    // Texts and attributes are read here, where a character reference such as `&#x202e;` is a character already.
    textFilter: withoutUnseen,
    transformTags: {
      // Before the schemes of addresses are checked: without its unseen character, `java\u202escript:` is a scheme.
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).map(([name, value]) => [name, withoutUnseen(value)]),
        ),
      }),
      // A page has one h1, its title.
      h1: 'h2',
      // Prevents a page in a new tab from accessing `window.opener`.
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { loading: 'lazy', alt: '', ...resolved(attribs, base) },
      }),
      video: (tagName, attribs) => ({ tagName, attribs: { controls: '', ...resolved(attribs, base) } }),
      source: (tagName, attribs) => ({ tagName, attribs: resolved(attribs, base) }),
    },
  });

function resolved(attribs: Record<string, string>, base: string | undefined): Record<string, string> {
  const { src, poster } = attribs;
  return {
    ...attribs,
    ...(src ? { src: resolveAddress(src, base) } : {}),
    ...(poster ? { poster: resolveAddress(poster, base) } : {}),
  };
}

/** @returns the absolute address; the same text if there is no base or it cannot be resolved */
export const resolveAddress = (address: string, base: string | undefined): string =>
  base ? (URL.parse(address, base)?.href ?? address) : address;

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  contentMediaType?: string;
  format?: string;
  /** Kind of the editor's field: whether a text of a block is an address. */
  widget?: Widget;
}

/** @returns the JSON Schema of the output of a schema, lists included; cached per schema */
export const describe: (schema: z.ZodType) => JsonSchema = memoize(
  (schema: z.ZodType) =>
    z.toJSONSchema(schema, {
      io: 'output',
      unrepresentable: 'any',
      reused: 'inline',
      override: ({ zodSchema, jsonSchema }) => {
        const widget = labelOf(zodSchema)?.widget;
        if (widget) Object.assign(jsonSchema, { widget });
        const item = listItems.get(zodSchema);
        // A tree holds itself; its items are described once, at the top.
        if (item && !(item instanceof z.ZodLazy))
          Object.assign(jsonSchema, { type: 'array', items: describe(item) });
      },
    }) as JsonSchema,
);

interface Cleaners {
  html: (text: string) => string;
  address: (text: string) => string;
}

function cleanBy(schema: JsonSchema, value: unknown, cleaners: Cleaners): unknown {
  // Most values are numbers: points of the building.
  if (value === null || (typeof value !== 'string' && typeof value !== 'object')) return value;
  const shapes = alternatives(schema);
  if (typeof value === 'string') {
    if (shapes.some(isHtml)) return cleaners.html(value);
    if (shapes.some((shape) => shape.format === 'uri-reference')) return cleaners.address(value);
    const widget = shapes.find((shape) => shape.widget)?.widget;
    return widget ? (withoutHarm[widget]?.(value) ?? value) : value;
  }
  if (Array.isArray(value)) {
    const items = shapes.find((shape) => shape.items)?.items;
    const widget = shapes.find((shape) => shape.widget)?.widget;
    const each = items && widget ? { widget, ...items } : items;
    return each ? value.map((entry) => cleanBy(each, entry, cleaners)) : value;
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const shape = shapes.map(({ properties }) => properties?.[key]).find(Boolean);
      if (!shape) return [[key, entry]];
      const cleaned = cleanBy(shape, entry, cleaners);
      // An optional text of which nothing is left is absent, like a blank one.
      const isGone = cleaned === '' && alternatives(shape).some(isHtml);
      return isGone && !shapes.some(({ required }) => required?.includes(key)) ? [] : [[key, cleaned]];
    }),
  );
}

const isHtml = ({ contentMediaType }: JsonSchema) => contentMediaType === 'text/html';

/** Addresses in blocks are plain texts. One that runs code becomes empty, as in content, where it counts as absent. */
const withoutHarm: Partial<Record<Widget, (address: string) => string>> = {
  link: (address) => toLink(address) ?? '',
  picture: (address) => toAddress(address) ?? '',
  video: (address) => toAddress(address) ?? '',
  media: (address) => toAddress(address) ?? '',
  file: (address) => toLink(address) ?? '',
};

const alternatives = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(alternatives),
];
