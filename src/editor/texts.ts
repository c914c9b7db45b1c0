import { fill } from '#i18n/fill.ts';
import type { Language } from '#schemas/language.ts';
import { useEditor } from './context.tsx';

/** Texts of an area of the editor in both languages; `{{name}}` is a placeholder. */
export type AreaTexts<Key extends string = string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
>;

/** Looks up a text by its key and fills in the placeholders. */
export type Words<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Defines the texts of an area. A key that is missing in one language is a type error. */
export const defineTexts = <const Key extends string>({
  zh,
  en,
}: {
  zh: Readonly<Record<Key, string>>;
  en: Readonly<Record<NoInfer<Key>, string>>;
}): AreaTexts<Key> => ({ 'zh-CN': zh, 'en-US': en });

/** Lookup function for one language. */
export const wordsOf =
  <Key extends string>(texts: AreaTexts<Key>, language: Language): Words<Key> =>
  (key, values) =>
    values ? fill(texts[language][key], values) : texts[language][key];

/**
 * Lookup function for the language of the interface.
 * @example const t = useWords(texts);
 */
export const useWords = <Key extends string>(texts: AreaTexts<Key>): Words<Key> =>
  wordsOf(texts, useEditor().language);
