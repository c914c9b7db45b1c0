import type { CreateCallName } from '#schemas/calls.ts';
import { defaultLanguage, type Language, type Localised, languageKey } from '#schemas/language.ts';
import { mailTexts, requestNames } from './texts.ts';

/** Formats the mail about one request. */
export interface MailFormatter {
  /** A text in the request's language, with placeholders filled in. */
  translate(text: Localised): string;
  /**
   * `label: value`. A multi-line value is indented on lines of its own, so that it cannot imitate one of our
   * lines.
   */
  line(label: Localised, value: string): string;
  /** A time in the site's time zone: yyyy-mm-dd hh:mm, and the zone. */
  dateTime(time: number): string;
  /** The absolute URL of a page in the request's language. */
  pageUrl(path: string): string;
}

export interface MailFormatterOptions {
  call: CreateCallName;
  language: Language;
  reference: string;
  /** Origin of links. */
  siteOrigin: string;
  timeZone: string;
}

/** All line breaks that mail programs recognise. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

export function createMailFormatter({
  call,
  language,
  reference,
  siteOrigin,
  timeZone,
}: MailFormatterOptions): MailFormatter {
  const key = languageKey(language);
  const search = language === defaultLanguage ? '' : `?lang=${language}`;
  const names: Record<string, string> = { request: requestNames[call][key], reference, site: siteOrigin };
  const moments = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const translate = (text: Localised) =>
    text[key].replaceAll(/\{(\w+)\}/g, (written, name) => names[name] ?? written);
  return {
    translate,
    line(label, value) {
      const lines = value.split(lineEnd);
      if (lines.length === 1) return label[key] + mailTexts.colon[key] + value;
      return [label[key] + mailTexts.colon[key].trimEnd(), ...lines.map((text) => `    ${text}`)].join('\n');
    },
    dateTime: (time) => `${moments.format(time)} (${timeZone})`,
    pageUrl: (path) => siteOrigin + path + search,
  };
}
