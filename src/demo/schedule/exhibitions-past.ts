import type { VenueEvent } from './event.ts';

/** Shows that have closed lately, the earliest first. */
export const pastExhibitions: readonly VenueEvent[] = [
  {
    id: 'low-altitude-first',
    starts: -262,
    days: 3,
    places: [1, 2],
    zh: [
      '首届西部无人机与低空装备展',
      '1、2 号展厅连通，在 13 米净高下划出一百米长的飞行区，防护网全程围合，每小时演示一次。',
    ],
    en: [
      '1st Western Drone & Low-Altitude Expo',
      'With the wall between Halls 1 and 2 folded away there is a netted flight zone a hundred metres long, and a flight every hour.',
    ],
  },
  {
    id: 'hotel-supplies-first',
    starts: -226,
    days: 3,
    places: [3, 4],
    zh: [
      '西南酒店与餐饮用品展',
      '客房、厨房与洗涤设备供应商四百家，设一间可走进去的样板客房与一座样板厨房。',
    ],
    en: [
      'Southwest Hotel & Catering Supplies Fair',
      'Four hundred suppliers of rooms, kitchens and laundries, with a model bedroom and a model kitchen to walk through.',
    ],
  },
  {
    id: 'arts-crafts-first',
    starts: -198,
    days: 3,
    places: [1],
    picture: 'hall-canopy-stand.jpg',
    zh: ['山城工艺美术与收藏展', '漆器、竹编、夏布与砚石四门手艺现场制作，二百家店铺与工坊可直接选购。'],
    en: [
      'Mountain City Arts, Crafts & Collecting Fair',
      'Lacquer, bamboo, ramie cloth and inkstones are made before your eyes; two hundred shops and workshops sell from the stand.',
    ],
  },
  {
    id: 'home-interiors-first',
    starts: -183,
    days: 4,
    places: [1, 2, 3, 4],
    picture: 'hall-arched-stand.jpg',
    zh: [
      '西部国际家居与家装博览会',
      '三道活动隔墙全部收起，七百二十家展商在四万平方米的整体空间内，按一户人家的动线设展。',
    ],
    en: [
      'Western Home & Interiors Expo',
      'All three walls are folded away, and 720 exhibitors furnish forty thousand square metres in the order in which one walks through a home.',
    ],
  },
  {
    id: 'green-food-second',
    starts: -164,
    days: 4,
    places: [3, 4],
    picture: 'news-opening-ceremony.jpg',
    zh: [
      '长江上游绿色食品交易会',
      '九百一十家合作社与食品企业按流域设五个产区馆，每馆中央一张长桌，可当场试吃。',
    ],
    en: [
      'Upper Yangtze Green Food Trade Fair',
      'Nine hundred and ten cooperatives and food companies in five growing regions along the river, each with a long tasting table.',
    ],
  },
  {
    id: 'farm-machinery-second',
    starts: -134,
    days: 4,
    places: [4, 'plaza'],
    zh: ['长江上游农业机械展', '展品重心转向电动与遥控农机，新设维修课堂，机手可带故障件来请教。'],
    en: [
      'Upper Yangtze Farm Machinery Show',
      'Electric and remote-controlled machines come to the fore, and a repair class takes on the broken parts that farmers bring along.',
    ],
  },
  {
    id: 'makers-market-first',
    starts: -118,
    days: 3,
    places: ['plaza'],
    picture: 'hall-outdoor.jpg',
    zh: ['江畔手作市集', '八十家手作工坊与旧物摊主的露天市集，十六时开市，入夜后听江。'],
    en: [
      'Riverside Makers’ Market',
      'Eighty small workshops and dealers in old things, in the open air from four in the afternoon until the river goes dark.',
    ],
  },
  {
    id: 'hair-beauty-second',
    starts: -112,
    days: 3,
    places: [3],
    zh: ['西部美容美发展', '增设头皮护理与男士理发专区，西部十二城发型师在中央舞台同台比赛。'],
    en: [
      'Western Hair & Beauty Fair',
      'New this time are scalp care and barbering. Stylists from twelve cities compete on the centre stage.',
    ],
  },
  {
    id: 'silver-years-first',
    starts: -104,
    days: 3,
    places: [1],
    zh: ['西部康养与适老生活展', '从助行器到适老厨卫，展品均可试用；全馆设座椅六百张，通道加宽至四米。'],
    en: [
      'Western Later Life & Care Expo',
      'Walking aids, kitchens, bathrooms: everything may be tried. Aisles are four metres wide, and there are six hundred seats.',
    ],
  },
  {
    id: 'cycling-second',
    starts: -92,
    days: 3,
    places: [2],
    picture: 'hall-show.jpg',
    zh: ['山城户外与骑行展', '厅内搭起长 120 米、高差 6 米的木质坡道，借车即可试骑；参展品牌二百四十个。'],
    en: [
      'Mountain City Outdoor & Cycling Show',
      'Two hundred and forty brands, and a timber ramp 120 metres long with a drop of six: borrow a bicycle and roll.',
    ],
  },
  {
    id: 'flower-garden',
    starts: -72,
    days: 4,
    places: ['plaza'],
    picture: 'hero-exterior-day.jpg',
    zh: ['西南花卉园艺展', '二十四座小花园沿步道展开，每座不过三十平方米，闭展后由社区认领移栽。'],
    en: [
      'Southwest Flower & Garden Show',
      'Twenty-four gardens along the causeway, none larger than thirty square metres. Afterwards they move to neighbourhoods that asked for them.',
    ],
  },
  {
    id: 'tea-ware-second',
    starts: -55,
    days: 3,
    places: ['plaza'],
    picture: 'hall-outdoor.jpg',
    zh: ['上游茶与器物展', '一百三十二家茶山、窑口与竹木作坊参展，年轻窑口占近三成。'],
    en: [
      'Upper River Tea & Ware Fair',
      'A hundred and thirty-two tea gardens, kilns and bamboo workshops, almost three in ten of the kilns run by young potters.',
    ],
  },
  {
    id: 'coffee-bakery-first',
    starts: -44,
    days: 3,
    places: [2],
    picture: 'hall-arched-stand.jpg',
    zh: [
      '山城咖啡与烘焙展',
      '生豆、烘焙、器具与甜品四个街区，七十家独立咖啡馆轮流出杯，杯子须自带或押金领取。',
    ],
    en: [
      'Mountain City Coffee & Bakery Fair',
      'Green beans, roasters, machines and cakes. Seventy independent cafés take turns at the bar; bring a cup or leave a deposit for one.',
    ],
  },
  {
    id: 'textile-apparel',
    starts: -38,
    days: 3,
    places: [4],
    zh: ['长江上游家纺与服装展', '面料、家纺与成衣三类展商二百六十家，设小批量快反专区，五十件起可下单。'],
    en: [
      'Upper Yangtze Textile & Apparel Fair',
      'Fabrics, home textiles and garments from 260 exhibitors, with an area for short runs: orders start at fifty pieces.',
    ],
  },
  {
    id: 'safety-emergency',
    starts: -30,
    days: 3,
    places: [3],
    picture: 'hall-goods-doors.jpg',
    zh: ['西部应急与安全装备展', '消防、水域与山地救援装备同场演示，市民可在体验区学习使用 AED 与灭火器。'],
    en: [
      'Western Safety & Emergency Equipment Fair',
      'Fire, water and mountain rescue side by side. In one corner visitors learn to use an AED and an extinguisher.',
    ],
  },
  {
    id: 'book-fair-6',
    starts: -24,
    days: 5,
    places: [1],
    picture: 'hall-aisle.jpg',
    zh: [
      '第六届山城书展',
      '一百九十家出版社与独立书店参展，首次设方言读物专区，每天闭馆前半小时为诵读时间。',
    ],
    en: [
      '6th Mountain City Book Fair',
      'A hundred and ninety publishers and bookshops, for the first time with a corner for books in dialect. The last half-hour of each day is for reading aloud.',
    ],
  },
];
