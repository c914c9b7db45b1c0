import { useEffect } from 'react';
import type { BlockData } from '#blocks/define.ts';
import { type PagedStart, usePaged } from '#blocks/use-paged.ts';
import type { GalleryEvent, GalleryUrlState } from '#machines/gallery.ts';
import { type GalleryView, galleryParameters, openingView } from './gallery-view.ts';
import type { GalleryPage } from './index.ts';

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
