import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { GalleryPage } from './index.ts';
import { albumOf, listOf } from './story-data.ts';
import View from './View.tsx';

export default { title: 'Blocks / gallery' } satisfies StoryDefault;

const show = (data: (say: Say) => BlockData<GalleryPage>, path = '/document/exhibitionGallery') => (
  <Bilingual path={path}>
    {(say, language) => (
      <View
        id={`gallery-${language}`}
        props={{ source: { call: 'albumPage', params: { atlasType: 'EXHIBITION_CENTER', pageSize: 6 } } }}
        data={{
          asked: { state: 'ready', data: { page: 1, album: path.split('?album=')[1] } },
          gallery: data(say),
        }}
        first
      />
    )}
  </Bilingual>
);

const openAlbum = '/document/exhibitionGallery?album=0';

export const Albums = () => show((say) => ({ state: 'ready', data: { list: listOf(say) } }));
export const OpenAlbum = () => show((say) => ({ state: 'ready', data: { album: albumOf(say) } }), openAlbum);
export const EmptyAlbum = () =>
  show((say) => ({
    state: 'ready',
    data: { album: { title: say('空图集', 'Empty album'), photos: [], zip: '#' } },
  }));
export const Empty = () => show(() => noData.missing);
export const MissingAlbum = () => show(() => noData.missing, openAlbum);
export const Loading = () => show(() => noData.loading);
export const LoadingAlbum = () => show(() => noData.loading, openAlbum);
export const Failed = () => show(() => noData.failed);
