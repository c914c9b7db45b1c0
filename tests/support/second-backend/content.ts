/** Content of the second backend; tests change it while the site runs. */
export interface Content {
  menu: unknown[];
  /** `official.pages.config`. Undefined means an unknown key. */
  pages: Record<Tongue, unknown> | undefined;
  /** Values of other configs as text, which replace the built-in ones. */
  configs: Map<string, string>;
  news: Story[];
  notices: Story[];
  companyName: string;
  /** Attached files of every kind in the format of the response, which replace the built-in ones. */
  files: readonly unknown[] | undefined;
}

export type Tongue = 'zh' | 'en';

/** A news item or notice in both languages. */
export interface Story {
  id: number;
  /** Empty if the story is not translated: then it is in no list and has no detail in that language. */
  zh: string;
  en: string;
  time: string;
  /** Only notices have a type. */
  type?: 'PURCHASE' | 'CLINCH_DEAL';
}

/** The text of the requested language. */
export const say = (tongue: Tongue, zh: string, en: string) => (tongue === 'zh' ? zh : en);

/** HTML as editors paste it from other programs. */
export const pasted = (text: string) =>
  `<p onclick="steal()">${text}</p><script>steal()</script><img src="/files/inline.jpg" onerror="steal()">`;

const stories = (first: number, count: number, names: { zh: string; en: string }): Story[] =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    zh: `${names.zh} ${index + 1}`,
    en: `${names.en} ${index + 1}`,
    time: `2026-10-${String(28 - index).padStart(2, '0')} 08:00:00`,
  }));

const menuItem = (
  id: number,
  path: string,
  [zh, en]: [string, string],
  childList: unknown[] | null = null,
) => ({
  menuId: id,
  path,
  defaultPath: path,
  defaultName: zh,
  menuName: zh,
  menuNameEn: en,
  visible: 0,
  childList,
  icon: null,
});

const group = (id: number, path: string, names: [string, string], children: [string, string, string][]) =>
  menuItem(
    id,
    path,
    names,
    children.map(([child, zh, en], index) => menuItem(id * 100 + index, `${path}/${child}`, [zh, en])),
  );

/** Initial content of a backend. */
export const firstContent = (): Content => ({
  menu: [
    menuItem(1, '/', ['首页', 'Home']),
    group(
      2,
      '/exhibitCenter',
      ['外部展览', 'Foreign exhibitions'],
      [
        ['exhibitionHallIntroduction', '外部展馆', 'Foreign hall'],
        ['venue', '外部场地', 'Foreign venues'],
        ['vr', '外部全景', 'Foreign panorama'],
        ['operationService', '外部服务', 'Foreign services'],
        ['technicalParameter', '外部参数', 'Foreign parameters'],
        ['activityAtlas', '外部图集', 'Foreign atlas'],
        ['exhibitionSchedule', '外部排期', 'Foreign schedule'],
        ['onlineBooking', '外部预订', 'Foreign booking'],
      ],
    ),
    group(
      3,
      '/conventionCenter',
      ['外部会议', 'Foreign meetings'],
      [
        ['conferenceIntroduction', '外部会议中心', 'Foreign convention centre'],
        ['meetingVenue', '外部会议室', 'Foreign rooms'],
        ['meetingVr', '外部会议全景', 'Foreign room panorama'],
        ['meetingOperationService', '外部会议服务', 'Foreign meeting services'],
        ['meetingTechnicalParameter', '外部会议参数', 'Foreign room parameters'],
        ['meetingActivityAtlas', '外部会议图集', 'Foreign meeting atlas'],
        ['meetingSchedule', '外部会议排期', 'Foreign meeting schedule'],
        ['meetingOnlineBooking', '外部会议预订', 'Foreign meeting booking'],
      ],
    ),
    group(
      4,
      '/news',
      ['外部新闻', 'Foreign news'],
      [
        ['newsInfo', '外部动态', 'Foreign stories'],
        ['noticeAnnouncement', '外部公告', 'Foreign notices'],
      ],
    ),
    group(
      5,
      '/notice',
      ['外部公示', 'Foreign announcements'],
      [
        ['procurementAnnouncement', '外部采购', 'Foreign procurement'],
        ['tradeAnnouncement', '外部成交', 'Foreign awards'],
      ],
    ),
    group(
      6,
      '/document',
      ['外部资料', 'Foreign documents'],
      [
        ['conferenceGallery', '外部会议相册', 'Foreign meeting albums'],
        ['exhibitionGallery', '外部展览相册', 'Foreign show albums'],
        ['promotionalMaterial', '外部影片', 'Foreign films'],
        ['serviceManual', '外部手册', 'Foreign manuals'],
      ],
    ),
    group(
      7,
      '/periphery',
      ['外部周边', 'Foreign surroundings'],
      [
        ['cateringCuisine', '外部餐饮', 'Foreign catering'],
        ['trafficGuidance', '外部交通', 'Foreign traffic'],
        ['supportingHotels', '外部酒店', 'Foreign hotels'],
        ['culturalTourism', '外部文旅', 'Foreign sights'],
        ['surroundingAccommod', '外部住宿', 'Foreign lodging'],
      ],
    ),
    group(
      8,
      '/about',
      ['外部关于', 'Foreign about'],
      [
        ['companyProfile', '外部公司', 'Foreign company'],
        ['contactUs', '外部联系', 'Foreign contact'],
        ['complaintAdvice', '外部建议', 'Foreign advice'],
      ],
    ),
    { menuId: null, menuName: '坏' },
  ],
  pages: undefined,
  configs: new Map(),
  news: stories(1000, 25, { zh: '外部新闻', en: 'Foreign story' }),
  notices: stories(2000, 12, { zh: '外部公告', en: 'Foreign notice' }).map((story, index) => ({
    ...story,
    type: index % 2 === 0 ? 'PURCHASE' : 'CLINCH_DEAL',
  })),
  companyName: '外部会展公司',
  files: undefined,
});
