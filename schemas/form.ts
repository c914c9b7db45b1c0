import * as z from 'zod';
import { honeypotField } from './honeypot.ts';
import { label } from './label.ts';
import type { Localised } from './language.ts';

const fieldName = z
  .string()
  .regex(/^[a-zA-Z][a-zA-Z0-9]*$/)
  .refine((name) => name !== honeypotField, 'is the name of a field that people do not see');

/** The kinds of fields with their labels. CONTRIBUTING.md says what else a new kind needs. */
const fieldKinds = {
  text: { zh: '单行文字', en: 'One line' },
  textarea: { zh: '多行文字', en: 'Several lines' },
  phone: { zh: '电话', en: 'Phone' },
  email: { zh: '邮箱', en: 'E-mail' },
  number: { zh: '数字', en: 'Number' },
  dateTime: { zh: '日期与时间', en: 'Date and time' },
  dateTimeRange: { zh: '起止时间', en: 'From and until' },
};

/** Tokens of HTML's `autocomplete` that a venue's forms ask for. A page may have others. */
const autocompleteTokens = {
  name: { zh: '姓名', en: 'Name' },
  organization: { zh: '单位', en: 'Company' },
  'organization-title': { zh: '职务', en: 'Job title' },
  tel: { zh: '电话', en: 'Phone' },
  email: { zh: '邮箱', en: 'E-mail' },
  'street-address': { zh: '地址', en: 'Address' },
  'postal-code': { zh: '邮编', en: 'Postal code' },
  'country-name': { zh: '国家或地区', en: 'Country or region' },
  url: { zh: '网址', en: 'Website' },
};

/** The key `kind` of the fields of some kinds. */
const kindOf = <Kind extends keyof typeof fieldKinds>(...kinds: [Kind, ...Kind[]]) =>
  label(z.literal(kinds), { zh: '类型', en: 'Kind', values: fieldKinds });

