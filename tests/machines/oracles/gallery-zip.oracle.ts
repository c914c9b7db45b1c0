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
    'nobody asked': { state: 'idle', context: fresh },
    'it is on its way': { state: 'running', context: halfway },
    'it is saved': { state: 'done', context: halfway },
    'it failed': { state: 'failed', context: halfway },
  },
  happenings: {
    'the visitor asks for it': { type: 'start' },
    'bytes come': { type: 'progress', received: 768, total: 1024 },
    'bytes of an unknown length come': { type: 'progress', received: 768, total: undefined },
    'the file is there': { type: 'arrive', file },
    'the connection breaks': { type: 'break' },
    'the download throws': { breaks: 'fetchZip', error: new Error('offline') },
    'the visitor cancels': { type: 'cancel' },
    'the visitor has seen it': { type: 'dismiss' },
  },
  table: {
    'nobody asked': {
      'the visitor asks for it': { rule: 'GAL-02', to: 'running', asks },
      'bytes come': nothing('GAL-02'),
      'bytes of an unknown length come': nothing('GAL-02'),
      'the file is there': nothing('GAL-02'),
      'the connection breaks': nothing('GAL-02'),
      'the download throws': nothing('GAL-02'),
      'the visitor cancels': nothing('GAL-02'),
      'the visitor has seen it': nothing('GAL-02'),
    },
    'it is on its way': {
      'the visitor asks for it': nothing('GAL-02'),
      'bytes come': { rule: 'GAL-02', changes: { received: 768 } },
      'bytes of an unknown length come': { rule: 'GAL-02', changes: { received: 768, total: undefined } },
      'the file is there': {
        rule: 'GAL-02',
        to: 'done',
        does: [{ type: 'saveFile', file, name: '春季展.zip' }],
      },
      'the connection breaks': { rule: 'ERR-04', to: 'failed' },
      'the download throws': { rule: 'ERR-04', to: 'failed' },
      'the visitor cancels': { rule: 'GAL-02', to: 'idle' },
      'the visitor has seen it': nothing('GAL-02'),
    },
    'it is saved': {
      'the visitor asks for it': {
        rule: 'GAL-02',
        to: 'running',
        changes: { received: 0, total: undefined },
        asks,
      },
      'bytes come': nothing('GAL-02'),
      'bytes of an unknown length come': nothing('GAL-02'),
      'the file is there': nothing('GAL-02'),
      'the connection breaks': nothing('GAL-02'),
      'the download throws': nothing('GAL-02'),
      'the visitor cancels': nothing('GAL-02'),
      'the visitor has seen it': { rule: 'GAL-02', to: 'idle' },
    },
    'it failed': {
      'the visitor asks for it': {
        rule: 'ERR-04',
        to: 'running',
        changes: { received: 0, total: undefined },
        asks,
      },
      'bytes come': nothing('GAL-02'),
      'bytes of an unknown length come': nothing('GAL-02'),
      'the file is there': nothing('GAL-02'),
      'the connection breaks': nothing('GAL-02'),
      'the download throws': nothing('GAL-02'),
      'the visitor cancels': nothing('GAL-02'),
      'the visitor has seen it': { rule: 'GAL-02', to: 'idle' },
    },
  },
});
