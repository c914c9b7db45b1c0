import type { BlockData } from '#blocks/define.ts';
import type { AlbumPage, GalleryPlace, OpenAlbum } from '#machines/gallery.ts';
import type { GalleryPage } from './index.ts';

/** What a gallery shows: of its machine, or of the server's data while that is asleep. */
export interface GalleryView extends GalleryPlace {
  /** The albums, or the photos of one. */
  of: 'list' | 'album';
  /** `empty`: there are no albums. `missing`: there is no such album. */
  state: 'loading' | 'ready' | 'empty' | 'missing' | 'failed';
  list: AlbumPage | undefined;
  opened: OpenAlbum | undefined;
}

/** What the server's data say. */
export function openingView(place: GalleryPlace, data: BlockData<GalleryPage>): GalleryView {
  const of = place.album === undefined ? 'list' : 'album';
  const known = data.state === 'ready' ? data.data : undefined;
  const list = known && 'list' in known ? known.list : undefined;
  const opened = known && 'album' in known ? known.album : undefined;
  const state = data.state === 'missing' && of === 'list' ? 'empty' : data.state;
  return { ...place, of, state, list, opened };
}
