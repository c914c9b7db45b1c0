import type { galleryViewerMachine } from '#machines/gallery-viewer.ts';
import { nothing, oracleOf } from '../model/oracle.ts';

/** Locks the page's scroll while the state is active. */
const lock = { actor: 'lockScroll', input: undefined };

/**
 * Rule GAL-03 (next, previous, zoom, keyboard) and section 4: the scroll is locked while the preview dialog is open.
 */
export const galleryViewerOracle = oracleOf<typeof galleryViewerMachine>()({
  starts: {
    'three photos': {
      rule: 'GAL-03',
      input: { count: 3 },
      state: 'closed',
      context: { count: 3, index: 0, zoom: 1 },
    },
  },
  situations: {
    'it is closed': { state: 'closed', context: { count: 3, index: 0, zoom: 1 } },
    'the first of three is shown': { state: 'open', context: { count: 3, index: 0, zoom: 1 } },
    'the second of three is shown at double size': {
      state: 'open',
      context: { count: 3, index: 1, zoom: 2 },
    },
    'the last of three is shown at the largest size': {
      state: 'open',
      context: { count: 3, index: 2, zoom: 3 },
    },
  },
  happenings: {
    'a click on the second': { type: 'open', index: 1 },
    'a click on an unknown photo': { type: 'open', index: 3 },
    'the second is chosen': { type: 'choose', index: 1 },
    'an unknown photo is chosen': { type: 'choose', index: -1 },
    next: { type: 'next' },
    previous: { type: 'previous' },
    first: { type: 'first' },
    last: { type: 'last' },
    'zoom in': { type: 'zoomIn' },
    'zoom out': { type: 'zoomOut' },
    'original size': { type: 'unzoom' },
    close: { type: 'close' },
  },
  table: {
    'it is closed': {
      'a click on the second': { rule: 'GAL-03', to: 'open', changes: { index: 1 }, asks: lock },
      'a click on an unknown photo': nothing('GAL-03'),
      'the second is chosen': nothing('GAL-03'),
      'an unknown photo is chosen': nothing('GAL-03'),
      next: nothing('GAL-03'),
      previous: nothing('GAL-03'),
      first: nothing('GAL-03'),
      last: nothing('GAL-03'),
      'zoom in': nothing('GAL-03'),
      'zoom out': nothing('GAL-03'),
      'original size': nothing('GAL-03'),
      close: nothing('LOAD-01'),
    },
    'the first of three is shown': {
      'a click on the second': nothing('LOAD-01'),
      'a click on an unknown photo': nothing('GAL-03'),
      'the second is chosen': { rule: 'GAL-03', changes: { index: 1 } },
      'an unknown photo is chosen': nothing('GAL-03'),
      next: { rule: 'GAL-03', changes: { index: 1 } },
      previous: nothing('GAL-03'),
      first: nothing('GAL-03'),
      last: { rule: 'GAL-03', changes: { index: 2 } },
      'zoom in': { rule: 'GAL-03', changes: { zoom: 2 } },
      'zoom out': nothing('GAL-03'),
      'original size': nothing('GAL-03'),
      close: { rule: 'LOAD-01', to: 'closed' },
    },
    'the second of three is shown at double size': {
      'a click on the second': nothing('LOAD-01'),
      'a click on an unknown photo': nothing('GAL-03'),
      'the second is chosen': { rule: 'GAL-03', changes: { zoom: 1 } },
      'an unknown photo is chosen': nothing('GAL-03'),
      next: { rule: 'GAL-03', changes: { index: 2, zoom: 1 } },
      previous: { rule: 'GAL-03', changes: { index: 0, zoom: 1 } },
      first: { rule: 'GAL-03', changes: { index: 0, zoom: 1 } },
      last: { rule: 'GAL-03', changes: { index: 2, zoom: 1 } },
      'zoom in': { rule: 'GAL-03', changes: { zoom: 3 } },
      'zoom out': { rule: 'GAL-03', changes: { zoom: 1 } },
      'original size': { rule: 'GAL-03', changes: { zoom: 1 } },
      close: { rule: 'LOAD-01', to: 'closed', changes: { zoom: 1 } },
    },
    'the last of three is shown at the largest size': {
      'a click on the second': nothing('LOAD-01'),
      'a click on an unknown photo': nothing('GAL-03'),
      'the second is chosen': { rule: 'GAL-03', changes: { index: 1, zoom: 1 } },
      'an unknown photo is chosen': nothing('GAL-03'),
      next: nothing('GAL-03'),
      previous: { rule: 'GAL-03', changes: { index: 1, zoom: 1 } },
      first: { rule: 'GAL-03', changes: { index: 0, zoom: 1 } },
      last: { rule: 'GAL-03', changes: { zoom: 1 } },
      'zoom in': nothing('GAL-03'),
      'zoom out': { rule: 'GAL-03', changes: { zoom: 2 } },
      'original size': { rule: 'GAL-03', changes: { zoom: 1 } },
      close: { rule: 'LOAD-01', to: 'closed', changes: { zoom: 1 } },
    },
  },
});
