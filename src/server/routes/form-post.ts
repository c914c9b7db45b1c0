import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import * as z from 'zod';
import type { ContentSource } from '#api/content-source.ts';
import { requestErrors } from '#api/request-errors.ts';
import type { FormState } from '#blocks/define.ts';
import type { LoadedPage } from '#registry/load-page.ts';
import type { RequestOf } from '#schemas/calls.ts';
import { formDefinitionSchema, submissionSchema } from '#schemas/form.ts';
import type { Language } from '#schemas/language.ts';
import type { Clock } from '../clock.ts';

/** How long the same post from the same address is a repeat, in milliseconds. */
const repeatWindow = 10 * 60_000;

/** The hidden field that says which block of the page was posted. */
const blockField = '_block';

const formProps = z.object({ form: formDefinitionSchema });

interface Posted {
  block: string;
  state: FormState;
}

/**
 * Sends what a form of this page posted without JavaScript. Undefined when the page has no such form.
 * Without a key from the browser, one is made from the values and the address, so that a repeated post creates one
 * request (decisions, section 6).
 */
export async function submitForm(
  c: Context,
  { parsed }: LoadedPage & { kind: 'page' },
  { source, language, clock }: { source: ContentSource; language: Language; clock: Clock },
): Promise<Posted | undefined> {
  const body = await c.req.parseBody();
  const block = String(body[blockField] ?? '');
  const found = parsed.find((entry) => entry.valid && entry.block.id === block);
  const props = found?.valid ? formProps.safeParse(found.props) : undefined;
  if (!props?.success) return undefined;

  const { call, fields } = props.data.form;
  const values = Object.fromEntries(fields.map(({ name }) => [name, textOf(body[name])]));
  const checked = submissionSchema(fields).safeParse(values);
  if (!checked.success)
    return { block, state: { values, errors: requestErrors(checked.error.issues), outcome: 'rejected' } };

  const idempotencyKey = keyOf([
    call,
    checked.data,
    addressOf(c),
    Math.floor(clock().getTime() / repeatWindow),
  ]);
  const answer = await source.call(call, checked.data as RequestOf<typeof call>, {
    language,
    idempotencyKey,
  });
  if (!answer.ok) {
    const { message, errors = {}, kind } = answer.failure;
    return { block, state: { values, errors, message, outcome: kind === 'invalid' ? 'rejected' : 'failed' } };
  }
  const reference = answer.data?.reference;
  return {
    block,
    state: {
      values: {},
      errors: {},
      outcome: 'sent',
      message: answer.message,
      ...(reference ? { reference } : {}),
    },
  };
}

const keyOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Where a request comes from; empty for requests that came over no network. */
const addressOf = (c: Context): string => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.remoteAddress ?? '';
};

/** Browsers send line ends of text areas as CRLF; limits count them as one sign, as the counter does. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '');

/** The receipt after the redirect: `?sent=<block>&reference=…`. */
export function sentForms(search: URLSearchParams): Record<string, FormState> | undefined {
  const block = search.get('sent');
  if (!block || !/^[\w-]{1,64}$/.test(block)) return undefined;
  const reference = search.get('reference');
  const shown = reference && /^[A-Z0-9-]{1,32}$/.test(reference) ? { reference } : {};
  return { [block]: { values: {}, errors: {}, outcome: 'sent', ...shown } };
}
