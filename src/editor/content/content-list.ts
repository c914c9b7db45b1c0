import type { UseQueryResult } from '@tanstack/react-query';
import * as z from 'zod';
import type { EditorAnswer, EditorRequest } from '#schemas/editor/calls.ts';
import { listEntriesSchema } from '#schemas/editor/editorial.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { type EditorError, useEditorQuery } from '../api.ts';
import { type Selection, useRememberUrl, useSelection } from '../list/list-memory.tsx';
import { type ListAddress, useListAddress } from '../list/use-list-address.ts';

/** Bookmarks of earlier versions have all filters as JSON in one parameter: `filter={"facet":"N"}`. */
function withFiltersOfOldBookmark(parameters: unknown): unknown {
  const given = z.looseObject({ filter: z.string() }).safeParse(parameters).data;
  if (!given) return parameters;
  try {
    return { ...z.record(z.string(), z.unknown()).parse(JSON.parse(given.filter)), ...given };
  } catch {
    return parameters;
  }
}

const { search, facet, state, behind } = listEntriesSchema.shape;

/** Search parameters of a list of content. A value that no list understands counts as absent. */
export const contentListSchema = z.preprocess(
  withFiltersOfOldBookmark,
  z.object({
    search: search.catch(undefined),
    facet: facet.catch(undefined),
    state: state.catch(undefined),
    behind: behind.catch(undefined),
    sort: z.enum(['order', 'title', 'date', 'changed']).catch('order'),
    order: z.enum(['ASC', 'DESC']).catch('ASC'),
    page: z.coerce.number().int().min(1).catch(1),
    perPage: z.coerce.number().int().min(1).max(500).catch(25),
  }),
);
export type ContentListState = z.output<typeof contentListSchema>;

/** Request for the entries that a list shows. */
export const listRequest = (
  kind: EntryKind,
  { search, facet, state, behind, sort, order, page, perPage }: ContentListState,
) =>
  ({
    kind,
    ...(search ? { search } : {}),
    ...(facet ? { facet } : {}),
    ...(state ? { state } : {}),
    ...(behind ? { behind } : {}),
    sort,
    descending: order === 'DESC',
    page,
    pageSize: perPage,
  }) satisfies EditorRequest<'listEntries'>;

/** The list of a kind: its state in the URL, its entries, and the selected ones. */
export interface ContentList extends ListAddress<ContentListState> {
  query: UseQueryResult<EditorAnswer<'listEntries'>, EditorError>;
  selection: Selection;
}

export function useContentList(kind: EntryKind): ContentList {
  const list = useListAddress(contentListSchema);
  useRememberUrl();
  // Other screens save and publish entries, so the cached list may be out of date.
  const query = useEditorQuery('listEntries', listRequest(kind, list.state), {
    keepPrevious: true,
    alwaysFresh: true,
  });
  return { ...list, query, selection: useSelection() };
}
