import { useEffect, useState } from 'react';
import type { MediaItem, MediaKind } from '#schemas/editor/media.ts';
import { useEditorQuery } from '../api.ts';

const pageSize = 40;
/** How long nothing is typed before it is searched for, in milliseconds. */
const pause = 300;
/** How often pictures are looked at whose copies are being made, in milliseconds. */
const whileMaking = 2_000;

/** The files of the library, by kind and search, a page at a time. */
export function useMediaList(fixedKind?: MediaKind) {
  const [kind, setKind] = useState(fixedKind);
  const [typed, setTyped] = useState('');
  const [composing, setComposing] = useState(false);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [making, setMaking] = useState(false);
  const query = useEditorQuery(
    'listMedia',
    { page, pageSize, ...(kind ? { kind } : {}), ...(search ? { search } : {}) },
    { keepPrevious: true, ...(making ? { refetchInterval: whileMaking } : {}) },
  );

  useEffect(() => {
    if (composing || typed.trim() === search) return;
    const timer = setTimeout(() => {
      setSearch(typed.trim().slice(0, 100));
      setPage(1);
    }, pause);
    return () => clearTimeout(timer);
  }, [composing, typed, search]);

  const stillMaking = query.data?.items.some(isMaking) ?? false;
  if (stillMaking !== making) setMaking(stillMaking);

  return {
    ...{ query, kind, typed, setTyped, page, setPage, setComposing },
    pages: Math.ceil((query.data?.total ?? 0) / pageSize),
    isFiltered: search !== '' || kind !== fixedKind,
    setKind: (next: MediaKind | undefined) => {
      setKind(next);
      setPage(1);
    },
  };
}

const isMaking = ({ ready }: MediaItem) => !ready;

export type MediaList = ReturnType<typeof useMediaList>;
