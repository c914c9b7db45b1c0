import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#ui/story-support.tsx';
import { item } from '../collection-item.ts';
import type { GalleryPage } from './index.ts';
import View from './View.tsx';
import { ZipLink } from './ZipLink.tsx';
import { restingZip, type ZipView } from './zip-view.ts';

export default { title: 'Blocks / gallery' } satisfies StoryDefault;

const show = (data: (say: Say) => BlockData<GalleryPage>, path = '/document/exhibitionGallery') => (
  <Bilingual path={path}>
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

const openAlbum = '/document/exhibitionGallery?album=0';

const names = ['hall-show', 'news-auto-show', undefined, 'hall-outdoor'];

const albums = (say: Say) =>
  names.map((name, index) =>
    item({
      id: String(index),
      title:
        index === 1
          ? say(
              '第十一届西部智能制造装备博览会布展、开幕与闭馆的四天四夜',
              'Four days and nights of the 11th Western Smart Manufacturing Expo, from bare floor to bare floor',
            )
          : say('开幕之前', 'Before the doors open'),
      count: index === 2 ? undefined : 24 + index,
      file: '/media/logo-mark.svg',
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
export const Empty = () => show(() => noData.missing);
export const MissingAlbum = () => show(() => noData.missing, openAlbum);
export const Loading = () => show(() => noData.loading);
export const LoadingAlbum = () => show(() => noData.loading, openAlbum);
export const Failed = () => show(() => noData.failed);

const zip = (view: ZipView) => (
  <Bilingual>
    {(say) => (
      <div className="wrap flex flex-wrap gap-8 py-6 text-xs">
        {[true, false].map((button) => (
          <ZipLink
            key={String(button)}
            view={view}
            album={say('开幕之前', 'Before the doors open')}
            file={say('开幕之前.zip', 'Before the doors open.zip')}
            address="/media/logo-mark.svg"
            button={button}
            send={() => {}}
            preload={() => {}}
          >
            {button ? say('下载全部（zip）', 'Download all (zip)') : say('下载图集', 'Download album')}
          </ZipLink>
        ))}
      </div>
    )}
  </Bilingual>
);

export const ZipAtRest = () => zip(restingZip);
export const ZipComing = () => zip({ state: 'running', share: 0.37, received: 7_400_000 });
export const ZipOfUnknownSize = () => zip({ state: 'running', share: undefined, received: 7_400_000 });
export const ZipSaved = () => zip({ state: 'done', share: 1, received: 20_000_000 });
export const ZipBrokenOff = () => zip({ state: 'failed', share: 0.37, received: 7_400_000 });
