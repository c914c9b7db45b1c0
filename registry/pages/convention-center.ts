import { centerType } from '#schemas/enumerations.ts';
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
    emptyPage('/conventionCenter/meetingVenue', '会议场地', 'Meeting rooms'),
    emptyPage('/conventionCenter/meetingVr', 'VR 看会场', 'VR tour'),
    emptyPage('/conventionCenter/meetingOperationService', '运营服务', 'Operations and services'),
    emptyPage('/conventionCenter/meetingTechnicalParameter', '技术参数', 'Technical data'),
    emptyPage('/conventionCenter/meetingActivityAtlas', '活动图集', 'Event gallery'),
    emptyPage('/conventionCenter/meetingActivityAtlasDetail', '活动图集', 'Event gallery', { hidden: true }),
    emptyPage('/conventionCenter/meetingSchedule', '会议排期', 'Meeting schedule'),
    emptyPage('/conventionCenter/meetingOnlineBooking', '在线预订', 'Book meeting space'),
  ],
  // The home page's shortcut of the specification (decisions, section 4).
  redirects: { '/conventionCenter/meetingExhibitionSchedule': '/conventionCenter/meetingSchedule' },
});
