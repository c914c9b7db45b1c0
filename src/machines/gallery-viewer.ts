import { assign, fromCallback, setup } from 'xstate';

/** Times its own size that a photo can be shown. */
const largestZoom = 3;

export interface GalleryViewerContext {
  /** Photos in the album. */
  count: number;
  /** The one shown. */
  index: number;
  /** Times its own size. */
  zoom: number;
}

export type GalleryViewerEvent =
  | { type: 'open' | 'choose'; index: number }
  | { type: 'next' | 'previous' | 'first' | 'last' }
  | { type: 'zoomIn' | 'zoomOut' | 'unzoom' }
  | { type: 'close' };

const keys: Readonly<Record<string, GalleryViewerEvent>> = {
  ArrowRight: { type: 'next' },
  ArrowLeft: { type: 'previous' },
  Home: { type: 'first' },
  End: { type: 'last' },
  '+': { type: 'zoomIn' },
  '=': { type: 'zoomIn' },
  '-': { type: 'zoomOut' },
  '0': { type: 'unzoom' },
  Escape: { type: 'close' },
};

/**
 * The event of a key in the viewer (rule GAL-03).
 *
 * @returns `undefined` for other keys
 */
export const viewerKey = (key: string): GalleryViewerEvent | undefined => keys[key];

/**
 * The photo viewer: closed ⇄ open, with next, previous and zoom (rule GAL-03). It does not wrap around. While it is
 * open the page does not scroll (rule LOAD-01): the injected actor `lockScroll` locks it; its cleanup unlocks it,
 * also when the machine is stopped.
 */
export const galleryViewerMachine = setup({
  types: {} as { context: GalleryViewerContext; events: GalleryViewerEvent; input: { count: number } },
  actors: {
    lockScroll: fromCallback(() => {
      throw new Error('galleryViewerMachine: provide the actor lockScroll');
    }),
  },
  guards: {
    isPhoto: ({ context }, index: number) => index >= 0 && index < context.count,
    canZoomIn: ({ context }) => context.zoom < largestZoom,
    isZoomed: ({ context }) => context.zoom > 1,
  },
  actions: {
    show: assign((_, index: number) => ({ index, zoom: 1 })),
    zoomBy: assign(({ context }, steps: number) => ({ zoom: context.zoom + steps })),
    unzoom: assign({ zoom: 1 }),
  },
}).createMachine({
  id: 'galleryViewer',
  description: 'Shows one photo of an album enlarged.',
  context: ({ input: { count } }) => ({ count, index: 0, zoom: 1 }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: {
          guard: { type: 'isPhoto', params: ({ event }) => event.index },
          target: 'open',
          actions: { type: 'show', params: ({ event }) => event.index },
        },
      },
    },
    open: {
      invoke: { id: 'lockScroll', src: 'lockScroll' },
      on: {
        choose: {
          guard: { type: 'isPhoto', params: ({ event }) => event.index },
          actions: { type: 'show', params: ({ event }) => event.index },
        },
        next: {
          guard: { type: 'isPhoto', params: ({ context }) => context.index + 1 },
          actions: { type: 'show', params: ({ context }) => context.index + 1 },
        },
        previous: {
          guard: { type: 'isPhoto', params: ({ context }) => context.index - 1 },
          actions: { type: 'show', params: ({ context }) => context.index - 1 },
        },
        first: { actions: { type: 'show', params: 0 } },
        last: { actions: { type: 'show', params: ({ context }) => context.count - 1 } },
        zoomIn: { guard: 'canZoomIn', actions: { type: 'zoomBy', params: 1 } },
        zoomOut: { guard: 'isZoomed', actions: { type: 'zoomBy', params: -1 } },
        unzoom: { actions: 'unzoom' },
        close: { target: 'closed', actions: 'unzoom' },
      },
    },
  },
});
