import type { BlockData } from '#blocks/define.ts';
import type { GalleryEvent, GalleryPlace } from '#machines/gallery.ts';
import { type PagedStart, usePaged } from '../use-paged.ts';
import { type GalleryView, openingView } from './gallery-view.ts';
import type { GalleryPage } from './index.ts';
import { galleryHref } from './place.ts';

/** A gallery: what it shows, and its events. */
export const useGallery = ({ page, album }: GalleryPlace, gallery: BlockData<GalleryPage>) =>
  usePaged<GalleryPlace, GalleryPage, GalleryView, GalleryEvent>({
    place: { page, album },
    data: gallery,
    opening: openingView({ page, album }, gallery),
    addressOf: galleryHref,
    start: startMachine,
    go: (place) => ({ type: 'go', ...place }),
    retry: { type: 'retry' },
  });

const startMachine = async (options: PagedStart<GalleryPlace, GalleryPage, GalleryView>) =>
  (await import('./live/start-gallery.ts')).startGallery(options);
