import { fill } from '#i18n/fill.ts';
import type { Language } from '#schemas/language.ts';
import { useEditor } from './context.tsx';

/** Texts of an area of the editor in both languages: the same keys, `{{name}}` where a value goes. */
export type AreaTexts<Key extends string = string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
>;

/** A text by its key, with its values filled in. */
export type Words<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Types the texts of an area: a key that one language lacks does not compile. */
export const defineTexts = <const Key extends string>({
  zh,
  en,
}: {
  zh: Readonly<Record<Key, string>>;
  en: Readonly<Record<NoInfer<Key>, string>>;
}): AreaTexts<Key> => ({ 'zh-CN': zh, 'en-US': en });

/** The texts of an area in one language. */
export const wordsOf =
  <Key extends string>(texts: AreaTexts<Key>, language: Language): Words<Key> =>
  (key, values) =>
    values ? fill(texts[language][key], values) : texts[language][key];

/** The texts of an area in the language of the interface: `const t = useWords(texts)`. */
export const useWords = <Key extends string>(texts: AreaTexts<Key>): Words<Key> =>
  wordsOf(texts, useEditor().language);
