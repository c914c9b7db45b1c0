import type { EntryInput } from '#schemas/entry.ts';

/** Last part of the route, Chinese name, English name; `hidden` answers when visited but stands in no navigation. */
type Item = readonly [segment: string, zh: string, en: string, hidden?: 'hidden'];

/** The route table of the specification, section 2: first levels in the order of the header, children in its own. */
const groups: readonly { item: Item; children: readonly Item[] }[] = [
  { item: ['', '首页', 'Home'], children: [] },
  {
    item: ['exhibitCenter', '展览中心', 'Exhibitions'],
    children: [
      ['exhibitionHallIntroduction', '展馆介绍', 'The exhibition centre'],
      ['venue', '场馆展示', 'Halls and spaces'],
      ['vr', 'VR 看馆', 'VR tour'],
      ['operationService', '运营服务', 'Operations and services'],
      ['technicalParameter', '技术参数', 'Technical data'],
      ['activityAtlas', '活动图集', 'Event gallery'],
      ['activityAtlasDetail', '活动图集详情', 'Event gallery: pictures', 'hidden'],
      ['exhibitionSchedule', '展会排期', 'Exhibition schedule'],
      ['onlineBooking', '在线预订', 'Book exhibition space'],
    ],
  },
  {
    item: ['conventionCenter', '会议中心', 'Conventions'],
    children: [
      ['conferenceIntroduction', '会议中心介绍', 'The conference centre'],
      ['meetingVenue', '会议场地', 'Meeting rooms'],
      ['meetingVr', 'VR 看会场', 'VR tour'],
      ['meetingOperationService', '运营服务', 'Operations and services'],
      ['meetingTechnicalParameter', '技术参数', 'Technical data'],
      ['meetingActivityAtlas', '活动图集', 'Event gallery'],
      ['meetingActivityAtlasDetail', '活动图集详情', 'Event gallery: pictures', 'hidden'],
      ['meetingSchedule', '会议排期', 'Meeting schedule'],
      ['meetingOnlineBooking', '在线预订', 'Book meeting space'],
    ],
  },
  {
    item: ['news', '新闻中心', 'News'],
    children: [
      ['newsInfo', '新闻动态', 'News'],
      ['newsInfoDetail', '新闻详情', 'News article', 'hidden'],
      ['noticeAnnouncement', '通知公告', 'Notices'],
      ['noticeAnnouncementDetail', '公告详情', 'Notice', 'hidden'],
    ],
  },
  {
    item: ['notice', '采购交易', 'Tenders'],
    children: [
      ['procurementAnnouncement', '采购公告', 'Procurement'],
      ['tradeAnnouncement', '交易公告', 'Trade'],
      ['noticeDetail', '公告详情', 'Notice', 'hidden'],
    ],
  },
  {
    item: ['document', '资料下载', 'Library'],
    children: [
      ['conferenceGallery', '会议图集', 'Conference centre gallery'],
      ['exhibitionGallery', '展览图集', 'Exhibition centre gallery'],
      ['promotionalMaterial', '宣传视频', 'Videos'],
      ['serviceManual', '服务手册', 'Service manuals'],
    ],
  },
  {
    item: ['periphery', '周边配套', 'Nearby'],
    children: [
      ['cateringCuisine', '餐饮美食', 'Catering'],
      ['trafficGuidance', '交通指引', 'Getting here'],
      ['supportingHotels', '配套酒店', 'Supporting hotels'],
      ['culturalTourism', '文旅推荐', 'Culture and sights'],
      ['surroundingAccommod', '周边住宿', 'Nearby accommodation'],
    ],
  },
  {
    item: ['about', '关于我们', 'About'],
    children: [
      ['companyProfile', '公司简介', 'Company profile'],
      ['contactUs', '联系我们', 'Contact us'],
      ['complaintAdvice', '投诉建议', 'Complaints and suggestions'],
      ['privacy', '隐私政策', 'Privacy', 'hidden'],
    ],
  },
];

/** The names of the first levels in both languages; banner columns are called after them. */
export const columns = groups.map(({ item: [segment, zh, en] }) => ({ path: `/${segment}`, zh, en }));

export const menuEntries: EntryInput[] = groups.flatMap(({ item, children }, index) => {
  const parentId = item[0] || 'home';
  return [
    menuEntry(parentId, item, { path: `/${item[0]}`, sort: index + 1 }),
    ...children.map((child, position) =>
      menuEntry(`${parentId}-${child[0]}`, child, {
        path: `/${item[0]}/${child[0]}`,
        sort: position + 1,
        parentId,
      }),
    ),
  ];
});

function menuEntry(
  id: string,
  [, zh, en, hidden]: Item,
  { path, sort, parentId }: { path: string; sort: number; parentId?: string },
): EntryInput {
  return {
    kind: 'menu',
    id,
    sort,
    data: {
      ...(parentId && { parentId }),
      path,
      defaultPath: path,
      defaultName: zh,
      menuName: zh,
      menuNameEn: en,
      visible: hidden ? '1' : '0',
    },
  };
}
