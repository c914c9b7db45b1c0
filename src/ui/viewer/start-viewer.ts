import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import { type GalleryViewerEvent, galleryViewerMachine } from '#machines/gallery-viewer.ts';
import { inspected } from '#machines/inspection.ts';
import { holdScroll } from '../dialog/scroll-lock.ts';
import type { Live } from '../use-live.ts';
import type { ViewerView } from './viewer-view.ts';

interface ViewerOptions {
  /** Of the photos. */
  count: number;
  show: (view: ViewerView) => void;
}

/** @returns the running machine of the viewer; stopping it releases the scroll lock in any state */
export function startViewer({ count, show }: ViewerOptions): Live<GalleryViewerEvent> {
  const actor = createActor(
    galleryViewerMachine.provide({
      actors: { lockScroll: fromCallback(() => holdScroll(document.documentElement)) },
    }),
    { input: { count }, ...inspected() },
  );
  actor.subscribe((snapshot) => show(viewerViewOf(snapshot)));
  actor.start();
  return { send: actor.send, stop: () => actor.stop() };
}

/** @returns the state of the view for a snapshot of the machine */
export const viewerViewOf = (snapshot: SnapshotFrom<typeof galleryViewerMachine>): ViewerView => ({
  open: snapshot.matches('open'),
  index: snapshot.context.index,
  zoom: snapshot.context.zoom,
  can: {
    previous: snapshot.can({ type: 'previous' }),
    next: snapshot.can({ type: 'next' }),
    zoomIn: snapshot.can({ type: 'zoomIn' }),
    zoomOut: snapshot.can({ type: 'zoomOut' }),
  },
});
