import type { StoryDefault } from '@ladle/react';
import { type GalleryContext, galleryMachine } from '#machines/gallery.ts';
import type { Say } from '#tests/stories/bilingual.tsx';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { Gallery } from './Gallery.tsx';
import { galleryViewOf } from './live/start-gallery.ts';
import { albumOf, listOf } from './story-data.ts';

export default { title: 'Machines / gallery' } satisfies StoryDefault;

const at = storiesOf({
  machine: galleryMachine,
  path: '/document/exhibitionGallery',
  show: ({ snapshot, language }) => (
    <Gallery
      id={`gallery-${language}`}
      first
      pageSize={6}
      current={galleryViewOf(snapshot)}
      send={() => {}}
      preload={() => {}}
      retry={() => {}}
    />
  ),
});

const bare: GalleryContext = {
  page: 1,
  album: undefined,
  list: undefined,
  opened: undefined,
  problem: undefined,
};
const noAlbums = { items: [], page: 1, pages: 1, total: 0 };
const listed = (say: Say): GalleryContext => ({ ...bare, list: listOf(say) });
const inAlbum = (say: Say): GalleryContext => ({ ...listed(say), album: '0' });

export const ListLoading = at({ list: 'loading' }, () => bare);
export const ListReady = at({ list: 'ready' }, listed);
export const ListEmpty = at({ list: 'empty' }, () => ({ ...bare, list: noAlbums }));
export const ListFailed = at({ list: 'failed' }, () => bare);
/** Opened from the list. */
export const AlbumLoading = at({ album: 'loading' }, inAlbum);
export const AlbumReady = at({ album: 'ready' }, (say) => ({ ...inAlbum(say), opened: albumOf(say) }));
export const AlbumMissing = at({ album: 'missing' }, inAlbum);
export const AlbumFailed = at({ album: 'failed' }, inAlbum);
