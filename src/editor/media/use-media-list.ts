import { useState } from 'react';
import * as z from 'zod';
import { type MediaItem, type MediaKind, mediaKinds } from '#schemas/editor/media.ts';
import { useEditorQuery } from '../api.ts';
import { type List, useLocalList } from '../list/use-list-address.ts';

const pageSize = 40;
/** Polling interval while the server creates copies of a picture, in milliseconds. */
const refetchWhileProcessing = 2_000;

/** Search parameters of the library. An invalid value counts as absent. */
export const mediaListSchema = z.object({
  kind: z.enum(mediaKinds).optional().catch(undefined),
  search: z.string().trim().max(100).optional().catch(undefined),
  /** Only uploads that nothing shows. */
  unused: z.literal('yes').optional().catch(undefined),
  /** Only pictures that lack an alternative text. */
  noAlt: z.literal('yes').optional().catch(undefined),
  folder: z.string().optional(),
  tag: z.string().optional(),
  /** As a table of alternative texts. */
  show: z.literal('alt').optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
  /** URL of the open file. */
  file: z.string().optional(),
});
type MediaListState = z.output<typeof mediaListSchema>;

/** Files of the library by kind and search, one page at a time. */
export function useMediaList(list: List<MediaListState>) {
  const { kind, search, unused, noAlt, folder, tag, show, page } = list.state;
  const [processing, setProcessing] = useState(false);
  const request = {
    ...{ page, pageSize },
    ...(kind ? { kind } : {}),
    ...(search ? { search } : {}),
    ...(unused ? { unused: true } : {}),
    ...(show === 'alt' ? { uploaded: true } : {}),
    ...(noAlt ? { lacksAlt: true } : {}),
    ...(folder ? { folder } : {}),
    ...(tag ? { tag } : {}),
  };
  const query = useEditorQuery('listMedia', request, {
    keepPrevious: true,
    ...(processing ? { refetchInterval: refetchWhileProcessing } : {}),
  });
  const stillProcessing = query.data?.items.some(isProcessing) ?? false;
  if (stillProcessing !== processing) setProcessing(stillProcessing);
  return { ...list, query, request, pageSize };
}

const isProcessing = ({ ready }: MediaItem) => !ready;

/** The library in a dialog, whose filters are not in the URL. */
export const useLocalMediaList = (kind: MediaKind | undefined): MediaList =>
  useMediaList(useLocalList<MediaListState>({ ...mediaListSchema.parse({}), kind }));

export type MediaList = ReturnType<typeof useMediaList>;
