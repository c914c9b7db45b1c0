import { expect, it } from 'vitest';
import { proveMachine } from '#tests/machines/model/prove.ts';
import { galleryViewerOracle } from '#tests/machines/oracles/gallery-viewer.oracle.ts';
import { galleryViewerMachine, viewerKey } from './gallery-viewer.ts';

proveMachine(galleryViewerMachine, galleryViewerOracle);

it.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['+', 'zoomIn'],
  ['-', 'zoomOut'],
  ['0', 'unzoom'],
  ['Escape', 'close'],
])('the key %s means %s', (key, type) => {
  expect(viewerKey(key)).toEqual({ type });
});

it('other keys mean nothing', () => {
  expect(viewerKey('a')).toBeUndefined();
});
