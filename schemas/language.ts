/** The two languages of the site; the first is the default (specification, section 1). */
export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh-CN';

/** @returns the key of a language in remote configs, localised leaves and groups of messages */
export const languageKey = (language: Language): 'zh' | 'en' => (language === 'zh-CN' ? 'zh' : 'en');

/** @returns the language to which a switch of languages leads */
export const otherLanguage = (language: Language): Language => (language === 'zh-CN' ? 'en-US' : 'zh-CN');

/** A value in both languages, in page definitions and editors' labels. */
export interface Localised<T = string> {
  readonly zh: T;
  readonly en: T;
}

/**
 * @returns one language of a localised value; `undefined` for `undefined`
 * @example
 * localise({ zh: '标题', en: 'Title' }, 'en-US'); // 'Title'
 */
export function localise<T>(text: Localised<T>, language: Language): T;
export function localise<T>(text: Localised<T> | undefined, language: Language): T | undefined;
export function localise<T>(text: Localised<T> | undefined, language: Language): T | undefined {
  return text?.[languageKey(language)];
}

/**
 * Replaces every localised leaf `{ zh, en }` inside a value by the text of one language.
 *
 * @param value any JSON value, such as a page definition
 * @returns a copy; parts without leaves are unchanged
 * @example
 * localiseDeep({ items: [{ text: { zh: '你好', en: 'Hello' } }] }, 'en-US'); // { items: [{ text: 'Hello' }] }
 */
export function localiseDeep(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => localiseDeep(entry, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalised(value)) return localise(value, language);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, localiseDeep(entry, language)]),
  );
}

/** @returns true if an object has exactly the keys `zh` and `en` */
export function isLocalised(value: object): value is Localised<unknown> {
  const keys = Object.keys(value);
  return keys.length === 2 && 'zh' in value && 'en' in value;
}
