import * as z from 'zod';
import { defineCalls } from './call.ts';

/** A list of the editor, by the path of its screen. */
const listPath = z.string().regex(/^\/editor\/[\w/-]{1,80}$/);

/** A name for the search parameters of a list. */
const savedViewSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Filters, search and sorting as search parameters of the screen, such as `state=changed&sort=title`. */
  search: z.string(),
  /** Whether all accounts see it. */
  shared: z.boolean(),
  /** Name of the account that saved it. */
  by: z.string(),
  /** Whether the caller may remove it: one's own, and for administrators shared ones. */
  removable: z.boolean(),
});
export type SavedView = z.output<typeof savedViewSchema>;

const answer = z.object({ views: z.array(savedViewSchema) });

/** Saved views of lists. Each call answers with all views of the list that the caller sees, one's own first, by name. */
export const viewCalls = defineCalls({
  listViews: { access: 'editor', request: z.object({ list: listPath }), response: answer },
  /** Replaces one's own view of the same list and name. 400 if the account has a hundred already. */
  saveView: {
    access: 'editor',
    request: z.object({
      list: listPath,
      name: z.string().trim().min(1).max(40),
      search: z.string().min(1).max(1_000),
      shared: z.boolean(),
    }),
    response: answer,
  },
  /** 404 if there is no such view, or the caller may not remove it. */
  removeView: { access: 'editor', request: z.object({ list: listPath, id: z.int() }), response: answer },
});
