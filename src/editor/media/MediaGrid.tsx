import { type ReactNode, useState } from 'react';
import { sizeText } from '#lib/size-text.ts';
import type { MediaItem, MediaKind } from '#schemas/editor/media.ts';
import { useTranslate } from '../context.tsx';
import { SearchFilter } from '../list/ListFilters.tsx';
import { ListPager } from '../list/ListPager.tsx';
import { Badge } from '../ui/Badge.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Segments } from '../ui/Segments.tsx';
import { formatText, groundOf, thumbnailOf } from './format.ts';
import { mediaTexts } from './texts.ts';
import type { MediaList } from './use-media-list.ts';

const kinds = ['all', 'picture', 'video', 'document'] as const;

/** Filters of the library: search and, unless the kind is fixed, the kind of file. */
export function MediaFilters({ list, kindFixed = false }: { list: MediaList; kindFixed?: boolean }) {
  const t = useTranslate(mediaTexts);
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
  const t = useTranslate(mediaTexts);
  const { query, pageSize } = list;
  const isFiltered = Boolean(
    list.state.search ||
      list.state.unused ||
      list.state.folder ||
      list.state.tag ||
      list.state.noAlt ||
      (list.state.kind && !kindFixed),
  );
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

interface MediaTileProps {
  item: MediaItem;
  chosen: boolean;
  onChoose: () => void;
  /** Called on a double click, which selects and uses the file. */
  onUse?: (() => void) | undefined;
}

function MediaTile({ item, chosen, onChoose, onUse }: MediaTileProps) {
  const t = useTranslate(mediaTexts);
  const lacksAlt = item.kind === 'picture' && !item.builtIn && !(item.alt['zh-CN'] && item.alt['en-US']);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      onDoubleClick={onUse}
      data-media={item.address}
      className="grid w-full grid-rows-[auto_1fr] overflow-hidden rounded border border-line bg-white text-left outline-offset-2 hover:border-teal aria-pressed:border-teal aria-pressed:shadow-ring"
    >
      <span className={`relative grid aspect-4/3 place-items-center overflow-hidden ${groundOf(item)}`}>
        <Thumbnail item={item} />
      </span>
      <span className="grid content-start gap-1 px-3 py-2">
        <span className="truncate text-cap text-ink">{item.name}</span>
        <span className="tnum truncate text-badge leading-normal text-ink-3">
          {formatText(item)} · {sizeText(item.bytes)}
        </span>
        <span className="flex flex-wrap gap-1 empty:hidden">
          {item.builtIn && <Badge>{t('builtIn')}</Badge>}
          {!item.ready && <Badge tone="info">{t('making')}</Badge>}
          {lacksAlt && <Badge tone="warning">{t('noAlt')}</Badge>}
        </span>
      </span>
    </button>
  );
}

function Thumbnail({ item }: { item: MediaItem }) {
  const [lacking, setLacking] = useState<string>();
  const lightest = thumbnailOf(item);
  if (lightest)
    return (
      <img
        // If the server could not create smaller copies, the original is the only source.
        src={lightest === lacking ? item.file : lightest}
        onError={() => setLacking(lightest)}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-contain"
      />
    );
  if (item.kind === 'video')
    // Loads only the first frame.
    return (
      <video
        src={`${item.file}#t=0.1`}
        preload="metadata"
        muted
        className="absolute inset-0 size-full object-contain"
      />
    );
  return <EditorIcon name="content" className="size-8! text-ink-3" />;
}
