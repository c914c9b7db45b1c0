import type { VenueEvent } from './event.ts';

/** Shows that closed a while ago, the earliest first. */
export const earlierExhibitions: readonly VenueEvent[] = [
  {
    id: 'green-food-first',
    starts: -528,
    days: 4,
    places: [3, 4],
    zh: [
      '长江上游绿色食品交易会',
      '八百三十家合作社与食品企业按品类设馆，前三天供采购商洽谈，最后一天向市民开放。',
    ],
    en: [
      'Upper Yangtze Green Food Trade Fair',
      'Eight hundred and thirty cooperatives and food companies, arranged by product. Three days are for buyers; the public is welcome on the last.',
    ],
  },
  {
    id: 'farm-machinery-first',
    starts: -498,
    days: 4,
    places: [4, 'plaza'],
    picture: 'hall-outdoor.jpg',
    zh: ['长江上游农业机械展', '丘陵山地用的小型农机占展品一半以上，室外展场铺出三条坡道，供用户当场试驾。'],
    en: [
      'Upper Yangtze Farm Machinery Show',
      'More than half of the machines are small ones, built for hillsides. Three earth ramps on the plaza let farmers try them.',
    ],
  },
  {
    id: 'hair-beauty-first',
    starts: -476,
    days: 3,
    places: [1],
    zh: ['西部美容美发展', '产品、仪器与培训三类展商共二百余家，展厅中央设三十个席位，全天演示剪发与造型。'],
    en: [
      'Western Hair & Beauty Fair',
      'Two hundred exhibitors of products, devices and training, around a floor of thirty chairs where hair is cut all day.',
    ],
  },
  {
    id: 'cycling-first',
    starts: -456,
    days: 3,
    places: [2],
    picture: 'hall-show.jpg',
    zh: ['山城户外与骑行展', '登山、露营与骑行装备同馆展出，厅内设一座九米高的攀岩墙，免费试攀。'],
    en: [
      'Mountain City Outdoor & Cycling Show',
      'Gear for hills, tents and two wheels under one roof, with a nine-metre climbing wall that anyone may try.',
    ],
  },
  {
    id: 'tea-ware-first',
    starts: -419,
    days: 3,
    places: ['plaza'],
    picture: 'hall-outdoor.jpg',
    zh: ['上游茶与器物展', '一百家茶山与窑口临江设席，买茶之前先坐下来喝一杯。'],
    en: [
      'Upper River Tea & Ware Fair',
      'A hundred tea gardens and kilns set their tables by the river. Sit down for a cup before you buy.',
    ],
  },
  {
    id: 'book-fair-5',
    starts: -388,
    days: 5,
    places: [1],
    picture: 'hall-aisle.jpg',
    zh: ['第五届山城书展', '一百六十家出版社参展，设旧书、地图与童书三个专区，五天共有讲座与签售五十二场。'],
    en: [
      '5th Mountain City Book Fair',
      'A hundred and sixty publishers, with rooms for second-hand books, maps and children. Fifty-two talks and signings in five days.',
    ],
  },
  {
    id: 'smart-manufacturing-11',
    starts: -361,
    days: 4,
    places: [1, 2, 3],
    picture: 'news-technology-stage.jpg',
    zh: [
      '第十一届西部智能制造装备博览会',
      '五百四十家企业参展，展览面积 30,240 平方米，同期举行技术会议二十七场。',
    ],
    en: [
      '11th Western Smart Manufacturing Expo',
      'Machine tools, robots and metrology from 540 exhibitors on 30,240 square metres, with twenty-seven conferences alongside.',
    ],
  },
  {
    id: 'motor-show-first',
    starts: -352,
    days: 4,
    places: [1, 2, 'plaza'],
    picture: 'news-auto-show.jpg',
    zh: [
      (on) => `${on.year(-352)} 山城国际汽车文化展`,
      '展出车辆一百八十余台，其中首发新车二十二台；2 号展厅西侧为四十一台老车，每天上午十时逐一发动。',
    ],
    en: [
      (on) => `Mountain City International Motor Show ${on.year(-352)}`,
      'A hundred and eighty cars, twenty-two of them new models. On the west side of Hall 2, forty-one classics are started every morning at ten.',
    ],
  },
  {
    id: 'green-building-first',
    starts: -345,
    days: 3,
    places: [3],
    picture: 'news-construction-detail.jpg',
    zh: ['西南绿色建筑与装配式技术展', '预制构件、保温门窗与木结构三大展区，展厅内三天建成一栋两层样板房。'],
    en: [
      'Southwest Green Building & Prefabrication Fair',
      'Precast parts, insulated windows and timber frames. In three days a two-storey house goes up in the middle of the hall.',
    ],
  },
  {
    id: 'food-festival-first',
    starts: -337,
    days: 3,
    places: ['plaza'],
    picture: 'news-food-fair.jpg',
    zh: ['江湾风味食品节', '一百四十个摊位沿江排开，四十家开业不久的本地小店以优惠场租参加。'],
    en: [
      'Riverside Food Festival',
      'A hundred and forty stalls along the water, forty of them young local businesses trading at a reduced rent.',
    ],
  },
  {
    id: 'digital-tourism-first',
    starts: -331,
    days: 3,
    places: [4, 201],
    picture: 'hero-concourse.jpg',
    zh: ['长江上游数字文旅大会暨体验展', '大会堂谈票务与客流数据，4 号展厅可试用导览、测绘与修复的新工具。'],
    en: [
      'Upper Yangtze Digital Tourism Congress & Expo',
      'Talks on tickets and visitor data in the Plenary Hall; guides, surveys and restoration tools to try in Hall 4.',
    ],
  },
  {
    id: 'medical-devices-first',
    starts: -320,
    days: 3,
    places: [1, 2],
    picture: 'hall-canopy-stand.jpg',
    zh: [
      '西南医疗器械与康复辅具展',
      '影像、手术室与康复辅具三大类，参展企业三百一十家，残障人士与陪同者凭证免费入场。',
    ],
    en: [
      'Southwest Medical Devices & Rehabilitation Fair',
      'Imaging, operating theatres and aids for daily life from 310 exhibitors. Disabled visitors and their companions enter free.',
    ],
  },
  {
    id: 'pet-show-first',
    starts: -317,
    days: 3,
    places: [3],
    zh: ['西部宠物生活展', '宠物可随主人入场。设疫苗咨询台与领养区，三天为二百一十只猫狗找到新家。'],
    en: [
      'Western Pet Show',
      'Dogs and cats may come too. There is advice on vaccines and a corner for adoption, where 210 animals found a home.',
    ],
  },
  {
    id: 'hotpot-first',
    starts: -312,
    days: 3,
    places: [4],
    picture: 'news-food-fair.jpg',
    zh: ['山城火锅与调味品展', '从花椒、牛油到锅具与排烟，整条产业链同馆展出，现场盲评三十六种底料。'],
    en: [
      'Mountain City Hotpot & Seasonings Fair',
      'Peppercorns, tallow, pots and extractor hoods: a whole trade in one hall, and a blind tasting of thirty-six soup bases.',
    ],
  },
  {
    id: 'boat-show-first',
    starts: -296,
    days: 3,
    places: [4, 'plaza'],
    zh: ['长江上游船艇与水上运动展', '小艇、皮划艇与桨板在室外展场列阵，厅内展出动力、救生与航道装备。'],
    en: [
      'Upper Yangtze Boat & Water Sports Show',
      'Small craft, kayaks and paddle boards on the plaza; engines, life-saving gear and river charts in the hall.',
    ],
  },
  {
    id: 'comics-games-first',
    starts: -290,
    days: 3,
    places: [3],
    picture: 'news-technology-stage.jpg',
    zh: ['江湾动漫游戏周末', '一百八十个同人社团摆摊，主舞台举行角色扮演赛与独立游戏发布。'],
    en: [
      'Riverside Comics & Games Weekend',
      'A hundred and eighty self-publishers at their tables, a costume contest and independent games on the main stage.',
    ],
  },
];
