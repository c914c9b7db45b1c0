import { pasted, say, type Tongue } from './content.ts';
import { type BackendRequest, cut } from './pages-of-lists.ts';

/** `/exhibition/introduce/get` */
export const introduction = (tongue: Tongue, type: string) => ({
  id: 7,
  title: say(tongue, `外部介绍 ${type}`, `Foreign introduction ${type}`),
  backgroundImg: '/files/background.jpg',
  basicInfo: pasted(say(tongue, '外部正文', 'Foreign text')),
  dataVoList: [
    { number: 1200, unit: 'm²', remark: say(tongue, '外部面积', 'Foreign area'), icon: null },
    { number: null, unit: 'x' },
  ],
  carouselImgVoList: [{ img: '/files/1.jpg' }, { img: '' }],
});

/** `/operate/searchApiServiceList` */
export const operationServices = (tongue: Tongue) => [
  {
    serviceType: 'service_idea',
    title: say(tongue, '外部理念', 'Foreign idea'),
    titleInfo: say(tongue, '外部理念说明', 'About the foreign idea'),
    operateDetails: [
      {
        backgroundImg: '/files/idea.jpg',
        icon: null,
        headTitle: say(tongue, '外部服务项', 'Foreign item'),
        subTitle: '',
        basicInfoList: [{ describe: say(tongue, '外部要点', 'Foreign point') }, { describe: null }],
      },
    ],
  },
  { serviceType: 'add_service', title: null, operateDetails: null },
  {
    serviceType: 'outsource_service',
    title: say(tongue, '外部外包', 'Foreign outsourcing'),
    titleInfo: null,
    operateDetails: [
      { headTitle: say(tongue, '外部外包项', 'Foreign outsourced item'), basicInfoList: null },
    ],
  },
  { serviceType: 'of_another_release', title: say(tongue, '外部其他', 'Foreign other'), operateDetails: [] },
];

/** `/technical/param/list` */
export const technicalParameters = (tongue: Tongue) => [
  {
    title: say(tongue, '外部参数乙', 'Foreign parameter B'),
    plan: '/files/plan-b.png',
    sort: '2',
    isOpen: 1,
  },
  { title: '', plan: '/files/untitled.png', sort: 0, isOpen: '1' },
  {
    title: say(tongue, '外部参数甲', 'Foreign parameter A'),
    plan: null,
    voList: [{ hallInfoImg: '/files/hall-a.png' }, { hallInfoImg: null }],
    sort: 1,
    isOpen: '1',
  },
  { title: say(tongue, '外部停用', 'Foreign closed one'), plan: null, voList: null, sort: 3, isOpen: 0 },
];

const details = (tongue: Tongue) => [
  { numValue: 350, unit: '㎡', introduce: say(tongue, '外部场地面积', 'Foreign floor area') },
  { numValue: null, unit: 'm' },
];

const room = (tongue: Tongue, name: string) => ({
  title: `${say(tongue, '外部', 'Foreign')} ${name}`,
  icon: '/files/room.svg',
  titleInfo: say(tongue, '外部场地说明', 'About the foreign venue'),
  imageFiles: [{ imageIcon: '/files/room.jpg' }, { imageIcon: '' }, null],
  siteDetails: details(tongue),
});

/** `/sitemangement/getWebsiteAll` */
export const venues = (tongue: Tongue) => [room(tongue, 'N1'), { title: null }, room(tongue, 'N2')];

/** `/meet/center/searchApiMeetCenterList` */
export const meetingVenues = (tongue: Tongue) => [
  {
    title: say(tongue, '外部会议楼', 'Foreign meeting house'),
    titleInfo: '',
    siteManagementVoList: [room(tongue, 'A'), { title: '' }, room(tongue, 'B')],
  },
  { title: null, siteManagementVoList: [] },
];

const atlas = (index: number) => ({
  id: 300 + index,
  activityImg: `/files/atlas-${index}.jpg`,
  atlasNameCn: `外部活动 ${index}`,
  atlasNameEn: `Foreign event ${index}`,
  activityDate: `2026-0${index}-01`,
  hallNameCn: '外部展厅',
  hallNameEn: 'Foreign hall',
  atlasPool: null,
});

/** `/activity/atlas/page`: both languages in every row. */
export const atlasPage = (asked: BackendRequest) => ({
  records: cut([1, 2, 3].map(atlas), asked, { id: 399, atlasNameCn: null, atlasNameEn: '' }),
  total: '3',
});

/** `/activity/atlas/{id}` */
export const atlasDetail = (id: number) =>
  id > 300 && id <= 303
    ? {
        ...atlas(id - 300),
        atlasPool: [{ url: '/files/pool-1.jpg' }, { url: null }, { url: '/files/pool-2.jpg' }],
      }
    : null;
