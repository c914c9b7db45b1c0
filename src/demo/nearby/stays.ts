import type { EntryInput } from '#schemas/entry.ts';
import type { MediaFile } from '../media.ts';
import { facilitiesOf, type Quantities } from './facilities.ts';
import { fileEntries } from './item.ts';

interface Stay {
  id: `stay-${string}`;
  picture: MediaFile;
  jumpUrl?: string;
  /** Only the partner hotels register theirs. */
  quantities?: Quantities;
  /** Name, then one or two sentences. */
  zh: readonly [name: string, remark: string];
  en: readonly [name: string, remark: string];
}

/** Hotels further out, then guest houses. The first four are partner hotels with event rates. */
const stays: readonly Stay[] = [
  {
    id: 'stay-01',
    picture: 'hotel-bed.jpg',
    quantities: { rooms: 302, beds: 468, drive: 14 },
    zh: ['映江酒店', '会展协议酒店，车程 14 分钟，展期接驳车直达。高楼层客房朝江，晚间可见索道往来。'],
    en: [
      'River Mirror Hotel',
      'A partner hotel, fourteen minutes by car and on the show-day shuttle. From the upper floors you can watch the cable cars at night.',
    ],
  },
  {
    id: 'stay-02',
    picture: 'hotel-entrance.jpg',
    quantities: { rooms: 268, beds: 424, drive: 16 },
    zh: ['桐园酒店', '会展协议酒店，围着一株老桐树而建，客房都朝院子。乘接驳车 16 分钟，院内可停大客车。'],
    en: [
      'Tung Garden Hotel',
      'Built around an old tung tree, with every room on the courtyard side. A partner hotel; sixteen minutes by shuttle, and coaches can park.',
    ],
  },
  {
    id: 'stay-03',
    picture: 'hotel-window-seat.jpg',
    quantities: { rooms: 240, beds: 364, metro: 4 },
    zh: ['山前酒店', '轨道 8 号线四站可达的会展协议酒店。公寓式家庭房可住四人，早餐券可换成打包餐盒。'],
    en: [
      'Hillfoot Hotel',
      'Four stops on metro line 8, at event rates. Family rooms sleep four, and breakfast can be packed to take along.',
    ],
  },
  {
    id: 'stay-04',
    picture: 'hotel-room.jpg',
    quantities: { rooms: 206, beds: 320, drive: 18 },
    zh: [
      '舟次公寓酒店',
      '旧码头仓库改建的公寓酒店，每间带小厨房，适合住满一个展期。会展协议酒店，车程 18 分钟。',
    ],
    en: [
      'Moorings Aparthotel',
      'Flats with a small kitchen in a converted dockside warehouse, handy for the whole length of a show. A partner hotel, eighteen minutes by car.',
    ],
  },
  {
    id: 'stay-05',
    picture: 'culture-old-town-lanes.jpg',
    zh: ['瓦舍民宿', '老街中段的十四间客房，推窗就是瓦檐。车辆到不了门口，预订时可约人挑行李。'],
    en: [
      'Tile House',
      'Fourteen rooms halfway up the old town, each with a window onto the roofs. No road reaches it; ask for a porter when you book.',
    ],
  },
  {
    id: 'stay-06',
    picture: 'culture-old-town-roofs.jpg',
    zh: ['七百阶客栈', '石阶尽头的小客栈，露台能看全城灯火。乘斜行电梯上山，再走三分钟平路。'],
    en: [
      'Seven Hundred Steps',
      'The inn at the top of the stairs, whose terrace has the lights of the whole city below it. The inclined lift saves the climb.',
    ],
  },
  {
    id: 'stay-07',
    picture: 'culture-island-pagoda.jpg',
    zh: [
      '塔影小筑',
      '江心洲上唯一的民宿，九间房，清晨最早看到塔影落进水里。廊桥夜间不通车，步行入洲十分钟。',
    ],
    en: [
      'Pagoda Shade',
      'Nine rooms, and the only place to sleep on the island. Cars stay on the bank: it is ten minutes on foot over the bridge.',
    ],
  },
  {
    id: 'stay-08',
    picture: 'culture-cable-car.jpg',
    zh: [
      '索道口青年旅舍',
      '南岸索道站楼上，四人间与六人间为主，公共厨房通宵开放。凭参展证件可多寄存三天行李。',
    ],
    en: [
      'Ropeway Hostel',
      'Dormitories for four and six above the south cable car station, with a kitchen that never closes. Show a badge and your luggage may stay three days longer.',
    ],
  },
  {
    id: 'stay-09',
    picture: 'culture-river-gorge.jpg',
    zh: ['峡口山居', '小峡入口的十二间木屋，距场馆 38 公里。住客可搭主人家的船，比头班游船早半小时入峡。'],
    en: [
      'Gorge Mouth Lodge',
      'Twelve timber cabins where the gorge begins, 38 kilometres out. Guests can go in with the house boat, half an hour before the first ferry.',
    ],
  },
  {
    id: 'stay-10',
    picture: 'culture-hilltop-pagoda.jpg',
    zh: ['云顶茶院', '云顶塔下的老茶院，楼上八间客房，楼下喝茶。房内没有电视，书很多。'],
    en: [
      'Cloudtop Tea Yard',
      'Eight rooms above an old tea house at the foot of the hilltop pagoda. There are no televisions, but plenty of books.',
    ],
  },
  {
    id: 'stay-11',
    picture: 'dining-bar.jpg',
    jumpUrl: 'https://www.example.com/stay/counter',
    zh: ['柜台旅馆', '入住手续就在咖啡吧台办理，客房紧凑而安静。轨道 8 号线一站，步行沿江也只要 25 分钟。'],
    en: [
      'The Counter',
      'You check in at the coffee bar and sleep in a small, quiet room upstairs. One stop by metro, or a 25-minute walk along the river.',
    ],
  },
  {
    id: 'stay-12',
    picture: 'dining-river-table.jpg',
    zh: ['渔火人家', '江边渔村里的小馆，楼上六间房，楼下做江鲜。晚餐须在当日中午前告知人数。'],
    en: [
      'Fisher’s Lamp',
      'Six rooms over a kitchen that cooks what the river gives. Say by noon how many of you will be at dinner.',
    ],
  },
];

/** Hotels and guest houses nearby; partner hotels with their rooms and beds. */
export const nearbyStays: EntryInput[] = fileEntries(
  'HOTEL_ACCOMMODATION NO',
  stays.map(({ id, picture, jumpUrl, quantities, zh: [nameZh, remarkZh], en: [nameEn, remarkEn] }) => {
    const facilities = quantities && facilitiesOf(quantities);
    return {
      id,
      picture,
      ...(jumpUrl && { jumpUrl }),
      zh: {
        name: nameZh,
        remark: `<p>${remarkZh}</p>`,
        ...(facilities && { supportingFacilityList: facilities.zh }),
      },
      en: {
        name: nameEn,
        remark: `<p>${remarkEn}</p>`,
        ...(facilities && { supportingFacilityList: facilities.en }),
      },
    };
  }),
);
