import type { StoryDefault } from '@ladle/react';
import { type Collection, item, onePage } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / mosaic' } satisfies StoryDefault;

const props = {
  source: { call: 'filePage' as const, params: { atlasTypes: 'cultural_tourism' as const, pageSize: 100 } },
};

const show = (data: (say: Say) => BlockData<Collection>) => (
  <Bilingual>
    {(say, language) => (
      <View id={`mosaic-${language}`} props={props} data={{ collection: data(say) }} first />
    )}
  </Bilingual>
);

const pictures = ['culture-pagoda-bridge', 'culture-cable-car', undefined, 'culture-old-town-roofs'];

const sights = (say: Say, count: number, total = count): BlockData<Collection> => {
  const items = Array.from({ length: count }, (_, index) => {
    const picture = pictures[index % pictures.length];
    return item({
      id: String(index),
      title:
        index === 2
          ? say(
              '没有照片而名字又很长的一处江边风景名胜区',
              'A sight without a picture and with rather a long name',
            )
          : say('望江塔与九孔桥', 'River pagoda and nine-arch bridge'),
      html: say('<p>清晨无风时倒影最静。</p>', '<p>Come early, when there is no wind.</p>'),
      picture: picture ? demoPicture(picture) : undefined,
      pictured: true,
      ...(index === 1 ? { href: 'https://www.example.com', newTab: true } : {}),
    });
  });
  const data = onePage(items, { page: 1, pageSize: count, total });
  return data ? { state: 'ready', data } : noData.missing;
};

export const Four = () => show((say) => sights(say, 4));
export const AnOddNumber = () => show((say) => sights(say, 5));
export const One = () => show((say) => sights(say, 1));
export const OfThousands = () => show((say) => sights(say, 6, 6000));
export const Empty = () => show(() => noData.missing);
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
