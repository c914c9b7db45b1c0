import { exhibitionBookingForm } from '#schemas/booking-forms.ts';
import { centerType } from '#schemas/enumerations.ts';
import type { Localised } from '#schemas/language.ts';
import {
  atlasPages,
  bookingPage,
  introductionBlocks,
  operationPage,
  schedulePage,
  sitePlan,
  technicalPage,
} from './center-pages.ts';
import { defineGroup } from './define.ts';

interface SampleNews {
  title: Localised;
  text: Localised;
}

/** Sample news of the VR page. They are part of the page and need no call (rule VR-01b). */
export const vrNews: SampleNews[] = [
  {
    title: { zh: '四座展厅可在线走览', en: 'Walk through all four halls' },
    text: {
      zh: '从登录大厅出发，依次走进 1 至 4 号展厅，查看货门、地沟与吊点的位置。',
      en: 'Start in the concourse and step into Halls 1 to 4 to see the goods doors, trenches and rigging points.',
    },
  },
  {
    title: { zh: '大会堂新增三种布置视角', en: 'Three layouts of the Plenary Hall' },
    text: {
      zh: '剧院式、课桌式与宴会式可随时切换，从讲台和最后一排都能看到现场效果。',
      en: 'Switch between theatre, classroom and banquet, and look from the stage or from the last row.',
    },
  },
  {
    title: { zh: '手机与头戴设备均可使用', en: 'On a phone or a headset' },
    text: {
      zh: '无需下载应用，扫码即可进入；在头戴设备的浏览器中打开同一链接，可按一比一比例查看。',
      en: 'There is nothing to install: scan the code, or open the same link in a headset to see the rooms at full size.',
    },
  },
];

