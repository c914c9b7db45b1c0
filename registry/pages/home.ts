import { centerType } from '#schemas/enumerations.ts';
import { defineGroup } from './define.ts';

/** Banner of home with today's exhibitions, side panel and hotline box (rules BAN-05a to BAN-06). */
const hero = {
  source: { call: 'bannersOfColumn', params: { belongColumn: { zh: '首页', en: 'Home' } } },
  buttons: [
    { label: { zh: '租场地', en: 'Hire space' }, leadsTo: 'hire' },
    { label: { zh: '来看展', en: 'Visit a show' }, leadsTo: 'visit' },
  ],
  live: { call: 'scheduleList', params: { type: centerType.EX_CENTER } },
  entries: [
    { label: { zh: '联系我们', en: 'Contact' }, icon: 'phone', href: '/about/contactUs' },
    {
      label: { zh: '关注我们', en: 'Follow us' },
      icon: 'code',
      source: { call: 'footerConfig', params: { key: 'foot' } },
    },
    {
      label: { zh: '全景 VR', en: 'VR tour' },
      icon: 'panorama',
      href: '/exhibitCenter/vr',
      source: { call: 'remoteConfig', params: { key: 'official.vr.config' } },
    },
    { label: { zh: '资料下载', en: 'Downloads' }, icon: 'download', href: '/document/serviceManual' },
    {
      label: { zh: '展会排期', en: 'Schedule' },
      icon: 'calendar',
      href: '/exhibitCenter/exhibitionSchedule',
    },
  ],
  hotline: { call: 'remoteConfig', params: { key: 'official.contactUs.config' } },
};

/** Entry page of each role (rule ROLE-01). */
const roleCards = {
  title: { zh: '您为何事而来', en: 'What brings you here?' },
  lead: { zh: '选择身份，直达所需', en: 'Choose a role and go straight there' },
  cards: [
    {
      role: 'Sponsor',
      title: { zh: '我是主办方', en: 'I organise events' },
      text: {
        zh: '告诉我们日期与规模，招展团队在 24 小时内与您联系。',
        en: 'Tell us your dates and your scale. Our sales team replies within 24 hours.',
      },
      img: '/media/meeting-banquet.jpg',
      links: [
        { label: { zh: '预订展览场地', en: 'Book exhibition space' }, href: '/exhibitCenter/onlineBooking' },
        {
          label: { zh: '预订会议场地', en: 'Book meeting space' },
          href: '/conventionCenter/meetingOnlineBooking',
        },
      ],
    },
    {
      role: 'ServiceProvider',
      title: { zh: '我是服务商', en: 'I build and serve' },
      text: {
        zh: '搭建、物流与用电规程，一册备齐。',
        en: 'Build-up, logistics and power: one manual.',
      },
      img: '/media/hall-show.jpg',
      links: [{ label: { zh: '查看服务手册', en: 'Service manual' }, href: '/document/serviceManual' }],
    },
    {
      role: 'Visitor',
      title: { zh: '我来看展', en: 'I am visiting' },
      text: {
        zh: '交通、停车与现场咨询，一问便知。',
        en: 'Getting here, parking and on-site help.',
      },
      img: '/media/hall-outdoor.jpg',
      links: [{ label: { zh: '联系我们', en: 'Contact us' }, href: '/about/contactUs' }],
    },
  ],
};

/** Both centres with shortcuts and introduction (rule VENU-01). */
const centresInShort = {
  title: { zh: '场馆介绍', en: 'The venue' },
  tabs: [
    {
      label: { zh: '展览中心', en: 'Exhibition centre' },
      source: { call: 'introduction', params: { type: centerType.EX_CENTER } },
      shortcuts: [
        { label: { zh: '场馆展示', en: 'Halls' }, icon: 'hall', href: '/exhibitCenter/venue' },
        {
          label: { zh: '运营服务', en: 'Services' },
          icon: 'services',
          href: '/exhibitCenter/operationService',
        },
        {
          label: { zh: '技术参数', en: 'Technical data' },
          icon: 'document',
          href: '/exhibitCenter/technicalParameter',
        },
        {
          label: { zh: '展会排期', en: 'Schedule' },
          icon: 'calendar',
          href: '/exhibitCenter/exhibitionSchedule',
        },
      ],
      more: {
        label: { zh: '了解展览中心', en: 'About the exhibition centre' },
        href: '/exhibitCenter/exhibitionHallIntroduction',
      },
    },
    {
      label: { zh: '会议中心', en: 'Conference centre' },
      source: { call: 'introduction', params: { type: centerType.MEET_CENTER } },
      shortcuts: [
        { label: { zh: '会议场地', en: 'Rooms' }, icon: 'hall', href: '/conventionCenter/meetingVenue' },
        {
          label: { zh: '运营服务', en: 'Services' },
          icon: 'services',
          href: '/conventionCenter/meetingOperationService',
        },
        {
          label: { zh: '技术参数', en: 'Technical data' },
          icon: 'document',
          href: '/conventionCenter/meetingTechnicalParameter',
        },
        {
          label: { zh: '会议排期', en: 'Schedule' },
          icon: 'calendar',
          href: '/conventionCenter/meetingExhibitionSchedule',
        },
      ],
      more: {
        label: { zh: '了解会议中心', en: 'About the conference centre' },
        href: '/conventionCenter/conferenceIntroduction',
      },
    },
  ],
};

