import { centerType } from '#schemas/enumerations.ts';
import { defineGroup, emptyPage } from './define.ts';
import { introductionBlocks } from './introduction-blocks.ts';

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
    emptyPage('/exhibitCenter/venue', '场馆展示', 'Halls and spaces'),
    emptyPage('/exhibitCenter/vr', 'VR 看馆', 'VR tour'),
    emptyPage('/exhibitCenter/operationService', '运营服务', 'Operations and services'),
    emptyPage('/exhibitCenter/technicalParameter', '技术参数', 'Technical data'),
    emptyPage('/exhibitCenter/activityAtlas', '活动图集', 'Event gallery'),
    emptyPage('/exhibitCenter/activityAtlasDetail', '活动图集', 'Event gallery', { hidden: true }),
    emptyPage('/exhibitCenter/exhibitionSchedule', '展会排期', 'Exhibition schedule'),
    emptyPage('/exhibitCenter/onlineBooking', '在线预订', 'Book exhibition space'),
  ],
});
