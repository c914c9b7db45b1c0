import type { PlainTextKey } from '#i18n/i18n.ts';
import { type GalleryViewerEvent, galleryViewerMachine } from '#machines/gallery-viewer.ts';
import { type Hands, type ScreenMove, screenOf } from '../screen.ts';

type Move = ScreenMove<typeof galleryViewerMachine>;

/** The album's second photo, which has a previous and a next photo. */
const photo = ({ css }: Hands) => css('li > a[aria-haspopup=dialog]', 1);

const whileOpen = (type: Exclude<GalleryViewerEvent['type'], 'open' | 'choose'>, act: Move['act']): Move => ({
  event: ({ value }) => (value === 'open' ? { type } : undefined),
  ...(act && { act }),
});
const button = (hands: Hands, name: PlainTextKey) => hands.part('button', hands.t(name));
/** Attribute of a page whose scroll is locked. */
const locked = 'data-scroll-holders';
const notThere = 'Every photo that can be clicked is one of the album.';

/** Rule GAL-03: next, previous, zoom and the keyboard; rule LOAD-01: the page behind the dialog does not scroll. */
export const galleryViewerScreen = screenOf<typeof galleryViewerMachine>({
  machine: galleryViewerMachine,
  starts: {
    'an album': {
      path: '/document/exhibitionGallery?album=album-exhibition-1',
      wake: (hands) => photo(hands).hover(),
    },
  },
  moves: {
    'a photo is clicked': {
      event: ({ value }) => (value === 'closed' ? { type: 'open', index: 1 } : undefined),
      act: (hands) => photo(hands).click(),
    },
    'a photo below is clicked': {
      event: ({ value }) => (value === 'open' ? { type: 'choose', index: 0 } : undefined),
      act: ({ css }) => css('dialog ul button').click(),
    },
    // A disabled button cannot be clicked, but the keys still cause the event.
    'the next photo': whileOpen('next', (hands, { context: { count, index } }) =>
      index < count - 1 ? button(hands, 'gallery.next').click() : hands.key('ArrowRight'),
    ),
    'the key for the previous photo': whileOpen('previous', ({ key }) => key('ArrowLeft')),
    'the key for the first photo': whileOpen('first', ({ key }) => key('Home')),
    'the key for the last photo': whileOpen('last', ({ key }) => key('End')),
    'the key for zooming in': whileOpen('zoomIn', ({ key }) => key('+')),
    'the button for zooming out': whileOpen('zoomOut', (hands, { context: { zoom } }) =>
      zoom > 1 ? button(hands, 'gallery.zoomOut').click() : hands.key('-'),
    ),
    'the key for the original size': whileOpen('unzoom', ({ key }) => key('0')),
    'the close button': whileOpen('close', (hands) => button(hands, 'dialog.close').click()),
    'an unknown photo is opened': {
      event: ({ value }) => (value === 'closed' ? { type: 'open', index: -1 } : undefined),
      sent: notThere,
    },
    'an unknown photo is chosen': {
      event: ({ value }) => (value === 'open' ? { type: 'choose', index: -1 } : undefined),
      sent: notThere,
    },
  },
  shows: {
    closed: async ({ css }) => {
      await css('dialog:modal').gone();
      await css('html').has(locked, null);
    },
    open: async ({ css, t }, { context: { count, index, zoom } }) => {
      await css('html').has(locked, '1');
      await css('dialog:modal [role=status]').says(t('gallery.place', { n: index + 1, of: count, alt: '' }));
      await css(`dialog:modal li:nth-of-type(${index + 1}) [aria-current]`).shown();
      await css('dialog:modal [data-enlarged]')[zoom > 1 ? 'shown' : 'gone']();
    },
  },
});
