import type { StoryDefault } from '@ladle/react';
import { type CollectionItem, item } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { Showcase } from './index.ts';
import { totalsOf } from './totals.ts';
import View from './View.tsx';

export default { title: 'Blocks / showcase' } satisfies StoryDefault;

const propsOf = (say: Say) => ({
  source: {
    call: 'filePage' as const,
    params: { atlasTypes: 'HOTEL_ACCOMMODATION' as const, isConfigure: 'YES' as const, pageSize: 10 },
  },
  total: { label: say('配套酒店', 'Partner hotels'), unit: say('家', '') },
  note: say('由各酒店登记的数据合计。', 'As registered by the hotels.'),
});

const show = (data: (say: Say) => BlockData<Showcase>) => (
  <Bilingual>
    {(say, language) => (
      <View id={`showcase-${language}`} props={propsOf(say)} data={{ showcase: data(say) }} first />
    )}
  </Bilingual>
);

const ready = (say: Say, items: CollectionItem[]): BlockData<Showcase> => ({
  state: 'ready',
  data: { items, totals: totalsOf(items, propsOf(say).total) },
});

const pictures = ['hotel-tower-1', 'hotel-entrance', 'hotel-tower-2', 'hotel-room', 'hotel-towers-day'];

const hotels = (say: Say, count: number): CollectionItem[] =>
  Array.from({ length: count }, (_, index) =>
    item({
      id: String(index),
      title: `${say('江湾大酒店', 'Riverbend Hotel')} ${index + 1}`,
      text: say('沿水池步道步行九分钟。', 'Nine minutes on foot along the pool.'),
      picture: demoPicture(pictures[index % pictures.length] ?? ''),
      pictured: true,
      facts: [
        { number: String(320 + 7 * index), unit: say('间', ''), label: say('客房', 'Guest rooms') },
        { number: String(540 + 9 * index), unit: say('张', ''), label: say('床位', 'Beds') },
        { number: '5', unit: say('间', ''), label: say('会议室', 'Meeting rooms') },
        { number: '6', unit: say('分钟', 'min'), label: say('步行至登录大厅', 'Walk to the concourse') },
      ],
    }),
  );

const awkward = (say: Say): CollectionItem[] => [
  item({
    id: 'long',
    title: say('一家名字很长很长的江畔会议度假酒店', 'A hotel whose name goes on and on ').repeat(8),
    text: say('这里说得很多。', 'There is a lot to say. ').repeat(12),
    html: say('<p>这里说得很多。</p><ul><li>桑拿</li></ul>', '<p>All of it.</p><ul><li>Sauna</li></ul>'),
    picture: demoPicture('hotel-tower-1'),
    pictured: true,
    facts: [
      { number: '24/7', label: say('前台', 'Reception') },
      { number: '1200000.55', unit: say('平方米', 'm²'), label: say('建筑面积', 'Floor area') },
    ],
    href: 'https://www.example.com',
    newTab: true,
  }),
  item({ id: 'bare', title: say('什么都没有的酒店', 'Nothing but a name'), pictured: true }),
];

export const Eight = () => show((say) => ready(say, hotels(say, 8)));
export const One = () => show((say) => ready(say, hotels(say, 1)));
export const Two = () => show((say) => ready(say, hotels(say, 2)));
export const Hundred = () => show((say) => ready(say, hotels(say, 100)));
/** Long texts, a missing picture, no facts, and facts that are not numbers. */
export const Awkward = () => show((say) => ready(say, awkward(say)));
export const Empty = () => show(() => noData.missing);
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
