import * as z from 'zod';
import { calls } from '#schemas/calls.ts';
import { formDefinitionSchema } from '#schemas/form.ts';
import { namesOf } from '#schemas/form-fields.ts';
import { label } from '#schemas/label.ts';

/** A form that asks for less than its call wants could never be sent. */
const askingEnough = formDefinitionSchema.refine(
  ({ call, fields }) => {
    const asked = fields.filter(({ required }) => required).flatMap(namesOf);
    return calls[call].creates.fields
      .filter(({ required }) => required)
      .flatMap(namesOf)
      .every((name) => asked.includes(name));
  },
  {
    path: ['fields'],
    error: 'leaves out a field that its call requires',
    params: {
      text: {
        zh: '缺少一个必须填写的项目。请撤销删除，或从区块栏重新添加表单。',
        en: 'A field is missing that the form cannot do without. Undo its removal, or add the form again from the blocks.',
      },
    },
  },
);

/** A form, described as data; an editor may put any form on any page. */
export const formProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** Text above the form. */
  intro: label(z.string().optional(), { zh: '引言', en: 'Introduction', widget: 'longText' }),
  /** The form: its fields, its texts, and the call that takes it. */
  form: label(askingEnough, { zh: '表单', en: 'Form' }),
  /** Text beside the form. */
  aside: label(
    z
      .object({
        /** Heading of the text beside the form. */
        title: label(z.string(), { zh: '标题', en: 'Title' }),
        /** What happens after the form is sent, step by step. */
        steps: label(z.array(z.string()), {
          zh: '步骤',
          en: 'Steps',
          help: { zh: '提交之后会发生什么', en: 'What happens after it is sent' },
        }),
        /** The phone number of the contact config. Without this part it is not shown. */
        call: label(
          z
            .object({
              /** Text above the phone number. */
              caption: label(z.string(), { zh: '说明', en: 'Caption' }),
              /** When the phone is answered. */
              hours: label(z.string().optional(), { zh: '服务时间', en: 'When it is answered' }),
            })
            .optional(),
          { zh: '电话', en: 'Phone number' },
        ),
        /** Link below the text. */
        link: label(
          z
            .object({
              /** Text of the link. */
              label: label(z.string(), { zh: '文字', en: 'Label' }),
              /** Route of this site, or an address elsewhere. */
              href: label(z.string(), { zh: '链接', en: 'Link', widget: 'link' }),
            })
            .optional(),
          { zh: '链接', en: 'Link' },
        ),
      })
      .optional(),
    { zh: '旁注', en: 'Beside the form' },
  ),
});
