import type { StoryDefault } from '@ladle/react';
import { type Collection, item, onePage } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / tiles' } satisfies StoryDefault;

const props = {
  source: {
    call: 'filePage' as const,
    params: { atlasTypes: 'HOTEL_ACCOMMODATION' as const, isConfigure: 'NO' as const, pageSize: 100 },
  },
};

const show = (data: (say: Say) => BlockData<Collection>) => (
  <Bilingual>
    {(say, language) => (
      <View id={`tiles-${language}`} props={props} data={{ collection: data(say) }} first />
    )}
  </Bilingual>
);

const pictures = ['hotel-room', undefined, 'hotel-bed', 'hotel-window-seat', 'hotel-tower-2'];

const stays = (say: Say, count: number, total = count): BlockData<Collection> => {
  const items = Array.from({ length: count }, (_, index) => {
    const picture = pictures[index % pictures.length];
    return item({
      id: String(index),
      title:
        index === 3
          ? say('一间名字特别长的江畔青年旅舍', 'A guest house by the river with rather a long name')
          : say('江畔小筑', 'River Mirror'),
      picture: picture ? demoPicture(picture) : undefined,
      pictured: true,
      ...(index % 3 === 0 ? { href: 'https://www.example.com', newTab: true } : {}),
    });
  });
  const data = onePage(items, { page: 1, pageSize: count, total });
  return data ? { state: 'ready', data } : noData.missing;
};

export const Twelve = () => show((say) => stays(say, 12));
export const One = () => show((say) => stays(say, 1));
export const Hundred = () => show((say) => stays(say, 100));
export const OfThousands = () => show((say) => stays(say, 12, 12_000));
export const Empty = () => show(() => noData.missing);
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
