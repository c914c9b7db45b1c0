import type { PlainTextKey } from '#i18n/i18n.ts';
import { type GalleryUrlState, galleryMachine } from '#machines/gallery.ts';
import { otherPage } from '../other-page.ts';
import { type Hands, type NetAnswer, type ScreenStart, screenOf } from '../screen.ts';

const path = '/document/exhibitionGallery';
const block = '[data-block=gallery]';
const album = 'album-exhibition-1';
const pathOfAlbum = `${path}?album=${album}`;
/** Longer than a fetched page remains in the cache, in ms. */
const kept = 60_000;

const without = (state: 'failed' | 'late' | 'missing'): NetAnswer =>
  otherPage('gallery', ({ key }) => ({ state, key }));
/** Reached by a link within the site, so that the URL has only the gallery's parameters. */
const within = (link: string, answer: NetAnswer = 'real'): ScreenStart => ({
  path: '/document/serviceManual',
  within: { link, answer },
});

/** The pending call of a page of the gallery. */
const callOf = ({ page, album }: GalleryUrlState) => {
  const query = album !== undefined ? `?album=${album}` : page > 1 ? `?page=${page}` : '';
  return `url=${encodeURIComponent(path + query)}&`;
};
const other = (page: number) => (page === 1 ? 2 : 1);

const cards = ({ css }: Hands, nth = 0) => css(`${block} h2 a`, nth);
const link = ({ part, t }: Hands, text: PlainTextKey) => part('link', t(text));

interface Way {
  act: () => Promise<void>;
  /** Part of the target's URL. */
  to: string;
}

/** Navigates with the router; the machine gets its event when the page has loaded. */
async function go(hands: Hands, { act, to }: Way) {
  await hands.later(kept);
  await act();
  await hands.answer(to, 'real');
}

/** A different album every time, because the cached data of an opened album cannot fail. */
let opened = 0;
const done = (actor: string, output: object | undefined) => ({ type: `xstate.done.actor.${actor}`, output });
const albumsOf = (page: number) =>
  done('loadAlbums', { items: [{ id: 'a', title: 'a' }], page, pages: 2, total: 8 });
const photos = done('loadAlbum', { title: 'a', photos: [], zip: '' });
const broken = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: new Error('down') });
const turnTo = (page: number) => ({ type: 'turn', page }) as const;
const pageNumbers = 'Page numbers are links: the machine hears where they led.';

