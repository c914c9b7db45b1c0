import type { DataProvider, GetListParams } from 'ra-core';
import { listEntriesSchema } from '#schemas/editor/editorial.ts';
import { callEditor } from '../api.ts';

const refused = async (): Promise<never> => {
  throw new Error('dataProvider: content is read one by one, saved as drafts and published by its own calls');
};

/** The request of a list as its address has it; what the address says wrongly is left out. */
export function listRequest(kind: string, { pagination, sort, filter }: GetListParams) {
  const fields = listEntriesSchema.shape;
  const given: Record<string, unknown> = { ...filter };
  const text = (name: 'search' | 'facet') => fields[name].safeParse(given[name] || undefined).data;
  return listEntriesSchema.parse({
    kind,
    search: text('search'),
    facet: text('facet'),
    state: fields.state.safeParse(given.state || undefined).data,
    sort: fields.sort.safeParse(sort?.field).data ?? 'order',
    descending: sort?.order === 'DESC',
    page: fields.page.safeParse(pagination?.page).data ?? 1,
    pageSize: fields.pageSize.safeParse(pagination?.perPage).data ?? 25,
  });
}

/** What lists ask: everything else goes through drafts. */
export const entryProvider: DataProvider = {
  getList: async (kind, params) => {
    const { items, total } = await callEditor('listEntries', listRequest(kind, params));
    // The library lets each caller name the type of its records; all of ours are listed entries.
    return { data: items as never[], total };
  },
  getOne: refused,
  getMany: refused,
  getManyReference: refused,
  create: refused,
  update: refused,
  updateMany: refused,
  delete: refused,
  deleteMany: refused,
};
