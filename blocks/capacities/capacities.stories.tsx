import type { StoryDefault } from '@ladle/react';
import { item } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import { type Capacities, capacitiesOf } from './capacities.ts';
import View from './View.tsx';

export default { title: 'Blocks / capacities' } satisfies StoryDefault;

const show = (capacities: (say: Say) => BlockData<Capacities>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`capacities-${language}`}
        props={{
          source: { call: 'meetingVenues', params: {} },
          title: say('各种桌椅摆法的容纳人数', 'Capacities by seating layout'),
          note: say('实际人数以布置方案审批为准。', 'The approved plan of an event decides.'),
        }}
        data={{ capacities: capacities(say) }}
        first
      />
    )}
  </Bilingual>
);

const rooms =
  (count: number, layouts: readonly (readonly [string, string])[], name = 'Room') =>
  (say: Say): BlockData<Capacities> => {
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
    const data = capacitiesOf(items);
    return data ? { state: 'ready', data } : noData.missing;
  };

const few = [
  ['剧院式', 'Theatre'],
  ['课桌式', 'Classroom'],
] as const;
const many = [...few, ['宴会式', 'Banquet'], ['酒会式', 'Reception'], ['U 形', 'U-shape']] as const;

export const FiveColumns = () => show(rooms(8, many));
export const TwoColumns = () => show(rooms(3, few));
export const ThirtyRooms = () => show(rooms(30, many));
export const LongNames = () => show(rooms(3, many, 'Riverside hall for meetings, banquets and shows'));
export const NothingInCommon = () => show(rooms(1, many));
export const Loading = () => show(() => noData.loading);
export const Failed = () => show(() => noData.failed);