/** Rule GAL-01: the paged albums of a gallery, and the photos of one album. */
export const galleryScreen = screenOf<typeof galleryMachine>({
  machine: galleryMachine,
  starts: {
    albums: { ...within(path), wake: (hands) => cards(hands).hover() },
    'albums that failed': within(path, without('failed')),
    'albums that are on their way': within(path, without('late')),
    'no albums': within(path, without('missing')),
    'an album': { ...within(pathOfAlbum), wake: (hands) => link(hands, 'gallery.back').hover() },
    'no such album': within(pathOfAlbum, without('missing')),
    'an album that failed': within(pathOfAlbum, without('failed')),
    'an album that is on its way': within(pathOfAlbum, without('late')),
  },
  holds: ['/api/page?'],
  moves: {
    'history leads back to the album': {
      event: (at) =>
        at.matches({ list: 'ready' }) && at.context.opened
          ? [{ type: 'go', page: 1, album }, photos]
          : undefined,
      act: (hands) => go(hands, { act: hands.goBack, to: callOf({ page: 1, album }) }),
    },
    'a page is turned': {
      event: (at) =>
        at.matches('list') && !at.matches({ list: 'loading' }) ? turnTo(other(at.context.page)) : undefined,
      act: async ({ later, send }, { context }) => {
        await later(kept);
        await send(turnTo(other(context.page)));
      },
      sent: pageNumbers,
    },
    'the same page is selected again': {
      event: (at) => (at.matches('list') ? turnTo(at.context.page) : undefined),
      sent: pageNumbers,
    },
    'the visitor goes to another page': {
      event: (at) =>
        at.matches({ list: 'ready' }) && at.context.list && at.context.list.pages > 1
          ? [{ type: 'go', page: other(at.context.page), album: undefined }, albumsOf(other(at.context.page))]
          : undefined,
      act: (hands, { context }) => {
        const page = other(context.page);
        return go(hands, {
          act: hands.part('link', hands.t('list.page', { page })).click,
          to: callOf({ page, album: undefined }),
        });
      },
    },
    'the visitor opens an album': {
      event: (at) => (at.matches({ list: 'ready' }) ? { type: 'open', album } : undefined),
      act: async (hands, { context }) => {
        await hands.later(kept);
        await cards(hands, opened % (context.list?.items.length ?? 1)).click();
        opened += 1;
      },
    },
    'the visitor goes back to the albums': {
      event: (at) => (at.matches({ album: 'ready' }) ? { type: 'back' } : undefined),
      act: async (hands) => {
        await hands.later(kept);
        await link(hands, 'gallery.back').click();
      },
    },
    'the visitor goes forward to the albums': {
      event: (at) =>
        at.matches({ album: 'missing' })
          ? [{ type: 'go', page: 1, album: undefined }, albumsOf(1)]
          : undefined,
      act: (hands) =>
        go(hands, {
          act: link(hands, 'notFound.list').click,
          to: callOf({ page: 1, album: undefined }),
        }),
    },
    'the visitor retries': {
      event: (at) =>
        at.matches({ list: 'failed' }) || at.matches({ album: 'failed' }) ? { type: 'retry' } : undefined,
      act: (hands) => link(hands, 'state.retry').click(),
    },
    'albums arrive': {
      event: (at) => (at.matches({ list: 'loading' }) ? albumsOf(at.context.page) : undefined),
      act: ({ answer }, { context }) => answer(callOf(context), 'real'),
    },
    'an empty page arrives': {
      event: (at) =>
        // After an album was open, the previous history entry is that album.
        at.matches({ list: 'loading' }) && at.context.page === 1 && !at.context.opened
          ? done('loadAlbums', { items: [], page: 1, pages: 1, total: 0 })
          : undefined,
      act: ({ answer }, { context }) => answer(callOf(context), without('missing')),
    },
    'the albums fail': {
      event: (at) => (at.matches({ list: 'loading' }) && !at.context.list ? broken('loadAlbums') : undefined),
      act: ({ answer }, { context }) => answer(callOf(context), without('failed')),
    },
    'the photos arrive': {
      event: (at) => (at.matches({ album: 'loading' }) ? photos : undefined),
      act: ({ answer }, { context }) => answer(callOf(context), 'real'),
    },
    'the album is not found': {
      event: (at) => (at.matches({ album: 'loading' }) ? done('loadAlbum', undefined) : undefined),
      act: ({ answer }, { context }) => answer(callOf(context), without('missing')),
    },
    'the photos fail': {
      event: (at) => (at.matches({ album: 'loading' }) ? broken('loadAlbum') : undefined),
      act: ({ answer }, { context }) => answer(callOf(context), without('failed')),
    },
  },
  shows: {
    'list.loading': ({ css }) => css(`${block} [aria-busy=true]`).shown(),
    'list.ready': ({ css }, { context: { list } }) =>
      css(`${block} [aria-busy=false] h2`).says(list?.items[0]?.title ?? 'an album'),
    'list.empty': ({ css, t }) => css(block).says(t('state.empty')),
    'list.failed': ({ css, t }) => css(`${block} [role=status]`).says(t('state.failed')),
    'album.loading': ({ css }) => css(`${block} [aria-busy=true]`).shown(),
    'album.ready': ({ css }, { context }) => css(`${block} h1`).says(context.opened?.title ?? 'an album'),
    'album.missing': ({ css, t }) => css(`${block} h1`).says(t('notFound.item')),
    'album.failed': ({ css, t }) => css(`${block} [role=status]`).says(t('state.failed')),
  },
});
