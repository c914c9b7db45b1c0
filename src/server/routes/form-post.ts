import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import type { ContentSource } from '#api/content-source.ts';
import { requestErrors } from '#api/request-errors.ts';
import type { FormState } from '#blocks/define.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import { timeIn } from '#lib/date.ts';
import type { LoadedPage } from '#registry/load-page.ts';
import { type CreateCallName, calls, type RequestOf } from '#schemas/calls.ts';
import { formDefinitionSchema } from '#schemas/form.ts';
import { namesOf } from '#schemas/form-fields.ts';
import { fieldsTaken, foldRest } from '#schemas/form-rest.ts';
import type { Language } from '#schemas/language.ts';
import { submissionSchema } from '#schemas/submission.ts';
import type { Clock } from '../clock.ts';
import { addressOf } from '../limits/client-address.ts';
import { isTrapped } from '../limits/honeypot.ts';
import { type SubmissionLimit, waitText } from '../limits/submission-limit.ts';

/** How long the same post from the same address is a repeat, in milliseconds. */
const repeatWindow = 10 * 60_000;

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

interface Surroundings {
  source: ContentSource;
  language: Language;
  t: ServerTranslate;
  clock: Clock;
  timeZone: string;
  limitSubmissions: SubmissionLimit;
}

/**
 * Sends what a form of this page posted without JavaScript. Undefined when the page has no such form.
 * Without a key from the browser, one is made from the values and the address, so that a repeated post creates one
 * request (decisions, section 6).
 */
export async function submitForm(
  c: Context,
  { parsed }: LoadedPage & { kind: 'page' },
  surroundings: Surroundings,
): Promise<Posted | undefined> {
  const body = await postedFields(c);
  const block = String(body[blockField] ?? '');
  const found = parsed.find((entry) => entry.valid && entry.block.id === block);
  const props = found?.valid ? formProps.safeParse(found.props) : undefined;
  if (!props?.success) return undefined;

  const { language, t, clock, timeZone } = surroundings;
  const { form } = props.data;
  const values = Object.fromEntries(form.fields.flatMap(namesOf).map((name) => [name, textOf(body[name])]));
  if (isTrapped(body)) return { block, ...rejected(values, {}, t('server.trapped')) };
  const rules = { language, now: () => timeIn(clock(), timeZone) };
  const checked = submissionSchema(form, rules).safeParse(values);
  if (!checked.success) return { block, ...rejected(values, requestErrors(checked.error.issues)) };
  const folded = foldRest(form, fieldsTaken(calls[form.call].creates.fields), checked.data);
  if ('errors' in folded) return { block, ...rejected(values, folded.errors) };
  const checkedForm = { call: form.call, values, request: folded.payload };
  return { block, ...(await send(checkedForm, addressOf(c), surroundings)) };
}

const rejected = (values: FormState['values'], errors: FormState['errors'], message?: string): Ending => ({
  state: { values, errors, outcome: 'rejected', ...(message ? { message } : {}) },
  status: 400,
});

interface CheckedForm {
  call: CreateCallName;
  /** As they were typed. */
  values: FormState['values'];
  /** What the schema has made of them. */
  request: object;
}

async function send(
  { call, values, request }: CheckedForm,
  address: string,
  { source, language, t, clock, limitSubmissions }: Surroundings,
): Promise<Ending> {
  const time = Math.floor(clock().getTime() / repeatWindow);
  const idempotencyKey = keyOf([call, request, address, time]);
  const wait = await limitSubmissions(address, idempotencyKey);
  if (wait !== undefined) {
    const message = waitText(t, wait);
    return { state: { values, errors: {}, outcome: 'failed', message }, status: 429, retryAfter: wait };
  }
  const answer = await source.call(call, request as RequestOf<typeof call>, { language, idempotencyKey });
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

const keyOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

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
