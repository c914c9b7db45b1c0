import * as z from 'zod';
import { linkProps } from '#blocks/link-props.ts';
import { roles } from '#schemas/enumerations.ts';

/** One card for each kind of visitor, with where it leads. */
export const rolePickerProps = z.object({
  title: z.string().min(1),
  /** Beside the title. */
  lead: z.string().optional(),
  cards: z
    .array(
      z.object({
        role: z.enum(roles),
        title: z.string().min(1),
        text: z.string().optional(),
        img: z.string().optional(),
        /** One leads on by its arrow; of two, the first is the main one. */
        links: z.array(linkProps).min(1).max(2),
      }),
    )
    .min(1)
    .max(3),
});
