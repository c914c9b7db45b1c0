import { useLocation } from 'react-router-dom';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { MissingItem } from '#ui/MissingItem.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { pageHref } from '#ui/pagination.ts';
import { Bone, Skeleton } from '#ui/Skeleton.tsx';
import type { Collection } from '../collection-item.ts';
import { AlbumCard } from './AlbumCard.tsx';
import { AlbumPhotos } from './AlbumPhotos.tsx';
import type definition from './index.ts';

/** The albums of a gallery, or the photographs of the one that the URL names. */
export default function GalleryView({ id, data, first }: ViewProps<typeof definition>) {
  const { pathname, search } = useLocation();
  const { gallery } = data;
  switch (gallery.state) {
    case 'failed':
      return <Failed retry={gallery.retry} />;
    case 'missing':
      return new URLSearchParams(search).has('album') ? <MissingItem list={pathname} /> : <Empty />;
    case 'loading':
      return (
        <BlockSection id={id} first={first}>
          <GallerySkeleton />
        </BlockSection>
      );
    case 'ready':
      return 'album' in gallery.data ? (
        <AlbumPhotos album={gallery.data.album} list={pathname} />
      ) : (
        <BlockSection id={id} first={first}>
          <Albums list={gallery.data.list} />
        </BlockSection>
      );
  }
}

function Albums({ list }: { list: Collection }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <ul className="mb-8 grid gap-x-gutter gap-y-10 sm:grid-cols-2 md:mb-12 md:grid-cols-3">
        {list.items.map((album) => (
          <AlbumCard
            key={album.id}
            album={album}
            href={`${pathname}?album=${encodeURIComponent(album.id)}`}
          />
        ))}
      </ul>
      <Pagination
        page={list.page}
        pages={list.pages}
        total={list.total}
        hrefOf={(page) => pageHref(pathname, search, page)}
      />
    </>
  );
}

const GallerySkeleton = () => (
  <Skeleton>
    <div className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 md:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Bone key={key} className="aspect-picture" />
      ))}
    </div>
  </Skeleton>
);
