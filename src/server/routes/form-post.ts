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

/** The hidden field that says which block of the page was posted. */
const blockField = '_block';

const formProps = z.object({ form: formDefinitionSchema });

/** How a post ended. */
interface Ending {
  state: FormState;
  /** Of the page that shows a refusal. */
  status: 200 | 400 | 429 | 502;
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
 * Sends what a form of this page posted without JavaScript. Undefined when the page has no such form.
 * Without a key from the browser, `submit` makes one, so that a repeated post creates one request (decisions, section 6).
 */
export async function submitForm(
  c: Context,
  { parsed }: LoadedPage & { kind: 'page' },
  { submit, language, t }: PostDependencies,
): Promise<Posted | undefined> {
  const body = await postedFields(c);
  const block = String(body[blockField] ?? '');
  const found = parsed.find((entry) => entry.valid && entry.block.id === block);
  const props = found?.valid ? formProps.safeParse(found.props) : undefined;
  if (!props?.success) return undefined;

  const { form } = props.data;
  const values = Object.fromEntries(form.fields.flatMap(namesOf).map((name) => [name, textOf(body[name])]));
  const fields = { ...values, [honeypotField]: body[honeypotField] };
  const result = await submit({ call: form.call, fields, form, address: addressOf(c), language });
  return { block, ...endingOf(result, values, t) };
}

const rejected = (values: FormState['values'], errors: FormState['errors'], message?: string): Ending => ({
  state: { values, errors, outcome: 'rejected', ...(message ? { message } : {}) },
  status: 400,
});

/** What the page shows; `values` are as they were typed. */
function endingOf(result: SubmitResult, values: FormState['values'], t: ServerTranslate): Ending {
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
    const { message, errors = {}, kind } = answer.failure;
    if (kind === 'invalid') return rejected(values, errors, message);
    return { state: { values, errors, message, outcome: 'failed' }, status: 502 };
  }
  const { message, data } = answer;
  const shown = data?.reference ? { reference: data.reference } : {};
  return { state: { values: {}, errors: {}, outcome: 'sent', message, ...shown }, status: 200 };
}

/** The fields of a posted form; none when the body is not what it says it is. */
async function postedFields(c: Context): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody();
  } catch {
    return {};
  }
}

/** Browsers send line ends of text areas as CRLF; limits count them as one sign, as the counter does. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '');

/**
 * Where a form that was sent leads: the page as it was, with `?sent=<block>&receipt=<reference>`. No block may use these
 * two names; `reference` belongs to the block that tracks requests.
 */
export function receiptUrl(pageUrl: string, block: string, reference: string | undefined): string {
  const query = new URLSearchParams({ sent: block, ...(reference ? { receipt: reference } : {}) });
  return `${pageUrl}${pageUrl.includes('?') ? '&' : '?'}${query}#${encodeURIComponent(block)}`;
}

/** In characters, of a block's id in an address. */
const longestId = 200;

/** The receipt of a form that was sent; undefined for an address that names none. */
export function sentForms(search: URLSearchParams): Record<string, FormState> | undefined {
  const block = search.get('sent');
  if (!block || block.length > longestId) return undefined;
  const reference = search.get('receipt');
  const shown = reference && /^[A-Z0-9-]{1,32}$/.test(reference) ? { reference } : {};
  return Object.fromEntries([[block, { values: {}, errors: {}, outcome: 'sent', ...shown }]]);
}
