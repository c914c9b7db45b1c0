import { useLocation } from 'react-router-dom';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { MissingItem } from '#ui/MissingItem.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { PhotosBones } from '#ui/PhotosBones.tsx';
import { pageHref } from '#ui/pagination.ts';
import { Bone, LineBone, Skeleton } from '#ui/Skeleton.tsx';
import { tileGrid, tilePicture, tileSpan } from '#ui/tiles.ts';
import type { Collection } from '../collection-item.ts';
import { AlbumCard, albumFoot } from './AlbumCard.tsx';
import { AlbumPhotos } from './AlbumPhotos.tsx';
import type definition from './index.ts';

/** The albums of a gallery, or the photographs of the one that the URL names. */
export default function GalleryView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { pathname, search } = useLocation();
  const { gallery } = data;
  switch (gallery.state) {
    case 'failed':
      return <Failed retry={gallery.retry} />;
    case 'missing':
      return new URLSearchParams(search).has('album') ? <MissingItem list={pathname} /> : <Empty />;
    case 'loading':
      return new URLSearchParams(search).has('album') ? (
        <PhotosBones />
      ) : (
        <BlockSection id={id} first={first}>
          <AlbumBones count={props.source.params.pageSize} />
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
      <ul className={`${tileGrid} mb-8 gap-y-8 md:mb-12`}>
        {list.items.map((album, index) => (
          <AlbumCard
            key={album.id}
            album={album}
            href={`${pathname}?album=${encodeURIComponent(album.id)}`}
            index={index}
            of={list.items.length}
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

/** The boxes of a full page of albums. */
const AlbumBones = ({ count }: { count: number }) => (
  <Skeleton>
    <ul className={`${tileGrid} mb-8 gap-y-8 md:mb-12`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
        <li key={index} className={tileSpan(index, count)}>
          <Bone className={tilePicture(index, count)} />
          <LineBone size="mt-3.5 text-h4 leading-head" width="w-4/5" />
          <div className={albumFoot}>
            <Bone className="h-4 w-2/5" />
          </div>
        </li>
      ))}
    </ul>
    <div className="h-touch" />
  </Skeleton>
);
