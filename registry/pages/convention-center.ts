import { meetingBookingForm } from '#schemas/booking-forms.ts';
import { centerType } from '#schemas/enumerations.ts';
import {
  atlasPages,
  bookingPage,
  introductionBlocks,
  operationPage,
  schedulePage,
  technicalPage,
} from './center-pages.ts';
import { defineGroup, emptyPage } from './define.ts';

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
          id: 'capacities',
          type: 'capacities',
          props: {
            source: { call: 'meetingVenues' },
            each: '?venue={n}#rooms',
            title: { zh: '会议室对照', en: 'Rooms side by side' },
          },
        },
        {
          id: 'rooms',
          type: 'venues',
          props: {
            source: { call: 'meetingVenues' },
            figures: 'own',
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
      ],
    },
    // Empty on purpose (specification, section 2; rule VR-01c).
    emptyPage('/conventionCenter/meetingVr', 'VR 看会场', 'VR tour', {
      description: {
        zh: '会议中心的 VR 看会场将在这里呈现。在此之前，欢迎通过会议场地页面查看各会议室的图片、容量与平面图，提前了解空间与布置。',
        en: 'The virtual tour of the conference centre will be found here. Meanwhile, see its rooms in pictures, with capacities and floor plans.',
      },
    }),
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
        meta: {
          description: {
            zh: '会议层与各会议室的平面图和场地资料：尺寸、出入口与设备位置，可在线放大查看，也可下载，供会务与搭建团队提前规划。',
            en: 'Floor plans and venue data of the conference rooms: dimensions, doors and equipment, to enlarge on screen or to download for planning.',
          },
        },
      },
      'MEET_CENTER',
    ),
    ...atlasPages(
      {
        path: '/conventionCenter/meetingActivityAtlas',
        title: { zh: '活动图集', en: 'Event gallery' },
        meta: {
          description: {
            zh: '会议中心办过的会议、论坛与宴会，逐场以照片记录：会场布置、现场气氛与每一场的日期和地点，办会之前不妨先看看别人怎样用这里。',
            en: 'Conferences, forums and banquets at the conference centre in photographs: each event with its date, its room and how it was set up.',
          },
        },
      },
      '/conventionCenter/meetingActivityAtlasDetail',
      'MEET_CENTER',
    ),
    schedulePage(
      {
        path: '/conventionCenter/meetingSchedule',
        title: { zh: '会议排期', en: 'Meeting schedule' },
        meta: {
          description: {
            zh: '会议中心的会议、论坛与年会排期：每场的名称、日期、会场与内容简介，可按日期筛选，查看近期与往期活动，方便安排参会行程。',
            en: 'Meetings, forums and congresses at the conference centre, with dates, rooms and a short introduction. Filter by date, upcoming or past.',
          },
        },
      },
      'MEET_CENTER',
    ),
    bookingPage(
      {
        path: '/conventionCenter/meetingOnlineBooking',
        title: { zh: '在线预订', en: 'Book meeting space' },
        meta: {
          description: {
            zh: '在线提交会议场地预订申请：填写会议的规模与时间安排，我们将在 24 小时内通过电话或邮件与您联系，提供档期、平面与报价。',
            en: 'Book meeting space online: tell us the size and the times of your meeting, and we will call or write to you within 24 hours.',
          },
        },
      },
      {
        zh: '填写会议的规模与时间安排，我们将在 24 小时内通过电话或邮件与您联系。',
        en: 'Tell us the size and the times of your meeting. We will call or write to you within 24 hours.',
      },
      meetingBookingForm,
    ),
  ],
  // Shortcut on the home page of the specification (decisions, section 4).
  redirects: { '/conventionCenter/meetingExhibitionSchedule': '/conventionCenter/meetingSchedule' },
});
