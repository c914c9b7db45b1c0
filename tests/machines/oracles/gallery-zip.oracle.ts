import type { galleryZipMachine } from '#machines/gallery-zip.ts';
import { nothing, oracleOf } from '../model/oracle.ts';

const album = { album: '春季展', address: '/zip?dataId=5' };
const fresh = { ...album, received: 0, total: undefined };
const halfway = { ...album, received: 512, total: 1024 };
const file = new Blob(['PK']);
const asks = { actor: 'fetchZip', input: { address: '/zip?dataId=5' } };

/** Specification, sections 2 and 7: an album's zip is saved as the album name with .zip; rule GAL-02: visible progress. */
export const galleryZipOracle = oracleOf<typeof galleryZipMachine>()({
  starts: {
    'an album': { rule: 'GAL-02', input: album, state: 'idle', context: fresh },
  },
  situations: {
    'no download was started': { state: 'idle', context: fresh },
    'the download is running': { state: 'running', context: halfway },
    'the file is saved': { state: 'done', context: halfway },
    'the download failed': { state: 'failed', context: halfway },
  },
  happenings: {
    'the visitor starts the download': { type: 'start' },
    'bytes come': { type: 'progress', received: 768, total: 1024 },
    'bytes of an unknown length come': { type: 'progress', received: 768, total: undefined },
    'the file is complete': { type: 'arrive', file },
    'the connection breaks': { type: 'break' },
    'the download throws': { breaks: 'fetchZip', error: new Error('offline') },
    'the visitor cancels': { type: 'cancel' },
    'the visitor dismisses the message': { type: 'dismiss' },
  },
  table: {
    'no download was started': {
      'the visitor starts the download': { rule: 'GAL-02', to: 'running', asks },
      'bytes come': nothing('GAL-02'),
      'bytes of an unknown length come': nothing('GAL-02'),
      'the file is complete': nothing('GAL-02'),
      'the connection breaks': nothing('GAL-02'),
      'the download throws': nothing('GAL-02'),
      'the visitor cancels': nothing('GAL-02'),
      'the visitor dismisses the message': nothing('GAL-02'),
    },
    'the download is running': {
      'the visitor starts the download': nothing('GAL-02'),
      'bytes come': { rule: 'GAL-02', changes: { received: 768 } },
      'bytes of an unknown length come': { rule: 'GAL-02', changes: { received: 768, total: undefined } },
      'the file is complete': {
        rule: 'GAL-02',
        to: 'done',
        does: [{ type: 'saveFile', file, name: '春季展.zip' }],
      },
      'the connection breaks': { rule: 'ERR-04', to: 'failed' },
      'the download throws': { rule: 'ERR-04', to: 'failed' },
      'the visitor cancels': { rule: 'GAL-02', to: 'idle' },
      'the visitor dismisses the message': nothing('GAL-02'),
    },
    'the file is saved': {
      'the visitor starts the download': {
        rule: 'GAL-02',
        to: 'running',
        changes: { received: 0, total: undefined },
        asks,
      },
      'bytes come': nothing('GAL-02'),
      'bytes of an unknown length come': nothing('GAL-02'),
      'the file is complete': nothing('GAL-02'),
      'the connection breaks': nothing('GAL-02'),
      'the download throws': nothing('GAL-02'),
      'the visitor cancels': nothing('GAL-02'),
      'the visitor dismisses the message': { rule: 'GAL-02', to: 'idle' },
    },
    'the download failed': {
      'the visitor starts the download': {
        rule: 'ERR-04',
        to: 'running',
        changes: { received: 0, total: undefined },
        asks,
      },
      'bytes come': nothing('GAL-02'),
      'bytes of an unknown length come': nothing('GAL-02'),
      'the file is complete': nothing('GAL-02'),
      'the connection breaks': nothing('GAL-02'),
      'the download throws': nothing('GAL-02'),
      'the visitor cancels': nothing('GAL-02'),
      'the visitor dismisses the message': { rule: 'GAL-02', to: 'idle' },
    },
  },
});
