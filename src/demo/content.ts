import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { type Language, localiseDeep } from '#schemas/language.ts';
import type { Calendar } from './calendar.ts';
import { inFile, parseJson, parseMarkdown } from './content-file.ts';
import { createMarkdown } from './markdown.ts';
import { figure, isMediaFile, type MediaFile } from './media.ts';

const folder = './content/';

/** Every file of the content by its path; the bundle of the server contains them. */
const files = import.meta.glob<string>(
  ['./content/**/*.json', './content/**/*.md', '!./content/README.md', '!./content/documents/*'],
  { query: '?raw', import: 'default', eager: true },
);

/** A text in both languages. */
export const localised = z.strictObject({ zh: z.string().min(1), en: z.string().min(1) });

/** The name of a picture or film of the demo. */
export const mediaFile = z.custom<MediaFile>(
  (value) => typeof value === 'string' && isMediaFile(value),
  'src/demo/media/captions.json has no such file',
);

/** The texts of an entry that has both languages. */
export const inBothLanguages = (
  fields: (language: Language) => Record<string, unknown>,
): EntryInput['texts'] => ({
  'zh-CN': { data: fields('zh-CN') },
  'en-US': { data: fields('en-US') },
});

/** Any fields, for values that the contract checks. */
export const anyFields = z.record(z.string(), z.unknown());

/**
 * A value of a JSON file as readers of one language get it: of each pair of texts their own, with its placeholders
 * filled in. `{ "markdown": "pages/profile" }` is the text of that Markdown file. A field with an empty text is left out.
 *
 * @param name of the file, without `.json`
 * @throws Error that names the file, if a placeholder is unknown or a Markdown file is missing
 */
export function textsIn(
  name: string,
  value: Record<string, unknown>,
  language: Language,
  placeholders: Placeholders,
): Record<string, unknown> {
  const reader = (_key: string, inside: unknown) => {
    if (typeof inside === 'string') return inside === '' ? undefined : fillInFrom(name, inside, placeholders);
    const reference = markdownReference.safeParse(inside);
    return reference.success ? readText(reference.data.markdown, language) : inside;
  };
  return anyFields.parse(JSON.parse(JSON.stringify(localiseDeep(value, language)), reader));
}

const markdownReference = z.strictObject({ markdown: z.string() });

/**
 * The HTML of a Markdown file that has no front matter.
 *
 * @param name below the folder `content`, without language and `.md`
 * @throws Error if the file is missing or has front matter
 */
export function readText(name: string, language: Language): string {
  const article = readArticle(name, language, { schema: z.strictObject({}) });
  if (!article) throw new Error(`src/demo/content/${name}.${language}.md is missing`);
  return article.html;
}

/** hh:mm */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written hh:mm');

/**
 * The content of a JSON file.
 *
 * @param name below the folder `content`, without `.json`
 * @throws Error that names file and key, if the file is missing, is no JSON or does not match the schema
 */
export function readJson<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const path = `${name}.json`;
  const text = files[`${folder}${path}`];
  if (text === undefined) throw new Error(`src/demo/content/${path} is missing`);
  return parseJson(path, text, schema);
}

/** Values of the placeholders of a text. */
export interface Placeholders {
  /** `{{day -3}}`, `{{year 0}}` and the like. */
  calendar?: Calendar;
  /** `{{counter}}`: phrases that several texts share, as Markdown, by their names. */
  phrases?: Readonly<Record<string, string>>;
}

/**
 * The front matter of a Markdown file, and its text as HTML.
 *
 * @param name below the folder `content`, without language and `.md`
 * @returns undefined if there is no such file
 * @throws Error that names the file, if its front matter does not match the schema, or if a placeholder or a picture is
 * unknown
 */
export function readArticle<S extends z.ZodType>(
  name: string,
  language: Language,
  { schema, placeholders = {} }: { schema: S; placeholders?: Placeholders },
): { fields: z.output<S>; html: string } | undefined {
  const path = `${name}.${language}.md`;
  const text = files[`${folder}${path}`];
  if (text === undefined) return undefined;
  const filled = inFile(path, () => fillIn(text, placeholders));
  const { fields, body } = parseMarkdown(path, filled, schema);
  const html = inFile(path, () => toHtml(body, language));
  return { fields, html };
}

/**
 * Markdown as HTML.
 *
 * @throws Error if a picture is unknown
 */
export const toHtml = (markdown: string, language: Language): string => renderers[language](markdown);

const rendererIn = (language: Language) =>
  createMarkdown((file, caption) => {
    if (!isMediaFile(file)) throw new Error(`src/demo/media/captions.json has no picture ${file}`);
    return figure(file, language, caption);
  });
const renderers = { 'zh-CN': rendererIn('zh-CN'), 'en-US': rendererIn('en-US') };

/**
 * A text of a JSON file with its placeholders replaced.
 *
 * @param name of the file, without `.json`
 * @throws Error that names the file, if a placeholder is unknown
 */
export const fillInFrom = (name: string, text: string, placeholders: Placeholders): string =>
  inFile(`${name}.json`, () => fillIn(text, placeholders));

/**
 * A text with each `{{name}}` and `{{name offset}}` replaced.
 *
 * @throws Error if a placeholder is unknown
 */
const fillIn = (text: string, { calendar, phrases = {} }: Placeholders): string =>
  text.replace(/\{\{(.*?)\}\}/g, (placeholder, inside: string) => {
    const [, unit = '', offset] = /^(\w+) (-?\d+)$/.exec(inside) ?? [];
    const value = offset === undefined ? phrases[inside] : calendar && dateOf(calendar, unit, Number(offset));
    if (value === undefined) throw new Error(`the placeholder ${placeholder} is unknown`);
    return value;
  });

function dateOf(calendar: Calendar, unit: string, offset: number): string | undefined {
  switch (unit) {
    case 'day':
    case 'date':
    case 'month':
    case 'weekday':
    case 'year':
    case 'yearsSince':
      return calendar[unit](offset);
    default:
      return undefined;
  }
}
