import { exhibitionBookingForm } from '#schemas/booking-forms.ts';
import { centerType } from '#schemas/enumerations.ts';
import { atlasPages, bookingPage, operationPage, schedulePage, technicalPage } from './center-pages.ts';
import { defineGroup } from './define.ts';
import { introductionBlocks } from './introduction-blocks.ts';
import { vrNews } from './vr-news.ts';

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
      blocks: [
        {
          id: 'venues',
          type: 'venues',
          props: {
            source: { call: 'venues' },
            links: [
              { label: { zh: '预订展厅', en: 'Book this space' }, href: '/exhibitCenter/onlineBooking' },
              { label: { zh: '查看平面图', en: 'See the plans' }, href: '/exhibitCenter/technicalParameter' },
            ],
          },
        },
        {
          id: 'capacities',
          type: 'capacities',
          props: {
            source: { call: 'venues' },
            title: { zh: '各场馆容量与参数', en: 'Side by side' },
          },
        },
      ],
    },
    {
      path: '/exhibitCenter/vr',
      title: { zh: 'VR 看馆', en: 'VR tour' },
      meta: { padding: false },
      blocks: [
        {
          id: 'tour',
          type: 'statement',
          props: { source: { call: 'remoteConfig', params: { part: 'exhibitionVr' } } },
        },
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
      { path: '/exhibitCenter/technicalParameter', title: { zh: '技术参数', en: 'Technical data' } },
      'EX_CENTER',
    ),
    ...atlasPages(
      { path: '/exhibitCenter/activityAtlas', title: { zh: '活动图集', en: 'Event gallery' } },
      '/exhibitCenter/activityAtlasDetail',
      'EX_CENTER',
    ),
    schedulePage(
      { path: '/exhibitCenter/exhibitionSchedule', title: { zh: '展会排期', en: 'Exhibition schedule' } },
      'EX_CENTER',
    ),
    bookingPage(
      { path: '/exhibitCenter/onlineBooking', title: { zh: '在线预订', en: 'Book exhibition space' } },
      {
        zh: '填写展会的基本情况与意向档期，我们将在 24 小时内通过电话或邮件与您联系。',
        en: 'Tell us about the show and the dates you have in mind. We will call or write to you within 24 hours.',
      },
      exhibitionBookingForm,
    ),
  ],
});
