import { use } from 'react';
import { BlockPlaceContext, useBlockUrl } from '#blocks/block-url.ts';
import type { AlbumPage } from '#machines/gallery.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { LinkContext } from '#ui/link/link-context.ts';
import { MissingItem } from '#ui/MissingItem.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { PhotosSkeleton } from '#ui/picture/Photos.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { tileGrid, tilePicture, tileSpan } from '#ui/tiles.ts';
import { fadesWhileBusy } from '#ui/while-busy.ts';
import { AlbumCard, albumFoot } from './AlbumCard.tsx';
import { AlbumPhotos } from './AlbumPhotos.tsx';
import { galleryParameters } from './gallery-url.ts';
import type { useGallery } from './use-gallery.ts';

interface GalleryProps extends ReturnType<typeof useGallery> {
  id: string;
  first: boolean;
  /** Number of albums on a full page. */
  pageSize: number;
}

/** Gallery in a given state. */
export function Gallery({ id, first, pageSize, current, send, preload, retry }: GalleryProps) {
  const { isSubject } = use(BlockPlaceContext);
  const { hrefOf } = useBlockUrl();
  const keepLanguage = use(LinkContext);
  const listHref = hrefOf(galleryParameters({}));
  const { of, state, list, opened } = current;
  if (state === 'failed') return <Failed retry={retry} />;
  if (state === 'missing') return <MissingItem list={listHref} heading={isSubject ? 'h1' : 'h2'} />;
  if (state === 'empty') return <Empty />;
  if (of === 'album' && opened)
    return (
      <AlbumPhotos
        album={opened}
        list={listHref}
        back={() => send({ type: 'back' }, keepLanguage(listHref))}
        preload={preload}
      />
    );
  // A loading album keeps the list it was opened from.
  if (of === 'album' && !list) return <PhotosSkeleton />;
  return (
    <BlockSection id={id} first={first}>
      {list ? (
        <Albums
          list={list}
          busy={state === 'loading'}
          open={(album) => send({ type: 'open', album }, keepLanguage(hrefOf(galleryParameters({ album }))))}
          preload={preload}
        />
      ) : (
        <AlbumSkeleton count={pageSize} />
      )}
    </BlockSection>
  );
}

interface AlbumsProps {
  list: AlbumPage;
  /** True while other albums load. */
  busy: boolean;
  open: (album: string) => void;
  preload: () => void;
}

function Albums({ list: { items, page, pages, total }, busy, open, preload }: AlbumsProps) {
  const { hrefOf } = useBlockUrl();
  return (
    <div aria-busy={busy} className={fadesWhileBusy}>
      <ul className={`${tileGrid} mb-8 gap-y-8 md:mb-12`}>
        {items.map((album, index) => (
          <AlbumCard
            key={album.id}
            album={album}
            href={hrefOf(galleryParameters({ album: album.id }))}
            open={() => open(album.id)}
            preload={preload}
            index={index}
            of={items.length}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        total={total}
        hrefOf={(number) => hrefOf(galleryParameters({ page: number }))}
      />
    </div>
  );
}

/** Skeleton of a full page of albums. */
const AlbumSkeleton = ({ count }: { count: number }) => (
  <Skeleton>
    <ul className={`${tileGrid} mb-8 gap-y-8 md:mb-12`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
        <li key={index} className={tileSpan(index, count)}>
          <SkeletonShape className={tilePicture(index, count)} />
          <SkeletonLine size="mt-3.5 text-h4 leading-head" width="w-4/5" />
          <div className={albumFoot}>
            <SkeletonShape className="h-4 w-2/5" />
          </div>
        </li>
      ))}
    </ul>
    <div className="h-touch" />
  </Skeleton>
);
