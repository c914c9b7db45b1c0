import * as z from 'zod';

/** A title and a text beside a picture, and wide pictures below: its own, or those of the company profile. */
export const profileProps = z.object({
  title: z.string().optional(),
  html: z.string().optional().meta({ contentMediaType: 'text/html' }),
  /** Upright, beside the text. */
  img: z.string().min(1).optional(),
  /** Wide, below the text: one fills the row, two share it. */
  below: z.array(z.string().min(1)).max(2).optional(),
  source: z
    .object({
      call: z.literal('remoteConfig'),
      params: z.object({ key: z.literal('official.companyProfile.config') }),
    })
    .optional(),
});