/** News and notices (rules NEWS-01 to NOTC-04). */
const newsAndNotices = {
  title: { zh: '新闻与公告', en: 'News and notices' },
  source: { call: 'newsPage' },
  detailPath: '/news/newsInfoDetail',
  news: { label: { zh: '展会动态', en: 'Exhibition News' }, href: '/news/newsInfo' },
  notices: {
    menu: '/notice',
    source: { call: 'articlePage' },
    typeOf: {
      '/notice/procurementAnnouncement': 'PURCHASE',
      '/notice/tradeAnnouncement': 'CLINCH_DEAL',
    },
    detailPath: '/notice/noticeDetail',
  },
};

/** Sections in the order of section 2 of the specification (rule HOME-01a). The footer is the eighth section. */
export const home = defineGroup({
  pages: [
    {
      path: '/',
      title: { zh: '首页', en: 'Home' },
      meta: {
        padding: false,
        paging: true,
        description: {
          zh: '展览与会议，同在一处：查看展会与会议排期，全景看馆，在线预订展厅与会议室，了解新闻公告、交通指引和周边食宿，参展参会从这里开始。',
          en: 'Exhibitions and conferences in one place: see what is on, walk through the halls in VR, book space, read the news and plan your visit.',
        },
      },
      blocks: [
        { id: 'hero', type: 'banner', props: hero },
        {
          id: 'vr',
          type: 'teaser',
          props: {
            source: { call: 'remoteConfig', params: { key: 'official.vr.config' } },
            label: { zh: '全景看馆', en: 'VR tour' },
            text: {
              zh: '从登录大厅到展厅与会议室，在屏幕上先走一遍。净高、货门与观众动线，一眼看清。',
              en: 'From the concourse to the halls and rooms, on your screen, with every goods door and clear height in view.',
            },
            mark: '360°',
            linkLabel: { zh: '进入全景看馆', en: 'Start the tour' },
            codeNote: { zh: '手机扫码\n在 VR 眼镜中观看', en: 'Scan to view\nin a headset' },
            links: [
              {
                label: { zh: '展厅', en: 'Exhibition hall' },
                href: '/exhibitCenter/venue',
                panorama: '/media/panorama-hall.jpg',
              },
              {
                label: { zh: '宴会厅', en: 'Ballroom' },
                href: '/conventionCenter/meetingVenue',
                panorama: '/media/panorama-ballroom.jpg',
              },
              { label: { zh: '活动图集', en: 'Event gallery' }, href: '/exhibitCenter/activityAtlas' },
              { label: { zh: '宣传视频', en: 'Videos' }, href: '/document/promotionalMaterial' },
            ],
          },
        },
        { id: 'roles', type: 'role-picker', props: roleCards },
        {
          id: 'schedule',
          type: 'schedule',
          props: { title: { zh: '会展日程', en: 'What’s on' }, view: 'tabs' },
        },
        { id: 'venue', type: 'introduction-tabs', props: centresInShort },
        { id: 'news', type: 'news-centre', props: newsAndNotices },
        {
          id: 'media',
          type: 'media-matrix',
          props: {
            title: { zh: '媒体矩阵', en: 'Find us elsewhere' },
            text: {
              zh: '展会现场与幕后故事，在您常用的平台上。',
              en: 'Shows and the work behind the scenes, on the platforms you use.',
            },
            img: '/media/hero-exterior-dusk.jpg',
          },
        },
      ],
    },
  ],
});
