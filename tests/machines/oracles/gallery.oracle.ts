import type { AlbumPage, GalleryContext, galleryMachine, OpenAlbum } from '#machines/gallery.ts';
import { nothing, oracleOf } from '../model/oracle.ts';

const albums: AlbumPage = { items: [{ id: 'a', title: '春季展' }], page: 2, pages: 3, total: 13 };
const noAlbums: AlbumPage = { items: [], page: 1, pages: 1, total: 0 };
const spring: OpenAlbum = { title: '春季展', photos: [], zip: '/zip?dataId=a' };
const broken = new Error('down');

const inList: GalleryContext = {
  page: 2,
  album: undefined,
  list: albums,
  opened: undefined,
  problem: undefined,
};
const inAlbum: GalleryContext = { ...inList, album: 'a', opened: spring };
const coming: GalleryContext = { ...inAlbum, opened: undefined };

const share = (page: number, album?: string) => ({ type: 'share', page, album });
const askList = (page: number) => ({ actor: 'loadAlbums', input: { page } });
const askAlbum = (album: string) => ({ actor: 'loadAlbum', input: { album } });

/** Another page of the list: loads it and updates the URL (section 4: a page number change reloads the data). */
const turned = {
  rule: 'PAGE-01',
  to: { list: 'loading' },
  changes: { page: 3, album: undefined },
  does: [share(3)],
  asks: askList(3),
};
/** Back to the first page of the list. */
const back = {
  rule: 'GAL-01',
  to: { list: 'loading' },
  changes: { page: 1, album: undefined },
  does: [share(1)],
  asks: askList(1),
};
/** After a step in the browser's history the URL is already right. */
const wentToAlbum = {
  rule: 'decisions 6',
  to: { album: 'loading' },
  changes: { page: 1, album: 'b', opened: undefined },
  asks: askAlbum('b'),
};
const wentToList = {
  rule: 'PAGE-01',
  to: { list: 'loading' },
  changes: { page: 1, album: undefined },
  asks: askList(1),
};

/** Happenings that do nothing without a pending call. */
const noAnswers = {
  'albums arrive': nothing('GAL-01'),
  'an empty page arrives': nothing('ERR-02'),
  'the list fails': nothing('ERR-04'),
  'the album arrives': nothing('GAL-01'),
  'the album is not found': nothing('GAL-01'),
  'the album fails': nothing('ERR-04'),
};
const ofList = {
  ...noAnswers,
  'a click on album a': nothing('GAL-01'),
  back: nothing('GAL-01'),
  'page 2': nothing('PAGE-01'),
  'page 3': turned,
  retry: nothing('ERR-04'),
  'history leads to album b': wentToAlbum,
  'history leads to page 1': wentToList,
};
const ofAlbum = {
  ...noAnswers,
  'a click on album a': nothing('GAL-01'),
  back,
  'page 2': nothing('PAGE-01'),
  'page 3': nothing('PAGE-01'),
  retry: nothing('ERR-04'),
  'history leads to album b': wentToAlbum,
  'history leads to page 1': wentToList,
};

