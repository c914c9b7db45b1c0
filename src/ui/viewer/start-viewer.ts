import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import { type GalleryViewerEvent, galleryViewerMachine } from '#machines/gallery-viewer.ts';
import { inspected } from '#machines/inspection.ts';
import { isRecord } from '#schemas/is-record.ts';
import { holdScroll } from '../dialog/scroll-lock.ts';
import type { Live } from '../use-live.ts';
import type { ViewerView } from './viewer-view.ts';

interface ViewerOptions {
  /** Of the photos. */
  count: number;
  show: (view: ViewerView) => void;
}

/**
 * While the viewer is open it has an entry in the browser's history, so that Back closes the viewer and not its album.
 *
 * @returns the running machine of the viewer; stopping it releases the scroll lock and leaves that entry in any state
 */
export function startViewer({ count, show }: ViewerOptions): Live<GalleryViewerEvent> {
  const actor = createActor(
    galleryViewerMachine.provide({
      actors: {
        lockScroll: fromCallback(() => {
          const release = holdScroll(document.documentElement);
          const leaveEntry = enterEntry(() => actor.send({ type: 'close' }));
          return () => {
            release();
            leaveEntry();
          };
        }),
      },
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

/** Whether the browser is still on its way out of the entry of a viewer that has closed. */
let isLeaving = false;

/**
 * Adds a history entry for the open viewer. It has the address and the key of the entry below it: for the router both are
 * the same place, so that nothing is fetched and nothing scrolls.
 *
 * @param close called when the visitor goes back
 * @returns leaves the entry, unless the browser has left it already
 */
function enterEntry(close: () => void): () => void {
  let isEntered = false;
  const enter = () => {
    isEntered = true;
    // On the way out the browser would scroll the page to where it was when the viewer opened.
    window.history.scrollRestoration = 'manual';
    const state: unknown = window.history.state;
    window.history.pushState({ ...(isRecord(state) ? state : {}), viewer: true }, '');
  };
  // A viewer that opens at once after another one has closed waits until the browser has left the other entry.
  if (!isLeaving) enter();
  const pop = () => (isEntered ? close() : enter());
  window.addEventListener('popstate', pop);
  return () => {
    window.removeEventListener('popstate', pop);
    const state: unknown = window.history.state;
    if (isLeaving || !isEntered || !isRecord(state) || !state.viewer) return;
    isLeaving = true;
    const arrive = () => {
      isLeaving = false;
    };
    window.addEventListener('popstate', arrive, { once: true });
    window.history.back();
  };
}
