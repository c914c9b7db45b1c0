import type { EntryInput } from '#schemas/entry.ts';
import { type MediaFile, media } from '../media.ts';
import { detail, details, type LocalFigure } from './details.ts';
import { hall, hallLight } from './figures.ts';
import type { Hall } from './places.ts';

interface HallText {
  title: string;
  titleInfo: string;
}

interface HallPage {
  number: Hall;
  pictures: readonly MediaFile[];
  zh: HallText;
  en: HallText;
}

const hallPages: readonly HallPage[] = [
  {
    number: 1,
    pictures: [
      'hall-show.jpg',
      'hall-empty.jpg',
      'hall-aisle.jpg',
      'news-auto-show.jpg',
      'concourse-escalators.jpg',
    ],
    zh: {
      title: '1 号展厅',
      titleInfo:
        '四座展厅中最西的一座，与登录大厅西门相邻，观众最先到达，适合新品发布与公众展。东侧活动隔墙收起后，与 2 号展厅连成两万平方米的整体空间；照明已全部更新，可按九米见方的网格分区调光。',
    },
    en: {
      title: 'Hall 1',
      titleInfo:
        'The westernmost hall, next to the west door of the concourse and the first that visitors reach: good for launches and public shows. With its east wall folded away it becomes one room of twenty thousand square metres with Hall 2. Its lamps are new and dim square by square.',
    },
  },
  {
    number: 2,
    pictures: [
      'hall-empty.jpg',
      'hall-goods-doors.jpg',
      'hall-arched-stand.jpg',
      'news-technology-stage.jpg',
      'hall-show.jpg',
      'hero-concourse.jpg',
    ],
    zh: {
      title: '2 号展厅',
      titleInfo:
        '适合装备、汽车与建材类展览。东西两侧活动隔墙收起后，与 1、3 号展厅连成三万平方米的整体空间；北侧六座货门直通卸货区，长 120 米的骑行坡道也曾在这里搭起。',
    },
    en: {
      title: 'Hall 2',
      titleInfo:
        'At home with machinery, cars and building materials. With both side walls folded away it joins Halls 1 and 3 in thirty thousand square metres; six goods doors on the north side lead straight to the yard. A cycling ramp 120 metres long once stood here.',
    },
  },
  {
    number: 3,
    pictures: [
      'hall-canopy-stand.jpg',
      'hall-empty.jpg',
      'hall-show.jpg',
      'news-opening-ceremony.jpg',
      'hall-goods-doors.jpg',
    ],
    zh: {
      title: '3 号展厅',
      titleInfo:
        '单厅可设五百零四个国际标准展位，是中型专业展最常选用的一座；也可与 4 号展厅打通，供食品与农业类展览使用。屋面铺有二期光伏组件，晴天里一部分展位用电就来自头顶。',
    },
    en: {
      title: 'Hall 3',
      titleInfo:
        'With room for 504 standard booths it is the usual choice for a trade show of middle size, and opens into Hall 4 for food and farming. The second phase of the solar roof lies above it: on a clear day part of the stands’ power comes from overhead.',
    },
  },
  {
    number: 4,
    pictures: [
      'hall-aisle.jpg',
      'hall-outdoor.jpg',
      'news-technology-stage.jpg',
      'hall-empty.jpg',
      'hero-exterior-day.jpg',
      'news-night-plaza.jpg',
    ],
    zh: {
      title: '4 号展厅',
      titleInfo:
        '最东的一座，出门即是两万平方米的临江室外展场，常与其配套使用：室内展陈，室外演示，遇雨可在半小时内转入厅内。登录大厅东端的扶梯由此直上会议层，展览与论坛往返只需几分钟。',
    },
    en: {
      title: 'Hall 4',
      titleInfo:
        'The easternmost hall, beside the twenty thousand square metres of the riverside plaza. Many shows take both: stands inside, demonstrations outside, and everything under cover within half an hour when it rains. Escalators at this end of the concourse rise to the conference floor.',
    },
  },
];

/** Figures of a hall as visitors compare them. */
const figuresOf = (number: Hall): LocalFigure[] => [
  detail(hall.area, ['平方米', 'm²'], ['展览面积', 'Exhibition space']),
  detail(hall.width, ['米', 'm'], ['净跨，其间无柱', 'Clear span without columns']),
  detail(hall.length, ['米', 'm'], ['进深', 'Length']),
  detail(hall.clearHeight, ['米', 'm'], ['屋架下净高', 'Clear height below the trusses']),
  detail(hall.floorLoad, ['吨/平方米', 't/m²'], ['地面承重', 'Floor loading']),
  detail(hall.booths, ['个', ''], ['国际标准展位', 'Standard booths']),
  detail(
    hall.goodsDoors,
    ['座', ''],
    [
      `货运大门，宽 ${hall.goodsDoor.width} 米、高 ${hall.goodsDoor.height} 米`,
      `Goods doors, ${hall.goodsDoor.width} m wide and ${hall.goodsDoor.height} m high`,
    ],
  ),
  detail(hall.power, ['千瓦', 'kW'], ['展位配电容量', 'Power for stands']),
  detail(hallLight[number], ['勒克斯', 'lx'], ['地面平均照度', 'Average light on the floor']),
];

/** The four halls, as the venue pages show them. */
export const venueEntries: EntryInput[] = hallPages.map((page) => ({
  kind: 'venue',
  id: `hall-${page.number}`,
  sort: page.number,
  data: { imageFiles: page.pictures.map((file) => ({ imageIcon: media(file) })) },
  texts: {
    'zh-CN': { data: { ...page.zh, siteDetails: details('zh-CN', figuresOf(page.number)) } },
    'en-US': { data: { ...page.en, siteDetails: details('en-US', figuresOf(page.number)) } },
  },
}));
