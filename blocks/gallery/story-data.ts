import { item } from '#blocks/collection-item.ts';
import type { AlbumPage, OpenAlbum } from '#machines/gallery.ts';
import { demoPicture, type Say } from '#tests/stories/bilingual.tsx';

/** Pictures of the stories. */
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

export const listOf = (say: Say): AlbumPage => ({ items: albums(say), page: 1, pages: 2, total: 8 });

export const albumOf = (say: Say): OpenAlbum => ({
  title: say('开幕之前', 'Before the doors open'),
  photos: ['hall-empty', 'hall-show', 'hall-outdoor', 'hero-concourse'].map((name) => demoPicture(name)),
  zip: '/media/logo-mark.svg',
});
