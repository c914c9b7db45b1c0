import * as z from 'zod';
import { linkProps, shortcutIcon } from '#blocks/link-props.ts';
import { bannerSchema } from '#schemas/banner.ts';
import { field } from '#schemas/words/words.ts';

const remoteConfig = <Key extends string>(key: Key) =>
  z.object({ call: z.literal('remoteConfig'), params: z.object({ key: z.literal(key) }) });

/** An entry of the side panel that leads somewhere: to the VR tour of the config, if it has a source, else to `href`. */
const linkEntry = linkProps
  .extend({ icon: shortcutIcon, source: remoteConfig('official.vr.config').optional() })
  .meta({ words: field('链接', 'A link') });

/** One that opens the footer's codes to scan. */
const codesEntry = z
  .object({
    label: z.string().min(1),
    icon: shortcutIcon,
    source: z.object({ call: z.literal('footerConfig'), params: z.object({ key: z.literal('foot') }) }),
  })
  .meta({ words: field('页脚的二维码', 'Codes of the footer') });

/** Slides of its own, or those of a column: the first-level menu's name in the current language. */
export const bannerProps = z.object({
  source: z
    .object({ call: z.literal('bannersOfColumn'), params: z.object({ belongColumn: z.string().min(1) }) })
    .optional(),
  slides: z.array(bannerSchema).optional(),
  /** The side panel. */
  entries: z
    .array(z.union([linkEntry, codesEntry]))
    .max(5)
    .optional(),
  /** Where the hotline in the box comes from; without it there is no box. */
  hotline: remoteConfig('official.contactUs.config').optional(),
});
export type BannerProps = z.output<typeof bannerProps>;
export type Entry = NonNullable<BannerProps['entries']>[number];
