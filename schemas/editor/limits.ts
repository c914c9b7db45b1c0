import * as z from 'zod';
import { entryKinds } from '../entry.ts';

/** Kinds that belong to a section of the menu. The other kinds are limited as a whole. */
export const sectionKinds = ['page', 'menu', 'redirect'] as const;

/** Kinds to which an account can be limited. */
export const limitableKinds = entryKinds.filter(
  (kind): kind is Exclude<typeof kind, (typeof sectionKinds)[number]> =>
    !sectionKinds.some((one) => one === kind),
);

/** What an account may open, in addition to its role. An absent part is not limited. */
export const limitsSchema = z.object({
  /** Ids of menu items: their pages and those below them. */
  sections: z.array(z.string().min(1).max(200)).max(100).optional(),
  kinds: z.array(z.enum(limitableKinds)).optional(),
});
export type Limits = z.output<typeof limitsSchema>;
