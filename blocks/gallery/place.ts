import type { GalleryPlace } from '#machines/gallery.ts';
import type { OwnParameters } from '../block-url.ts';
import { pageParameter } from '../collection-item.ts';

/** The URL parameters of a place. An album has one address, from whatever page of the list it was opened. */
export const galleryParameters = ({ page = 1, album }: Partial<GalleryPlace>): OwnParameters => ({
  album,
  page: album === undefined ? pageParameter(page) : undefined,
});
