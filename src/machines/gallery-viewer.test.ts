import { expect, it } from 'vitest';
import { galleryViewerOracle } from './gallery-viewer.oracle.ts';
import { galleryViewerMachine, viewerKey } from './gallery-viewer.ts';
import { proveMachine } from './testing/prove.ts';

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
