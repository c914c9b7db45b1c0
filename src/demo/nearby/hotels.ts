import type { EntryInput } from '#schemas/entry.ts';
import type { MediaFile } from '../media.ts';
import { facilitiesOf, type Quantities } from './facilities.ts';
import { fileEntries } from './item.ts';
import { nearbyStays } from './stays.ts';

interface Hotel {
  id: `hotel-${number}`;
  picture: MediaFile;
  jumpUrl?: string;
  quantities: Quantities;
  /** Name, then the remark as HTML. */
  zh: readonly [name: string, remark: string];
  en: readonly [name: string, remark: string];
}

/** The supporting hotels, the nearest first. */
const hotels: readonly Hotel[] = [
  {
    id: 'hotel-1',
    picture: 'hotel-tower-1.jpg',
    jumpUrl: 'https://www.example.com/hotels/jialing-bay',
    quantities: { rooms: 628, beds: 986, meetingRooms: 18, seats: 920, parking: 460, chargers: 72, walk: 4 },
    zh: [
      '嘉陵湾大酒店',
      '<p>与登录大厅东侧廊桥相连，步行 4 分钟，雨天不必撑伞。二十六层餐厅可望两江交汇，早餐六时开始，赶早布展的客人也来得及。</p>',
    ],
    en: [
      'Jialing Bay Hotel',
      '<p>A covered bridge leads to the east end of the concourse, four minutes away; leave the umbrella behind. The restaurant on the 26th floor looks out to where the two rivers meet, and breakfast begins at six, in time for build-up.</p>',
    ],
  },
  {
    id: 'hotel-2',
    picture: 'hotel-entrance.jpg',
    quantities: { rooms: 324, beds: 508, meetingRooms: 5, seats: 210, parking: 96, accessible: 12, walk: 7 },
    zh: [
      '站前里酒店',
      '<p>紧邻会展站 3 号口，沿风雨连廊步行 7 分钟到登录大厅。末班车之后抵达的客人可在大堂自助办理入住，不必事先致电。</p>',
    ],
    en: [
      'Station Court Hotel',
      '<p>Beside exit 3 of Expo Centre station, seven minutes from the concourse along the covered walk. Guests who come in after the last train check in at a screen in the lobby, with no need to call ahead.</p>',
    ],
  },
  {
    id: 'hotel-3',
    picture: 'hotel-tower-2.jpg',
    jumpUrl: 'https://www.example.com/hotels/river-isle',
    quantities: { rooms: 412, beds: 648, meetingRooms: 9, seats: 480, parking: 240, chargers: 40, walk: 9 },
    zh: [
      '江屿酒店',
      '<p>沿水池步道步行 9 分钟。新加入的协议酒店，客房以双床为主，适合参展团队合住；大堂设展具寄存间，展期代收快件。</p>',
    ],
    en: [
      'River Isle Hotel',
      '<p>Nine minutes on foot along the pool. A newcomer among our partners, with mostly twin rooms that suit teams who share. During shows the lobby stores small exhibits and takes in parcels.</p>',
    ],
  },
  {
    id: 'hotel-4',
    picture: 'hotel-room.jpg',
    quantities: { rooms: 286, beds: 402, kitchens: 198, meetingRooms: 3, parking: 150, walk: 13 },
    zh: [
      '北岸行政公寓',
      '<p>步行 13 分钟。一居与两居套间带厨房和洗衣机，连住七晚起按周计价，布展周期长的团队多住在这里。楼下超市营业至 23:00。</p>',
    ],
    en: [
      'North Bank Residences',
      '<p>Thirteen minutes on foot. Flats with one or two bedrooms, a kitchen and a washing machine, priced by the week from seven nights, which is why crews on a long build choose them. The supermarket downstairs closes at 23:00.</p>',
    ],
  },
  {
    id: 'hotel-5',
    picture: 'hotel-towers-day.jpg',
    quantities: { rooms: 260, beds: 420, meetingRooms: 6, seats: 180, parking: 120, walk: 15 },
    zh: [
      '水际酒店',
      '<p>出登录大厅东门沿江步行 15 分钟，一路都是江景。客房从四层起，间间带阳台；会议团队可包下整层，层内另有一间二十人的讨论室。</p>',
    ],
    en: [
      'Waterline Hotel',
      '<p>Leave by the east door and follow the river for fifteen minutes. Rooms start on the fourth floor and all have a balcony. A group can take a whole floor, with a discussion room for twenty of its own.</p>',
    ],
  },
  {
    id: 'hotel-6',
    picture: 'culture-city-peak.jpg',
    quantities: { rooms: 398, beds: 640, meetingRooms: 4, seats: 160, parking: 110, metro: 2 },
    zh: [
      '青禾商务酒店',
      '<p>轨道 8 号线两站，连出站步行共 15 分钟，是八家中房价最低的一家。六十间三人间常被院校与社团订满；自助洗衣免费，前台可借熨斗与折叠推车。</p>',
    ],
    en: [
      'Qinghe Business Hotel',
      '<p>Two stops on metro line 8, a quarter of an hour from door to door, and the lowest rates of the eight. Colleges and societies tend to fill its sixty triple rooms. Laundry is free; irons and folding trolleys are lent at the desk.</p>',
    ],
  },
  {
    id: 'hotel-7',
    picture: 'hotel-window-seat.jpg',
    jumpUrl: 'https://www.example.com/hotels/cloud-ridge',
    quantities: { rooms: 340, beds: 560, meetingRooms: 7, seats: 350, pool: 25, parking: 220, drive: 10 },
    zh: [
      '云脊度假酒店',
      '<p>坐落在城北山脊上，车程 10 分钟。七成客房朝山，设恒温泳池与四间林间会议室，常用于闭门会议与会后休整。接驳车夜间加开两班。</p>',
    ],
    en: [
      'Cloud Ridge Resort',
      '<p>Up on the ridge north of the city, ten minutes by car. Seven rooms in ten face the hills, and there are a heated pool and four meeting rooms among the trees: good for talks behind closed doors, or for rest afterwards. The shuttle makes two extra runs at night.</p>',
    ],
  },
  {
    id: 'hotel-8',
    picture: 'hotel-podium-dusk.jpg',
    quantities: {
      rooms: 518,
      beds: 800,
      meetingRooms: 14,
      banquet: 800,
      seats: 640,
      parking: 380,
      chargers: 60,
      drive: 12,
    },
    zh: [
      '两江精选酒店',
      '<p>车程 12 分钟，位于两江商务区中心。无柱宴会厅可设八十桌，主办方常把欢迎晚宴放在这里；展期清早另有一班直达车，07:00 发往登录大厅西门。</p>',
    ],
    en: [
      'Two Rivers Hotel',
      '<p>Twelve minutes by car, in the middle of the business district. Its ballroom takes eighty tables, and many organisers hold their welcome dinner there. On show days a direct coach leaves for the west door at 07:00.</p>',
    ],
  },
];

const supporting = fileEntries(
  'HOTEL_ACCOMMODATION YES',
  hotels.map(({ id, picture, jumpUrl, quantities, zh: [nameZh, remarkZh], en: [nameEn, remarkEn] }) => {
    const facilities = facilitiesOf(quantities);
    return {
      id,
      picture,
      ...(jumpUrl && { jumpUrl }),
      zh: { name: nameZh, remark: remarkZh, supportingFacilityList: facilities.zh },
      en: { name: nameEn, remark: remarkEn, supportingFacilityList: facilities.en },
    };
  }),
);

/**
 * The supporting hotels with their facilities, then places to stay nearby. The eight supporting ones and the four
 * partner hotels of `stays.ts` are the twelve hotels of news-008.
 */
export const hotelEntries: EntryInput[] = [...supporting, ...nearbyStays];
