import type { Translate } from '#i18n/i18n.ts';
import type { SubmissionNews } from '#machines/submission.ts';
import type { FormDefinition } from '#schemas/form.ts';
import { namesOf } from '#schemas/form-fields.ts';
import { fieldError } from '#ui/field/field-error.ts';
import type { ToastMessage } from '#ui/toast/toast.ts';

/** Toast for the result of a submission (specification, section 8). */
export function newsToast(news: SubmissionNews, form: FormDefinition, t: Translate): ToastMessage {
  if (news.kind === 'sent') return { kind: 'success', text: news.message || form.successTip };
  if (news.kind === 'offline') return { kind: 'error', text: t('form.offline') };
  if (news.kind === 'invalid') {
    const first = form.fields.find((field) => namesOf(field).some((name) => news.errors[name]));
    const text = first && fieldError(first, news.errors, t);
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
