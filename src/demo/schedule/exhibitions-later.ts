import type { VenueEvent } from './event.ts';

/** Shows more than three months ahead, the earliest first. */
export const laterExhibitions: readonly VenueEvent[] = [
  {
    id: 'makers-market-third',
    starts: 96,
    days: 3,
    places: ['plaza'],
    zh: ['江畔手作市集', '一百个摊位留出二十个给首次摆摊的学生与退休匠人，摊位费随成交额收取。'],
    en: [
      'Riverside Makers’ Market',
      'A hundred stalls, twenty of them kept for students and retired craftspeople who have never had one. Rent depends on sales.',
    ],
  },
  {
    id: 'low-altitude-second',
    starts: 102,
    days: 3,
    places: [3, 4],
    picture: 'hall-empty.jpg',
    zh: [
      '第二届西部无人机与低空装备展',
      '农林植保、巡检与物流三条航线在厅内按比例搭建，整机与零部件展商一百九十家。',
    ],
    en: [
      '2nd Western Drone & Low-Altitude Expo',
      'Three routes are built to scale indoors, for crops, inspection and parcels. There are 190 makers of aircraft and parts.',
    ],
  },
  {
    id: 'new-energy-first',
    starts: 115,
    days: 3,
    places: [1, 2],
    picture: 'hall-aisle.jpg',
    zh: [
      '西部新能源装备展',
      '首届，1、2 号展厅连馆使用。光伏、储能与充换电装备展商四百二十家，展期用电全部为绿电。',
    ],
    en: [
      'Western New Energy Expo',
      'The first edition, in Halls 1 and 2 with the wall folded away: 420 exhibitors of solar, storage and charging, on green power throughout.',
    ],
  },
  {
    id: 'hotel-supplies-second',
    starts: 138,
    days: 3,
    places: [3, 4],
    zh: ['西南酒店与餐饮用品展', '新增团餐与中央厨房专区，供应商四百五十家；旧餐具回收台全天开放。'],
    en: [
      'Southwest Hotel & Catering Supplies Fair',
      'Four hundred and fifty suppliers, with a new area for canteens and central kitchens. Old tableware is taken back at the door.',
    ],
  },
  {
    id: 'laboratory-diagnostics',
    starts: 146,
    days: 3,
    places: [2],
    picture: 'hall-canopy-stand.jpg',
    zh: ['西部实验室与体外诊断展', '一间六百平方米的样板检验科现场运行，从采血到出报告全程可看。'],
    en: [
      'Western Laboratory & Diagnostics Expo',
      'A working hospital laboratory of six hundred square metres stands in the hall. Follow a sample from the needle to the report.',
    ],
  },
  {
    id: 'arts-crafts-second',
    starts: 166,
    days: 3,
    places: [1],
    picture: 'hall-arched-stand.jpg',
    zh: ['山城工艺美术与收藏展', '以“修”为题，十二位修复师展示瓷、木、纸、绢四类旧物的修补过程。'],
    en: [
      'Mountain City Arts, Crafts & Collecting Fair',
      'The theme is mending: twelve restorers at work on porcelain, wood, paper and silk.',
    ],
  },
  {
    id: 'home-interiors-second',
    starts: 181,
    days: 4,
    places: [1, 2, 3, 4],
    picture: 'hall-show.jpg',
    zh: [
      '西部国际家居与家装博览会',
      '四厅合一，预计展商七百五十家。旧房改造首次单独成区，六套样板户型按原尺寸搭建。',
    ],
    en: [
      'Western Home & Interiors Expo',
      'Four halls in one and some 750 exhibitors. Renovation has an area to itself, with six flats built at full size.',
    ],
  },
  {
    id: 'green-food-third',
    starts: 200,
    days: 4,
    places: [3, 4],
    picture: 'news-opening-ceremony.jpg',
    zh: ['长江上游绿色食品交易会', '五个产区馆之外增设冷链与包装馆，采购商专场延长为三天。'],
    en: [
      'Upper Yangtze Green Food Trade Fair',
      'A section for cold chain and packaging joins the five growing regions, and buyers now have three days to themselves.',
    ],
  },
  {
    id: 'farm-machinery-third',
    starts: 230,
    days: 4,
    places: [4, 'plaza'],
    picture: 'hall-outdoor.jpg',
    zh: ['长江上游农业机械展', '山地果园与茶园作业机械为主，室外展场按真实坡度堆筑试验地块。'],
    en: [
      'Upper Yangtze Farm Machinery Show',
      'Machines for hill orchards and tea gardens, tried out on plots that are heaped up on the plaza at their true slope.',
    ],
  },
  {
    id: 'silver-years-second',
    starts: 260,
    days: 3,
    places: [1],
    zh: ['西部康养与适老生活展', '居家照护、康复训练与老年用餐三大主题，子女可带父母在样板居室里住上半天。'],
    en: [
      'Western Later Life & Care Expo',
      'Care at home, exercise and food. Families can spend half a day in a model flat and see what helps.',
    ],
  },
  {
    id: 'cycling-third',
    starts: 272,
    days: 3,
    places: [2],
    picture: 'hall-aisle.jpg',
    zh: ['山城户外与骑行展', '木质坡道再次搭起，新增一段碎石弯道与儿童平衡车环线。'],
    en: [
      'Mountain City Outdoor & Cycling Show',
      'The timber ramp is back, now with a gravel bend and a small loop for balance bikes.',
    ],
  },
  {
    id: 'tea-ware-third',
    starts: 309,
    days: 3,
    places: [4, 'plaza'],
    picture: 'hall-outdoor.jpg',
    zh: ['上游茶与器物展', '规模扩至二百家，4 号展厅同时启用，遇雨茶席移入室内，照常开席。'],
    en: [
      'Upper River Tea & Ware Fair',
      'Two hundred exhibitors this time. Hall 4 stands ready, and if it rains the tea tables simply move indoors.',
    ],
  },
  {
    id: 'coffee-bakery-second',
    starts: 320,
    days: 3,
    places: [2],
    picture: 'dining-bar.jpg',
    zh: ['山城咖啡与烘焙展', '产地庄园首次直接参展，设盲测长桌一百席；烘焙赛决赛在最后一天下午举行。'],
    en: [
      'Mountain City Coffee & Bakery Fair',
      'Growers come in person for the first time, to a cupping table for a hundred. The bakers’ final is on the last afternoon.',
    ],
  },
  {
    id: 'book-fair-7',
    starts: 340,
    days: 5,
    places: [1],
    zh: ['第七届山城书展', '主题为“江与城”，二百家出版社与书店参展，旧书专区扩大一倍。'],
    en: [
      '7th Mountain City Book Fair',
      'Two hundred publishers and bookshops on the theme of rivers and cities, with twice the room for second-hand books.',
    ],
  },
  {
    id: 'smart-manufacturing-13',
    starts: 367,
    days: 4,
    places: [1, 2, 3, 4],
    picture: 'hall-goods-doors.jpg',
    zh: [
      '第十三届西部智能制造装备博览会',
      '四座展厅，规划展位两千个。招展已启动，老展商可优先保留原有位置。',
    ],
    en: [
      '13th Western Smart Manufacturing Expo',
      'Four halls and two thousand booths are planned. Space is on sale, and earlier exhibitors may keep their places.',
    ],
  },
  {
    id: 'motor-show-third',
    starts: 376,
    days: 4,
    places: [1, 2, 'plaza', 'concourse'],
    picture: 'news-auto-show.jpg',
    zh: [
      (on) => `${on.year(376)} 山城国际汽车文化展`,
      '老车专区扩大一倍，汽车影像展移至登录大厅；试驾环线增设湿滑路面体验段。',
    ],
    en: [
      (on) => `Mountain City International Motor Show ${on.year(376)}`,
      'Twice as many classics, motoring photographs in the concourse, and a wet stretch on the test drive.',
    ],
  },
  {
    id: 'green-building-third',
    starts: 383,
    days: 3,
    places: [3],
    zh: [
      '西南绿色建筑与装配式技术展',
      '以既有建筑节能改造为主题，展台全部采用租赁构件，撤展当日不产生建筑垃圾。',
    ],
    en: [
      'Southwest Green Building & Prefabrication Fair',
      'How to make old buildings use less. Every stand is hired, part by part, and breakdown leaves no rubble behind.',
    ],
  },
  {
    id: 'food-festival-third',
    starts: 391,
    days: 3,
    places: ['plaza'],
    picture: 'news-food-fair.jpg',
    zh: ['江湾风味食品节', '新增一条“家里的味道”街区，由社区厨房推荐四十位摊主，每人只做一道菜。'],
    en: [
      'Riverside Food Festival',
      'A new street of home cooking: forty cooks put forward by their neighbourhoods, each with a single dish.',
    ],
  },
  {
    id: 'digital-tourism-third',
    starts: 397,
    days: 3,
    places: [4, 201],
    zh: [
      '长江上游数字文旅大会暨体验展',
      '论坛改为问答与工作坊为主，体验展首次设县域馆，由十二个县带来各自的项目。',
    ],
    en: [
      'Upper Yangtze Digital Tourism Congress & Expo',
      'Fewer speeches, more questions and workshops. Twelve rural counties bring their projects to a section of their own.',
    ],
  },
  {
    id: 'medical-devices-third',
    starts: 408,
    days: 3,
    places: [1, 2],
    zh: ['西南医疗器械与康复辅具展', '手术机器人与家用监护设备各设演示间，基层医生可预约一对一讲解。'],
    en: [
      'Southwest Medical Devices & Rehabilitation Fair',
      'Surgical robots and home monitors have demonstration rooms; country doctors can book an hour with a specialist.',
    ],
  },
  {
    id: 'new-energy-second',
    starts: 479,
    days: 3,
    places: [1, 2],
    picture: 'hall-show.jpg',
    zh: [
      '第二届西部新能源装备展',
      '在首届基础上增设氢能与电网侧储能展区，并公布上届展期的实际用电与减排数据。',
    ],
    en: [
      '2nd Western New Energy Expo',
      'Hydrogen and grid storage are added, and the figures for power used and saved at the first edition are on show.',
    ],
  },
  {
    id: 'arts-crafts-third',
    starts: 530,
    days: 3,
    places: [1],
    picture: 'hall-canopy-stand.jpg',
    zh: ['山城工艺美术与收藏展', '以“火”为题，窑变、锻铜与玻璃三类作品在室内恒温展区集中展出。'],
    en: [
      'Mountain City Arts, Crafts & Collecting Fair',
      'The theme is fire: kiln-glazed pots, wrought copper and glass in one climate-controlled section.',
    ],
  },
];
