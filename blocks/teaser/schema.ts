import * as z from 'zod';
import { linkProps } from '#blocks/link-props.ts';

/** A picture with a title that leads on: those of the VR config, or its own. */
export const teaserProps = z.object({
  source: z
    .object({
      call: z.literal('remoteConfig'),
      params: z.object({ key: z.literal('official.vr.config') }),
    })
    .optional(),
  title: z.string().optional(),
  img: z.string().optional(),
  icon: z.string().optional(),
  /** A picture to scan. */
  code: z.string().optional(),
  href: z.string().optional(),
  /** A few characters above the title. */
  label: z.string().optional(),
  text: z.string().optional(),
  /** Large, in the ring on the picture: `360°`. */
  mark: z.string().max(6).optional(),
  linkLabel: z.string().min(1),
  /** What the code is for. */
  codeNote: z.string().optional(),
  /** Further ways, along the foot of the picture. */
  links: z.array(linkProps).max(5).default([]),
});
