import type { VenueEvent } from './event.ts';

/** Shows that are open on the day of seeding or open in the three months after it, the earliest first. */
export const comingExhibitions: readonly VenueEvent[] = [
  {
    id: 'two-rivers-pictures',
    starts: -2,
    days: 5,
    places: ['concourse'],
    picture: 'hero-concourse.jpg',
    zh: [
      '两江水文影像展',
      '沿登录大厅东侧陈列一百二十幅照片，记录一百年来的洪枯水位、码头与渡口，免票参观。',
    ],
    en: [
      'Two Rivers in Pictures',
      'A hundred and twenty photographs along the east side: a century of floods, low water, quays and ferries. Admission is free.',
    ],
  },
  {
    id: 'makers-market-second',
    starts: -1,
    days: 3,
    places: ['plaza'],
    picture: 'news-food-fair.jpg',
    zh: ['江畔手作市集', '九十家工坊临江摆摊，设陶艺、活字与藤编三处可动手的长桌，每日 10:00 至 21:00。'],
    en: [
      'Riverside Makers’ Market',
      'Ninety workshops by the water, with long tables where you can throw a pot, set type or weave cane. Daily 10:00 to 21:00.',
    ],
  },
  {
    id: 'smart-manufacturing-12',
    starts: 3,
    days: 4,
    places: [1, 2, 3, 4],
    picture: 'hall-show.jpg',
    zh: [
      '第十二届西部智能制造装备博览会',
      '首次启用全部四座展厅，六百三十家企业参展。首日为专业观众专场，普通观众自第二日起入场。',
    ],
    en: [
      '12th Western Smart Manufacturing Expo',
      'All four halls for the first time, and 630 exhibitors. Day one is for trade visitors; the public is welcome from day two.',
    ],
  },
  {
    id: 'motor-show-second',
    starts: 12,
    days: 4,
    places: [1, 2, 'plaza'],
    picture: 'news-auto-show.jpg',
    zh: [
      (on) => `${on.year(12)} 山城国际汽车文化展`,
      '展出车辆二百一十余台，二十六台新车首次在西部亮相；试驾在室外展场进行，每日四百个名额。',
    ],
    en: [
      (on) => `Mountain City International Motor Show ${on.year(12)}`,
      'More than 210 cars, twenty-six of them new to the west of the country, and four hundred test drives a day on the plaza.',
    ],
  },
  {
    id: 'green-building-second',
    starts: 19,
    days: 3,
    places: [3],
    picture: 'news-construction-detail.jpg',
    zh: [
      '西南绿色建筑与装配式技术展',
      '五百零四个标准展位，装配式与近零能耗为两大主题；特装展台七成以上构件可重复使用。',
    ],
    en: [
      'Southwest Green Building & Prefabrication Fair',
      'Prefabrication and low-energy building on 504 booths. At least seventy per cent of every custom-built stand can be used again.',
    ],
  },
  {
    id: 'food-festival-second',
    starts: 27,
    days: 3,
    places: ['plaza'],
    picture: 'news-food-fair.jpg',
    zh: ['江湾风味食品节', '热食、糕点、腊味、茶饮四个街区，一百六十个帐篷摊位，全场用电不用火。'],
    en: [
      'Riverside Food Festival',
      'Four streets and 160 tents: hot food, pastry, cured meats, tea. All the cooking is electric.',
    ],
  },
  {
    id: 'digital-tourism-second',
    starts: 33,
    days: 3,
    places: [4, 201],
    picture: 'news-technology-stage.jpg',
    zh: [
      '长江上游数字文旅大会暨体验展',
      '六场主旨演讲谈古镇、航道与博物馆，体验展免费开放，一张证件往返会场与展厅。',
    ],
    en: [
      'Upper Yangtze Digital Tourism Congress & Expo',
      'Six keynotes on old towns, waterways and museums, and a free show next door. One badge opens both.',
    ],
  },
  {
    id: 'medical-devices-second',
    starts: 44,
    days: 3,
    places: [1, 2],
    picture: 'hall-canopy-stand.jpg',
    zh: [
      '西南医疗器械与康复辅具展',
      '参展企业三百六十家，新设基层诊所装备专区；辅具试用场铺有坡道、门槛与公交踏板。',
    ],
    en: [
      'Southwest Medical Devices & Rehabilitation Fair',
      'Three hundred and sixty exhibitors, with equipment for village clinics and a course of ramps, thresholds and bus steps on which to try aids.',
    ],
  },
  {
    id: 'pet-show-second',
    starts: 47,
    days: 3,
    places: [3],
    zh: [
      '西部宠物生活展',
      '宠物食品、诊疗与用品展商二百三十家；入场须出示免疫证明，场内设独立的安静休息区。',
    ],
    en: [
      'Western Pet Show',
      'Food, care and kit from 230 exhibitors. Animals need proof of vaccination, and have a quiet corner of their own.',
    ],
  },
  {
    id: 'hotpot-second',
    starts: 52,
    days: 3,
    places: [4],
    picture: 'news-food-fair.jpg',
    zh: ['山城火锅与调味品展', '底料、鲜切与后厨设备三大展区，餐饮门店可在现场试锅台带料比味，当日下单。'],
    en: [
      'Mountain City Hotpot & Seasonings Fair',
      'Bases, fresh cuts and kitchen equipment. Restaurants bring their own ingredients to the trial stoves and order the same day.',
    ],
  },
  {
    id: 'education-science',
    starts: 60,
    days: 3,
    places: [2],
    picture: 'hall-arched-stand.jpg',
    zh: ['西南教育装备与科普展', '实验室、图书馆与操场所需之物同馆展出，二十组科学小实验由中学生讲解。'],
    en: [
      'Southwest Education & Science Outreach Fair',
      'All that a laboratory, a library or a playground needs, and twenty small experiments explained by pupils.',
    ],
  },
  {
    id: 'print-packaging',
    starts: 64,
    days: 3,
    places: [1],
    zh: ['西南印刷与包装技术展', '数字印刷、瓦楞与可降解包装三条生产线在展厅内全程开机，边走边看成品下线。'],
    en: [
      'Southwest Print & Packaging Fair',
      'Three lines run in the hall all day, for digital print, corrugated board and compostable packaging. Follow the goods as they come off.',
    ],
  },
  {
    id: 'boat-show-second',
    starts: 68,
    days: 3,
    places: [4, 'plaza'],
    picture: 'hall-outdoor.jpg',
    zh: ['长江上游船艇与水上运动展', '九十艘小艇上岸展出，电动船首次设专区；江边码头每日两场桨板体验。'],
    en: [
      'Upper Yangtze Boat & Water Sports Show',
      'Ninety small craft ashore, with electric boats in an area of their own for the first time, and paddle-board lessons at the jetty twice a day.',
    ],
  },
  {
    id: 'comics-games-second',
    starts: 74,
    days: 3,
    places: [3],
    picture: 'news-technology-stage.jpg',
    zh: ['江湾动漫游戏周末', '同人社团增至二百四十个，新设桌游长廊与手绘教室，展厅一角为儿童专场。'],
    en: [
      'Riverside Comics & Games Weekend',
      'Two hundred and forty self-publishers, a long gallery of board games, drawing classes and a corner for children.',
    ],
  },
  {
    id: 'rail-metro',
    starts: 80,
    days: 4,
    places: [1, 2],
    picture: 'hall-empty.jpg',
    zh: [
      '西部轨道交通装备展',
      '车辆、信号与运维装备展商二百八十家，两节足尺车厢经货门进馆，观众可入内参观。',
    ],
    en: [
      'Western Rail & Metro Expo',
      'Rolling stock, signalling and maintenance from 280 exhibitors. Two full-size carriages come in through the goods doors, and you may step aboard.',
    ],
  },
  {
    id: 'wedding-banquet',
    starts: 86,
    days: 2,
    places: [4],
    picture: 'meeting-banquet.jpg',
    zh: ['江湾婚礼与宴会用品展', '场布、礼服、影像与喜宴服务一百五十家，厨师团队每日试菜两轮，凭预约入席。'],
    en: [
      'Riverside Wedding & Banquet Fair',
      'Décor, dress, film and catering from 150 suppliers. Caterers serve two sittings a day to visitors who have booked.',
    ],
  },
];
