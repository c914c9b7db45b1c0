import { type TranslateFrom, translateIn } from '#i18n/i18n.ts';
import type { CreateCallName } from '#schemas/calls.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import { mailTexts } from './texts.ts';

type MailTranslate = TranslateFrom<(typeof mailTexts)['zh']>;

/** Formats the mail about one request, in the request's language. */
export interface MailFormatter {
  t: MailTranslate;
  /** Name of the request within a sentence. */
  requestName: string;
  siteOrigin: string;
  /**
   * `label: value`. A multi-line value is indented on lines of its own, so that it cannot imitate one of our
   * lines.
   */
  line(label: string, value: string): string;
  /** A time in the site's time zone: yyyy-mm-dd hh:mm, and the zone. */
  dateTime(time: number): string;
  /** The absolute URL of a page in the request's language. */
  pageUrl(path: string): string;
}

export interface MailFormatterOptions {
  call: CreateCallName;
  language: Language;
  /** Origin of links. */
  siteOrigin: string;
  timeZone: string;
}

/** All line breaks that mail programs recognise. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

export function createMailFormatter({
  call,
  language,
  siteOrigin,
  timeZone,
}: MailFormatterOptions): MailFormatter {
  const t = translateIn(mailTexts, language);
  const search = language === defaultLanguage ? '' : `?lang=${language}`;
  const moments = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return {
    t,
    requestName: t(`request.${call}`),
    siteOrigin,
    line(label, value) {
      const lines = value.split(lineEnd);
      if (lines.length === 1) return label + t('colon') + value;
      return [label + t('colon').trimEnd(), ...lines.map((text) => `    ${text}`)].join('\n');
    },
    dateTime: (time) => `${moments.format(time)} (${timeZone})`,
    pageUrl: (path) => siteOrigin + path + search,
  };
}
