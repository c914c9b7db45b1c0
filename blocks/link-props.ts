import * as z from 'zod';

/** A link that an editor writes: a route of ours, or an address. */
export const linkProps = z.object({ label: z.string().min(1), href: z.string().min(1) });
export type LinkItem = z.output<typeof linkProps>;

/** The drawings that a link may have. */
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

/** A link with a drawing. */
export const shortcutProps = linkProps.extend({ icon: shortcutIcon });
export type Shortcut = z.output<typeof shortcutProps>;
