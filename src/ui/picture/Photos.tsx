import { useTexts } from '#i18n/context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Skeleton, SkeletonLine, SkeletonShape } from '../Skeleton.tsx';
import { tileGrid, tilePicture, tileSizes, tileSpan } from '../tiles.ts';
import { useViewer } from '../viewer/use-viewer.tsx';
import { Picture } from './Picture.tsx';
import { photoAlt } from './photo-alt.ts';

interface PhotosProps {
  photos: readonly PictureData[];
  /** What the photos show; names each photo without alternative text. */
  title: string;
}

/**
 * Photographs side by side, each in a box of fixed ratio. One that is clicked opens in the viewer (rule GAL-03), which is
 * fetched then; without scripts it leads to itself in full size.
 */
export const Photos = (props: PhotosProps) => (
  // Another album gets a new viewer.
  <PhotoGrid key={props.photos.map(({ src }) => src).join(' ')} {...props} />
);

function PhotoGrid({ photos, title }: PhotosProps) {
  const { t } = useTexts();
  const { linkTo, newTab, viewer } = useViewer(photos, title);
  const count = photos.length;
  return (
    <>
      <ul className={`${tileGrid} gap-y-gutter`}>
        {photos.map((photo, index) => (
          // An album may contain the same picture twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: photographs keep their places.
          <li key={index} className={tileSpan(index, count)}>
            <a {...linkTo(index)} className="block rounded">
              <Picture
                picture={photo}
                alt={photoAlt(t, photo, title, index)}
                sizes={tileSizes(index, count)}
                className={tilePicture(index, count)}
              />
              {newTab && <span className="sr-only">{t('list.newTab')}</span>}
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}

/** How many photographs are drawn as shapes: as many as fill a screen. */
const shapes = 6;

/** A page of photographs that is on its way: its title, a line below it, and their boxes. */
export const PhotosSkeleton = () => (
  <Skeleton>
    <div className="wrap">
      <div className="mb-8">
        <SkeletonLine size="text-h2 leading-head" width="w-1/2" />
        <SkeletonLine size="mt-2 text-xs" width="w-1/5" />
        <div className="mt-5 h-touch md:hidden" />
      </div>
      <ul className={`${tileGrid} gap-y-gutter`}>
        {Array.from({ length: shapes }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
          <li key={index} className={tileSpan(index, shapes)}>
            <SkeletonShape className={tilePicture(index, shapes)} />
          </li>
        ))}
      </ul>
    </div>
  </Skeleton>
);
