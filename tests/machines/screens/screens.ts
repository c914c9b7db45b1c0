import type { Screen } from '../screen.ts';
import { bannerScreen } from './banner.ts';
import { galleryScreen } from './gallery.ts';
import { galleryViewerScreen } from './gallery-viewer.ts';
import { galleryZipScreen } from './gallery-zip.ts';
import { homePagerScreen } from './home-pager.ts';
import { scheduleScreen } from './schedule.ts';
import { schedulePageScreen } from './schedule-page.ts';
import { sitePlanScreen } from './site-plan.ts';
import { submissionScreen } from './submission.ts';
import { technicalToggleScreen } from './technical-toggle.ts';
import { toastQueueScreen } from './toast-queue.ts';
import { trackingScreen } from './tracking.ts';

/** The screens of every machine of the site. */
export const screens: readonly Screen[] = [
  bannerScreen,
  galleryScreen,
  galleryViewerScreen,
  galleryZipScreen,
  homePagerScreen,
  schedulePageScreen,
  scheduleScreen,
  sitePlanScreen,
  submissionScreen,
  technicalToggleScreen,
  toastQueueScreen,
  trackingScreen,
];
