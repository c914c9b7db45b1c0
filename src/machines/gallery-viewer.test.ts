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
])('takes %s for %s', (key, type) => {
  expect(viewerKey(key)).toEqual({ type });
});

it('leaves other keys alone', () => {
  expect(viewerKey('a')).toBeUndefined();
});
