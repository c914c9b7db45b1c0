import type { ReadCallName } from '#schemas/calls.ts';

const article = (id: number) => ({
  id: String(id),
  title: `大会堂完成声学改造 Acoustic works in the great hall are finished ${id}`,
  subTitle: '混响时间降至 1.2 秒 Reverberation is down to 1.2 seconds',
  coverImg: id % 2 ? '/media/news-opening-ceremony.jpg' : undefined,
  createTime: `2026-11-${String(21 - id).padStart(2, '0')} 09:00:00`,
  source: '嘉陵湾国际会展中心',
  content: '<p>两千个座位全部保留。</p><h3>Facts</h3><ul><li>2,000 seats</li></ul>',
});

const notice = (id: number) => ({
  id: `purchase-${id}`,
  title: `3 号展厅照明灯具采购公告 Purchase of lamps for Hall 3, lot ${id}`,
  subTitle: '供货期四十五天 Delivery within forty-five days',
  createDate: `2026-11-${String(18 - id).padStart(2, '0')}`,
  type: 'PURCHASE',
  content: '<p>共采购灯具 640 套。</p><h3>Scope</h3><ul><li>640 lamps</li><li>Drivers and cables</li></ul>',
  attachments: [
    { id: 'terms', name: '采购文件 Terms of purchase', address: '/media/documents/terms-zh.pdf' },
  ],
});

const show = (
  [projectName, projectNameEn]: readonly [string, string],
  [startDate, endDate]: readonly [string, string],
  propagandaMapAddress?: string,
) => ({
  projectName,
  projectNameEn,
  content: '新品发布、供需对接与专业论坛',
  contentEn: 'New products, buyers’ meetings and talks',
  startDate,
  endDate,
  field: '1 号、2 号展厅',
  fieldEn: 'Halls 1 and 2',
  propagandaMapAddress,
});

const activity = (id: number) => ({
  id: `atlas-${id}`,
  activityImg: id % 2 ? '/media/news-food-fair.jpg' : undefined,
  atlasNameCn: `西南食材与餐饮展 第 ${id} 届`,
  atlasNameEn: `Southwest Food and Catering Fair, edition ${id}`,
  activityDate: `2026-0${id}-16`,
  hallNameCn: '3 号展厅',
  hallNameEn: 'Hall 3',
});

const album = (id: number) => ({
  id: `album-${id}`,
  atlasName: `登录大厅与会议层 Concourse and meeting level ${id}`,
  activityCoverUrl: id % 2 ? '/media/meeting-theatre.jpg' : undefined,
});

const venue = {
  title: '1 号展厅 Hall 1',
  titleInfo:
    '无柱净跨七十二米，三面可进货。Seventy-two metres without a column, with goods doors on three sides.',
  imageFiles: ['hall-empty', 'hall-show', 'hall-aisle', 'hall-goods-doors', 'hall-canopy-stand'].map(
    (name) => ({ imageIcon: `/media/${name}.jpg` }),
  ),
  siteDetails: [
    { numValue: '10080', unit: '平方米 m²', introduce: '展览面积 Exhibition area' },
    { numValue: '16.5', unit: '米 m', introduce: '净高 Clear height' },
    { numValue: '3.5', unit: '吨/平方米 t/m²', introduce: '地面荷载 Floor load' },
  ],
};

const room = (title: string, picture: string) => ({
  ...venue,
  title,
  icon: '/media/logo-mark.svg',
  imageFiles: [{ imageIcon: `/media/${picture}.jpg` }, { imageIcon: '/media/meeting-chandeliers.jpg' }],
  siteDetails: [
    { numValue: '860', unit: '平方米 m²', introduce: '面积 Area' },
    { numValue: '600', unit: '人 people', introduce: '剧院式 Theatre' },
    { numValue: '420', unit: '人 people', introduce: '课桌式 Classroom' },
  ],
});

const service = (headTitle: string) => ({
  backgroundImg: '/media/hero-concourse.jpg',
  icon: '/media/logo-mark.svg',
  headTitle,
  subTitle: '开馆前两小时到位 On the floor two hours before the doors open',
  basicInfoList: [{ describe: '专人对接 One contact person' }, { describe: '现场值守 Staff on site' }],
});

