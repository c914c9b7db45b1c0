import type { OwnParameters } from '#blocks/block-url.ts';
import { pageParameter } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import type { AlbumPage, GalleryUrlState, OpenAlbum } from '#machines/gallery.ts';
import type { GalleryPage } from './index.ts';

/** View of a gallery, from its machine or, before the machine runs, from the server's data. */
export interface GalleryView extends GalleryUrlState {
  /** Shows the albums, or the photos of one. */
  of: 'list' | 'album';
  /** `empty`: there are no albums. `missing`: the album does not exist. */
  state: 'loading' | 'ready' | 'empty' | 'missing' | 'failed';
  list: AlbumPage | undefined;
  opened: OpenAlbum | undefined;
}

/** View of the server's data. */
export function openingView(place: GalleryUrlState, data: BlockData<GalleryPage>): GalleryView {
  const of = place.album === undefined ? 'list' : 'album';
  const known = data.state === 'ready' ? data.data : undefined;
  const list = known && 'list' in known ? known.list : undefined;
  const opened = known && 'album' in known ? known.album : undefined;
  const state = data.state === 'missing' && of === 'list' ? 'empty' : data.state;
  return { ...place, of, state, list, opened };
}

/** URL parameters of a gallery's state. An album has one address, whichever page of the list it was opened from. */
export const galleryParameters = ({ page = 1, album }: Partial<GalleryUrlState>): OwnParameters => ({
  album,
  page: album === undefined ? pageParameter(page) : undefined,
});

/** View of an album's download. */
export interface ZipView {
  state: 'idle' | 'running' | 'done' | 'failed';
  /** From 0 to 1; undefined if the size is unknown. */
  share: number | undefined;
  /** Received bytes. */
  received: number;
}

export const restingZip: ZipView = { state: 'idle', share: undefined, received: 0 };

/** Progress as text: `37%`, or `4.2 MB` if the size is unknown. */
export const zipProgress = ({ share, received }: ZipView): string =>
  share === undefined ? `${(received / 1e6).toFixed(1)} MB` : `${Math.floor(share * 100)}%`;
