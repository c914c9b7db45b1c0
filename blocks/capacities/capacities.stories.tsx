import type { StoryDefault } from '@ladle/react';
import { type CollectionItem, item } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { comparisonTexts } from '#i18n/comparison.ts';
import { languageKey } from '#schemas/language.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import View from './View.tsx';

export default { title: 'Blocks / capacities' } satisfies StoryDefault;

const show = (venues: (say: Say) => BlockData<Pick<CollectionItem, 'title' | 'facts'>[]>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`capacities-${language}`}
        props={{
          source: { call: 'meetingVenues', params: {} },
          title: say('各种桌椅摆法的容纳人数', 'Capacities by seating layout'),
          note: say('实际人数以布置方案审批为准。', 'The approved plan of an event decides.'),
        }}
        data={{
          venues: venues(say),
          building: noData.missing,
          free: noData.missing,
          setting: {
            state: 'ready',
            data: { texts: comparisonTexts[languageKey(language)], findSpace: undefined },
          },
        }}
        first
      />
    )}
  </Bilingual>
);

const rooms =
  (count: number, layouts: readonly (readonly [string, string])[], name = 'Room') =>
  (say: Say): BlockData<Pick<CollectionItem, 'title' | 'facts'>[]> => {
    const items = Array.from({ length: count }, (_, index) =>
      item({
        id: String(index),
        title: say(`${201 + index} 号会议室`, `${name} ${201 + index}`),
        facts: layouts
          .filter((_layout, place) => (index + place) % 4 !== 3)
          .map(([zh, en], place) => ({
            number: String(2000 - 90 * place - 10 * index),
            unit: say('人', 'people'),
            label: say(zh, en),
          })),
      }),
    );
    return { state: 'ready', data: items };
  };

const halls = (say: Say): BlockData<Pick<CollectionItem, 'title' | 'facts'>[]> => ({
  state: 'ready',
  data: [1, 2, 3, 4].map((number) => ({
    title: say(`${number} 号展厅`, `Hall ${number}`),
    facts: [
      { number: '10080', unit: say('平方米', 'm²'), label: say('展览面积', 'Exhibition space') },
      { number: '13', unit: say('米', 'm'), label: say('净高', 'Clear height') },
      { number: number < 3 ? '500' : '320', unit: say('勒克斯', 'lx'), label: say('照度', 'Light') },
    ],
  })),
});

const few = [
  ['剧院式', 'Theatre'],
  ['课桌式', 'Classroom'],
] as const;
const many = [...few, ['宴会式', 'Banquet'], ['酒会式', 'Reception'], ['U 形', 'U-shape']] as const;

export const FourHalls = () => show(halls);
export const FiveColumns = () => show(rooms(8, many));
export const TwoColumns = () => show(rooms(3, few));
export const ThirtyRooms = () => show(rooms(30, many));
export const LongNames = () => show(rooms(3, many, 'Riverside hall for meetings, banquets and shows'));
export const NothingInCommon = () => show(rooms(1, many));
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
