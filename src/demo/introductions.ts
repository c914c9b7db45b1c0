import type { EntryInput } from '#schemas/entry.ts';
import { centerType } from '#schemas/enumerations.ts';
import { type MediaFile, media } from './media.ts';

/** `unit` is empty where the remark names what is counted. */
const statistic = (number: string, unit: string, remark: string) => ({
  number,
  ...(unit && { unit }),
  remark,
});
const pictures = (...files: MediaFile[]) => files.map((file) => ({ img: media(file) }));

const exhibition: EntryInput = {
  kind: 'introduction',
  id: 'exhibition-centre',
  facet: String(centerType.EX_CENTER),
  data: {
    backgroundImg: media('hall-empty.jpg'),
    carouselImgVoList: pictures(
      'hall-empty.jpg',
      'hall-show.jpg',
      'hall-outdoor.jpg',
      'hero-concourse.jpg',
      'news-auto-show.jpg',
      'news-food-fair.jpg',
    ),
  },
  texts: {
    'zh-CN': {
      data: {
        title: '一座把空间留给展览的场馆',
        basicInfo: [
          '<p>四座展厅以 72 米净跨连续展开，并列于三百二十四米长的登录大厅北侧。屋架高高托起采光带，白天布展几乎无需开灯。厅与厅之间的活动隔墙可在四小时内收起，把四个一万平方米合成一处。</p>',
          '<p>每厅设六座货门，集装箱车可直接驶入；地面承重每平方米 3.5 吨，水、电、气与数据沿九米一道的地沟送到每个展位。</p>',
          '<p>展厅之外还有两万平方米的室外展场，临江铺开，供大型装备、市集与试乘试驾使用。</p>',
        ].join('\n'),
        dataVoList: [
          statistic('40320', '平方米', '室内展览面积。四座展厅，每厅 10,080 平方米，其间没有一根立柱。'),
          statistic('72', '米', '单厅净跨'),
          statistic('13', '米', '屋架下净高'),
          statistic('3.5', '吨/平方米', '地面承重'),
          statistic('24', '座', '货运大门，4.5 × 5 米'),
        ],
      },
    },
    'en-US': {
      data: {
        title: 'A building that leaves the room to the show',
        basicInfo: [
          '<p>Four halls run side by side along a 324-metre concourse, each with a clear span of 72 metres. The trusses carry bands of rooflight, so build-up by day needs almost no lamps. The walls between halls fold away in four hours, and four times ten thousand square metres become one.</p>',
          '<p>Every hall has six goods doors that take a container lorry. The floor carries 3.5 tonnes per square metre, and water, power, air and data reach every stand through trenches nine metres apart.</p>',
          '<p>Outside, twenty thousand square metres of paved plaza run down to the river, for heavy machinery, markets and test drives.</p>',
        ].join('\n'),
        dataVoList: [
          statistic(
            '40320',
            'm²',
            'of indoor exhibition space: four halls of 10,080 m² each, without a single column between their walls.',
          ),
          statistic('72', 'm', 'Clear span of each hall'),
          statistic('13', 'm', 'Clear height below the trusses'),
          statistic('3.5', 't/m²', 'Floor loading'),
          statistic('24', '', 'Goods doors, 4.5 × 5 m'),
        ],
      },
    },
  },
};

const conference: EntryInput = {
  kind: 'introduction',
  id: 'conference-centre',
  facet: String(centerType.MEET_CENTER),
  data: {
    backgroundImg: media('meeting-boardroom.jpg'),
    carouselImgVoList: pictures(
      'meeting-theatre.jpg',
      'meeting-banquet.jpg',
      'meeting-boardroom.jpg',
      'meeting-classroom.jpg',
      'news-opening-ceremony.jpg',
      'dining-restaurant.jpg',
    ),
  },
  texts: {
    'zh-CN': {
      data: {
        title: '二十间会议室，都在同一层',
        basicInfo: [
          '<p>会议中心位于登录大厅二层，201 至 220 号二十间会议室围绕一处前厅排开。从两千座的大会堂到三百多平方米的临江会议室，走动不超过三分钟，与会者不必换楼层，也不必找电梯。</p>',
          '<p>大会堂设固定座席与八语种同声传译，混响时间 1.2 秒，不用扩声也能听清最后一排的提问。宴会厅 1,904 平方米，可由活动隔断分为三间，上午是分会场，晚上便是千人晚宴。</p>',
          '<p>前厅直通四座展厅。展览期间的论坛、发布与洽谈，可以在同一天、同一个屋檐下完成。</p>',
        ].join('\n'),
        dataVoList: [
          statistic('10538', '平方米', '会议面积。二十间会议室集中在同一层，围绕一处前厅。'),
          statistic('20', '间', '会议室，201 至 220 号'),
          statistic('2000', '座', '大会堂固定座席'),
          statistic('1200', '人', '宴会厅圆桌晚宴'),
          statistic('8', '语种', '同声传译'),
        ],
      },
    },
    'en-US': {
      data: {
        title: 'Twenty rooms, all on one floor',
        basicInfo: [
          '<p>The conference centre lies on the level above the concourse. Twenty rooms, 201 to 220, open off a single foyer, from the Plenary Hall with its two thousand seats to the river rooms of under four hundred square metres. No walk takes more than three minutes, and nobody waits for a lift.</p>',
          '<p>The Plenary Hall has fixed seating, interpretation in eight languages and a reverberation time of 1.2 seconds: a question from the last row is heard without a microphone. The ballroom, 1,904 m², divides into three, so that a morning of parallel sessions can end as a dinner for twelve hundred.</p>',
          '<p>The foyer opens straight onto the four halls. A show can hold its forum, its launch and its talks on the same day and under the same roof.</p>',
        ].join('\n'),
        dataVoList: [
          statistic('10538', 'm²', 'of meeting space: twenty rooms around a single foyer, all on one floor.'),
          statistic('20', '', 'Rooms, 201 to 220'),
          statistic('2000', '', 'Fixed seats in the Plenary Hall'),
          statistic('1200', '', 'Guests at a dinner in the ballroom'),
          statistic('8', '', 'Languages of simultaneous interpretation'),
        ],
      },
    },
  },
};

export const introductionEntries: EntryInput[] = [exhibition, conference];
