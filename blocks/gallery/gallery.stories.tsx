import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#ui/story-support.tsx';
import { item } from '../collection-item.ts';
import type { GalleryPage } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / gallery' } satisfies StoryDefault;

const show = (data: (say: Say) => BlockData<GalleryPage>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`gallery-${language}`}
        props={{ source: { call: 'albumPage', params: { atlasType: 'EXHIBITION_CENTER', pageSize: 6 } } }}
        data={{ gallery: data(say) }}
        first
      />
    )}
  </Bilingual>
);

const names = ['hall-show', 'news-auto-show', undefined, 'hall-outdoor'];

const albums = (say: Say) =>
  names.map((name, index) =>
    item({
      id: String(index),
      title: say('开幕之前', 'Before the doors open'),
      picture: name ? demoPicture(name) : undefined,
      pictured: true,
    }),
  );

export const Albums = () =>
  show((say) => ({ state: 'ready', data: { list: { items: albums(say), page: 1, pages: 2, total: 8 } } }));
export const OpenAlbum = () =>
  show((say) => ({
    state: 'ready',
    data: {
      album: {
        title: say('开幕之前', 'Before the doors open'),
        photos: ['hall-empty', 'hall-show', 'hall-outdoor', 'hero-concourse'].map((name) =>
          demoPicture(name),
        ),
        zip: '/media/logo-mark.svg',
      },
    },
  }));
export const EmptyAlbum = () =>
  show((say) => ({
    state: 'ready',
    data: { album: { title: say('空图集', 'Empty album'), photos: [], zip: '#' } },
  }));
export const Missing = () => show(() => noData.missing);
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
