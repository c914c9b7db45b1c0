import type { Language } from '#schemas/language.ts';

/** URL parameter that selects the language of a view without storing it (decisions, section 5). */
export const languageParameter = 'lang';

/** Adds `lang` to an internal address. Returns external addresses and fragments unchanged. */
export function withLanguage(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const [rest = '', fragment] = href.split('#', 2);
  const [path = '', query = ''] = rest.split('?', 2);
  const search = new URLSearchParams(query);
  search.set(languageParameter, language);
  return `${path}?${search}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Address of a page without `lang`, shared by its views in both languages. */
export function withoutLanguage(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(languageParameter);
  const query = parameters.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Address that stores a language and redirects back to the page without `lang`. */
export const languageHref = (language: Language, back: string): string =>
  `/language/${language}?${new URLSearchParams({ back })}`;
