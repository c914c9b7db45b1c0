import type { BannerContext, BannerEvent } from './banner.ts';
import type { GalleryContext, GalleryEvent } from './gallery.ts';
import type { GalleryViewerContext, GalleryViewerEvent } from './gallery-viewer.ts';
import type { GalleryZipEvent } from './gallery-zip.ts';
import type { HomePagerContext, HomePagerEvent } from './home-pager.ts';
import type { ScheduleContext, ScheduleEvent } from './schedule.ts';
import type { SchedulePageContext, SchedulePageEvent } from './schedule-page.ts';
import type { SitePlanContext, SitePlanEvent } from './site-plan.ts';
import type { SubmissionEvent, SubmissionValues } from './submission.ts';
import type { TechnicalToggleEvent } from './technical-toggle.ts';
import type { ToastQueueContext, ToastQueueEvent } from './toast-queue.ts';
import type { TrackingEvent } from './tracking.ts';
import type { TypedPair } from './tracking-view.ts';

/** Events of each machine by its id, with values that fit its context. A tester changes them before they are sent. */
const samples = {
  banner: ({ films, index, reducedMotion }: BannerContext): BannerEvent[] => [
    { type: 'toggle' },
    { type: 'choose', slide: (index + 1) % films.length },
    // A film in another place is another state.
    ...films.flatMap((film, slide) => (film ? [{ type: 'choose' as const, slide }] : [])),
    { type: 'hold', by: 'hover' },
    { type: 'release', by: 'hover' },
    { type: 'hold', by: 'focus' },
    { type: 'release', by: 'focus' },
    { type: 'hold', by: 'away' },
    { type: 'release', by: 'away' },
    { type: 'motion', reduced: !reducedMotion },
    { type: 'filmPlaying', slide: index },
    { type: 'filmStopped', slide: index },
  ],
  gallery: ({ list, page }: GalleryContext): GalleryEvent[] => [
    ...(list?.items.slice(0, 1) ?? []).map(({ id }) => ({ type: 'open' as const, album: id })),
    { type: 'open', album: 'an-unknown-album' },
    { type: 'back' },
    { type: 'turn', page: page + 1 },
    { type: 'turn', page: Math.max(1, page - 1) },
    { type: 'retry' },
    { type: 'go', page: 1, album: undefined },
    ...(list?.items.slice(0, 1) ?? []).map(({ id }) => ({ type: 'go' as const, page, album: id })),
  ],
  galleryViewer: ({ count, index }: GalleryViewerContext): GalleryViewerEvent[] => [
    { type: 'open', index: 0 },
    { type: 'choose', index: (index + 1) % Math.max(1, count) },
    { type: 'next' },
    { type: 'previous' },
    { type: 'first' },
    { type: 'last' },
    { type: 'zoomIn' },
    { type: 'zoomOut' },
    { type: 'unzoom' },
    { type: 'close' },
  ],
  galleryZip: (): GalleryZipEvent[] => [
    { type: 'start' },
    { type: 'progress', received: 1_000_000, total: 4_000_000 },
    { type: 'arrive', file: new Blob([]) },
    { type: 'break' },
    { type: 'cancel' },
    { type: 'dismiss' },
  ],
  homePager: ({ active, count }: HomePagerContext): HomePagerEvent[] => [
    { type: 'enable' },
    { type: 'disable' },
    { type: 'wheel', delta: 120, atEdge: true },
    { type: 'wheel', delta: -120, atEdge: true },
    { type: 'step', direction: 1, atEdge: true },
    { type: 'step', direction: -1, atEdge: true },
    { type: 'jump', section: count - 1 },
    { type: 'jump', section: 0 },
    { type: 'focus', section: (active + 1) % count },
    { type: 'arrive', section: (active + 1) % count },
    { type: 'enterSchedule' },
    { type: 'leaveSchedule' },
  ],
  schedule: ({ shows, type }: ScheduleContext): ScheduleEvent[] => [
    { type: 'previous' },
    { type: 'next' },
    { type: 'choose', position: Math.max(0, shows.length - 1) },
    { type: 'choose', position: 0 },
    { type: 'previousYear' },
    { type: 'nextYear' },
    { type: 'chooseTab', of: type === 1 ? 2 : 1 },
    { type: 'retry' },
  ],
  schedulePage: ({ place, list }: SchedulePageContext): SchedulePageEvent[] => [
    { type: 'choose', change: { tab: place.tab === 'past' ? 'coming' : 'past' } },
    { type: 'choose', change: { view: place.view === 'month' ? 'list' : 'month' } },
    { type: 'choose', change: { page: Math.min(place.page + 1, list?.pages ?? 1) } },
    { type: 'choose', change: { text: 'a text that no event has' } },
    { type: 'choose', change: { text: undefined, start: undefined, end: undefined, hall: undefined } },
    { type: 'type', text: '展' },
    { type: 'go', place: { ...place, page: 1, text: undefined } },
    { type: 'retry' },
  ],
  sitePlan: ({ levels, level, layers, space }: SitePlanContext): SitePlanEvent[] => [
    ...Object.keys(levels).map((one) => ({ type: 'level' as const, level: one })),
    { type: 'layer', layer: layers[0] ?? 'doors' },
    ...(levels[level] ?? []).slice(0, 2).map((one) => ({ type: 'space' as const, space: one })),
    { type: 'measure' },
    { type: 'point', at: { x: 10, y: 10 } },
    { type: 'point', at: { x: 40, y: 50 } },
    { type: 'clear' },
    { type: 'go', place: { level, layers, space } },
  ],
  submission: ({ values }: { values: SubmissionValues }): SubmissionEvent[] => [
    { type: 'edit', values },
    { type: 'submit', values, key: crypto.randomUUID() },
    { type: 'online' },
    { type: 'clear' },
    { type: 'again' },
  ],
  technicalToggle: (): TechnicalToggleEvent[] => [
    { type: 'toggle' },
    { type: 'showPlan' },
    { type: 'showInfo' },
  ],
  toastQueue: ({ toasts, since }: ToastQueueContext): ToastQueueEvent[] => [
    { type: 'show', id: crypto.randomUUID(), kind: 'info', text: '提示 Message', at: performance.now() },
    ...toasts
      .slice(0, 1)
      .map(({ id }) => ({ type: 'dismiss' as const, id, at: Math.max(since, performance.now()) })),
    { type: 'dismiss', id: 'an-unknown-toast', at: Math.max(since, performance.now()) },
    { type: 'hold', by: 'hover', at: Math.max(since, performance.now()) },
    { type: 'release', by: 'hover', at: Math.max(since, performance.now()) },
  ],
  tracking: ({ pair }: { pair: TypedPair }): TrackingEvent[] => [
    { type: 'find', ...pair },
    { type: 'amend' },
    { type: 'save', values: {} },
    { type: 'withdraw' },
    { type: 'confirm' },
    { type: 'cancel' },
    { type: 'another' },
  ],
};

/**
 * Events that a tester can send to a machine by hand.
 * @param id of the machine
 * @param context of its current snapshot; values of the events come from it
 * @returns an empty list for an unknown machine
 */
export function sampleEventsOf(id: string, context: object): { type: string }[] {
  // The machine and its context belong together; types cannot follow an id.
  const eventsOf = (samples as Record<string, ((context: never) => { type: string }[]) | undefined>)[id];
  return eventsOf?.(context as never) ?? [];
}
