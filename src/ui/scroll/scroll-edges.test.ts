import { expect, it } from 'vitest';
import { edgesOf, noOverflow } from './use-scroller.ts';

it('a row that fits is at both edges', () => {
  expect(edgesOf({ scrollLeft: 0, scrollWidth: 801, clientWidth: 800 })).toEqual(noOverflow);
});

it('a row that fits without its arrows does not overflow', () => {
  const beside = { scrollLeft: 0, scrollWidth: 860, clientWidth: 800 };
  expect(edgesOf(beside, 900).overflows).toBe(false);
  expect(edgesOf(beside, 840).overflows).toBe(true);
});

it('a long row reports whether it is at its start or end', () => {
  const row = { scrollWidth: 1000, clientWidth: 400 };
  expect(edgesOf({ ...row, scrollLeft: 0 })).toEqual({ overflows: true, atStart: true, atEnd: false });
  expect(edgesOf({ ...row, scrollLeft: 300 })).toEqual({ overflows: true, atStart: false, atEnd: false });
  expect(edgesOf({ ...row, scrollLeft: 599.5 })).toEqual({ overflows: true, atStart: false, atEnd: true });
});
