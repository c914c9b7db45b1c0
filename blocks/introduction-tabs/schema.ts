import * as z from 'zod';
import { linkProps, shortcutProps } from '#blocks/link-props.ts';

/** One tab for each centre. */
export const introductionTabsProps = z.object({
  /** Names the row of tabs; the titles that are shown are those of the introductions. */
  title: z.string().min(1),
  tabs: z
    .array(
      z.object({
        label: z.string().min(1),
        source: z.object({
          call: z.literal('introduction'),
          /** 1 exhibition, 2 meeting. */
          params: z.object({ type: z.int().min(1).max(2) }),
        }),
        shortcuts: z.array(shortcutProps).max(4).default([]),
        /** Learn more. */
        more: linkProps.optional(),
      }),
    )
    .min(1)
    .max(4),
});
export type IntroductionTab = z.output<typeof introductionTabsProps>['tabs'][number];
