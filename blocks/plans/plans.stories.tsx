import type { StoryDefault } from '@ladle/react';
import { type Collection, type CollectionItem, item, whole } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / plans' } satisfies StoryDefault;

const show = (data: (say: Say) => BlockData<Collection>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`plans-${language}`}
        props={{ source: { call: 'technicalParameters', params: { type: 1 } } }}
        data={{ plans: data(say) }}
        first
      />
    )}
  </Bilingual>
);

const ready = (items: CollectionItem[]): BlockData<Collection> => {
  const data = whole(items);
  return data ? { state: 'ready', data } : noData.missing;
};

const drawing = (name: string, width: number, height: number) => ({
  src: `/media/${name}.svg`,
  width,
  height,
});
const plan = (say: Say, name: string) => drawing(`plan-${name}-${say('zh', 'en')}`, 366, 223);
const sheets = (say: Say, ...names: string[]) =>
  names.map((name) => drawing(`hall-info-${name}-${say('zh', 'en')}`, 720, 540));

const hall = (say: Say, number: number) =>
  item({
    id: String(number),
    title: say(`${number} 号展厅`, `Hall ${number}`),
    picture: plan(say, `hall-${number}`),
    pictures: sheets(say, `hall-${number}`, 'section'),
    pictured: true,
  });

const awkward = (say: Say): CollectionItem[] => [
  {
    ...hall(say, 1),
    title: say(
      '一号展厅与登录大厅之间的连接通道、货运通道及临时搭建区的平面与荷载分布',
      'The passage between Hall 1 and the concourse, the goods lane and the area for temporary structures',
    ),
  },
  { ...hall(say, 2), title: say('只有平面图', 'Only a plan'), pictures: [] },
  { ...hall(say, 3), title: say('只有参数', 'Only venue info'), picture: undefined },
  { ...hall(say, 4), title: say('什么都没有', 'Neither'), picture: undefined, pictures: [] },
  { ...hall(say, 1), id: '5', title: say('图纸打不开', 'A plan that fails'), picture: drawing('none', 4, 3) },
  {
    ...hall(say, 2),
    id: '6',
    title: say('三张参数表', 'Three sheets'),
    picture: undefined,
    pictures: sheets(say, 'hall-1', 'section', 'plaza'),
  },
];

export const Plans = () => show((say) => ready([1, 2, 3, 4].map((number) => hall(say, number))));
export const One = () => show((say) => ready([hall(say, 1)]));
export const Awkward = () => show((say) => ready(awkward(say)));
export const Hundred = () =>
  show((say) =>
    ready(Array.from({ length: 100 }, (_, index) => ({ ...hall(say, 1 + (index % 4)), id: `n${index}` }))),
  );
export const Empty = () => show(() => noData.missing);
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
