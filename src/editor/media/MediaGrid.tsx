import type { ReactNode } from 'react';
import type { MediaItem, MediaKind } from '#schemas/editor/media.ts';
import { ListPager } from '../list/ListPager.tsx';
import { SearchFilter } from '../list/SearchFilter.tsx';
import { useWords } from '../texts.ts';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Segments } from '../ui/Segments.tsx';
import { MediaTile } from './MediaTile.tsx';
import { mediaTexts } from './texts.ts';
import type { MediaList } from './use-media-list.ts';

const kinds = ['all', 'picture', 'video', 'document'] as const;

/** Filters of the library: search and, unless the kind is fixed, the kind of file. */
export function MediaFilters({ list, kindFixed = false }: { list: MediaList; kindFixed?: boolean }) {
  const t = useWords(mediaTexts);
  return (
    <>
      {!kindFixed && (
        <Segments
          label={t('kinds')}
          value={list.state.kind ?? 'all'}
          options={kinds.map((value) => ({ value, label: t(value) }))}
          onChange={(value) =>
            list.change({ kind: value === 'all' ? undefined : (value satisfies MediaKind) })
          }
        />
      )}
      <SearchFilter label={t('search')} list={list} className="w-72 max-w-full" />
    </>
  );
}

interface MediaGridProps {
  list: MediaList;
  /** True if the list shows one kind only, for example in a picture picker. */
  kindFixed?: boolean;
  /** URL of the selected file. */
  chosen: string | undefined;
  onChoose: (item: MediaItem) => void;
  onUse?: (item: MediaItem) => void;
}

export function MediaGrid({ list, kindFixed = false, chosen, onChoose, onUse }: MediaGridProps) {
  const t = useWords(mediaTexts);
  const { query, pageSize } = list;
  const isFiltered = Boolean(list.state.search || (list.state.kind && !kindFixed));
  return (
    <QueryBoundary query={query}>
      {({ items, total }): ReactNode => (
        <>
          <p role="status" className="mb-3 text-badge text-ink-3">
            {t('count', { count: total })}
          </p>
          {total === 0 && (
            <p className="py-10 text-center text-cap text-ink-2">{t(isFiltered ? 'none' : 'nothing')}</p>
          )}
          <ul
            aria-label={t('files')}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,45%),1fr))] gap-4"
          >
            {items.map((item) => (
              <li key={item.id} className="grid">
                <MediaTile
                  item={item}
                  chosen={item.address === chosen}
                  onChoose={() => onChoose(item)}
                  onUse={onUse && (() => onUse(item))}
                />
              </li>
            ))}
          </ul>
          <div className="mt-5 flex justify-center">
            <ListPager list={list} query={query} pageSize={pageSize} />
          </div>
        </>
      )}
    </QueryBoundary>
  );
}
