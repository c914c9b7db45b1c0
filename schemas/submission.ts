import * as z from 'zod/mini';
import { barePhone, isEmail, isPhone } from './contact.ts';
import type { FieldShape, FormDefinition } from './form.ts';
import { namesOf } from './form-fields.ts';
import type { Language } from './language.ts';

/**
 * Derives the schema of a submission from the form's definition. Browser and server share it, so it uses `zod/mini`.
 */

/** Rules that depend on language and time. */
export interface SubmissionRules {
  /** Phone and e-mail patterns are checked in Chinese only (specification, section 5). */
  language: Language;
  /** Current time at the site, yyyy-mm-dd hh:mm:ss. Bookings must not begin earlier. */
  now: () => string;
}

/** Our own error codes, beyond those of zod. */
export const submissionCodes = [
  'past',
  'order',
  'phone',
  'email',
  'number',
  'whole',
  'too_small',
  'too_large',
] as const;
export type SubmissionCode = (typeof submissionCodes)[number];

type TextShape = Extract<FieldShape, { maxLength: number }>;
type NumberShape = Extract<FieldShape, { kind: 'number' }>;

/** Properties of a form that validation uses. */
export interface FormShape {
  call: FormDefinition['call'];
  fields: readonly FieldShape[];
}

type Schema = z.ZodMiniType<unknown, unknown>;
export type SubmissionSchema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

/** Constant fields of a call. Visitors cannot set another status. */
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
 * Derives the schema of a form's submissions: trims texts and checks required fields, lengths, numbers, existing days
 * and the order of times. Drops unknown keys.
 *
 * @param rules if given, rules that depend on language and time apply as well
 * @returns a schema of texts; its own issues have a {@link SubmissionCode} in `params.code`
 */
export function submissionSchema({ call, fields }: FormShape, rules?: SubmissionRules): SubmissionSchema {
  const shape = Object.fromEntries(
    fields.flatMap((field) => {
      const schema = fieldSchema(field, rules);
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
      // Also runs if other fields are missing.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );
}

/** Schema of the submitted texts of a field. */
function fieldSchema(field: FieldShape, rules: SubmissionRules | undefined): Schema {
  switch (field.kind) {
    case 'number':
      return numberSchema(field);
    case 'dateTime':
    case 'dateTimeRange':
      return momentSchema(field.required, rules);
    default:
      return textSchema(field, rules);
  }
}

/** Pairs of fields in time order: [earlier, later]. */
const inOrder = (field: FieldShape): [string, string][] => {
  if (field.kind === 'dateTimeRange') return [[field.from.name, field.to.name]];
  return field.kind === 'dateTime' && field.notBefore ? [[field.notBefore, field.name]] : [];
};

/** A rule with one of our codes. Ignores empty texts, which `required` checks. */
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

/** Converts full-width characters of Chinese input methods: `１` to `1`, `＠` to `@`. */
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
 * Accepts numbers as people type them, with grouped thousands and full-width digits (`１２，０００`, `+12,000.50`), and
 * returns plain digits (`12000`, `12000.5`). At most 15 digits, which a double holds exactly.
 */
function numberSchema({ required, whole, min, max }: NumberShape): Schema {
  const text = z.string().check(
    z.trim(),
    z.overwrite(plainNumber),
    ...(required ? [z.minLength(1)] : []),
    rule('number', (value) => /^-?\d+(\.\d+)?$/.test(value) && value.replace(/\D/g, '').length <= 15),
    ...(whole ? [rule('whole', (value) => !value.includes('.'))] : []),
    rule('too_small', (value) => Number(value) >= min),
    rule('too_large', (value) => Number(value) <= max),
  );
  return required ? text : z.optional(text);
}

/** Removes grouping, a plus sign, leading zeros and trailing decimal zeros of a number. Leaves other texts as they are. */
function plainNumber(typed: string): string {
  const text = latin(typed).replace('\u2212', '-');
  const match = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(text);
  if (!match) return text;
  const [, sign, digits = '', decimals = ''] = match;
  const whole = digits.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const [part = ''] = /^\d*[1-9]/.exec(decimals) ?? [];
  return `${sign === '-' ? '-' : ''}${whole}${part && `.${part}`}`;
}

/**
 * Accepts the format of native inputs (`2026-12-01T09:30`) or of the contract, and returns the contract's: yyyy-mm-dd
 * hh:mm:ss, with `:00` for missing seconds. Refuses days that do not exist.
 */
function momentSchema(required: boolean, rules: SubmissionRules | undefined): Schema {
  const typed = z.string().check(
    z.trim(),
    z.overwrite((text) => latin(text).replace(' ', 'T')),
    z.minLength(1),
    // Always the site's time: no zone and no fractions of a second.
    z.regex(/^[^Z.]*$/),
  );
  const existing = z.iso.datetime({ local: true }).check(z.overwrite(asInContract));
  // The current minute is still valid.
  const moment = z
    .pipe(typed, existing)
    .check(...(rules ? [rule('past', (value) => value.slice(0, 16) >= rules.now().slice(0, 16))] : []));
  return required ? moment : z.optional(z.union([z.literal(''), moment]));
}

const asInContract = (text: string) => text.replace('T', ' ').replace(/^(.{10} \d\d:\d\d)$/, '$1:00');
