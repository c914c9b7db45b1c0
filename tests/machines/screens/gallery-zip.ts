import { galleryZipMachine } from '#machines/gallery-zip.ts';
import { type Hands, screenOf } from '../screen.ts';

const call = 'batchDown';
/** The zip link of the first album, in a list or on the album's page. */
const link = ({ css }: Hands) => css(`a[href*=${call}]`);
const wayOut = ({ part, t }: Hands, text: 'gallery.cancel' | 'gallery.dismiss') =>
  part('button', new RegExp(`^${t(text)}`));

/**
 * Rule GAL-02: the download of an album's zip shows its progress, can be cancelled, and can be retried after an error.
 */
export const galleryZipScreen = screenOf<typeof galleryZipMachine>({
  machine: galleryZipMachine,
  starts: {
    'an album': { path: '/document/exhibitionGallery', wake: (hands) => link(hands).hover() },
  },
  holds: [call],
  moves: {
    'the visitor starts the download': {
      event: ({ value }) => (value === 'running' ? undefined : { type: 'start' }),
      act: (hands) => link(hands).click(),
    },
    // The progress events are part of the download.
    'the file arrives': {
      event: ({ value }) => (value === 'running' ? { type: 'arrive', file: new Blob() } : undefined),
      act: ({ answer }) => answer(call, 'real'),
    },
    'the connection breaks': {
      event: ({ value }) => (value === 'running' ? { type: 'break' } : undefined),
      act: ({ answer }) => answer(call, 'break'),
    },
    'the visitor cancels': {
      event: ({ value }) => (value === 'running' ? { type: 'cancel' } : undefined),
      act: (hands) => wayOut(hands, 'gallery.cancel').click(),
    },
    'the visitor dismisses the message': {
      event: ({ value }) => (value === 'done' || value === 'failed' ? { type: 'dismiss' } : undefined),
      act: (hands) => wayOut(hands, 'gallery.dismiss').click(),
    },
    'the download throws': {
      event: ({ value }) =>
        value === 'running' ? { type: 'xstate.error.actor.fetchZip', error: new Error('broken') } : undefined,
      sent: 'The download turns every failure into an interruption; the state is for unexpected exceptions.',
    },
  },
  shows: {
    idle: async (hands) => {
      await hands.part('progressbar', /./).gone();
      await link(hands).has('href', /dataId=/);
    },
    running: async (hands) => {
      await link(hands).says(hands.t('gallery.running'));
      await hands.part('progressbar', new RegExp(hands.t('gallery.running'))).shown();
    },
    done: (hands) => link(hands).says(hands.t('gallery.saved')),
    failed: (hands) => link(hands).says(hands.t('gallery.broken')),
  },
});
