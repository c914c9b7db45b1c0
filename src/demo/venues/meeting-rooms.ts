import type { EntryInput } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { type MediaFile, media } from '../media.ts';
import { detail, details, type LocalFigure } from './details.ts';
import { areaOf, type Layout, layouts, type RoomGroup, type RoomGroupName, roomGroups } from './figures.ts';
import type { Room } from './places.ts';

interface RoomText {
  title: string;
  titleInfo: string;
}

interface RoomPage {
  group: RoomGroupName;
  pictures: readonly MediaFile[];
  'zh-CN': RoomText;
  'en-US': RoomText;
}

/** The names of the seating layouts. */
export const layoutNames: Readonly<Record<Layout, readonly [zh: string, en: string]>> = {
  theatre: ['剧院式', 'Theatre'],
  classroom: ['课桌式', 'Classroom'],
  banquet: ['宴会式', 'Banquet'],
  reception: ['酒会式', 'Reception'],
  uShape: ['U 形', 'U-shape'],
  boardroom: ['董事会式', 'Boardroom'],
};

const roomPages: readonly RoomPage[] = [
  {
    group: '201',
    pictures: [
      'meeting-theatre.jpg',
      'meeting-theatre-stage.jpg',
      'meeting-theatre-seats.jpg',
      'news-technology-stage.jpg',
    ],
    'zh-CN': {
      title: '201 大会堂',
      titleInfo:
        '两千个固定座席呈扇形面向舞台，最后一排距台口三十八米。木格墙面重新调校之后，空场混响时间为 1.2 秒，主讲人不用话筒，全场也能听清；八间译员室正对舞台，可同时提供八个语种的传译。',
    },
    'en-US': {
      title: '201 Plenary Hall',
      titleInfo:
        'Two thousand fixed seats fan out from the stage, the last row thirty-eight metres from it. With its timber walls retuned, the empty hall has a reverberation time of 1.2 seconds, and a speaker is heard without a microphone. Eight booths face the stage, one for each language of interpretation.',
    },
  },
  {
    group: '202',
    pictures: [
      'meeting-banquet.jpg',
      'meeting-ballroom-side.jpg',
      'news-opening-ceremony.jpg',
      'meeting-chandeliers.jpg',
      'dining-river-table.jpg',
    ],
    'zh-CN': {
      title: '202 宴会厅',
      titleInfo:
        '两道电动隔断二十五分钟内可将全厅分为 612、680、612 平方米三间，隔声量 54 分贝，灯光、音响与空调各自独立。三间各有通往厨房的传菜口，上午是分会场，晚上便是千人晚宴。',
    },
    'en-US': {
      title: '202 Ballroom',
      titleInfo:
        'Two motorised walls divide it within twenty-five minutes into rooms of 612, 680 and 612 m², each with its own light, sound and air, and 54 decibels of quiet between them. Every part has a door to the kitchen: parallel sessions in the morning, one dinner at night.',
    },
  },
  {
    group: '203-205',
    pictures: ['meeting-classroom.jpg', 'concourse-escalators.jpg', 'dining-cafe.jpg'],
    'zh-CN': {
      title: '203 至 205 号会议室',
      titleInfo:
        '前厅东北角的三间会议室，北侧采光，配投影与视频会议系统，可借用大会堂的同声传译设备，最多四个语种。多用于分论坛、评审与新闻发布。',
    },
    'en-US': {
      title: 'Rooms 203 to 205',
      titleInfo:
        'Three rooms at the north-east corner of the foyer, with north light, projection and video conferencing. They can borrow the interpretation system for up to four languages, and are mostly used for parallel sessions, juries and press conferences.',
    },
  },
  {
    group: '206-207',
    pictures: ['meeting-classroom.jpg', 'hero-concourse.jpg', 'meeting-boardroom-table.jpg'],
    'zh-CN': {
      title: '206、207 号会议室',
      titleInfo:
        '面向前厅的两间大会议室，中间隔墙不可移动，隔声更好，适合同时举行的培训与学术报告。与 203 至 205 号共用同声传译系统，门外电子屏显示当前与下一场议程。',
    },
    'en-US': {
      title: 'Rooms 206 and 207',
      titleInfo:
        'Two large rooms facing the foyer. The wall between them is solid and stops more sound, which suits training courses and papers given side by side. They share the interpretation system of rooms 203 to 205, and a screen at each door shows what is on and what comes next.',
    },
  },
  {
    group: '208-213',
    pictures: ['meeting-classroom.jpg', 'meeting-boardroom.jpg', 'dining-bar.jpg'],
    'zh-CN': {
      title: '208 至 213 号会议室',
      titleInfo:
        '前厅南侧一字排开的六间，大小与配置完全一致，分组讨论、培训与课程可随时互换。桌椅存放于室内壁柜，两名工作人员半小时内即可换一种摆法。',
    },
    'en-US': {
      title: 'Rooms 208 to 213',
      titleInfo:
        'Six rooms in a row along the south side of the foyer, alike in size and fittings, so that groups and classes can change places at will. Desks and chairs are kept in wall cupboards; two people change the layout in half an hour.',
    },
  },
  {
    group: '214-217',
    pictures: [
      'meeting-boardroom.jpg',
      'meeting-boardroom-table.jpg',
      'culture-river-gorge.jpg',
      'hero-exterior-day.jpg',
    ],
    'zh-CN': {
      title: '214 至 217 号临江会议室',
      titleInfo:
        '南向整面落地窗正对嘉陵江。三层窗帘各有用处：纱帘柔光，遮光帘供投影，深色纱能在看清屏幕的同时留住江面。四间均由原办公区改建，临江的一面留给来开会的人。',
    },
    'en-US': {
      title: 'River rooms 214 to 217',
      titleInfo:
        'A south wall of glass above the Jialing. Three curtains have a use each: a sheer one for soft light, a black one for slides, and a dark gauze that keeps both the screen and the river in sight. These were our offices once; the side that faces the water is for guests.',
    },
  },
  {
    group: '218-219',
    pictures: ['meeting-boardroom-table.jpg', 'meeting-classroom.jpg', 'meeting-theatre-seats.jpg'],
    'zh-CN': {
      title: '218、219 号会议室',
      titleInfo:
        '紧靠大会堂南侧，常作大会的会务室、嘉宾候场室或同步转播会场。与大会堂之间有内部通道，舞台画面与声音可直接引入，最多为主会场增加六百个座位。',
    },
    'en-US': {
      title: 'Rooms 218 and 219',
      titleInfo:
        'Next to the Plenary Hall on its south side: for staff, for speakers waiting to go on, or as an overflow. A corridor of their own leads to the stage, whose picture and sound can be brought in for up to six hundred more seats.',
    },
  },
  {
    group: '220',
    pictures: [
      'news-opening-ceremony.jpg',
      'meeting-chandeliers.jpg',
      'hero-concourse.jpg',
      'dining-restaurant.jpg',
    ],
    'zh-CN': {
      title: '220 号多功能厅',
      titleInfo:
        '会议层西南角，净高 6 米，设活动舞台与二十四路灯光，适合六百人左右的论坛、颁奖与晚宴。两处入口分设东西，签到与贵宾动线互不交叉。',
    },
    'en-US': {
      title: '220 Forum Room',
      titleInfo:
        'In the south-west corner, six metres high, with a movable stage and twenty-four lighting circuits: right for a forum, a prize-giving or a dinner of about six hundred. Its two entrances keep guests of honour apart from the registration desk.',
    },
  },
];

