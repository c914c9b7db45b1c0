import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { smallPlan } from '#blocks/small-plan.ts';
import { arrivalTexts } from '#i18n/arrival.ts';
import { buildingSchema } from '#schemas/building.ts';
import { languageKey } from '#schemas/language.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import { readQuestion, walkBuilding } from './arrival.ts';
import type { ArrivalContent } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / arrival' } satisfies StoryDefault;

const building = (say: Say) =>
  buildingSchema.parse({
    levels: [{ id: '1', name: say('一层', 'Ground floor') }],
    spaces: [
      {
        id: 'C',
        kind: 'concourse',
        level: '1',
        name: say('登录大厅', 'Concourse'),
        outline: '0,0 100,0 100,20 0,20',
      },
      {
        ...{ id: 'H', kind: 'hall', level: '1', booking: '1', name: say('1 号展厅', 'Hall 1') },
        outline: '40,20 100,20 100,80 40,80',
      },
    ],
    elements: [
      { id: 'W', kind: 'entrance', level: '1', name: say('西门', 'West door'), at: '0,10' },
      { id: 'D', kind: 'publicDoor', level: '1', of: 'H', name: say('入口 A', 'Door A'), at: '68,20 72,20' },
    ],
  });

const content = (say: Say): ArrivalContent => {
  const card = {
    place: '嘉陵湾国际会展中心',
    address: '滨江大道 1 号',
    note: undefined,
    phone: '023 0000 8800',
  };
  const way = { note: undefined, last: undefined, stepFree: undefined, price: undefined };
  return {
    faresOn: '2026-11-01',
    taxi: undefined,
    card,
    origins: [
      {
        ...{ id: 'airport', name: say('机场', 'Airport') },
        ways: [
          {
            ...{
              ...way,
              name: say('机场快线', 'Airport Express'),
              mode: 'train',
              entrance: 'W',
              minutes: 34,
            },
            ...{ price: say('12 元', '12 yuan'), last: say('22:20', 'Airport Express at 22:20'), steps: [] },
          },
          {
            ...{ ...way, name: say('出租车', 'Taxi'), mode: 'taxi', entrance: 'W', minutes: 35, steps: [] },
            note: say('西门下车', 'Get out at the west door'),
          },
        ],
      },
    ],
  };
};

interface Given {
  ways?: (say: Say) => BlockData<ArrivalContent>;
  hasBuilding?: boolean;
  search?: Readonly<Record<string, string>>;
}

const show = ({
  ways = (say) => ({ state: 'ready', data: content(say) }),
  hasBuilding = true,
  search = {},
}: Given) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`arrival-${language}`}
        props={{
          title: say('怎么来', 'How to get here'),
          intro: say(
            '说出从哪里来、去看什么，给您一条走到门口的路。',
            'Say where you come from: here is the way to the door.',
          ),
        }}
        data={{
          asked: {
            state: 'ready',
            data: {
              question: readQuestion(search),
              ...{
                texts: arrivalTexts[languageKey(language)],
                schedule: '/schedule',
                plan: '/plan?space={space}#plan',
              },
            },
          },
          content: ways(say),
          events: {
            state: 'ready',
            data: [
              {
                ...{ value: '1.2026-11-22', title: say('茶展', 'Tea Fair'), date: '2026-11-22' },
                ...{ until: '2026-11-24', isToday: true, place: say('1 号展厅', 'Hall 1'), halls: ['1'] },
                ...{ hours: '09:00 – 17:00', href: '/events/tea-fair' },
              },
            ],
          },
          building: hasBuilding ? { state: 'ready', data: walkBuilding(building(say)) } : noData.missing,
          plan: hasBuilding ? { state: 'ready', data: smallPlan(building(say)) } : noData.missing,
        }}
        first={false}
      />
    )}
  </Bilingual>
);

export const FromTheAirport = () => show({ search: { by: '11:00' } });
export const WithoutPlan = () => show({ hasBuilding: false });
export const WithoutWays = () => show({ ways: () => noData.missing });
export const Absent = () => show({ ways: () => noData.missing, hasBuilding: false });
export const Failed = () => show({ ways: () => noData.failed });
