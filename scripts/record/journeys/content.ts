import type { Journey } from './journey.ts';

/** Pages that `npm run coverage` names for the blocks and props that no other journey has. */
const paths = [
  '/exhibitCenter/venue',
  '/exhibitCenter/vr',
  '/conventionCenter/conferenceIntroduction',
  '/conventionCenter/meetingVenue',
  '/conventionCenter/meetingOperationService',
  '/conventionCenter/meetingActivityAtlas',
  '/exhibitCenter/operationService',
  '/exhibitCenter/freeDates',
  '/exhibitCenter/findSpace',
  '/about/companyProfile',
  '/about/contactUs',
  '/about/privacy',
  '/document/serviceManual',
  '/document/promotionalMaterial',
  '/notice/tradeAnnouncement',
  '/periphery/cateringCuisine',
  '/periphery/culturalTourism',
  '/periphery/surroundingAccommod',
  '/periphery/trafficGuidance',
];

/** Lists, each with a part of the address of its items. */
const lists = [
  ['/news/newsInfo', '/news/newsInfoDetail?id='],
  ['/news/noticeAnnouncement', '/news/noticeAnnouncementDetail?id='],
  ['/notice/procurementAnnouncement', '/notice/noticeDetail?id='],
  ['/exhibitCenter/exhibitionSchedule', '/events/'],
  ['/exhibitCenter/activityAtlas', '/exhibitCenter/activityAtlasDetail?id='],
] as const;

/** The pages that only show content: looks at each, opens the first item of the lists, and the photographs of the last one. */
export const contentJourney: Journey = {
  name: 'content',
  run: async ({ page, open, rest, click, press, stands }) => {
    for (const path of paths) await open(path);
    for (const [path, item] of lists) {
      await open(path);
      await click(page.locator(`main a[href*="${item}"]`).first());
      await page.waitForURL((url) => url.href.includes(item));
      await rest(500);
    }
    await click(page.locator('[data-block=photos] a:has(img)').first());
    await stands('galleryViewer', 'open');
    await press('ArrowLeft', 'ArrowRight', 'ArrowLeft', 'Escape');
    await stands('galleryViewer', 'closed');
  },
};