const metres = ['米', 'm'] as const;
const squareMetres = ['平方米', 'm²'] as const;

function figuresOf({ rooms, height, seats }: RoomGroup): LocalFigure[] {
  return [
    ...areasOf(rooms).map(([area, names]) => detail(area, squareMetres, names)),
    detail(height, metres, ['净高', 'Ceiling height']),
    ...layouts.flatMap((layout) => {
      const people = seats[layout];
      return people ? [detail(people, ['人', 'people'], layoutNames[layout])] : [];
    }),
  ];
}

/** The areas of a group, each once; which rooms have it is said where they differ. */
function areasOf(rooms: readonly Room[]): [area: number, names: readonly [string, string]][] {
  const areas = [...Map.groupBy(rooms, areaOf)];
  const names = (alike: Room[]) =>
    [
      `面积（${alike.join('、')} 号）`,
      `Area, room${alike.length > 1 ? 's' : ''} ${alike.join(' and ')}`,
    ] as const;
  const each = rooms.length > 1 ? (['每间面积', 'Area of each room'] as const) : (['面积', 'Area'] as const);
  return areas.map(([area, alike]) => [area, areas.length > 1 ? names(alike) : each]);
}

const roomsIn = (language: Language) =>
  roomPages.map((page) => ({
    ...page[language],
    imageFiles: page.pictures.map((file) => ({ imageIcon: media(file) })),
    siteDetails: details(language, figuresOf(roomGroups[page.group])),
  }));

const groupText: Readonly<Record<Language, RoomText>> = {
  'zh-CN': {
    title: '会议层，二十间会议室',
    titleInfo:
      '201 至 220 号会议室集中在登录大厅之上的同一层，围绕一处前厅排开，合计 10,538 平方米。以下人数按各种桌椅摆法的最大值列出，设主席台、同传间或摄像机位时会相应减少。',
  },
  'en-US': {
    title: 'The conference floor and its twenty rooms',
    titleInfo:
      'Rooms 201 to 220 lie on one level above the concourse, around a single foyer, 10,538 m² in all. The numbers of people are the most that each layout holds; a platform, booths or cameras take some of them away.',
  },
};

/** The meeting rooms, as one group. */
export const meetingVenueEntries: EntryInput[] = [
  {
    kind: 'meetingVenue',
    id: 'conference-floor',
    sort: 1,
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        { data: { ...groupText[language], siteManagementVoList: roomsIn(language) } },
      ]),
    ),
  },
];
