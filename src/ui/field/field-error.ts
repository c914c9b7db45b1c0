import type { PlainTextKey, Translate } from '#i18n/i18n.ts';
import { type FormField, namesOf } from '#schemas/form-fields.ts';

const texts: Readonly<Record<string, PlainTextKey>> = {
  required: 'form.error.required',
  past: 'form.error.past',
  order: 'form.error.order',
  phone: 'form.error.phone',
  email: 'form.error.email',
  number: 'form.error.number',
  whole: 'form.error.whole',
};

/**
 * Message at a field of a form.
 *
 * @param errors codes by submitted name, from `requestErrors` or from a server; an unknown code gets a general message
 * @returns undefined if the field has no error
 */
export function fieldError(
  field: FormField,
  errors: Readonly<Record<string, string>>,
  t: Translate,
): string | undefined {
  const code = namesOf(field)
    .map((name) => errors[name])
    .find((found) => found !== undefined);
  if (code === undefined) return undefined;
  if (code === 'too_long' && 'maxLength' in field) return t('form.error.too_long', { max: field.maxLength });
  if (code === 'too_small' && 'min' in field) return t('form.error.too_small', { min: field.min });
  if (code === 'too_large' && 'max' in field) return t('form.error.too_large', { max: field.max });
  return t(texts[code] ?? 'form.error.invalid');
}
