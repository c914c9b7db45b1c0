import { roomsFrom } from '../venues/places.ts';
import type { VenueEvent } from './event.ts';

/** Meetings that ended a while ago, the earliest first. */
export const earlierMeetings: readonly VenueEvent[] = [
  {
    id: 'medical-imaging-first',
    starts: -518,
    days: 3,
    places: [201, 202],
    picture: 'meeting-theatre.jpg',
    zh: ['江湾医学影像论坛', '一千一百名放射科医师与工程师参会，主会场谈规范，分会场读片。'],
    en: [
      'Riverside Medical Imaging Forum',
      'Eleven hundred radiologists and engineers: standards in the plenary, cases in the ballroom.',
    ],
  },
  {
    id: 'procurement-supply-first',
    starts: -492,
    days: 2,
    places: [202],
    zh: ['西部采购与供应链大会', '二百四十家大型企业设采购桌，供应商按预约时段逐桌洽谈，每场十五分钟。'],
    en: [
      'Western Procurement & Supply Conference',
      'Two hundred and forty large companies each have a table. Suppliers move from one to the next, fifteen minutes at a time.',
    ],
  },
  {
    id: 'student-modelling',
    starts: -470,
    days: 1,
    places: [201],
    picture: 'meeting-theatre-seats.jpg',
    zh: ['西部高校数学建模交流会', '八十六所高校的获奖队伍上台讲解解题思路，题目出自水库调度与公交排班。'],
    en: [
      'Western Student Modelling Day',
      'Winning teams from eighty-six universities explain how they solved two problems: a reservoir’s gates and a bus timetable.',
    ],
  },
  {
    id: 'historic-buildings',
    starts: -440,
    days: 2,
    places: [201, 206, 207],
    zh: ['石窟与古建筑保护会议', '监测、加固与预防性保护三个专题，会后考察一处临江摩崖石刻。'],
    en: [
      'Cave Temples & Historic Buildings Conference',
      'Monitoring, strengthening and prevention, followed by a visit to rock carvings above the river.',
    ],
  },
  {
    id: 'post-harvest',
    starts: -410,
    days: 3,
    places: [206, 207, 220],
    zh: ['果蔬采后技术会议', '围绕柑橘、李与脆桃的预冷和贮运，发布两项团体标准的征求意见稿。'],
    en: [
      'Post-Harvest Technology Conference',
      'Cooling, storing and shipping citrus, plums and peaches. Two draft standards are put out for comment.',
    ],
  },
  {
    id: 'county-logistics-first',
    starts: -364,
    days: 2,
    places: [202],
    zh: [
      '县域物流与冷链发展会议',
      '四十个县介绍各自的共同配送做法，重点讨论最后五公里由谁来送、成本怎么分。',
    ],
    en: [
      'County Logistics & Cold Chain Conference',
      'Forty rural counties compare how they share deliveries, and who pays for the last five kilometres.',
    ],
  },
  {
    id: 'manufacturing-dialogue-first',
    starts: -361,
    days: 2,
    places: [202],
    picture: 'news-opening-ceremony.jpg',
    zh: ['智能制造产业对话会', '与博览会同期，三十家制造企业坐在圆桌边谈转型账本，听众随时举手提问。'],
    en: [
      'Smart Manufacturing Dialogue',
      'Alongside the expo, thirty manufacturers sit at round tables and open their books on automation. Anyone may interrupt.',
    ],
  },
  {
    id: 'car-design-first',
    starts: -351,
    days: 1,
    places: [201],
    picture: 'meeting-theatre-stage.jpg',
    zh: ['汽车设计论坛', '汽车文化展次日举行，七家设计中心讲述一款车从草图到油泥模型的取舍。'],
    en: [
      'Car Design Forum',
      'On the second day of the Motor Show, seven studios tell what was given up between the first sketch and the clay.',
    ],
  },
  {
    id: 'emergency-medicine-first',
    starts: -340,
    days: 3,
    places: [201, 202, ...roomsFrom(203, 207)],
    picture: 'meeting-theatre.jpg',
    zh: ['西部急诊医学年会', '一千八百名急诊医师与护士参会，五间会议室全天开设气道、超声与创伤技能课。'],
    en: [
      'Western Emergency Medicine Congress',
      'For 1,800 doctors and nurses, with airway, ultrasound and trauma classes in five rooms all day.',
    ],
  },
  {
    id: 'rehabilitation-first',
    starts: -319,
    days: 2,
    places: [206, 207, 220],
    zh: ['康复医学学术会', '与医疗器械展同期，上午听报告，下午到展厅试用当天讲到的器具。'],
    en: [
      'Rehabilitation Medicine Symposium',
      'Held with the medical fair: papers in the morning, and in the afternoon the devices themselves.',
    ],
  },
  {
    id: 'river-basins-first',
    starts: -305,
    days: 3,
    places: [201, 202, ...roomsFrom(203, 213), ...roomsFrom(218, 220)],
    picture: 'meeting-theatre-stage.jpg',
    zh: ['流域水利学术年会', '代表两千一百人，报告三百零六场，全程使用电子胸卡与门口屏幕，不印纸质议程。'],
    en: [
      'River Basins Congress',
      'Two thousand one hundred delegates and 306 papers, on electronic badges and door screens without a printed page.',
    ],
  },
  {
    id: 'dental-implants-first',
    starts: -272,
    days: 3,
    places: [202, ...roomsFrom(203, 205)],
    zh: ['口腔种植学术会议', '手术直播由三家医院接入宴会厅，分会场设显微操作实习台四十个。'],
    en: [
      'Dental Implant Symposium',
      'Surgery is relayed to the ballroom from three hospitals, and forty microscopes stand ready for practice next door.',
    ],
  },
  {
    id: 'river-shipping-first',
    starts: -226,
    days: 2,
    places: [201, 202],
    picture: 'hero-exterior-day.jpg',
    zh: ['长江上游航运发展论坛', '港口、船东与货主三方议题各半天，另半天登船考察江湾水域的电动货船。'],
    en: [
      'Upper Yangtze Shipping Forum',
      'Half a day each for ports, owners and shippers, and half a day aboard an electric freighter in the bay.',
    ],
  },
  {
    id: 'mental-health',
    starts: -208,
    days: 3,
    places: [201, ...roomsFrom(203, 207)],
    zh: ['心理健康服务年会', '学校、社区与热线三条主线，所有会场均设安静角，代表可随时离席休息。'],
    en: [
      'Mental Health Services Congress',
      'Schools, neighbourhoods and helplines. Every room has a quiet corner, and nobody minds if you use it.',
    ],
  },
];
