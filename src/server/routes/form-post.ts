import type { Context } from 'hono';
import * as z from 'zod';
import type { FormState } from '#blocks/define.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import type { LoadedPage } from '#registry/load-page.ts';
import { formDefinitionSchema } from '#schemas/form.ts';
import { namesOf } from '#schemas/form-fields.ts';
import { honeypotField } from '#schemas/honeypot.ts';
import type { Language } from '#schemas/language.ts';
import { addressOf } from '../limits/client-address.ts';
import { waitText } from '../limits/submission-limit.ts';
import type { Submit, SubmitResult } from '../submit.ts';
import { retryDelay } from './cached-response.ts';

/** Hidden field with the id of the posted block. */
const blockField = '_block';

const formProps = z.object({ form: formDefinitionSchema });

/** Result of a post. */
interface Ending {
  state: FormState;
  /** Status of the page that shows a rejected form. */
  status: 200 | 400 | 429 | 502 | 503;
  /** Seconds. */
  retryAfter?: number;
}

interface Posted extends Ending {
  block: string;
}

interface PostDependencies {
  submit: Submit;
  language: Language;
  t: ServerTranslate;
}

/**
 * Submits a form that was posted without JavaScript. `submit` derives the missing idempotency key, so that a repeated
 * post creates only one request (decisions, section 6).
 * @returns undefined if the page has no such form
 */
export async function submitForm(
  c: Context,
  { parsed, payload }: LoadedPage & { kind: 'page' },
  { submit, language, t }: PostDependencies,
): Promise<Posted | undefined> {
  const body = await postedFields(c);
  const block = String(body[blockField] ?? '');
  const found = parsed.find((entry) => entry.valid && entry.block.id === block);
  const props = found?.valid ? formProps.safeParse(found.props) : undefined;
  if (!props?.success) return undefined;

  const { form } = props.data;
  const hotline = payload.shell.hotline;
  const phone = [hotline?.areaCode, hotline?.phone].filter(Boolean).join(' ');
  const values = Object.fromEntries(form.fields.flatMap(namesOf).map((name) => [name, textOf(body[name])]));
  const fields = { ...values, [honeypotField]: body[honeypotField] };
  const result = await submit({ call: form.call, fields, form, address: addressOf(c), language });
  return { block, ...endingOf(result, { values, phone, t }) };
}

const rejected = (values: FormState['values'], errors: FormState['errors'], message?: string): Ending => ({
  state: { values, errors, outcome: 'rejected', ...(message ? { message } : {}) },
  status: 400,
});

interface Posting {
  /** Unchanged input. */
  values: FormState['values'];
  /** Of the venue; empty if it is not known. */
  phone: string;
  t: ServerTranslate;
}

/** State of the form on the page. */
function endingOf(result: SubmitResult, { values, phone, t }: Posting): Ending {
  if (result.kind === 'trapped') return rejected(values, {}, t('server.trapped'));
  if (result.kind === 'rejected')
    return rejected(values, result.errors, result.byCall ? t('server.invalid') : undefined);
  if (result.kind === 'limited') {
    const { seconds } = result;
    const message = waitText(t, seconds);
    return { state: { values, errors: {}, outcome: 'failed', message }, status: 429, retryAfter: seconds };
  }
  const { answer } = result;
  if (!answer.ok) {
    const { message, errors = {}, kind, reason } = answer.failure;
    if (kind === 'invalid') return rejected(values, errors, message);
    // A failure with a reason is technical: the database or the backend did not store the request.
    if (kind !== 'timeout' && reason === undefined)
      return { state: { values, errors, message, outcome: 'failed' }, status: 502 };
    const unconfirmed = phone ? t('server.unconfirmedCall', { phone }) : t('server.unconfirmed');
    const state: FormState = { values, errors, message: unconfirmed, outcome: 'failed' };
    return { state, status: 503, retryAfter: retryDelay };
  }
  const { message, data } = answer;
  const shown = data?.reference ? { reference: data.reference } : {};
  return { state: { values: {}, errors: {}, outcome: 'sent', message, ...shown }, status: 200 };
}

/** Fields of a posted form. Empty if the body does not match its content type. */
async function postedFields(c: Context): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody();
  } catch {
    return {};
  }
}

/** Browsers send CRLF in text areas. Limits and the character counter count a line break as one character. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '');

/** URL parameter of a receipt: the block whose form was sent. */
export const sentParameter = 'sent';

/**
 * Redirect target after a submission: the same page with `?sent=<block>&receipt=<reference>`, and `&dates=taken` if a
 * booking overlaps something. Blocks must not use these parameters; `reference` belongs to the tracking block.
 */
export function receiptUrl(pageUrl: string, block: string, { reference, message }: FormState): string {
  const query = new URLSearchParams({
    [sentParameter]: block,
    ...(reference ? { receipt: reference } : {}),
    // The line about the dates (`submit.ts`).
    ...(message?.includes('\n') ? { dates: 'taken' } : {}),
  });
  return `${pageUrl}${pageUrl.includes('?') ? '&' : '?'}${query}#${encodeURIComponent(block)}`;
}

/** Maximum characters of a block id in a URL. */
const longestId = 200;

/** Receipt of a submitted form. Undefined if the URL names none. */
export function sentForms(
  search: URLSearchParams,
  t: ServerTranslate,
): Record<string, FormState> | undefined {
  const block = search.get(sentParameter);
  if (!block || block.length > longestId) return undefined;
  const reference = search.get('receipt');
  const shown = reference && /^[A-Z0-9-]{1,32}$/.test(reference) ? { reference } : {};
  const note = search.get('dates') === 'taken' ? { message: `\n${t('server.someDatesTaken')}` } : {};
  return Object.fromEntries([[block, { values: {}, errors: {}, outcome: 'sent', ...shown, ...note }]]);
}