/** Schema of a form definition. `text` is the schema of its texts: in one language or in both. */
function formSchema<Text extends z.ZodType>(text: Text) {
  const common = {
    /** Name under which the field is sent. */
    name: label(fieldName, { zh: '保存名称', en: 'Stored as', widget: 'key' }),
    /** Label of the field. */
    label: label(text, { zh: '标题', en: 'Label' }),
    /** The form cannot be sent while this field is empty. */
    required: label(z.boolean(), { zh: '必填', en: 'Required' }),
    /** Begins a group of fields with this heading. */
    heading: label(text.optional(), {
      zh: '分组标题',
      en: 'Heading of a group',
      help: { zh: '填写后由此开始新的一组', en: 'Begins a new group of fields' },
    }),
  };
  const placeholder = label(text.optional(), { zh: '提示文字', en: 'Hint in the field' });
  const rangeEnd = z.object({
    /** Name under which this end is sent. */
    name: label(fieldName, { zh: '保存名称', en: 'Stored as', widget: 'key' }),
    /** Label of this end. */
    label: label(text, { zh: '标题', en: 'Label' }),
  });
  return z.object({
    /** The create call that takes the submission, by its name in the contract table. */
    call: label(z.enum(['createSuggestion', 'createExhibitionBooking', 'createMeetingBooking']), {
      zh: '提交到',
      en: 'Sent to',
      values: {
        createSuggestion: { zh: '投诉与建议', en: 'Complaints and suggestions' },
        createExhibitionBooking: { zh: '展览预订', en: 'Exhibition bookings' },
        createMeetingBooking: { zh: '会议预订', en: 'Meeting bookings' },
      },
    }),
    /** Fields in their order. */
    fields: label(
      z
        .array(
          z.discriminatedUnion('kind', [
            z.object({
              ...common,
              /** Kind of the field. */
              kind: kindOf('text', 'textarea', 'phone', 'email'),
              /** In characters. Browsers count UTF-16 units, of which an emoji has two. */
              maxLength: label(z.int().min(1), { zh: '最多字数', en: 'Characters at most' }),
              /** Hint inside the empty field. */
              placeholder,
              /** The `autocomplete` token of HTML, so that browsers can fill the field. */
              autocomplete: label(z.string().optional(), {
                zh: '自动填写',
                en: 'Filled in by browsers',
                help: {
                  zh: '浏览器会替访客填好自己的这项信息',
                  en: 'Browsers fill in what they know of the visitor',
                },
                values: autocompleteTokens,
              }),
            }),
            z
              .object({
                ...common,
                /** Sent as text in plain digits: `12000`, `-2.5`. */
                kind: kindOf('number'),
                /** Refuses decimals. */
                whole: label(z.boolean(), { zh: '只限整数', en: 'Whole numbers only' }),
                /** Smallest number that is accepted. */
                min: label(z.number(), { zh: '最小值', en: 'At least' }),
                /** Largest number that is accepted. */
                max: label(z.number(), { zh: '最大值', en: 'At most' }),
                /** Hint inside the empty field. */
                placeholder,
              })
              .refine(({ min, max }) => min <= max, { path: ['max'], error: 'is less than `min`' }),
            z.object({
              ...common,
              /** Sent as yyyy-mm-dd hh:mm:ss, in the site's time zone. */
              kind: kindOf('dateTime'),
              /** The field of this form that it may not precede. */
              notBefore: label(fieldName.optional(), {
                zh: '不早于哪一项',
                en: 'Not before which field',
                widget: 'keyOf',
              }),
            }),
            z.object({
              ...common,
              /** Two moments that are chosen together, and sent as two fields. */
              kind: kindOf('dateTimeRange'),
              /** Start of the range. */
              from: label(rangeEnd, { zh: '开始', en: 'From' }),
              /** End of the range. */
              to: label(rangeEnd, { zh: '结束', en: 'Until' }),
            }),
          ]),
        )
        .min(1),
      { zh: '填写项', en: 'Fields' },
    ),
    /** Text of the button that sends the form. */
    submitLabel: label(text, { zh: '提交按钮', en: 'Label of the button' }),
    /** Heading of the receipt. */
    successTitle: label(text, { zh: '成功标题', en: 'Title after it is sent' }),
    /** The confirmation tip after a success. */
    successTip: label(text, { zh: '成功提示', en: 'Text after it is sent', widget: 'longText' }),
    /** Fields whose values a receipt repeats, by name. */
    receipt: label(z.array(fieldName).default([]), {
      zh: '回执显示的填写项',
      en: 'Fields on the receipt',
      widget: 'keyOf',
    }),
    /** Message if the server refuses the submission. If absent, the server's message is shown. */
    failure: label(text.optional(), { zh: '失败提示', en: 'Text when it is refused', widget: 'longText' }),
    /** The privacy note: its caption and text, and who, why, how long, which rights. */
    note: label(
      z
        .object({
          /** Heading of the note. */
          caption: label(text, { zh: '说明', en: 'Caption' }),
          /** How the data is used. */
          text: label(text, { zh: '文字', en: 'Text', widget: 'longText' }),
          /** Who handles the data, why, for how long, and which rights there are. */
          details: label(
            z
              .array(
                z.object({
                  /** The question, such as "Who". */
                  term: label(text, { zh: '名目', en: 'Term' }),
                  /** Its answer. */
                  text: label(text, { zh: '文字', en: 'Text', widget: 'longText' }),
                }),
              )
              .default([]),
            { zh: '细则', en: 'Details' },
          ),
        })
        .optional(),
      { zh: '隐私说明', en: 'Privacy note' },
    ),
  });
}

/** A form in one language, for display and validation. */
export const formDefinitionSchema = formSchema(z.string());
export type FormDefinition = z.output<typeof formDefinitionSchema>;

/** A form whose texts are in both languages. */
export type LocalisedForm = z.input<ReturnType<typeof formSchema<z.ZodType<Localised, Localised>>>>;

/** A field whatever its texts are: one text, or one in each language. */
export type FieldShape = z.input<ReturnType<typeof formSchema<z.ZodUnknown>>>['fields'][number];

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
