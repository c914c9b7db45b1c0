import { lazy, type MouseEvent, Suspense, useCallback } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { GalleryViewerEvent } from '#machines/gallery-viewer.ts';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Picture } from './Picture.tsx';
import { isPlainClick } from './plain-click.ts';
import { tileGrid, tilePicture, tileSizes, tileSpan } from './tiles.ts';
import { useHydrated } from './use-hydrated.ts';
import { useLive } from './use-live.ts';
import { photoAlt } from './viewer/photo-alt.ts';
import type { ViewerView } from './viewer/viewer-view.ts';

interface PhotosProps {
  photos: readonly PictureData[];
  /** What they show: each is named after it where it has no alternative text of its own. */
  title: string;
}

const loadViewer = () => import('./viewer/Viewer.tsx').then(({ Viewer }) => ({ default: Viewer }));
const LazyViewer = lazy(loadViewer);

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
  const hydrated = useHydrated();
  const count = photos.length;
  const { shown, send, preload } = useLive<ViewerView, GalleryViewerEvent>(
    useCallback(
      async (show) => {
        const [{ startViewer }] = await Promise.all([import('./viewer/start-viewer.ts'), loadViewer()]);
        return startViewer({ count, show });
      },
      [count],
    ),
  );
  const open = (event: MouseEvent<HTMLElement>, index: number, src: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Not every browser focuses a link that is clicked, and the focus comes back to where it was.
    event.currentTarget.focus({ preventScroll: true });
    send({ type: 'open', index }, src);
  };
  return (
    <>
      <ul className={`${tileGrid} gap-y-gutter`}>
        {photos.map((photo, index) => (
          // The same picture may stand in an album twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: photographs keep their places.
          <li key={index} className={tileSpan(index, count)}>
            <a
              href={photo.src}
              {...(hydrated
                ? { 'aria-haspopup': 'dialog' as const }
                : { target: '_blank', rel: 'noopener noreferrer' })}
              onClick={(event) => open(event, index, photo.src)}
              onPointerEnter={preload}
              onFocus={preload}
              className="block rounded"
            >
              <Picture
                picture={photo}
                alt={photoAlt(t, photo, title, index)}
                sizes={tileSizes(index, count)}
                className={tilePicture(index, count)}
              />
              {!hydrated && <span className="sr-only">{t('list.newTab')}</span>}
            </a>
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <LazyViewer photos={photos} title={title} view={shown} send={send} />
        </Suspense>
      )}
    </>
  );
}
