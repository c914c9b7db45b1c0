import * as z from 'zod';
import type { Localised } from './language.ts';

/**
 * A form as data: what the form block shows, and what the submission schema is derived from
 * for browser and server alike. Text leaves are in one language; built-in definitions hold both.
 */
export const formFieldSchema = z.object({
  name: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/),
  /** `dateTime` is sent as yyyy-mm-dd hh:mm:ss, in the site's time zone. */
  kind: z.enum(['text', 'textarea', 'phone', 'email', 'dateTime']),
  label: z.string(),
  required: z.boolean(),
  maxLength: z.int().min(1),
  placeholder: z.string().optional(),
  /** The `autocomplete` token of HTML, so that browsers can fill the field. */
  autocomplete: z.string().optional(),
});
export type FormField = z.output<typeof formFieldSchema>;

export const formDefinitionSchema = z.object({
  /** The create call that takes the submission, by its name in the contract table. */
  call: z.enum(['createSuggestion', 'createExhibitionBooking', 'createMeetingBooking']),
  fields: z.array(formFieldSchema).min(1),
  submitLabel: z.string(),
  /** The confirmation tip after a success. */
  successTip: z.string(),
  /** Caption and text of the privacy note. */
  note: z.object({ caption: z.string(), text: z.string() }).optional(),
});
export type FormDefinition = z.output<typeof formDefinitionSchema>;

type FieldShape = Pick<FormField, 'kind' | 'required' | 'maxLength'>;

/**
 * A date and time as native inputs give it (`2026-12-01T09:30`) or as the contract has it; put out as the contract has
 * it, yyyy-mm-dd hh:mm:ss with `:00` seconds unless stated. Days that do not exist are refused.
 */
const dateTime = z
  .string()
  .trim()
  .min(1)
  .transform((value) => value.replace(' ', 'T'))
  .pipe(z.iso.datetime({ local: true }))
  .transform((value) => value.replace('T', ' ').replace(/^(.{10} \d\d:\d\d)$/, '$1:00'));

const fieldSchema = ({ kind, required, maxLength }: FieldShape) => {
  if (kind === 'dateTime') return required ? dateTime : z.literal('').or(dateTime).optional();
  const trimmed = z.string().trim().max(maxLength);
  return required ? trimmed.min(1) : trimmed.optional();
};

/**
 * The schema of a submission: trimmed texts, required ones not empty, none longer than its limit in UTF-16
 * code units (as `maxlength` counts them). Unknown keys are refused by being dropped.
 */
export const submissionSchema = (fields: readonly (FieldShape & { name: string })[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));

/** A definition whose texts are in both languages. */
export type LocalisedForm = Omit<FormDefinition, 'fields' | 'submitLabel' | 'successTip' | 'note'> & {
  fields: (Omit<FormField, 'label' | 'placeholder'> & { label: Localised; placeholder?: Localised })[];
  submitLabel: Localised;
  successTip: Localised;
  note?: { caption: Localised; text: Localised };
};

/** The complaint and suggestion form (specification, section 5). */
export const suggestionForm = {
  call: 'createSuggestion',
  fields: [
    {
      name: 'name',
      kind: 'text',
      label: { zh: '姓名', en: 'Name' },
      required: true,
      maxLength: 60,
      autocomplete: 'name',
    },
    {
      name: 'contact',
      kind: 'text',
      label: { zh: '联系电话或邮箱', en: 'Contact phone or email' },
      required: true,
      maxLength: 120,
    },
    {
      name: 'content',
      kind: 'textarea',
      label: { zh: '投诉或建议内容', en: 'Complaint or suggestion content' },
      placeholder: {
        zh: '请写明时间、地点和经过，便于我们尽快处理',
        en: 'Tell us when, where and what happened, so that we can act quickly',
      },
      required: true,
      maxLength: 800,
    },
  ],
  submitLabel: { zh: '提交', en: 'Send' },
  successTip: {
    zh: '感谢您的来信，我们会认真阅读并尽快回复。',
    en: 'Thank you for writing. We read every message and reply as soon as we can.',
  },
  note: {
    caption: { zh: '备注', en: 'Remark' },
    text: {
      zh: '您填写的信息仅用于处理本次投诉或建议，我们将严格保密。',
      en: 'What you write is used only to handle this complaint or suggestion and is kept confidential.',
    },
  },
} as const satisfies LocalisedForm;
