import { expect, it } from 'vitest';
import { visibleIn, withNumber, withProportion } from './frame.ts';

const size = { width: 1600, height: 1000 };
const whole = { x: 0, y: 0, width: 100, height: 100 };

it('a frame around the whole picture becomes the largest one of other proportions, in the middle', () => {
  expect(withProportion(whole, 1, size)).toEqual({ x: 18.75, y: 0, width: 62.5, height: 100 });
  const wide = withProportion(whole, 16 / 9, size);
  expect(wide.width).toBeCloseTo(100);
  expect([wide.x, wide.y, wide.height].map((one) => Math.round(one * 10) / 10)).toEqual([0, 5, 90]);
});

it('a smaller frame keeps its area and its middle, and stays inside of the picture', () => {
  const square = withProportion({ x: 0, y: 40, width: 10, height: 64 }, 1, size);
  expect(square).toEqual({ x: 0, y: 56, width: 20, height: 32 });
});

it('a typed number moves or resizes the frame inside of the picture', () => {
  const frame = { x: 10, y: 10, width: 50, height: 50 };
  const free = { proportion: undefined, size };
  expect(withNumber(frame, ['x', 80], free)).toEqual({ x: 50, y: 10, width: 50, height: 50 });
  expect(withNumber(frame, ['y', -5], free)).toEqual({ x: 10, y: 0, width: 50, height: 50 });
  expect(withNumber(frame, ['width', 95], free)).toEqual({ x: 5, y: 10, width: 95, height: 50 });
  expect(withNumber(frame, ['height', 0], free)).toEqual({ x: 10, y: 10, width: 50, height: 1 });
  expect(withNumber(frame, ['height', 80], { proportion: 1, size })).toEqual({
    ...{ x: 10, y: 10, width: 50, height: 80 },
  });
  expect(withNumber(frame, ['width', 100], { proportion: 1, size })).toEqual({
    ...{ x: 10, y: 0, width: 62.5, height: 100 },
  });
});

it('a box of another shape shows the part around the focal point', () => {
  const frame = { x: 50, y: 0, width: 50, height: 80 };
  expect(visibleIn(frame, 1, { point: { x: 0, y: 0.5 }, size })).toEqual(frame);
  expect(visibleIn(frame, 2, { point: { x: 0.5, y: 1 }, size })).toEqual({
    x: 50,
    y: 40,
    width: 50,
    height: 40,
  });
  expect(visibleIn(frame, 0.5, { point: { x: 1, y: 0.5 }, size })).toEqual({
    x: 75,
    y: 0,
    width: 25,
    height: 80,
  });
});