/** One object for all remote configs; each config's schema reads only its own fields. */
const config = {
  levels: [{ id: '1', name: '一层 Ground floor' }],
  spaces: [
    {
      ...{ id: 'H1', kind: 'hall', level: '1', name: '1 号展厅 Hall 1', outline: '0,0 72,0 72,140 0,140' },
      ...{ booking: '1', area: 10080, width: 72, length: 140, height: 13, seats: { theatre: 9000 } },
    },
    { id: 'H2', kind: 'hall', level: '1', name: '2 号展厅 Hall 2', outline: '72,0 144,0 144,140 72,140' },
  ],
  joins: [{ id: 'J', level: '1', between: ['H1', 'H2'], at: '72,0 72,140' }],
  elements: [
    { id: 'D', kind: 'goodsDoor', level: '1', of: 'H1', at: '4,140 8.5,140', width: 4.5, height: 5 },
  ],
  spots: [
    {
      ...{ id: 'hall', level: '1', of: 'H1', name: '1 号展厅 Hall 1', at: '36,40', heading: 0, to: ['next'] },
      picture: '/media/hall-empty.jpg',
    },
    {
      ...{
        id: 'next',
        level: '1',
        of: 'H2',
        name: '2 号展厅 Hall 2',
        at: '108,40',
        heading: 0,
        to: ['hall'],
      },
      picture: '/media/hall-show.jpg',
    },
  ],
  list: [
    {
      title: '展览预订 Exhibitions',
      content: '023-8888 0000',
      imgUrl: '/media/contact-phone.svg',
      sort: 1,
      url: '/media/logo-horizontal.svg',
    },
  ],
  geographicPosition: { longitude: 106.35, latitude: 29.52 },
  bannerVipLine: { phone: '8888 0000', areaCode: '023' },
  headTitle: '云上看馆 The halls from above',
  assistImage: '/media/hero-exterior-day.jpg',
  homeIcon: '/media/logo-mark-white.svg',
  qrCode: '/media/qr-sample.svg',
  homeJumpUrl: '/exhibitCenter/vr',
  exhibitionJumpUrl: 'https://example.com/vr',
  venueName: '嘉陵湾国际会展中心 Jialing Bay Centre',
  venueProfile: '<p>四座展厅，一条江岸。Four halls, one river bank.</p>',
  venueImage: '/media/hero-exterior-dusk.jpg',
  basicNumber: [{ num: '40320', unit: '平方米 m²', remark: '室内展览面积 Indoor area' }],
  serviceTitle: '我们的服务 What we do for you',
  serviceProfile: '<p>都有人负责。Somebody answers for it.</p>',
  serviceList: [
    { title: '场馆运营 The building', content: '一个项目经理。One manager.', img: '/media/hall-empty.jpg' },
  ],
  developmentTitle: '发展愿景 Where we are going',
  developmentProfile: '<p>更轻的场馆。A lighter building.</p>',
};

const entry = (path: string, menuName: string, children: object[] = []) => ({
  ...{ menuId: path, path, defaultPath: path, menuName },
  ...{ visible: '0', children },
});

