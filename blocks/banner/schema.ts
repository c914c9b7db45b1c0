import * as z from 'zod';
import { callSource, configSource, footerSource } from '#blocks/call-source.ts';
import { linkProps, shortcutIcon } from '#blocks/link-props.ts';
import { bannerSchema } from '#schemas/banner.ts';
import { scheduleTypeLabels } from '#schemas/enumeration-labels.ts';
import { label } from '#schemas/label.ts';

/** An entry of the side panel that leads somewhere: to the VR tour of the config, if it has a source, else to `href`. */
const linkEntry = label(
  linkProps.extend({
    /** Drawing beside the text. */
    icon: shortcutIcon,
    /** The VR tour of the config. It wins over `href`. */
    source: label(configSource('official.vr.config').optional(), { zh: '数据来源', en: 'Source' }),
  }),
  { zh: '链接', en: 'A link' },
);

/** One that opens the footer's codes to scan. */
const codesEntry = label(
  z.object({
    /** Text of the button. */
    label: label(z.string().min(1), { zh: '文字', en: 'Label' }),
    /** Drawing beside the text. */
    icon: shortcutIcon,
    /** The footer, whose codes are shown. */
    source: label(footerSource, { zh: '数据来源', en: 'Source' }),
  }),
  { zh: '页脚的二维码', en: 'Codes of the footer' },
);

/** A button below the headline. Its page is found by what it offers, so that it survives a move of the page. */
const button = z.object({
  /** Text of the button. */
  label: label(z.string().min(1), { zh: '文字', en: 'Label' }),
  /** What visitors want to do on the page. Without such a page there is no button. */
  leadsTo: label(z.enum(['hire', 'visit']), {
    zh: '通向',
    en: 'Leads to',
    values: {
      hire: { zh: '预订场地的页面', en: 'The page where space is booked' },
      visit: { zh: '展会排期的页面', en: 'The schedule of exhibitions' },
    },
  }),
});

/** Slides of its own, or those of a column: the first-level menu's name in the current language. */
export const bannerProps = z.object({
  /** Slides of a column. They win over `slides`. */
  source: label(
    callSource(
      'bannersOfColumn',
      z.object({
        /** Name of a first-level menu item, in the language of the page. */
        belongColumn: label(z.string().min(1), {
          zh: '栏目',
          en: 'Column',
          help: { zh: '一级菜单的名称', en: 'The name of a first-level menu' },
        }),
      }),
    ).optional(),
    { zh: '数据来源', en: 'Source' },
  ),
  /** Slides of the block itself. */
  slides: label(z.array(bannerSchema).optional(), {
    zh: '轮播图',
    en: 'Slides',
    help: { zh: '没有数据来源时显示', en: 'Shown where there is no source' },
  }),
  /** Buttons below the headline. */
  buttons: label(z.array(button).max(2).optional(), { zh: '按钮', en: 'Buttons' }),
  /** The schedule whose events of today, and the next one, are listed below the headline. */
  live: label(
    callSource(
      'scheduleList',
      z.object({
        /** 1 exhibitions, 2 meetings, 0 both. */
        type: label(z.union([z.literal(0), z.literal(1), z.literal(2)]), {
          zh: '所属中心',
          en: 'Centre',
          values: scheduleTypeLabels,
        }),
      }),
    ).optional(),
    { zh: '今日活动', en: 'Events of today' },
  ),
  /** Links in the panel beside the slides. */
  entries: label(
    z
      .array(z.union([linkEntry, codesEntry]))
      .max(5)
      .optional(),
    { zh: '快捷入口', en: 'Side panel' },
  ),
  /** The contact config, whose hotline is shown in a box. Without it there is no box. */
  hotline: label(configSource('official.contactUs.config').optional(), {
    zh: '热线',
    en: 'Hotline',
    help: { zh: '打开后显示联系我们中的热线', en: 'Shows the hotline of the contact information' },
  }),
});
export type BannerProps = z.output<typeof bannerProps>;
export type Entry = NonNullable<BannerProps['entries']>[number];