/** Specification, section 4: the list changes to the album on a click; back returns and resets the album page to 1. */
export const galleryOracle = oracleOf<typeof galleryMachine>()({
  starts: {
    'without data': {
      rule: 'GAL-01',
      input: {},
      state: { list: 'loading' },
      context: { ...inList, page: 1, list: undefined },
      asks: askList(1),
    },
    'with a page of albums': {
      rule: 'GAL-01',
      input: { page: 2, list: albums },
      state: { list: 'ready' },
      context: inList,
    },
    'with an empty page': {
      rule: 'ERR-02',
      input: { list: noAlbums },
      state: { list: 'empty' },
      context: { ...inList, page: 1, list: noAlbums },
    },
    'with a failed list': {
      rule: 'ERR-04',
      input: { page: 2, problem: 'failed' },
      state: { list: 'failed' },
      context: { ...inList, list: undefined, problem: 'failed' },
    },
    'with the id of an album': {
      rule: 'GAL-01',
      input: { album: 'a' },
      state: { album: 'loading' },
      context: { ...coming, page: 1, list: undefined },
      asks: askAlbum('a'),
    },
    'with an album': {
      rule: 'GAL-01',
      input: { album: 'a', opened: spring },
      state: { album: 'ready' },
      context: { ...inAlbum, page: 1, list: undefined },
    },
    'with an unknown album': {
      rule: 'ROUTE-03',
      input: { album: 'a', problem: 'missing' },
      state: { album: 'missing' },
      context: { ...coming, page: 1, list: undefined, problem: 'missing' },
    },
    'with a failed album': {
      rule: 'ERR-04',
      input: { album: 'a', problem: 'failed' },
      state: { album: 'failed' },
      context: { ...coming, page: 1, list: undefined, problem: 'failed' },
    },
  },
  situations: {
    'the list is loading': { state: { list: 'loading' }, context: inList },
    'page 2 of the list is shown': { state: { list: 'ready' }, context: inList },
    'the list is empty': { state: { list: 'empty' }, context: inList },
    'the list failed': { state: { list: 'failed' }, context: inList },
    'album a is loading': { state: { album: 'loading' }, context: coming },
    'album a is shown': { state: { album: 'ready' }, context: inAlbum },
    'album a is not found': { state: { album: 'missing' }, context: coming },
    'album a failed': { state: { album: 'failed' }, context: coming },
  },
  happenings: {
    'a click on album a': { type: 'open', album: 'a' },
    back: { type: 'back' },
    'page 2': { type: 'turn', page: 2 },
    'page 3': { type: 'turn', page: 3 },
    retry: { type: 'retry' },
    'history leads to album b': { type: 'go', page: 1, album: 'b' },
    'history leads to page 1': { type: 'go', page: 1, album: undefined },
    'albums arrive': { answers: 'loadAlbums', output: { ...albums, page: 1 } },
    'an empty page arrives': { answers: 'loadAlbums', output: noAlbums },
    'the list fails': { breaks: 'loadAlbums', error: broken },
    'the album arrives': { answers: 'loadAlbum', output: spring },
    'the album is not found': { answers: 'loadAlbum', output: undefined },
    'the album fails': { breaks: 'loadAlbum', error: broken },
  },
  table: {
    'the list is loading': {
      ...ofList,
      'albums arrive': {
        rule: 'GAL-01',
        to: { list: 'ready' },
        changes: { page: 1, list: { ...albums, page: 1 } },
      },
      'an empty page arrives': {
        rule: 'ERR-02',
        to: { list: 'empty' },
        changes: { page: 1, list: noAlbums },
      },
      'the list fails': { rule: 'ERR-04', to: { list: 'failed' } },
    },
    'page 2 of the list is shown': {
      ...ofList,
      'a click on album a': {
        rule: 'GAL-01',
        to: { album: 'loading' },
        changes: { album: 'a' },
        does: [share(2, 'a')],
        asks: askAlbum('a'),
      },
    },
    'the list is empty': ofList,
    'the list failed': {
      ...ofList,
      retry: { rule: 'ERR-04', to: { list: 'loading' }, asks: askList(2) },
    },
    'album a is loading': {
      ...ofAlbum,
      'the album arrives': { rule: 'GAL-01', to: { album: 'ready' }, changes: { opened: spring } },
      'the album is not found': { rule: 'ROUTE-03', to: { album: 'missing' } },
      'the album fails': { rule: 'ERR-04', to: { album: 'failed' } },
    },
    'album a is shown': ofAlbum,
    'album a is not found': ofAlbum,
    'album a failed': {
      ...ofAlbum,
      retry: { rule: 'ERR-04', to: { album: 'loading' }, asks: askAlbum('a') },
    },
  },
});
