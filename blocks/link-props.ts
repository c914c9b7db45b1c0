import * as z from 'zod';

/** A link: a path of the site or an absolute address. */
export const linkProps = z.object({ label: z.string().min(1), href: z.string().min(1) });
export type LinkItem = z.output<typeof linkProps>;

/** Icons of a shortcut. */
const shortcutIcons = [
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
] as const;
export const shortcutIcon = z.enum(shortcutIcons);

/** A link with an icon. */
export const shortcutProps = linkProps.extend({ icon: shortcutIcon });
export type Shortcut = z.output<typeof shortcutProps>;
