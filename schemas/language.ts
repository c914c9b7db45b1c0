/** The two languages of the site; the first is the default (specification, section 1). */
export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh-CN';

/** The key of a language inside remote configs and localised leaves. */
export const languageKey = (language: Language): 'zh' | 'en' => (language === 'zh-CN' ? 'zh' : 'en');

/** A value in both languages, as page definitions and editors hold it. */
export interface Localised<T = string> {
  zh: T;
  en: T;
}

/**
 * Replaces every localised leaf `{ zh, en }` inside a value by the text of one language.
 * Shapes without such leaves come back unchanged.
 */
export function localise(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((entry) => localise(entry, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalised(value)) return value[languageKey(language)];
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, localise(entry, language)]));
}

/** Exactly the keys `zh` and `en`: anything else is an ordinary object. */
export function isLocalised(value: object): value is Localised<unknown> {
  const keys = Object.keys(value);
  return keys.length === 2 && 'zh' in value && 'en' in value;
}
