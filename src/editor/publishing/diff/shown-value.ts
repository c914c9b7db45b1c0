import { isLocalised, type Language, languageKey, localise } from '#schemas/language.ts';
import type { FieldModel } from '../../fields/field-model.ts';
import { summaryOf } from '../../fields/summary.ts';

interface Value {
  field: FieldModel | undefined;
  value: unknown;
  /** Language of the interface. */
  language: Language;
}

/**
 * Formats a value as one line of text: the label of an option, the text of rich text, the name of a file. Empty if
 * absent.
 */
export function shownValue({ field, value, language }: Value): string {
  if (value === undefined || value === null) return '';
  if (field?.kind === 'choice' || field?.kind === 'icon') {
    const option = 'options' in field ? field.options.find((one) => one.value === value) : undefined;
    if (option) return localise(option.label, language);
  }
  if (typeof value === 'boolean')
    return localise(value ? { zh: '是', en: 'yes' } : { zh: '否', en: 'no' }, language);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return /<[a-z!/][^<>]*>/i.test(value) ? textOfHtml(value) : value;
  if (typeof value === 'object' && isLocalised(value))
    return shownValue({ field, value: value[languageKey(language)], language });
  return (field && summaryOf(field, value, language)) || JSON.stringify(value);
}

/** Converts rich text to plain text with one line per paragraph. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(br|\/p|\/h[1-6]|\/li|\/tr)[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{2,}/g, '\n')
    .trim();
