import * as z from 'zod';
import { inboxFilterSchema } from '#schemas/editor/inbox.ts';
import { type ListAddress, useListAddress } from '../list/use-list-address.ts';

const { kind, status, search, assignee } = inboxFilterSchema.shape;

/** Search parameters of the inbox. An invalid value counts as absent. */
const inboxListSchema = z.object({
  kind: kind.catch(undefined),
  status: status.catch(undefined),
  search: search.catch(undefined),
  assignee: assignee.catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
  /** Id of the open request. */
  id: z.string().optional(),
});
type InboxListState = z.output<typeof inboxListSchema>;

/** The list of requests: filters, page and the open request, all in the URL. */
export type InboxList = ListAddress<InboxListState>;

export const useInboxList = (): InboxList => useListAddress(inboxListSchema, 'id');

/** URL of the CSV export of all requests that match the filters. */
export function exportUrl({ kind, status, search, assignee }: InboxListState): string {
  const filters = Object.entries({ kind, status, search, assignee }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `/api/editor/inbox.csv?${new URLSearchParams(filters)}`;
}
