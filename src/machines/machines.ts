import type { AnyStateMachine } from 'xstate';
import { bannerMachine } from './banner.ts';
import { galleryMachine } from './gallery.ts';
import { galleryViewerMachine } from './gallery-viewer.ts';
import { galleryZipMachine } from './gallery-zip.ts';
import { homePagerMachine } from './home-pager.ts';
import { scheduleMachine } from './schedule.ts';
import { schedulePageMachine } from './schedule-page.ts';
import { sitePlanMachine } from './site-plan.ts';
import { submissionMachine } from './submission.ts';
import { technicalToggleMachine } from './technical-toggle.ts';
import { toastQueueMachine } from './toast-queue.ts';
import { trackingMachine } from './tracking.ts';

/** Every machine of the site, for tests and replays; a browser fetches each where it is used. */
export const machines: readonly AnyStateMachine[] = [
  bannerMachine,
  galleryMachine,
  galleryViewerMachine,
  galleryZipMachine,
  homePagerMachine,
  scheduleMachine,
  schedulePageMachine,
  sitePlanMachine,
  submissionMachine,
  technicalToggleMachine,
  toastQueueMachine,
  trackingMachine,
];

/** @returns the machine of an id; `undefined` if this version has none, as for a trace of an older one */
export const machineOf = (id: string): AnyStateMachine | undefined =>
  machines.find((machine) => machine.id === id);
