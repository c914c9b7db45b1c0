import type { OwnParameters } from '#blocks/block-url.ts';
import { pageParameter } from '#blocks/collection-item.ts';
import type { GalleryUrlState } from '#machines/gallery.ts';

/** URL parameters of a gallery's state. An album has one address, whichever page of the list it was opened from. */
export const galleryParameters = ({ page = 1, album }: Partial<GalleryUrlState>): OwnParameters => ({
  album,
  page: album === undefined ? pageParameter(page) : undefined,
});
