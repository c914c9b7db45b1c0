import { expect, it } from 'vitest';
import { nextPicture } from './picture-keys.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, undefined],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, undefined],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Enter', 1, undefined],
])('%s on picture %i of four leads to %s', (key, index, next) => {
  expect(nextPicture(key, index, 4)).toBe(next);
});
