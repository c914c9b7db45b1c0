import * as z from 'zod';
import { linkProps } from '#blocks/link-props.ts';
import { roleLabels } from '#schemas/enumeration-labels.ts';
import { roles } from '#schemas/enumerations.ts';
import { label } from '#schemas/label.ts';

/** One card for each kind of visitor, with where it leads. */
export const rolePickerProps = z.object({
  /** Heading of the block. */
  title: label(z.string().min(1), { zh: '标题', en: 'Title' }),
  /** Text beside the heading. */
  lead: label(z.string().optional(), { zh: '导语', en: 'Lead' }),
  /** Cards, one for each kind of visitor. */
  cards: label(
    z
      .array(
        z.object({
          /** Kind of visitor that the card is for. */
          role: label(z.enum(roles), { zh: '身份', en: 'Role', values: roleLabels }),
          /** Heading of the card. */
          title: label(z.string().min(1), { zh: '标题', en: 'Title' }),
          /** Text of the card. */
          text: label(z.string().optional(), { zh: '文字', en: 'Text', widget: 'longText' }),
          /** Picture of the card. */
          img: label(z.string().optional(), { zh: '图片', en: 'Picture', widget: 'picture' }),
          /** Links of the card. A single one is the arrow of the card; of two, the first is the main one. */
          links: label(z.array(linkProps).min(1).max(2), { zh: '链接', en: 'Links' }),
        }),
      )
      .min(1)
      .max(3),
    { zh: '身份卡片', en: 'Cards' },
  ),
});
