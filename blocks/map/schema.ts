import * as z from 'zod';
import { linkProps } from '#blocks/link-props.ts';

/** A place on a map: that of the contact config, or one of its own. */
export const mapProps = z.object({
  title: z.string().optional(),
  source: z
    .object({
      call: z.literal('remoteConfig'),
      params: z.object({ key: z.literal('official.contactUs.config') }),
    })
    .optional(),
  /** In degrees of WGS 84; the source goes before it. */
  position: z
    .object({ longitude: z.number().min(-180).max(180), latitude: z.number().min(-85).max(85) })
    .optional(),
  /** 14 shows about five kilometres (rule CONT-01). */
  zoom: z.number().min(3).max(18).default(14),
  /** Names the place; without it, the company's profile does. */
  label: z.string().optional(),
  /** Stands below the name, line by line; without it, what the contact config says of the address. */
  text: z.string().optional(),
  /** The way on, for instance to the directions. */
  link: linkProps.optional(),
});
