import * as z from 'zod';
import { label } from '#schemas/label.ts';

/** A link: a path of the site or an absolute address. */
export const linkProps = z.object({
  /** Text of the link. */
  label: label(z.string().min(1), { zh: '文字', en: 'Label' }),
  /** Path of the site, or an absolute address. */
  href: label(z.string().min(1), { zh: '链接', en: 'Link', widget: 'link' }),
});
export type LinkItem = z.output<typeof linkProps>;

/** Icons of a shortcut. */
const shortcutIcons = {
  phone: { zh: '电话', en: 'Phone' },
  code: { zh: '二维码', en: 'Code to scan' },
  panorama: { zh: '全景', en: 'Panorama' },
  download: { zh: '下载', en: 'Download' },
  calendar: { zh: '日历', en: 'Calendar' },
  hall: { zh: '展馆', en: 'Hall' },
  services: { zh: '服务', en: 'Services' },
  document: { zh: '文档', en: 'Document' },
  info: { zh: '信息', en: 'Information' },
  place: { zh: '地点', en: 'Place' },
};
export const shortcutIcon = label(
  z.enum([
    'phone',
    'code',
    'panorama',
    'download',
    'calendar',
    'hall',
    'services',
    'document',
    'info',
    'place',
  ]),
  { zh: '图标', en: 'Icon', widget: 'icon', values: shortcutIcons },
);

/** A link with an icon. */
export const shortcutProps = linkProps.extend({
  /** Icon beside the text. */
  icon: shortcutIcon,
});
export type Shortcut = z.output<typeof shortcutProps>;
