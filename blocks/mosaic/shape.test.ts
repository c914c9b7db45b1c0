import { expect, it } from 'vitest';
import { cardShape } from './shape.ts';

const shapes = (count: number) => Array.from({ length: count }, (_, index) => cardShape(index, count));

it('[TOUR-01] places two cards in a row, alternating wide and narrow', () => {
  expect(shapes(8)).toEqual(['wide', 'narrow', 'narrow', 'wide', 'wide', 'narrow', 'narrow', 'wide']);
});

it('[TOUR-01] gives an odd last card its own row', () => {
  expect(shapes(1)).toEqual(['alone']);
  expect(shapes(5)).toEqual(['wide', 'narrow', 'narrow', 'wide', 'alone']);
});
