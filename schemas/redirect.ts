import * as z from 'zod';

/** The route of a page: absolute, without a query or a fragment. */
export const pagePathSchema = z
  .string()
  .regex(/^\/(?!\/)[^?#\s]*$/, 'a path starts with one slash and has no query');

/** An old path and where it leads now: a place on this site, which may have a query. */
export const redirectSchema = z.object({
  from: pagePathSchema,
  to: z.string().regex(/^\/(?![/\\])[^\s\\]*$/, 'a place on this site starts with one slash'),
});
export type Redirect = z.output<typeof redirectSchema>;
