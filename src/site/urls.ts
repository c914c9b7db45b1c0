import type { Language } from '#schemas/language.ts';

/** The parameter that selects the language of a view without storing it (decisions, section 5). */
export const languageParameter = 'lang';

/** An internal address with `lang` set; external ones and fragments come back unchanged. */
export function withLanguage(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const [rest = '', fragment] = href.split('#', 2);
  const [path = '', query = ''] = rest.split('?', 2);
  const search = new URLSearchParams(query);
  search.set(languageParameter, language);
  return `${path}?${search}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** The address of a page without `lang`: two views of one page in two languages share it. */
export function withoutLanguage(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(languageParameter);
  const query = parameters.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Where the language toggle leads: it stores the choice and comes back to the page without `lang`. */
export const languageHref = (language: Language, back: string): string =>
  `/language/${language}?${new URLSearchParams({ back })}`;
