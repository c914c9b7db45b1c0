import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { languageHeader } from '#api/envelope.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import { languageSchema } from '#schemas/language-schema.ts';
import { languageParameter } from '#site/urls.ts';

export const languageCookie = 'lang';

/** The language of a view: `?lang=` for this view alone, else the cookie, else Chinese (decisions, section 5). */
export function viewLanguage(c: Context): { language: Language; languageInUrl: boolean } {
  const inUrl = languageSchema.safeParse(c.req.query(languageParameter));
  if (inUrl.success) return { language: inUrl.data, languageInUrl: true };
  const stored = languageSchema.safeParse(getCookie(c, languageCookie));
  return { language: stored.success ? stored.data : defaultLanguage, languageInUrl: false };
}

/** The language of a request to the contract: its header, else that of the page on which a link or form stands. */
export function requestLanguage(c: Context): Language {
  const asked = languageSchema.safeParse(c.req.header(languageHeader));
  return asked.success ? asked.data : viewLanguage(c).language;
}
