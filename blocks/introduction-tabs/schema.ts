import * as z from 'zod';
import { introductionSource } from '#blocks/call-source.ts';
import { linkProps, shortcutProps } from '#blocks/link-props.ts';
import { label } from '#schemas/label.ts';

/** One tab for each centre. */
export const introductionTabsProps = z.object({
  /** Name of the row of tabs for screen readers. The visible titles are those of the introductions. */
  title: label(z.string().min(1), { zh: '标题', en: 'Title' }),
  /** Tabs, one for each centre. */
  tabs: label(
    z
      .array(
        z.object({
          /** Text of the tab. */
          label: label(z.string().min(1), { zh: '文字', en: 'Label' }),
          /** Introduction that the tab shows. */
          source: label(introductionSource, { zh: '数据来源', en: 'Source' }),
          /** Links with drawings below the introduction. */
          shortcuts: label(z.array(shortcutProps).max(4).default([]), { zh: '快捷方式', en: 'Shortcuts' }),
          /** Link below the text of the introduction. */
          more: label(linkProps.optional(), { zh: '了解更多', en: 'Learn more' }),
        }),
      )
      .min(1)
      .max(4),
    { zh: '标签页', en: 'Tabs' },
  ),
});
export type IntroductionTab = z.output<typeof introductionTabsProps>['tabs'][number];
