import i18next, { type TFunction } from 'i18next';
import type { Language } from '#schemas/language.ts';
import type { serverZhCN } from './resources/server.zh-CN.ts';
import type { zhCN } from './resources/zh-CN.ts';

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
/** The shape both languages share. */
export type Texts = Widen<typeof zhCN>;
/** The shape of the texts that only the server uses. */
export type ServerTexts = Widen<typeof serverZhCN>;

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
/** Every key, written `group.name`. */
export type TextKey = Keys<Texts>;
export type ServerTextKey = TextKey | Keys<ServerTexts>;

type TranslateKey<Key> = (key: Key, values?: Record<string, string | number>) => string;
/** A text of the interface by its key, with its values filled in. Throws on a key that has no text. */
export type Translate = TranslateKey<TextKey>;
/** The same on the server, including its own texts. */
export type ServerTranslate = TranslateKey<ServerTextKey>;

/** The texts of one language. An instance is made once for a language and never switched (decision 6). */
export function createTranslate(language: Language, texts: Texts & ServerTexts): ServerTranslate;
export function createTranslate(language: Language, texts: Texts): Translate;
export function createTranslate(language: Language, texts: Texts): ServerTranslate {
  const instance = i18next.createInstance();
  instance.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    initAsync: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      throw new Error(`No text for "${key}" in ${language}: add it to src/i18n/resources/${language}.ts`);
    },
  });
  const t: TFunction = instance.t;
  // A page uses the same few texts a hundred times, so those without parameters are cached.
  const plain = new Map<ServerTextKey, string>();
  return (key, values) => {
    if (values) return t(key, values);
    const text = plain.get(key) ?? t(key);
    plain.set(key, text);
    return text;
  };
}
