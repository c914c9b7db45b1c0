import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { languageHeader } from '#api/envelope.ts';
import { defaultLanguage, type Language, languages } from '#schemas/language.ts';
import { languageParameter } from '#site/urls.ts';

/** Schema of a language. Separate from `language.ts`, which browsers load without zod. */
export const languageSchema = z.enum(languages);

export const languageCookie = 'lang';

/**
 * The language of a page view: `?lang=` for this view only, otherwise the cookie, otherwise Chinese
 * (decisions, section 5).
 */
export function viewLanguage(c: Context): { language: Language; languageInUrl: boolean } {
  const inUrl = languageSchema.safeParse(c.req.query(languageParameter));
  if (inUrl.success) return { language: inUrl.data, languageInUrl: true };
  const stored = languageSchema.safeParse(getCookie(c, languageCookie));
  return { language: stored.success ? stored.data : defaultLanguage, languageInUrl: false };
}

/**
 * The language of a contract request: its header, otherwise the language of the page that contains the link
 * or form.
 */
export function requestLanguage(c: Context): Language {
  const asked = languageSchema.safeParse(c.req.header(languageHeader));
  return asked.success ? asked.data : viewLanguage(c).language;
}
