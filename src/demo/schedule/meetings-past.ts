import { roomsFrom } from '../venues/places.ts';
import type { VenueEvent } from './event.ts';

/** Meetings that have ended lately, the earliest first. */
export const pastMeetings: readonly VenueEvent[] = [
  {
    id: 'mountain-roads',
    starts: -190,
    days: 2,
    places: [202, ...roomsFrom(208, 213)],
    picture: 'meeting-classroom.jpg',
    zh: ['山地公路与旅游交通会议', '六间分会场对应六类地形，讨论边坡、隧道照明与观景停车区的设计。'],
    en: [
      'Mountain Roads & Tourism Conference',
      'Six rooms for six kinds of terrain: slopes, tunnel lighting, and where to stop for the view.',
    ],
  },
  {
    id: 'home-design',
    starts: -183,
    days: 1,
    places: [202],
    picture: 'news-opening-ceremony.jpg',
    zh: ['家居设计论坛', '家居与家装博览会首日论坛，谈小户型、旧房与一家三代同住。'],
    en: [
      'Home Design Forum',
      'The first day of the Home & Interiors Expo opens with small flats, old houses and three generations under one roof.',
    ],
  },
  {
    id: 'young-engineers',
    starts: -171,
    days: 2,
    places: [...roomsFrom(214, 217)],
    picture: 'meeting-boardroom.jpg',
    zh: ['青年工程师年会', '四间临江会议室同时讨论四个失败案例，主讲人只讲哪里做错了。'],
    en: [
      'Young Engineers’ Meeting',
      'Four river rooms, four projects that failed. The speakers talk only about what went wrong.',
    ],
  },
  {
    id: 'medical-imaging-second',
    starts: -154,
    days: 3,
    places: [201, 202, ...roomsFrom(203, 207), 220],
    picture: 'hero-concourse.jpg',
    zh: ['江湾医学影像论坛', '四十四场报告，一千五百名代表；前厅设二十台读片工作站，先判断，再看答案。'],
    en: [
      'Riverside Medical Imaging Forum',
      'Forty-four talks for 1,500 delegates, and twenty reading stations in the foyer: give your diagnosis, then see the answer.',
    ],
  },
  {
    id: 'urban-renewal',
    starts: -144,
    days: 2,
    places: [202],
    picture: 'meeting-ballroom-side.jpg',
    zh: [
      '城市更新与社区营造会议',
      '二十个老街区的居民代表与设计师同桌，讲述一部电梯、一处晒台是怎样谈成的。',
    ],
    en: [
      'Urban Renewal & Neighbourhoods Conference',
      'Residents of twenty old quarters sit down with their architects and tell how one lift, or one roof terrace, was agreed.',
    ],
  },
  {
    id: 'ai-education',
    starts: -124,
    days: 3,
    places: [201, 202, ...roomsFrom(208, 213)],
    picture: 'meeting-classroom.jpg',
    zh: ['人工智能与教育大会', '六间教室式会场全天开公开课，教师与模型同备一课，由学生评判哪一节更好懂。'],
    en: [
      'AI in Education Conference',
      'Six rooms teach all day. A teacher and a model prepare the same lesson, and pupils say which one they understood.',
    ],
  },
  {
    id: 'chip-packaging',
    starts: -98,
    days: 2,
    places: [220],
    zh: ['芯片封装与测试研讨会', '二百四十名工程师参加，议题集中在翘曲、散热与测试时间三个老问题。'],
    en: [
      'Chip Packaging & Test Workshop',
      'Two hundred and forty engineers on three old troubles: warping, heat and the time that a test takes.',
    ],
  },
  {
    id: 'mountain-cities-first',
    starts: -74,
    days: 3,
    places: [201, 206, 207, ...roomsFrom(214, 217)],
    picture: 'meeting-theatre.jpg',
    zh: ['山地城市规划年会', '以步行为题，讨论梯道、索道与坡地公园如何接入轨道车站。'],
    en: [
      'Mountain Cities Planning Congress',
      'The theme is walking: how steps, cable cars and sloping parks can lead to the metro.',
    ],
  },
  {
    id: 'county-hospitals',
    starts: -62,
    days: 3,
    places: [202, ...roomsFrom(203, 207)],
    zh: ['县级医院管理年会', '四百家县级医院参会，首设夜诊与转诊两个专场，会务资料全部线上分发。'],
    en: [
      'County Hospitals Conference',
      'Four hundred hospitals, with new sessions on night clinics and referrals. All papers are online.',
    ],
  },
  {
    id: 'long-span-bridges-first',
    starts: -48,
    days: 2,
    places: [206, 220],
    picture: 'meeting-boardroom-table.jpg',
    zh: ['大跨度桥梁工程论坛', '十二座在建桥梁的项目部带来监测数据，重点交流抗风与缆索更换。'],
    en: [
      'Long-Span Bridges Forum',
      'Twelve bridges still being built send their measurements. The talk is of wind and of changing cables.',
    ],
  },
  {
    id: 'pharmacy-practice',
    starts: -35,
    days: 3,
    places: [202, ...roomsFrom(214, 217)],
    zh: ['药学服务年会', '门诊药师如何用三分钟把话说清楚：四间会议室全天进行情景演练与互评。'],
    en: [
      'Pharmacy Practice Congress',
      'How to explain a medicine in three minutes: four rooms rehearse it all day and mark each other.',
    ],
  },
  {
    id: 'parks-greenways',
    starts: -17,
    days: 2,
    places: [214, 215],
    picture: 'meeting-boardroom.jpg',
    zh: ['城市公园与绿道研讨会', '窗外即是滨江绿道，第二天上午全体代表沿江步行七公里，边走边议。'],
    en: [
      'Parks & Greenways Seminar',
      'The subject lies outside the window: on the second morning all delegates walk seven kilometres of the river path.',
    ],
  },
  {
    id: 'community-care',
    starts: -10,
    days: 2,
    places: [216, 217],
    zh: ['社区养老服务交流会', '六十个街道介绍助餐、助浴与夜间照护的做法，附每项服务的真实成本。'],
    en: [
      'Community Care Exchange',
      'Sixty neighbourhoods on meals, bathing and night care, each with what it really costs.',
    ],
  },
  {
    id: 'cross-border-sellers',
    starts: -6,
    days: 2,
    places: [202],
    picture: 'meeting-banquet.jpg',
    zh: ['跨境电商卖家大会', '报关、售后与汇率三个专场，晚宴按目的国分桌，便于同路人认识。'],
    en: [
      'Cross-Border Sellers’ Meeting',
      'Customs, returns and exchange rates by day. At dinner the tables are set by destination, so that those who ship the same way can meet.',
    ],
  },
];
