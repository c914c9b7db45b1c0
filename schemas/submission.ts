import * as z from 'zod/mini';
import { barePhone, isEmail, isPhone } from './contact.ts';
import type { FormDefinition } from './form.ts';
import { type FieldNames, namesOf } from './form-fields.ts';
import type { Language } from './language.ts';

/**
 * The schema of a submission, derived from the form's definition: browser and server check by this one, so it is
 * written with the small half of zod.
 */

/** What a submission is checked against besides its form. */
export interface SubmissionRules {
  /** Phone and e-mail patterns are checked in Chinese only (specification, section 5). */
  language: Language;
  /** The time at the site, yyyy-mm-dd hh:mm:ss: nothing can be booked before it. */
  now: () => string;
}

/** Codes of ours for what no code of the schema library says. */
export const submissionCodes = ['past', 'order', 'phone', 'email'] as const;
export type SubmissionCode = (typeof submissionCodes)[number];

/** What of a field its values are checked against; the texts stay out of it. */
type FieldShape = FieldNames & { required: boolean } & (
    | { kind: 'text' | 'textarea' | 'phone' | 'email'; maxLength: number }
    | { kind: 'dateTime'; notBefore?: string | undefined }
    | { kind: 'dateTimeRange' }
  );
type TextShape = Extract<FieldShape, { maxLength: number }>;
export interface FormShape {
  call: FormDefinition['call'];
  fields: readonly FieldShape[];
}

type Schema = z.ZodMiniType<unknown, unknown>;
export type SubmissionSchema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

/** What a call wants besides the fields of its form. A later status is not for visitors to set. */
const constantsOf: Readonly<Record<FormDefinition['call'], Readonly<Record<string, Schema>>>> = {
  createSuggestion: {},
  createExhibitionBooking: { status: newRequest() },
  createMeetingBooking: { status: newRequest() },
};

function newRequest(): Schema {
  const number = z.transform((value: unknown) => (value === '0' ? 0 : value));
  return z.prefault(z.pipe(number, z.literal(0)), 0);
}

/**
 * Texts are trimmed, required ones not empty, none longer than its limit; days exist, and moments stand in their order.
 * With `rules` it also checks what depends on the page's language and on the time. Unknown keys are dropped.
 */
export function submissionSchema({ call, fields }: FormShape, rules?: SubmissionRules): SubmissionSchema {
  const shape = Object.fromEntries(
    fields.flatMap((field) => {
      const schema = 'maxLength' in field ? textSchema(field, rules) : momentSchema(field.required, rules);
      return namesOf(field).map((name) => [name, schema]);
    }),
  );
  const pairs = fields.flatMap(inOrder);
  return z.object({ ...shape, ...constantsOf[call] }).check(
    z.superRefine(
      (values, context) => {
        for (const [earlier, later] of pairs) {
          const [from, to] = [values[earlier], values[later]];
          if (typeof from === 'string' && typeof to === 'string' && to !== '' && to < from)
            context.addIssue({ code: 'custom', path: [later], params: { code: 'order' } });
        }
      },
      // Whoever has not filled in everything yet may know of this already.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );
}

/** The fields that may not precede another one: [the earlier, the later]. */
const inOrder = (field: FieldShape): [string, string][] => {
  if (field.kind === 'dateTimeRange') return [[field.from.name, field.to.name]];
  return field.kind === 'dateTime' && field.notBefore ? [[field.notBefore, field.name]] : [];
};

/** A rule with a code of ours; an empty text is for `required` to judge. */
const rule = (code: SubmissionCode, test: (value: string) => boolean) =>
  z.refine<string>((value) => value === '' || test(value), { params: { code } });

function textSchema({ kind, required, maxLength }: TextShape, rules: SubmissionRules | undefined): Schema {
  const chinese = rules?.language === 'zh-CN';
  const checks = [
    ...(required ? [z.minLength(1)] : []),
    z.maxLength(maxLength),
    ...(chinese && kind === 'phone' ? [rule('phone', (value) => isPhone(value))] : []),
    ...(chinese && kind === 'email' ? [rule('email', isEmail)] : []),
  ];
  const text = z.string().check(z.trim(), z.overwrite(normalisers[kind]), ...checks);
  return required ? text : z.optional(text);
}

/** Signs of Chinese input methods that have a Latin twin: `１` for `1`, `＠` for `@`. */
const halfWidth = (text: string, signs: RegExp) =>
  text.replace(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
const latin = (text: string) => halfWidth(text, /[\uff01-\uff5e]/g);

const normalisers: Readonly<Record<TextShape['kind'], (text: string) => string>> = {
  text: (text) => halfWidth(text, /[\uff10-\uff19]/g),
  textarea: (text) => text,
  phone: (text) => barePhone(latin(text)),
  email: latin,
};

/**
 * A date and time as native inputs give it (`2026-12-01T09:30`) or as the contract has it; put out as the contract has
 * it, yyyy-mm-dd hh:mm:ss with `:00` seconds unless stated. Days that do not exist are refused.
 */
function momentSchema(required: boolean, rules: SubmissionRules | undefined): Schema {
  const typed = z.string().check(
    z.trim(),
    z.overwrite((text) => latin(text).replace(' ', 'T')),
    z.minLength(1),
    // It is always the site's time: no zone, and no fractions of a second.
    z.regex(/^[^Z.]*$/),
  );
  const existing = z.iso.datetime({ local: true }).check(z.overwrite(asInContract));
  // The minute that is running can still be chosen.
  const moment = z
    .pipe(typed, existing)
    .check(...(rules ? [rule('past', (value) => value.slice(0, 16) >= rules.now().slice(0, 16))] : []));
  return required ? moment : z.optional(z.union([z.literal(''), moment]));
}

const asInContract = (text: string) => text.replace('T', ' ').replace(/^(.{10} \d\d:\d\d)$/, '$1:00');
