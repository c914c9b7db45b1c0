import { useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { inboxFilterSchema } from '#schemas/editor/inbox.ts';

/** What of the inbox stands in the address: filters, page, and the open request. */
const addressSchema = z.object({
  kind: inboxFilterSchema.shape.kind.catch(undefined),
  status: inboxFilterSchema.shape.status.catch(undefined),
  search: inboxFilterSchema.shape.search.catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
  id: z.string().optional(),
});
export type InboxAddress = z.output<typeof addressSchema>;

export interface InboxAddressValue {
  address: InboxAddress;
  /** The address with something else in it; another filter begins at the first page. */
  to: (change: Partial<InboxAddress>) => string;
  go: (change: Partial<InboxAddress>, options?: { replace?: boolean }) => void;
}

export function useInboxAddress(): InboxAddressValue {
  const [parameters, setParameters] = useSearchParams();
  const address = addressSchema.parse(Object.fromEntries(parameters));
  const changed = (change: Partial<InboxAddress>) => write(withChange(address, change));
  return {
    address,
    to: (change) => `/editor/inbox?${changed(change)}`,
    go: (change, options) => setParameters(changed(change), options),
  };
}

function withChange(address: InboxAddress, change: Partial<InboxAddress>): InboxAddress {
  const filters = 'kind' in change || 'status' in change || 'search' in change;
  return { ...address, ...(filters ? { page: 1 } : {}), ...change };
}

/** Filters alone, as the table to download takes them. */
export const filtersOf = ({ kind, status, search }: InboxAddress): URLSearchParams =>
  write({ kind, status, search, page: 1 });

function write({ page, ...texts }: InboxAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) if (text) parameters.set(name, text);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}
