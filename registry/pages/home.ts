import { defineGroup } from './define.ts';
import { centresInShort, hero, newsAndNotices, roleCards } from './home-sections.ts';

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
              { label: { zh: '展厅与展场', en: 'Halls and spaces' }, href: '/exhibitCenter/venue' },
              { label: { zh: '会议场地', en: 'Meeting rooms' }, href: '/conventionCenter/meetingVenue' },
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
            img: '/media/news-night-plaza.jpg',
          },
        },
      ],
    },
  ],
});
