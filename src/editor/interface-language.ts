import { type Language, languages } from '#schemas/language.ts';

/** Language of the interface: the document's, which the server sets from the site's cookie. */
export const readLanguage = (): Language =>
  languages.find((language) => language === document.documentElement.lang) ?? 'zh-CN';

/** Stores the language in the site's cookie (decisions, section 5) and sets the document's `lang`. */
export function storeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not available in every browser.
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
}
