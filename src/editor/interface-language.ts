import { type Language, languages } from '#schemas/language.ts';

/** The language of the interface: that of the document, which the server chose by the site's cookie. */
export const readLanguage = (): Language =>
  languages.find((language) => language === document.documentElement.lang) ?? 'zh-CN';

/** Keeps it where the site keeps it (decisions, section 5), and tells screen readers. */
export function storeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and is asynchronous.
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
}
