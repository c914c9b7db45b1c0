import type { OwnParameters } from '#blocks/block-url.ts';
import { pageParameter } from '#blocks/collection-item.ts';
import type { GalleryPlace } from '#machines/gallery.ts';

/** The URL parameters of a place. An album has one address, from whatever page of the list it was opened. */
export const galleryParameters = ({ page = 1, album }: Partial<GalleryPlace>): OwnParameters => ({
  album,
  page: album === undefined ? pageParameter(page) : undefined,
});
