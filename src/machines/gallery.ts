import { assign, fromPromise, setup } from 'xstate';
import type { Picture } from '#schemas/picture.ts';

export interface ListedAlbum {
  id: string;
  title: string;
  picture?: Picture | undefined;
  /** Number of photos, if known. */
  count?: number | undefined;
  /** URL of the ZIP file with all of them. */
  file?: string | undefined;
}

/** A page of albums. */
export interface AlbumPage {
  items: readonly ListedAlbum[];
  page: number;
  pages: number;
  total: number;
}

export interface OpenAlbum {
  title: string;
  photos: readonly Picture[];
  /** URL of the ZIP file with all of them. */
  zip: string;
}

/** The state in the URL: the page of the list, and the open album. */
export interface GalleryUrlState {
  page: number;
  album: string | undefined;
}

/** The initial state: the data of the server's HTML, or the reason why it has none. */
export interface GalleryInput extends Partial<GalleryUrlState> {
  list?: AlbumPage | undefined;
  opened?: OpenAlbum | undefined;
  problem?: 'failed' | 'missing' | undefined;
}

export interface GalleryContext extends GalleryUrlState {
  /** The last loaded page; differs from `page` while that is loading. */
  list: AlbumPage | undefined;
  opened: OpenAlbum | undefined;
  problem: 'failed' | 'missing' | undefined;
}

export type GalleryEvent =
  | { type: 'open'; album: string }
  /** To the list's first page. */
  | { type: 'back' }
  | { type: 'turn'; page: number }
  | { type: 'retry' }
  /** The visitor went back or forward in the browser's history. */
  | ({ type: 'go' } & GalleryUrlState);

const notProvided = (name: string) => async (): Promise<never> => {
  throw new Error(`galleryMachine: provide the actor ${name}`);
};

/**
 * A gallery: its albums page by page ⇄ the photos of one (rule GAL-01). Going back shows page 1 again. Injected:
 * `loadAlbums`; `loadAlbum`, which returns `undefined` for an unknown album; and the effect `share`, which updates
 * the URL.
 */
export const galleryMachine = setup({
  types: {} as { context: GalleryContext; events: GalleryEvent; input: GalleryInput },
  actors: {
    loadAlbums: fromPromise<AlbumPage, { page: number }>(notProvided('loadAlbums')),
    loadAlbum: fromPromise<OpenAlbum | undefined, { album: string | undefined }>(notProvided('loadAlbum')),
  },
  guards: {
    startsInAlbum: ({ context }) => context.album !== undefined,
    startsBroken: ({ context }, problem: 'failed' | 'missing') => context.problem === problem,
    startsWithAlbum: ({ context }) => context.opened !== undefined,
    startsWithList: ({ context }) => context.list !== undefined && context.list.items.length > 0,
    startsEmpty: ({ context }) => context.list !== undefined,
    isOtherPage: ({ context }, page: number) => page !== context.page,
    hasItems: (_, items: readonly unknown[]) => items.length > 0,
    isThere: (_, album: OpenAlbum | undefined) => album !== undefined,
    leadsToAlbum: (_, album: string | undefined) => album !== undefined,
  },
  actions: {
    share: (_, _place: GalleryUrlState) => {},
    goTo: assign((_, { page, album }: GalleryUrlState) => ({ page, album })),
    keepList: assign((_, list: AlbumPage) => ({ list, page: list.page })),
    keepAlbum: assign((_, opened: OpenAlbum | undefined) => ({ opened })),
  },
}).createMachine({
  id: 'gallery',
  description: 'Shows the albums of a gallery page by page, or the photos of one album.',
  context: ({ input: { page = 1, album, list, opened, problem } }) => ({
    page,
    album,
    list,
    opened,
    problem,
  }),
  initial: 'opening',
  on: {
    go: [
      {
        guard: { type: 'leadsToAlbum', params: ({ event }) => event.album },
        target: '.album.loading',
        actions: { type: 'goTo', params: ({ event }) => event },
      },
      { target: '.list.loading', actions: { type: 'goTo', params: ({ event }) => event } },
    ],
  },
  states: {
    opening: {
      always: [{ guard: 'startsInAlbum', target: 'album' }, { target: 'list' }],
    },
    list: {
      initial: 'opening',
      on: {
        turn: {
          guard: { type: 'isOtherPage', params: ({ event }) => event.page },
          target: '.loading',
          actions: [
            { type: 'goTo', params: ({ event }) => ({ page: event.page, album: undefined }) },
            { type: 'share', params: ({ event }) => ({ page: event.page, album: undefined }) },
          ],
        },
      },
      states: {
        opening: {
          always: [
            { guard: { type: 'startsBroken', params: 'failed' }, target: 'failed' },
            { guard: 'startsWithList', target: 'ready' },
            { guard: 'startsEmpty', target: 'empty' },
            { target: 'loading' },
          ],
        },
        loading: {
          invoke: {
            id: 'loadAlbums',
            src: 'loadAlbums',
            input: ({ context }) => ({ page: context.page }),
            onDone: [
              {
                guard: { type: 'hasItems', params: ({ event }) => event.output.items },
                target: 'ready',
                actions: { type: 'keepList', params: ({ event }) => event.output },
              },
              { target: 'empty', actions: { type: 'keepList', params: ({ event }) => event.output } },
            ],
            onError: 'failed',
          },
        },
        ready: {
          on: {
            open: {
              target: '#gallery.album.loading',
              actions: [
                {
                  type: 'goTo',
                  params: ({ context, event }) => ({ page: context.page, album: event.album }),
                },
                { type: 'share', params: ({ context: { page, album } }) => ({ page, album }) },
              ],
            },
          },
        },
        empty: {},
        failed: { on: { retry: 'loading' } },
      },
    },
    album: {
      initial: 'opening',
      on: {
        back: {
          target: 'list.loading',
          actions: [
            { type: 'goTo', params: { page: 1, album: undefined } },
            { type: 'share', params: { page: 1, album: undefined } },
          ],
        },
      },
      states: {
        opening: {
          always: [
            { guard: { type: 'startsBroken', params: 'failed' }, target: 'failed' },
            { guard: { type: 'startsBroken', params: 'missing' }, target: 'missing' },
            { guard: 'startsWithAlbum', target: 'ready' },
            { target: 'loading' },
          ],
        },
        loading: {
          // The one before is not shown under the name of the next.
          entry: { type: 'keepAlbum', params: undefined },
          invoke: {
            id: 'loadAlbum',
            src: 'loadAlbum',
            input: ({ context }) => ({ album: context.album }),
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'keepAlbum', params: ({ event }) => event.output },
              },
              { target: 'missing' },
            ],
            onError: 'failed',
          },
        },
        ready: {},
        missing: {},
        failed: { on: { retry: 'loading' } },
      },
    },
  },
});
