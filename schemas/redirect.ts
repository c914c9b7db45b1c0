import * as z from 'zod';
import { label } from './label.ts';

/** The route of a page: absolute, without a query or a fragment. */
export const pagePathSchema = z
  .string()
  .regex(/^\/(?!\/)[^?#\s]*$/, 'a path starts with one slash and has no query');

/** A redirect from an old path to a target on this site, which may have a query. */
export const redirectSchema = z.object({
  from: label(pagePathSchema, { zh: '原来的地址', en: 'Old address' }),
  to: label(z.string().regex(/^\/(?![/\\])[^\s\\]*$/, 'a place on this site starts with one slash'), {
    zh: '现在的地址',
    en: 'Where it leads now',
  }),
});
export type Redirect = z.output<typeof redirectSchema>;
