import { useTexts } from '#i18n/context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { tileGrid, tilePicture, tileSizes, tileSpan } from '../tiles.ts';
import { photoAlt } from '../viewer/photo-alt.ts';
import { useViewer } from '../viewer/use-viewer.tsx';
import { Picture } from './Picture.tsx';

interface PhotosProps {
  photos: readonly PictureData[];
  /** What they show: each is named after it where it has no alternative text of its own. */
  title: string;
}

/**
 * Photographs side by side, each in a box of fixed ratio. One that is clicked opens in the viewer (rule GAL-03), which is
 * fetched then; without scripts it leads to itself in full size.
 */
export const Photos = (props: PhotosProps) => (
  // Another album has a viewer of its own.
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
          // The same picture may stand in an album twice.
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
