import * as z from 'zod';
import { honeypotField } from './honeypot.ts';
import type { Localised } from './language.ts';

const fieldName = z
  .string()
  .regex(/^[a-zA-Z][a-zA-Z0-9]*$/)
  .refine((name) => name !== honeypotField, 'is the name of a field that people do not see');

const localisedText: z.ZodType<Localised, Localised> = z.object({ zh: z.string(), en: z.string() });

/** A form as data, with texts as `text` has them: in one language, or in both. */
function formSchema<Text extends z.ZodType>(text: Text) {
  const common = {
    name: fieldName,
    label: text,
    required: z.boolean(),
    /** Begins a group of fields with this heading. */
    heading: text.optional(),
  };
  return z.object({
    /** The create call that takes the submission, by its name in the contract table. */
    call: z.enum(['createSuggestion', 'createExhibitionBooking', 'createMeetingBooking']),
    fields: z
      .array(
        z.discriminatedUnion('kind', [
          z.object({
            ...common,
            kind: z.enum(['text', 'textarea', 'phone', 'email']),
            /** In characters; browsers stop at as many UTF-16 units, of which an emoji has two. */
            maxLength: z.int().min(1),
            placeholder: text.optional(),
            /** The `autocomplete` token of HTML, so that browsers can fill the field. */
            autocomplete: z.string().optional(),
          }),
          z.object({
            ...common,
            /** Sent as yyyy-mm-dd hh:mm:ss, in the site's time zone. */
            kind: z.literal('dateTime'),
            /** The field of this form that it may not precede. */
            notBefore: fieldName.optional(),
          }),
          z.object({
            ...common,
            /** Two moments that are chosen together, and sent as two fields. */
            kind: z.literal('dateTimeRange'),
            from: z.object({ name: fieldName, label: text }),
            to: z.object({ name: fieldName, label: text }),
          }),
        ]),
      )
      .min(1),
    submitLabel: text,
    /** What a receipt is headed with. */
    successTitle: text,
    /** The confirmation tip after a success. */
    successTip: text,
    /** Fields whose values a receipt repeats, by name. */
    receipt: z.array(fieldName).default([]),
    /** What is said of a submission that the server refused; without it, what the server said. */
    failure: text.optional(),
    /** The privacy note: its caption and text, and who, why, how long, which rights. */
    note: z
      .object({
        caption: text,
        text,
        details: z.array(z.object({ term: text, text })).default([]),
      })
      .optional(),
  });
}

/** A form in one language: what the form block shows, and what its submission is checked against. */
export const formDefinitionSchema = formSchema(z.string());
export type FormDefinition = z.output<typeof formDefinitionSchema>;

const localisedFormSchema = formSchema(localisedText);
/** A form whose texts are in both languages. */
export type LocalisedForm = z.input<typeof localisedFormSchema>;

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
  successTitle: { zh: '来信已收到', en: 'We have your message' },
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
    details: [
      {
        term: { zh: '谁在处理', en: 'Who' },
        text: { zh: '本中心的客户服务团队。', en: 'The customer service team of the centre.' },
      },
      {
        term: { zh: '用于什么', en: 'Why' },
        text: {
          zh: '核实您反映的情况并给您答复。',
          en: 'To look into what you wrote and to answer you.',
        },
      },
      {
        term: { zh: '保存多久', en: 'How long' },
        text: {
          zh: '自提交之日起保存一年，之后删除。',
          en: 'For one year after you send it; then it is deleted.',
        },
      },
      {
        term: { zh: '您的权利', en: 'Your rights' },
        text: {
          zh: '您可以随时要求查阅、更正或删除这些信息。',
          en: 'You may ask at any time to see, correct or delete it.',
        },
      },
    ],
  },
} as const satisfies LocalisedForm;