export const exhibitionCenter = defineGroup({
  path: '/exhibitCenter',
  pages: [
    {
      path: '/exhibitCenter/exhibitionHallIntroduction',
      title: { zh: '展馆介绍', en: 'The exhibition centre' },
      meta: { padding: false },
      blocks: introductionBlocks(centerType.EX_CENTER, {
        zh: '从空场到开幕',
        en: 'From bare floor to opening day',
      }),
    },
    {
      path: '/exhibitCenter/venue',
      title: { zh: '场馆展示', en: 'Halls and spaces' },
      meta: {
        description: {
          zh: '逐一了解各展厅与室外展场：现场图片、面积、净高、承重等数据与适合的活动，一表对照容量与参数，并可查看平面图或在线预订。',
          en: 'Every hall and outdoor space with pictures, floor area, clear height and what it suits, side by side for comparison, with plans and booking.',
        },
      },
      blocks: [
        {
          id: 'capacities',
          type: 'capacities',
          props: {
            source: { call: 'venues' },
            each: '#venues-{n}',
            title: { zh: '各场馆容量与参数', en: 'Side by side' },
          },
        },
        {
          id: 'venues',
          type: 'venues',
          props: {
            source: { call: 'venues' },
            figures: 'own',
            links: [
              { label: { zh: '预订展厅', en: 'Book this space' }, href: '/exhibitCenter/onlineBooking' },
              { label: { zh: '找场地', en: 'Find space' }, href: '/exhibitCenter/findSpace' },
              { label: { zh: '查看空档', en: 'See free dates' }, href: '/exhibitCenter/freeDates' },
              { label: { zh: '查看平面图', en: 'See the plans' }, href: '/exhibitCenter/technicalParameter' },
            ],
          },
        },
      ],
    },
    {
      path: '/exhibitCenter/vr',
      title: { zh: 'VR 看馆', en: 'VR tour' },
      meta: {
        padding: false,
        lowBanner: true,
        description: {
          zh: '不必到场，先在屏幕上走一遍展馆：用手机、电脑或头戴设备进入全景导览，环顾展厅与会场，查看现场格局，并了解线上看馆的最新动态。',
          en: 'Walk through the halls before you come: open the panoramic tour on a phone, a computer or a headset, look around and see how the spaces fit.',
        },
      },
      blocks: [
        { id: 'panoramas', type: 'panorama-tour', props: { title: { zh: '全景机位', en: 'Panoramas' } } },
        {
          id: 'tour',
          type: 'statement',
          props: { source: { call: 'remoteConfig', params: { part: 'exhibitionVr' } } },
        },
        sitePlan('EX_CENTER', ['doors', 'services']),
        {
          id: 'news',
          type: 'collection',
          props: { title: { zh: '线上看馆动态', en: 'News of the tour' }, items: vrNews },
        },
      ],
    },
    operationPage(
      { path: '/exhibitCenter/operationService', title: { zh: '运营服务', en: 'Operations and services' } },
      'EX_CENTER',
    ),
    technicalPage(
      {
        path: '/exhibitCenter/technicalParameter',
        title: { zh: '技术参数', en: 'Technical data' },
        meta: {
          description: {
            zh: '展馆总平面与各展厅的平面图和场地资料：尺寸、货门与设施位置，可在线放大查看，也可下载，供主办方与搭建商在进场前完成规划。',
            en: 'Floor plans and venue data of the exhibition halls: dimensions, goods doors and services, to enlarge on screen or to download for planning.',
          },
        },
      },
      'EX_CENTER',
    ),
    ...atlasPages(
      {
        path: '/exhibitCenter/activityAtlas',
        title: { zh: '活动图集', en: 'Event gallery' },
        meta: {
          description: {
            zh: '展览中心办过的展会与大型活动，逐场以照片记录：展厅布置、开幕现场与每一场的日期和地点，办展之前不妨先看看别人怎样用这里。',
            en: 'Shows and large events at the exhibition centre in photographs: each one with its date, its hall and how the floor was used.',
          },
        },
      },
      '/exhibitCenter/activityAtlasDetail',
      'EX_CENTER',
    ),
    schedulePage(
      {
        path: '/exhibitCenter/exhibitionSchedule',
        title: { zh: '展会排期', en: 'Exhibition schedule' },
        meta: {
          description: {
            zh: '展览中心的展会、博览会与公众活动排期：每场的名称、日期、展厅与内容简介，可按日期筛选，查看近期与往期展会，方便安排参展与观展行程。',
            en: 'Trade fairs, public shows and events at the exhibition centre, with dates, halls and a short introduction. Filter by date, upcoming or past.',
          },
        },
      },
      'EX_CENTER',
    ),
    {
      path: '/exhibitCenter/findSpace',
      title: { zh: '找场地', en: 'Find space' },
      meta: {
        lowBanner: true,
        description: {
          zh: '说出需要多大、什么时候：查找合适的展厅、会议室与打通后的组合，看是否空闲、能放多少座位或展位，布置图按比例绘制，选中即可申请。',
          en: 'Say how much space and when: halls, rooms and joined halls that fit, whether they are free, and their layout to scale. Ask for them in one step.',
        },
      },
      blocks: [
        {
          id: 'space-finder',
          type: 'space-finder',
          props: {
            intro: {
              zh: '说出要多大、什么时候，看哪些展厅与会议室合适、空着。',
              en: 'Say how much space and when. See which halls and rooms fit, and whether they are free.',
            },
          },
        },
      ],
    },
    {
      path: '/exhibitCenter/freeDates',
      title: { zh: '空档期', en: 'Free dates' },
      meta: {
        lowBanner: true,
        description: {
          zh: '未来十八个月各展厅、室外展场与会议室的空档：哪个馆、哪一周空着一目了然，含布展与撤展，选中日期即可提交预订申请。',
          en: 'Which hall, plaza or room is free in which week of the next eighteen months, build-up and dismantling included. Choose dates and ask for them.',
        },
      },
      blocks: [
        {
          id: 'free-dates',
          type: 'free-dates',
          props: {
            intro: {
              zh: '未来十八个月，哪个馆、哪一周空着，一眼可见。选中日期，招展团队在 24 小时内与您联系。',
              en: 'Which hall is free in which week, for the next eighteen months. Choose your dates and our booking team answers within 24 hours.',
            },
          },
        },
      ],
    },
    bookingPage(
      {
        path: '/exhibitCenter/onlineBooking',
        title: { zh: '在线预订', en: 'Book exhibition space' },
        meta: {
          description: {
            zh: '在线提交展览场地预订申请：填写展会的基本情况与意向档期，我们将在 24 小时内通过电话或邮件与您联系，提供档期、平面与报价。',
            en: 'Book exhibition space online: tell us about the show and the dates you have in mind, and we will call or write to you within 24 hours.',
          },
        },
      },
      {
        zh: '填写展会的基本情况与意向档期，我们将在 24 小时内通过电话或邮件与您联系。',
        en: 'Tell us about the show and the dates you have in mind. We will call or write to you within 24 hours.',
      },
      exhibitionBookingForm,
    ),
  ],
  redirects: { '/find-space': '/exhibitCenter/findSpace' },
});
