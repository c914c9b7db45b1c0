import { defineGroup } from './define.ts';

/** The way from the metro, which is the same for all halls. */
const fromMetro = {
  zh: '轨道 8 号线会展站 3 号口出站，沿风雨连廊步行 340 米（约 6 分钟）到登录大厅西门。',
  en: 'Leave Expo Centre station (metro line 8) by exit 3. The covered walk of 340\u00a0m takes six minutes to the west door of the concourse.',
};

const then = (zh: string, en: string) => ({ zh: `${fromMetro.zh}${zh}`, en: `${fromMetro.en} ${en}` });

/** The building, in metres but for the concourse, which is drawn higher so that its name fits. */
const plan = [
  ...[1, 2, 3, 4].map((hall, index) => ({
    halls: [String(hall)],
    name: String(hall),
    way: then(
      hall === 1 ? '1 号展厅入口在安检后左侧。' : `${hall} 号展厅沿登录大厅直行 ${72 * index} 米，在左侧。`,
      hall === 1
        ? 'The entrance of Hall 1 is on the left behind security.'
        : `Hall ${hall} is ${72 * index}\u00a0m straight on, on the left.`,
    ),
    ...{ left: 18 + 72 * index, top: 0, width: 72, height: 140 },
  })),
  {
    halls: ['concourse'],
    name: { zh: '登录大厅', en: 'Concourse' },
    way: fromMetro,
    ...{ left: 0, top: 140, width: 324, height: 42 },
  },
  {
    halls: ['plaza'],
    name: { zh: '室外展场', en: 'Outdoor plaza' },
    way: then('室外展场在登录大厅南侧。', 'The plaza is south of the concourse.'),
    ...{ left: 124, top: 194, width: 200, height: 100 },
  },
  {
    halls: Array.from({ length: 20 }, (_, index) => String(201 + index)),
    name: { zh: '二层会议层', en: 'Level 2, rooms' },
    way: then(
      '会议层在大厅东端二层，乘东门旁的扶梯直达。',
      'The conference floor is upstairs at the east end; an escalator beside the east door goes straight up.',
    ),
    ...{ left: 336, top: 86, width: 150, height: 96 },
  },
];

/** The page of an event: `/events/{slug}` (decision 033). */
export const events = defineGroup({
  pages: [
    {
      path: '/events',
      title: { zh: '活动', en: 'Event' },
      meta: { hidden: true },
      blocks: [{ id: 'event', type: 'event', props: { plan } }],
    },
  ],
});
