import { use, useEffect } from 'react';
import { BlockPlaceContext, useBlockUrl } from '#blocks/block-url.ts';
import type { BlockData } from '#blocks/define.ts';
import { type PagedStart, usePaged } from '#blocks/use-paged.ts';
import { useTexts } from '#i18n/context.tsx';
import type { AlbumPage, GalleryEvent, GalleryUrlState, ListedAlbum, OpenAlbum } from '#machines/gallery.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EventLink } from '#ui/link/EventLink.tsx';
import { isPlainClick } from '#ui/link/href.ts';
import { LinkContext } from '#ui/link/link-context.ts';
import { MissingItem } from '#ui/MissingItem.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { Photos, PhotosSkeleton } from '#ui/picture/Photos.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { fadesWhileBusy, Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { tileGrid, tilePicture, tileSizes, tileSpan } from '#ui/tiles.ts';
import { AlbumZip } from './AlbumZip.tsx';
import { type GalleryView, galleryParameters, openingView } from './gallery-view.ts';
import type { GalleryPage } from './index.ts';

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

interface AlbumCardProps {
  album: ListedAlbum;
  href: string;
  open: () => void;
  /** Called when the visitor is about to open the album. */
  preload: () => void;
  index: number;
  /** Number of albums on the page. */
  of: number;
}

/**
 * Card of an album: cover and name link to its photos; below are their number and the zip link (rules GAL-01, GAL-02).
 */
function AlbumCard({ album, href, open, preload, index, of }: AlbumCardProps) {
  const { t } = useTexts();
  const { title, picture, count, file } = album;
  return (
    <li className={`group relative ${tileSpan(index, of)}`}>
      <Picture picture={picture} alt="" sizes={tileSizes(index, of)} className={tilePicture(index, of)} />
      <h2 className="mt-3.5 text-h4 transition-colors duration-fast group-hover:text-teal">
        <EventLink
          href={href}
          act={open}
          onPointerEnter={preload}
          onFocus={preload}
          className="-my-1 inline-block py-1 after:absolute after:inset-0"
        >
          <Phrases text={title} />
        </EventLink>
      </h2>
      <p className={albumFoot}>
        {count !== undefined && <span className="tnum text-ink-3">{t('gallery.count', { n: count })}</span>}
        {file && (
          <AlbumZip key={file} album={title} address={file}>
            {t('gallery.download')}
          </AlbumZip>
        )}
      </p>
    </li>
  );
}

/** Line below the name. Always as high as the zip link. */
const albumFoot = 'flex min-h-touch items-center justify-between gap-4 text-xs';

interface AlbumPhotosProps {
  album: OpenAlbum;
  /** Address of the list. */
  list: string;
  back: () => void;
  /** Called when the visitor is about to go back. */
  preload: () => void;
}

/** Photos of an album, with links back to the first page of the list and to the zip file. */
function AlbumPhotos({ album, list, back, preload }: AlbumPhotosProps) {
  const { t } = useTexts();
  const { title, photos, zip } = album;
  const Heading = use(BlockPlaceContext).isSubject ? 'h1' : 'h2';
  return (
    <div className="wrap">
      <header className="mb-8 grid gap-5 md:flex md:items-end md:justify-between md:gap-x-gutter">
        <div className="min-w-0">
          <Heading className="text-h2">
            <Phrases text={title} />
          </Heading>
          <p className="tnum mt-2 text-xs text-ink-2">{t('gallery.count', { n: photos.length })}</p>
        </div>
        <p className="flex flex-wrap items-center gap-2 sm:gap-3 md:flex-none">
          <ButtonLink
            href={list}
            variant="outline"
            small
            onPointerEnter={preload}
            onFocus={preload}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              back();
            }}
          >
            <Icon name="back" small />
            {t('gallery.back')}
          </ButtonLink>
          {photos.length > 0 && (
            <AlbumZip key={zip} album={title} address={zip} button>
              {t('gallery.zip')}
            </AlbumZip>
          )}
        </p>
      </header>
      {photos.length > 0 ? <Photos photos={photos} title={title} /> : <Empty />}
    </div>
  );
}

/** View and events of a gallery. */
export function useGallery({ page, album }: GalleryUrlState, gallery: BlockData<GalleryPage>) {
  const opening = openingView({ page, album }, gallery);
  const live = usePaged<GalleryUrlState, GalleryPage, GalleryView, GalleryEvent>({
    place: { page, album },
    data: gallery,
    opening,
    parametersOf: galleryParameters,
    start: startMachine,
    go: (place) => ({ type: 'go', ...place }),
    retry: { type: 'retry' },
  });
  const { preload } = live;
  const isThere = opening.state === 'ready';
  // Starts the machine now: in this state no link preloads it, and the retry needs it.
  useEffect(() => {
    if (!isThere) preload();
  }, [isThere, preload]);
  return live;
}

const startMachine = async (options: PagedStart<GalleryUrlState, GalleryPage, GalleryView>) =>
  (await import('./live/start-gallery.ts')).startGallery(options);
