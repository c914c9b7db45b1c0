import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it('the contrast of two colours is that of WCAG, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0e6e78', '#ffffff')).toBeCloseTo(5.96, 1);
  expect(contrast('#071a22', '#071a22')).toBe(1);
});
