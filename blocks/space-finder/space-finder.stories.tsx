import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import type { Taken, Venue } from '#blocks/space-queries.ts';
import { spaceFinderTexts } from '#i18n/space-finder.ts';
import { toDay } from '#lib/availability.ts';
import type { Outline } from '#lib/space-layout.ts';
import { languageKey } from '#schemas/language.ts';
import { Bilingual, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { FinderPlan, PlanSpace } from './finder-plan.ts';
import { readQuestion } from './question.ts';
import View from './View.tsx';

export default { title: 'Blocks / space-finder' } satisfies StoryDefault;

const box = (x: number, y: number, width: number, height: number): Outline => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const hall = (number: number, say: Say): PlanSpace => {
  const x = 40 * (number - 1);
  const name = say(`${number} 号展厅`, `Hall ${number}`);
  return {
    ...{
      id: `H${number}`,
      name,
      short: String(number),
      level: '1',
      type: '1',
      booking: String(number),
      spot: undefined,
    },
    ...{ area: 2400, height: 12, floorLoad: 3, hasWater: true, seats: { booths: 96 } },
    outline: box(x, 0, 40, 60),
    lanes: [box(x, 0, 5, 60), box(x + 35, 0, 5, 60)],
    doors: [{ width: 4.5, height: 5 }],
    doorways: [
      [
        [x + 18, 60],
        [x + 22.5, 60],
      ],
    ],
    schedule: { id: String(number), name, rooms: [] },
  };
};

const room = (number: number, say: Say): PlanSpace => {
  const name = say(`${number} 会议室`, `Room ${number}`);
  return {
    ...{
      id: `M${number}`,
      name,
      short: String(number),
      level: '2',
      type: '2',
      booking: String(number),
      spot: undefined,
    },
    ...{ area: 252, height: 4.5, hasDaylight: true, doors: [], doorways: [], lanes: [] },
    outline: box(20 * (number - 200), 0, 18, 14),
    seats: { theatre: 220, classroom: 130, banquet: 150 },
    schedule: { id: String(number), name, rooms: [] },
  };
};

const plan = (say: Say): BlockData<FinderPlan> => ({
  state: 'ready',
  data: {
    spaces: [1, 2, 3]
      .map((number) => hall(number, say))
      .concat([201, 202].map((number) => room(number, say))),
    joins: [
      ['H1', 'H2'],
      ['H2', 'H3'],
    ],
    walls: [
      {
        between: ['H1', 'H2'],
        line: [
          [40, 0],
          [40, 60],
        ],
      },
      {
        between: ['H2', 'H3'],
        line: [
          [80, 0],
          [80, 60],
        ],
      },
    ],
    levels: [
      { level: '1', name: say('一层', 'Level 1'), ground: [box(0, -12, 120, 12)] },
      { level: '2', name: say('二层', 'Level 2'), ground: [] },
    ],
  },
});

const venue: BlockData<Venue> = { state: 'ready', data: { list: [], closed: [] } };

/** Hall 1 has a fair from 3 to 9 May 2027. */
const taken = (say: Say): BlockData<Taken> => ({
  state: 'ready',
  data: {
    occupations: [
      {
        ...{ from: toDay('2027-05-03'), opens: toDay('2027-05-05'), closes: toDay('2027-05-08') },
        ...{ until: toDay('2027-05-09'), isHold: false, halls: ['1'] },
        name: say('茶展', 'Tea Fair'),
      },
    ],
    halls: ['1'],
  },
});

interface Given {
  search?: Record<string, string>;
  building?: (say: Say) => BlockData<FinderPlan>;
  schedule?: (say: Say) => BlockData<Taken>;
}

const show = ({ search = {}, building = plan, schedule = taken }: Given) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`space-finder-${language}`}
        props={{
          title: say('找场地', 'Find space'),
          intro: say(
            '说出要多大、什么时候，看哪些展厅与会议室合适、空着。',
            'Say how much space and when. See which halls and rooms fit.',
          ),
          months: 18,
        }}
        data={{
          asked: {
            state: 'ready',
            data: {
              question: readQuestion(search),
              today: '2026-11-22',
              texts: spaceFinderTexts[languageKey(language)],
              booking: {
                exhibition: '/exhibitCenter/onlineBooking',
                meeting: '/conventionCenter/meetingOnlineBooking',
              },
              freeDates: '/exhibitCenter/freeDates',
              plan: '/plan?space={space}#plan',
              tour: undefined,
            },
          },
          plan: building(say),
          venue,
          taken: schedule(say),
        }}
        first={false}
      />
    )}
  </Bilingual>
);

const may = { from: '2027-05-06', until: '2027-05-12' };

export const JoinedHalls = () =>
  show({ search: { area: '4500', ...may, doorWidth: '4.5', compare: 'H2.H3,H1.H2', water: '1' } });
export const RoomForPeople = () => show({ search: { people: '200', layout: 'classroom', rooms: '1' } });
export const NothingFitsAll = () => show({ search: { area: '9000', height: '20' } });
export const NothingIsFree = () => show({ search: { area: '7000', ...may } });
export const NothingAsked = () => show({});
export const NoPlanOfTheBuilding = () => show({ building: () => noData.missing });
export const Loading = () => show({ schedule: () => noData.loading });
export const FailedPlan = () => show({ building: () => noData.failed });