/** One response of each read call, for tests of the blocks that show it. */
export const exampleAnswers: Record<ReadCallName, unknown> = {
  bannersOfColumn: [
    {
      uploadUrl: '/media/hero-exterior-dusk.jpg',
      showType: 'pt',
      headTitle: '江湾有约',
      subTitle: 'By the river',
    },
    { uploadUrl: '/media/hero-concourse.jpg', showType: 'pt', headTitle: '大厅' },
  ],
  footerConfig: {
    companyName: '会展公司',
    mediaMatrix: '/media/media-matrix-zh.svg',
    microBlog: '/media/qr-sample.svg',
    officialAccount: '/media/qr-sample.svg',
  },
  menuTree: [
    entry('/notice', '采购交易 Tenders', [
      entry('/notice/procurementAnnouncement', '采购公告 Procurement'),
      entry('/notice/tradeAnnouncement', '交易公告 Trade'),
    ]),
  ],
  remoteConfig: [{ key: 'official.config', value: JSON.stringify({ zh: config, en: config }) }],
  introduction: {
    title: '一座把空间留给展览的场馆',
    backgroundImg: '/media/hall-empty.jpg',
    basicInfo: '<p>四座展厅连续展开。</p>',
    dataVoList: [
      { number: '40320', unit: '平方米', remark: '室内展览面积' },
      { number: '72', unit: '米', remark: '单厅净跨' },
    ],
    carouselImgVoList: [
      { img: '/media/hall-empty.jpg' },
      { img: '/media/hall-show.jpg' },
      { img: '/media/hall-outdoor.jpg' },
    ],
  },
  newsPage: { list: [1, 2, 3].map(article), total: 86 },
  newsDetail: { current: article(2), previous: article(1), next: article(3) },
  articlePage: { list: [1, 2, 3].map(notice), total: 34 },
  articleDetail: { current: notice(2), previous: notice(1), next: notice(3) },
  scheduleList: [
    show(['山城咖啡节', 'Hill City Coffee Festival'], ['2026-03-10', '2026-03-12'], '/media/dining-cafe.jpg'),
    show(['西南新能源汽车展', 'Southwest Electric Car Show'], ['2026-05-01', '2026-05-05']),
    show(['智慧物流年会', 'Smart Logistics Annual Meeting'], ['2026-09-18', '2026-09-18']),
  ],
  scheduleYears: [2025, 2026, 2027],
  operationServices: [
    {
      serviceType: 'service_idea',
      title: '服务理念 What we care about',
      titleInfo: '从报馆到撤展，一个窗口办理。One desk, from the first drawing to the last lorry.',
      operateDetails: [service('一站受理 One desk'), service('按时交付 On time')],
    },
    {
      serviceType: 'add_service',
      title: '增值服务 Additional services',
      operateDetails: [
        service('展期保洁 Cleaning'),
        service('网络接入 Network'),
        service('餐饮配送 Catering'),
      ],
    },
    {
      serviceType: 'outsource_service',
      title: '外包服务 Outsourced services',
      operateDetails: [service('展台搭建 Stand building'), service('吊装运输 Rigging and freight')],
    },
  ],
  technicalParameters: [
    {
      title: '1 号展厅 Hall 1',
      plan: '/media/hall-empty.jpg',
      voList: [{ hallInfoImg: '/media/hall-aisle.jpg' }, { hallInfoImg: '/media/hall-goods-doors.jpg' }],
      sort: 1,
      isOpen: '1',
    },
    { title: '2 号展厅 Hall 2', plan: '/media/hall-show.jpg', sort: 2, isOpen: '1' },
  ],
  activityAtlasPage: { list: [1, 2, 3].map(activity), count: 24 },
  activityAtlasDetail: {
    ...activity(1),
    atlasPool: ['news-food-fair', 'hall-show', 'hall-arched-stand', 'news-night-plaza', 'hall-outdoor'].map(
      (name) => ({ url: `/media/${name}.jpg` }),
    ),
  },
  meetingVenues: [
    {
      title: '会议中心 Conference centre',
      titleInfo: '三层会议空间，可分可合。Three levels of rooms that divide and join.',
      siteManagementVoList: [
        room('大宴会厅 Ballroom', 'meeting-banquet'),
        room('剧院 Theatre', 'meeting-theatre'),
        room('董事会议室 Boardroom', 'meeting-boardroom'),
      ],
    },
  ],
  venues: [venue, { ...venue, title: '2 号展厅 Hall 2' }],
  albumPage: { list: [1, 2, 3].map(album), total: 8 },
  albumDetail: {
    ...album(1),
    imageVOs: ['meeting-theatre', 'meeting-theatre-stage', 'meeting-theatre-seats', 'hero-concourse'].map(
      (name) => ({ address: `/media/${name}.jpg` }),
    ),
  },
  filePage: {
    list: [
      {
        id: 'hotel-1',
        name: '江湾酒店 Riverside Hotel',
        remark: '<p>步行六分钟，风雨连廊直达。Six minutes on foot, under cover all the way.</p>',
        sortLevel: 1,
        imageVO: { address: '/media/hotel-tower-1.jpg' },
        attachmentVO: [{ address: '/media/documents/manual-zh.pdf' }],
        jumpUrl: 'https://example.com/riverside',
        supportingFacilityList: [
          { name: '客房 Guest rooms', unit: '间 rooms', quantitativeValue: '320' },
          { name: '床位 Beds', unit: '张 beds', quantitativeValue: '486' },
          { name: '餐厅 Restaurants', unit: '个', quantitativeValue: '3' },
        ],
      },
      { id: 'hotel-2', name: '会展公寓 Centre Apartments', sortLevel: 2 },
    ],
    total: 12,
  },
};
