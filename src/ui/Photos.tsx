import { useTexts } from '#i18n/context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Picture } from './Picture.tsx';

interface PhotosProps {
  photos: readonly PictureData[];
  /** What they show: each is named after it where it has no alternative text of its own. */
  title: string;
}

/** Photographs side by side, each in a box of fixed ratio; a picture leads to itself in full size. */
export function Photos({ photos, title }: PhotosProps) {
  const { t } = useTexts();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-gutter">
      {photos.map((photo, index) => {
        const alt = photo.alt || t('gallery.photo', { title, n: index + 1 });
        return (
          // The same picture may stand in an album twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: photographs keep their places.
          <li key={index}>
            <a href={photo.src} target="_blank" rel="noopener noreferrer" className="block rounded">
              <Picture
                picture={photo}
                alt={alt}
                sizes="(max-width: 575px) 100vw, (max-width: 967px) 50vw, 405px"
                className="aspect-picture rounded"
              />
              <span className="sr-only">{t('list.newTab')}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
