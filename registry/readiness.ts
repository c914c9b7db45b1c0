import type * as z from 'zod';
import { contrast } from '#lib/contrast.ts';
import { tagsOf } from '#lib/html-elements.ts';
import { memoize } from '#lib/memoize.ts';
import { cropPixels, isEnlarged, readPictureReference, type Size } from '#schemas/crop.ts';
import type { ReadinessCode } from '#schemas/editor/readiness-codes.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type JsonSchema, jsonSchemaOf } from '#schemas/json-schema.ts';
import type { Ground, Label } from '#schemas/label.ts';
import { isLocalised, type Language, languageKey, languages } from '#schemas/language.ts';
import type { BlockCatalogue } from './blocks.ts';

/** Something found in a value, with the path to it. */
export interface TextFinding {
  code: ReadinessCode;
  path: readonly (string | number)[];
  /** The link or the heading. */
  about?: string;
}

/** What the check asks about the site. A question without an answer is not a finding. */
export interface SiteFacts {
  /** Whether visitors get a page or a file at an address of this site; undefined if it cannot be told. */
  answers?: (address: string) => boolean | undefined;
  /** Whether an uploaded picture has an alternative text in this language; undefined for other pictures. */
  hasAlt?: (address: string, language: Language) => boolean | undefined;
  /** Size of an uploaded picture in pixels; undefined for other pictures. */
  sizeOf?: (address: string) => Size | undefined;
  /** Colour of a picture with a transparent ground, `#rrggbb`; undefined for other pictures. */
  inkOf?: (address: string) => string | undefined;
}

/**
 * The check of a value, in the site's editor and in `npm run pages:check`.
 *
 * @returns findings about its texts, then about its link fields, then about its pictures in their places
 */
export const checkValue = (
  value: unknown,
  { schema, language, facts }: { schema: z.ZodType | undefined; language: Language; facts: SiteFacts },
): TextFinding[] => [
  ...checkTexts(value, language, facts),
  ...(schema
    ? [...checkLinkFields(schema, value, language), ...checkPictures(schema, value, language, facts)]
    : []),
];

const describe = memoize(jsonSchemaOf);

/**
 * Runs a check that asks for the colours of pictures; it is repeated if it has asked for some.
 *
 * @param measure gets each picture that was asked for, once
 * @returns the result of the check, or of its repetition
 */
export async function withInks<Result>(
  check: (inkOf: NonNullable<SiteFacts['inkOf']>) => Result,
  measure: (address: string) => Promise<string | undefined>,
): Promise<Result> {
  const asked = new Set<string>();
  const result = check((address) => {
    asked.add(address);
    return undefined;
  });
  if (asked.size === 0) return result;
  const inks = new Map(await Promise.all([...asked].map(async (one) => [one, await measure(one)] as const)));
  return check((address) => inks.get(address));
}

/**
 * Checks all texts of a value in one language: links, pictures and headings.
 *
 * @param value JSON, such as the props of a block; of `{ zh, en }` only this language is read
 * @returns the findings in reading order
 */
export function checkTexts(value: unknown, language: Language, facts: SiteFacts): TextFinding[] {
  return stringsIn(value, [], language).flatMap(({ path, text }) => {
    const own = isHtml(text) ? inHtml(text, facts) : ofValue(text, language, facts);
    return own.map((one) => ({ ...one, path }));
  });
}

/** Colours of the grounds: white, and `night` of `tailwind.config.ts`. */
const grounds: Readonly<Record<Ground, string>> = { light: '#ffffff', dark: '#071a22' };
/** Contrast that graphics need (WCAG 2.2, 1.4.11). */
const leastContrast = 3;

/**
 * Checks the pictures whose labels tell where they are shown: the ground that they lie on, and the box that they fill.
 *
 * @param value JSON; of `{ zh, en }` only this language is read
 * @returns a finding for each picture of which most can hardly be seen, and for each part of a picture that is enlarged
 */
