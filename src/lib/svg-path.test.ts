import { expect, it } from 'vitest';
import { pathOf, pointsOfPath } from './svg-path.ts';

it('writes outlines, lines and single points with relative commands', () => {
  expect(
    pathOf([
      {
        points: [
          [26, 178],
          [98, 178],
          [98, 38],
          [26, 38],
        ],
        closed: true,
      },
      {
        points: [
          [29.75, 38],
          [34.25, 40],
        ],
      },
      { points: [[30, 10]] },
    ]),
  ).toBe('M26 178h72v-140h-72zm3.75-140l4.5 2m-4.25-30h0');
});

it('repeats one text for marks in a row', () => {
  const marks = pathOf([20, 29, 38, 47].map((y) => ({ points: [[35, y]] })));
  expect(marks).toBe('M35 20h0m0 9h0m0 9h0m0 9h0');
});

it('stays within half a hundredth of every point, however many steps lead to it', () => {
  const points = Array.from({ length: 900 }, (_, index) => [index / 3, -index / 7] as const);
  const reached = pointsOfPath(pathOf([{ points }]));
  expect(reached).toHaveLength(900);
  for (const [index, [x = 0, y = 0]] of reached.entries()) {
    expect(Math.abs(x - index / 3)).toBeLessThan(0.0051);
    expect(Math.abs(y + index / 7)).toBeLessThan(0.0051);
  }
});

it('gives back the points of outlines, lines and single points', () => {
  expect(pointsOfPath('M26 178h72v-140h-72zm3.75-140l4.5 2m-4.25-30h0')).toEqual([
    [26, 178],
    [98, 178],
    [98, 38],
    [26, 38],
    [29.75, 38],
    [34.25, 40],
    [30, 10],
  ]);
});

it('reads absolute commands, several points after one command, and other notations of numbers', () => {
  expect(pointsOfPath('M 0,0 10,0 H12.5 V-.5 l-1e1 0 0 2 Z m1-1')).toEqual([
    [0, 0],
    [10, 0],
    [12.5, 0],
    [12.5, -0.5],
    [2.5, -0.5],
    [2.5, 1.5],
    [1, -1],
  ]);
});

it('is empty without lines', () => {
  expect(pathOf([])).toBe('');
});
