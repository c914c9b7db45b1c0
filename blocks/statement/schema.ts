import * as z from 'zod';

/**
 * A title and a text on a picture: its own, those of a centre's introduction, or a part of a remote config (the vision
 * of the company profile, the tour of the VR config).
 */
export const statementProps = z.object({
  title: z.string().optional(),
  html: z.string().optional().meta({ contentMediaType: 'text/html' }),
  img: z.string().min(1).optional(),
  /** Where it leads on. */
  href: z.string().min(1).optional(),
  source: z
    .discriminatedUnion('call', [
      z.object({ call: z.literal('introduction'), params: z.object({ type: z.int().min(1).max(2) }) }),
      z.object({
        call: z.literal('remoteConfig'),
        params: z.object({ part: z.enum(['development', 'exhibitionVr']) }),
      }),
    ])
    .optional(),
});
export type StatementSource = NonNullable<z.output<typeof statementProps>['source']>;