export function checkPictures(
  schema: z.ZodType,
  value: unknown,
  language: Language,
  { inkOf, sizeOf }: SiteFacts,
): TextFinding[] {
  return labelledIn(describe(schema), value, language).flatMap(
    ({ path, reference, index, label }): TextFinding[] => {
      const { address, crop } = readPictureReference(reference);
      const ground = typeof label.ground === 'object' ? label.ground[index] : label.ground;
      // Of the whole picture: the colours of a part are not measured.
      const ink = ground && inkOf?.(address);
      const size = crop && label.box && sizeOf?.(address);
      const pixels = size && cropPixels(crop, size);
      return [
        ...(ink && contrast(ink, grounds[ground]) < leastContrast
          ? [{ code: 'lowContrast' as const, path, about: reference }]
          : []),
        ...(pixels && label.box && isEnlarged(pixels, label.box)
          ? [
              {
                code: 'smallCrop' as const,
                path,
                about: `${pixels.width} × ${pixels.height} px < ${label.box.join(' × ')} px`,
              },
            ]
          : []),
      ];
    },
  );
}

/** Link fields without a scheme or a slash: only their label tells that they are addresses. */
const checkLinkFields = (schema: z.ZodType, value: unknown, language: Language): TextFinding[] =>
  labelledIn(describe(schema), value, language).flatMap(({ path, reference, label }): TextFinding[] =>
    label.widget === 'link' && isRelative(reference.trim())
      ? [{ code: 'brokenLink', path, about: reference.trim() }]
      : [],
  );

interface Labelled {
  path: TextFinding['path'];
  reference: string;
  /** Index of the innermost list item with it. */
  index: number;
  label: Label;
}

/** All texts with a label. */
function labelledIn(schema: JsonSchema, value: unknown, language: Language, index = 0): Labelled[] {
  if (typeof value === 'string')
    return schema.label ? [{ path: [], reference: value, index, label: schema.label }] : [];
  if (!isObject(value)) return [];
  if (isLocalised(value)) return labelledIn(schema, value[languageKey(language)], language, index);
  const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return partsOf(value).flatMap(([key, part]) => {
    const at = typeof key === 'number' ? key : index;
    const inside = shapes.flatMap(
      ({ items, properties }) => (typeof key === 'number' ? items : properties?.[key]) ?? [],
    );
    return inside.flatMap((shape) =>
      labelledIn(shape, part, language, at).map((one) => ({ ...one, path: [key, ...one.path] })),
    );
  });
}

/**
 * Texts of which one language is missing while the other has one.
 *
 * @param value JSON with texts in both languages, `{ zh, en }`
 * @returns a finding for each, about the language that is missing
 */
export function missingTexts(
  value: unknown,
  path: TextFinding['path'] = [],
): (Pick<TextFinding, 'path'> & { language: Language })[] {
  if (!isObject(value)) return [];
  if (isLocalised(value))
    return languages.flatMap((language) => {
      const [own, other] = [value[languageKey(language)], value[language === 'zh-CN' ? 'en' : 'zh']];
      return isBlank(own) && typeof other === 'string' && !isBlank(other) ? [{ path, language }] : [];
    });
  return partsOf(value).flatMap(([key, part]) => missingTexts(part, [...path, key]));
}

/** Width of a title in search results. A Chinese character counts as two. */
const mostWidth = 70;

/** @returns whether search results would cut a title off */
export const isLongTitle = (title: string): boolean =>
  [...title].reduce((width, character) => width + ((character.codePointAt(0) ?? 0) > 0x2e_7f ? 2 : 1), 0) >
  mostWidth;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const partsOf = (value: object): [string | number, unknown][] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value);

function stringsIn(
  value: unknown,
  path: TextFinding['path'],
  language: Language,
): { path: TextFinding['path']; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!isObject(value)) return [];
  if (isLocalised(value)) return stringsIn(value[languageKey(language)], path, language);
  return partsOf(value).flatMap(([key, part]) => stringsIn(part, [...path, key], language));
}

