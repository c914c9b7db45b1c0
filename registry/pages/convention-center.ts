import { meetingBookingForm } from '#schemas/booking-forms.ts';
import { centerType } from '#schemas/enumerations.ts';
import { atlasPages, bookingPage, operationPage, schedulePage, technicalPage } from './center-pages.ts';
import { defineGroup, emptyPage } from './define.ts';
import { introductionBlocks } from './introduction-blocks.ts';

export const conventionCenter = defineGroup({
  path: '/conventionCenter',
  pages: [
    {
      path: '/conventionCenter/conferenceIntroduction',
      title: { zh: '会议中心介绍', en: 'The conference centre' },
      meta: { padding: false },
      blocks: introductionBlocks(centerType.MEET_CENTER, {
        zh: '从一间会议室到一座大会堂',
        en: 'From a boardroom to the Plenary Hall',
      }),
    },
    {
      path: '/conventionCenter/meetingVenue',
      title: { zh: '会议场地', en: 'Meeting rooms' },
      blocks: [
        {
          id: 'rooms',
          type: 'venues',
          props: {
            source: { call: 'meetingVenues' },
            layout: 'tabs',
            links: [
              {
                label: { zh: '预订会议室', en: 'Book this room' },
                href: '/conventionCenter/meetingOnlineBooking',
              },
              {
                label: { zh: '查看平面图', en: 'See the plans' },
                href: '/conventionCenter/meetingTechnicalParameter',
              },
            ],
          },
        },
        {
          id: 'capacities',
          type: 'capacities',
          props: {
            source: { call: 'meetingVenues' },
            title: { zh: '各种桌椅摆法的容纳人数', en: 'Capacities by seating layout' },
            unit: { zh: '人', en: 'people' },
          },
        },
      ],
    },
    // Empty on purpose (specification, section 2; rule VR-01c).
    emptyPage('/conventionCenter/meetingVr', 'VR 看会场', 'VR tour'),
    operationPage(
      {
        path: '/conventionCenter/meetingOperationService',
        title: { zh: '运营服务', en: 'Operations and services' },
      },
      'MEET_CENTER',
    ),
    technicalPage(
      {
        path: '/conventionCenter/meetingTechnicalParameter',
        title: { zh: '技术参数', en: 'Technical data' },
      },
      'MEET_CENTER',
    ),
    ...atlasPages(
      { path: '/conventionCenter/meetingActivityAtlas', title: { zh: '活动图集', en: 'Event gallery' } },
      '/conventionCenter/meetingActivityAtlasDetail',
      'MEET_CENTER',
    ),
    schedulePage(
      { path: '/conventionCenter/meetingSchedule', title: { zh: '会议排期', en: 'Meeting schedule' } },
      'MEET_CENTER',
    ),
    bookingPage(
      { path: '/conventionCenter/meetingOnlineBooking', title: { zh: '在线预订', en: 'Book meeting space' } },
      {
        zh: '填写会议的规模与时间安排，我们将在 24 小时内通过电话或邮件与您联系。',
        en: 'Tell us the size and the times of your meeting. We will call or write to you within 24 hours.',
      },
      meetingBookingForm,
    ),
  ],
  // The home page's shortcut of the specification (decisions, section 4).
  redirects: { '/conventionCenter/meetingExhibitionSchedule': '/conventionCenter/meetingSchedule' },
});
