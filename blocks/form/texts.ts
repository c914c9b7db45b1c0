import type { PlainTextKey, Translate } from '#i18n/i18n.ts';
import type { SubmissionErrors, SubmissionNews } from '#machines/submission.ts';
import type { FormDefinition } from '#schemas/form.ts';
import { type FormField, namesOf } from '#schemas/form-fields.ts';
import type { ToastMessage } from '#ui/toast/toast.ts';

const errorTexts: Readonly<Record<string, PlainTextKey>> = {
  required: 'form.error.required',
  past: 'form.error.past',
  order: 'form.error.order',
  phone: 'form.error.phone',
  email: 'form.error.email',
};

/** Error message of a field; undefined if it is valid. */
export function errorText(field: FormField, errors: SubmissionErrors, t: Translate): string | undefined {
  const code = namesOf(field)
    .map((name) => errors[name])
    .find((found) => found !== undefined);
  if (code === undefined) return undefined;
  if (code === 'too_long' && 'maxLength' in field) return t('form.error.too_long', { max: field.maxLength });
  return t(errorTexts[code] ?? 'form.error.invalid');
}

/** Toast for the result of a submission (specification, section 8). */
export function newsToast(news: SubmissionNews, form: FormDefinition, t: Translate): ToastMessage {
  if (news.kind === 'sent') return { kind: 'success', text: news.message || form.successTip };
  if (news.kind === 'offline') return { kind: 'error', text: t('form.offline') };
  if (news.kind === 'invalid') {
    const first = form.fields.find((field) => namesOf(field).some((name) => news.errors[name]));
    const text = first && errorText(first, news.errors, t);
    return { kind: 'error', text: text ?? t('form.error.invalid') };
  }
  return { kind: 'error', text: form.failure ?? (news.message || t('form.failed')) };
}

/** Line above the button after a failed attempt: what happened, and that no input is lost. */
export function newsLine(
  news: Pick<SubmissionNews, 'kind'> & { message?: string | undefined },
  t: Translate,
) {
  if (news.kind === 'sent') return undefined;
  if (news.kind === 'invalid') return t('form.checkFields');
  if (news.kind === 'offline') return t('form.offline');
  return news.message || t(news.kind === 'rejected' ? 'form.checkFields' : 'form.unsent');
}