const isHtml = (text: string) => /<[a-z][^<>]*>/i.test(text);

type Found = Omit<TextFinding, 'path'>;

/** Findings of a plain value: an address of a picture, of a page of this site, or of another site. */
function ofValue(text: string, language: Language, facts: SiteFacts): Found[] {
  const value = text.trim();
  const { address, isWrong } = readPictureReference(value);
  const wrong: Found[] = isWrong && isLink(address) ? [{ code: 'wrongCrop', about: value }] : [];
  if (
    /^\/media\/\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(address) &&
    facts.hasAlt?.(address, language) === false
  )
    return [...wrong, { code: 'missingAlt', about: address }];
  return [...wrong, ...(isLink(address) ? ofLink(address, facts) : [])];
}

const isLink = (value: string) => /^(?:\/(?!\/)[^\s<>]*|https?:\/\/[^\s<>]+)$/.test(value);

/**
 * Whether an address depends on the page that shows it, such as `www.example.com` or `about/profile`. Lists, feeds and
 * searches show a text at several addresses, so such a link is broken at most of them.
 */
const isRelative = (address: string) => address !== '' && !/^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(address);

function ofLink(address: string, { answers }: SiteFacts): Found[] {
  if (/^https?:/i.test(address)) return [{ code: 'outsideLink', about: address }];
  if (isRelative(address)) return [{ code: 'brokenLink', about: address }];
  if (!address.startsWith('/') || answers?.(address) !== false) return [];
  return [{ code: 'brokenLink', about: address }];
}

/** Findings of a rich text: its links, pictures, and headings in their order. */
function inHtml(html: string, facts: SiteFacts): Found[] {
  let level = 0;
  return tagsOf(html).flatMap(({ name, attributes, start, tag }): Found[] => {
    if (name === 'a') return ofLink(attribute(attributes, 'href'), facts);
    if (name === 'img') {
      const src = attribute(attributes, 'src');
      return [
        ...(attribute(attributes, 'alt').trim() === '' ? [{ code: 'missingAlt' as const, about: src }] : []),
        ...ofLink(src, facts).filter(({ code }) => code === 'brokenLink'),
      ];
    }
    const heading = /^h([1-6])$/.exec(name);
    if (!heading) return [];
    const before = level;
    level = Number(heading[1]);
    const skips = before > 0 && level > before + 1;
    if (level > 1 && !skips) return [];
    return [{ code: 'headingOrder', about: textAfter(html, start + tag.length) }];
  });
}

/** The value of an attribute of sanitised HTML; empty without one. */
const attribute = (attributes: string, name: string): string => {
  const [, value = ''] = attributes.split(` ${name}="`);
  return value.slice(0, Math.max(0, value.indexOf('"'))).replaceAll('&amp;', '&');
};

/** The beginning of the text at a position, without tags. */
const textAfter = (html: string, at: number): string =>
  html
    .slice(at, at + 200)
    .split(/<\/h[1-6]>/)[0]
    ?.replace(/<[^<>]*>/g, '')
    .slice(0, 60) ?? '';

/**
 * Checks a page of one language, as `npm run pages:check` reads it.
 *
 * @param page a page definition
 * @returns the findings of its blocks, each with the position of the block
 */
export function checkPageTexts(
  page: unknown,
  language: Language,
  { facts = {}, catalogue }: { facts?: SiteFacts; catalogue?: BlockCatalogue } = {},
): (TextFinding & { index: number })[] {
  const blocks = isRecord(page) && Array.isArray(page.blocks) ? page.blocks : [];
  return blocks.flatMap((block, index) => {
    if (!isRecord(block)) return [];
    const schema = typeof block.type === 'string' ? catalogue?.get(block.type)?.schema : undefined;
    return checkValue(block.props, { schema, language, facts }).map((one) => ({ ...one, index }));
  });
}
