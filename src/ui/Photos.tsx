import { useTexts } from '#i18n/context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Picture } from './Picture.tsx';
import { tileGrid, tilePicture, tileSizes, tileSpan } from './tiles.ts';

interface PhotosProps {
  photos: readonly PictureData[];
  /** What they show: each is named after it where it has no alternative text of its own. */
  title: string;
}

/** Photographs side by side, each in a box of fixed ratio; a picture leads to itself in full size. */
export function Photos({ photos, title }: PhotosProps) {
  const { t } = useTexts();
  return (
    <ul className={`${tileGrid} gap-y-gutter`}>
      {photos.map((photo, index) => {
        const alt = photo.alt || t('gallery.photo', { title, n: index + 1 });
        return (
          // The same picture may stand in an album twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: photographs keep their places.
          <li key={index} className={tileSpan(index, photos.length)}>
            <a href={photo.src} target="_blank" rel="noopener noreferrer" className="block rounded">
              <Picture
                picture={photo}
                alt={alt}
                sizes={tileSizes(index, photos.length)}
                className={tilePicture(index, photos.length)}
              />
              <span className="sr-only">{t('list.newTab')}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
