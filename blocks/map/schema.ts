import * as z from 'zod';
import { configSource } from '#blocks/call-source.ts';
import { linkProps } from '#blocks/link-props.ts';
import { label } from '#schemas/label.ts';

/** A place on a map: that of the contact config, or one of its own. */
export const mapProps = z.object({
  /** Heading of the block. Without it the block has none. */
  title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
  /** The contact config, whose place is shown. It wins over `position`. */
  source: label(configSource('official.contactUs.config').optional(), { zh: '数据来源', en: 'Source' }),
  /** Place of the block itself. */
  position: label(
    z
      .object({
        /** Degrees of WGS 84, east is positive. */
        longitude: label(z.number().min(-180).max(180), {
          zh: '经度',
          en: 'Longitude',
          help: { zh: 'WGS 84，度', en: 'In degrees of WGS 84' },
        }),
        /** Degrees of WGS 84, north is positive. The projection of the map ends at 85. */
        latitude: label(z.number().min(-85).max(85), {
          zh: '纬度',
          en: 'Latitude',
          help: { zh: 'WGS 84，度', en: 'In degrees of WGS 84' },
        }),
      })
      .optional(),
    { zh: '位置', en: 'Position', help: { zh: '没有数据来源时使用', en: 'Used where there is no source' } },
  ),
  /** Zoom level at the start; 14 shows about five kilometres (rule CONT-01). */
  zoom: label(z.number().min(3).max(18).default(14), {
    zh: '缩放级别',
    en: 'Zoom',
    help: { zh: '14 约为五公里', en: '14 shows about five kilometres' },
  }),
  /** Name of the place. Without it the name in the company profile is shown. */
  label: label(z.string().optional(), { zh: '地点名称', en: 'Name of the place' }),
  /** Address below the name, line by line. Without it the addresses of the contact config are shown. */
  text: label(z.string().optional(), { zh: '地址', en: 'Address', widget: 'longText' }),
  /** Link on the card of the place, for example to the directions. */
  link: label(linkProps.optional(), { zh: '链接', en: 'Link' }),
});
