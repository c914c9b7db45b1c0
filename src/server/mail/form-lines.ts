import type { LocalisedForm } from '#schemas/form.ts';
import type { Localised } from '#schemas/language.ts';
import { labelsOf } from '#schemas/request-forms.ts';

/** The status is set by the site. */
const notTyped = ['status'];

/** What was sent, with the labels it had in the form and in its order; what the form does not name comes last. */
export function labelled(
  { fields }: Pick<LocalisedForm, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): { label: Localised; value: string }[] {
  const labels = new Map(fields.flatMap(labelsOf));
  for (const name of Object.keys(values))
    if (!labels.has(name) && !notTyped.includes(name)) labels.set(name, { zh: name, en: name });
  return [...labels].flatMap(([name, label]) => {
    const value = String(values[name] ?? '').trim();
    return value === '' ? [] : [{ label, value }];
  });
}
