import { expect, it } from 'vitest';
import { panoramaKey } from './panorama-key.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false };

it('turns by arrow keys and zooms by plus and minus, on any keyboard layout', () => {
  expect(panoramaKey({ ...plain, key: 'ArrowLeft' })).toEqual({ type: 'turn', yaw: -1, pitch: 0 });
  expect(panoramaKey({ ...plain, key: 'ArrowRight' })).toEqual({ type: 'turn', yaw: 1, pitch: 0 });
  expect(panoramaKey({ ...plain, key: 'ArrowUp' })).toEqual({ type: 'turn', yaw: 0, pitch: 1 });
  expect(panoramaKey({ ...plain, key: 'ArrowDown' })).toEqual({ type: 'turn', yaw: 0, pitch: -1 });
  for (const key of ['+', '=']) expect(panoramaKey({ ...plain, key })).toEqual({ type: 'zoom', steps: 1 });
  expect(panoramaKey({ ...plain, key: '-' })).toEqual({ type: 'zoom', steps: -1 });
});

it('ignores keys of the browser and of the page', () => {
  for (const key of ['Tab', 'Escape', 'PageDown', ' '])
    expect(panoramaKey({ ...plain, key })).toBeUndefined();
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    expect(panoramaKey({ ...plain, [held]: true, key: 'ArrowLeft' })).toBeUndefined();
});
